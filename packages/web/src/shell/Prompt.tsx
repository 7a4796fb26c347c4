import { mayUndo, prompt, type GameText, type Playable } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import type { Entry } from '../games/entry.ts';
import { choices, type Table, type TableStore } from '../table/table.ts';

interface Props<G extends Playable<G>> {
  /** What happened since this seat last acted. */
  readonly since: readonly string[];
  readonly store: TableStore<G>;
  readonly entry: Entry<G>;
  readonly table: Table<G>;
  readonly text: GameText<G>;
  readonly name: (side: number) => string;
}

/** The one place that says what is asked, with every legal move as a button, and the way back beside it. */
export function Prompt<G extends Playable<G>>({ store, entry, table, text, name, since }: Props<G>): ReactNode {
  const words = useWords();
  const { actions } = store;
  const { look, narrowed } = choices(store.wiring, table);
  const mine = look.moves.length > 0;
  const question = prompt(entry.game, table.sitting.history.now);
  const { history } = table.sitting;
  const undoable = table.picked.length > 0 || table.pending !== null || (table.viewer !== null && mayUndo(history, table.viewer));
  return (
    <section className={`prompt ${mine ? 'is-mine' : ''}`} aria-label={words.table.moves}>
      <p className="prompt-whose">{mine ? words.table.yourTurn : waitingFor()}</p>
      <p className="prompt-question" aria-live="polite">
        {mine && question !== null ? text.prompt(question) : ' '}
      </p>
      {mine && since.length > 0 && (
        <details className="since" open={isWide()}>
          <summary>{words.table.since}</summary>
          <ul>
            {since.map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      {table.pending === null ? (
        <ul className="moves">
          {narrowed.moves.map(({ move }) => (
            <li key={JSON.stringify(move)}>
              <button type="button" className="move" onClick={() => actions.choose(move)}>
                {text.move(move)}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <div className="confirm">
          <p>
            {text.move(table.pending.move)}. {words.table.final}
          </p>
          <button type="button" className="move is-strong" autoFocus onClick={actions.confirm}>
            {words.table.confirm}
          </button>
          <button type="button" className="move" onClick={actions.unpick}>
            {words.table.think}
          </button>
        </div>
      )}
      <div className="prompt-back">
        <button type="button" className="quiet" disabled={!undoable} onClick={actions.undo}>
          {words.table.undo}
        </button>
        <button type="button" className="quiet" disabled={history.undone.length === 0} onClick={actions.redo}>
          {words.table.redo}
        </button>
        <button type="button" className="quiet" disabled={history.past.length < 2 || !undoable} onClick={actions.resetTurn}>
          {words.table.reset}
        </button>
      </div>
    </section>
  );

  function waitingFor(): string {
    if (table.thinking !== null) return words.table.thinking(name(table.thinking));
    return look.asked.length === 0 ? words.end.title : words.table.turnOf(look.asked.map(name).join(', '));
  }
}

/** Where there is room, what happened is told unasked. */
const isWide = (): boolean => matchMedia('(width >= 900px)').matches;
