import { answerText, type GameText, type Move, type Piece, type Playable, type LoggedMove } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import type { WebGame } from './game.ts';
import { moveFor, movesOf, type Narrowed } from '../table/narrow.ts';
import { choices, levelOf, type Table, type TableStore } from '../table/table.ts';
import { Icon } from '../ui/Icon.tsx';
import { Chips, linesOf, newsFor, piecesOf } from './Log.tsx';
import { offersOf } from './offers.ts';
import { turnLabel } from './turn.ts';
import './Prompt.css';

interface Props<G extends Playable<G>> {
  readonly store: TableStore<G>;
  readonly game: WebGame<G>;
  readonly table: Table<G>;
  readonly text: GameText<G>;
  readonly name: (side: number) => string;
  /** Further controls. */
  readonly children?: ReactNode;
}

/** The question, with every legal move as a button, and undo beside it. */
export function Prompt<G extends Playable<G>>({ store, game, table, text, name, children }: Props<G>): ReactNode {
  const words = useWords();
  const { actions } = store;
  const { look, back, told, viewer, underWay, handover } = table.shown;
  const narrowed = choices(store.wiring, table);
  const { sums } = narrowed;
  const { prompt } = levelOf(table);
  const said = (moves: readonly Move<G>[]): string => answerText(text, moves, name);
  const chosen = [...table.chosen.map(movesOf), ...begun(narrowed, table.picked)].map(said);
  const mine = look.moves.length > 0;
  const touched = table.picked.length > 0 || table.pending !== null || table.chosen.length > 0;
  const ways = [
    ['undo', words.table.undo, actions.undo, touched || (back.undo && !underWay)],
    ['redo', words.table.redo, actions.redo, back.redo && !underWay],
    ['reset', words.table.reset, actions.resetTurn, back.reset && !underWay],
  ] as const;
  return (
    <section className={`prompt ${mine ? 'is-mine' : ''}`} aria-label={words.table.moves}>
      <header className="prompt-head">
        <p className="prompt-whose">{turnLabel(game, table.shown, words, name)}</p>
        <div className="prompt-back">
          {ways.map(([icon, label, act, open]) => (
            <button key={icon} type="button" className="icon-button" aria-label={label} title={label} disabled={!open} onClick={act}>
              <Icon name={icon} />
            </button>
          ))}
        </div>
        {mine && chosen.length > 0 && <p className="prompt-chosen">{chosen.join(' › ')} ›</p>}
        <p className="prompt-question" aria-live="polite">
          {mine && prompt !== null ? text.prompt(prompt) : ' '}
        </p>
        {mine && narrowed.parts.length > 0 && sums.length === 0 && <Progress narrowed={narrowed} picked={table.picked.length} />}
        {mine && sums.length > 0 && text.sums !== undefined && (
          <p className={`prompt-sums ${sums.every(({ have, need }) => have >= need) ? 'is-enough' : ''}`} aria-live="polite">
            {text.sums(sums)}
          </p>
        )}
      </header>
      {handover !== null && !underWay && (
        <button type="button" className="move is-strong" onClick={actions.passOn}>
          {words.table.passTo(name(handover))}
        </button>
      )}
      {mine && <Since game={game} told={told.slice(newsFor(told, viewer))} text={text} name={name} />}
      {table.pending === null ? (
        <ul className="moves">
          {offersOf(narrowed, actions, text, name).map(({ label, isPiece, act }, i) => (
            <li key={`${i} ${label}`} className={isPiece ? 'only-wide' : ''}>
              <button type="button" className="move" onClick={act}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <div className="confirm">
          <p>
            {said(movesOf(table.pending))}. {words.table.final}
          </p>
          <button type="button" className="move is-strong" autoFocus onClick={actions.confirm}>
            {words.table.confirm}
          </button>
          <button type="button" className="move" onClick={actions.unpick}>
            {words.table.think}
          </button>
        </div>
      )}
      {children}
    </section>
  );
}

/** How many pieces of an amount were picked, if all amounts are of one size. */
function Progress<G extends Playable<G>>({ narrowed, picked }: { readonly narrowed: Narrowed<G>; readonly picked: number }): ReactNode {
  const [size, ...others] = new Set(narrowed.moves.flatMap(({ more }) => (more === undefined ? [] : [more.length + 1])));
  return size !== undefined && others.length === 0 ? (
    <p className="prompt-sums">
      {picked} / {size}
    </p>
  ) : null;
}

/** What was picked of an amount so far; empty if no amount is being put together. */
const begun = <G extends Playable<G>>({ moves, parts }: Narrowed<G>, picked: readonly Piece[]): readonly (readonly Move<G>[])[] =>
  picked.length > 0 && parts.some(({ move }) => move !== null) ? [picked.map((piece) => moveFor(moves, piece))] : [];

/** What others did before this turn, for screens without room for the log. */
function Since<G extends Playable<G>>({ game, told, text, name }: SinceProps<G>): ReactNode {
  const words = useWords();
  const since = told
    .map(({ events }) => ({ lines: linesOf(events, text, name), pieces: piecesOf(events, text) }))
    .filter(({ lines }) => lines.length > 0);
  if (since.length === 0) return null;
  return (
    <details className="since only-narrow">
      <summary>{words.table.since}</summary>
      <ul>
        {since.map(({ lines, pieces }, i) => (
          <li key={i}>
            {lines.join(' ')} <Chips game={game} pieces={pieces} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface SinceProps<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly told: readonly LoggedMove<G>[];
  readonly text: GameText<G>;
  readonly name: (side: number) => string;
}
