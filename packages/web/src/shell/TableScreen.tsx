import type { GameText, SeatView, Playable, Seat } from '@fathom/kernel';
import { useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useWords } from '../app/words.tsx';
import type { Entry } from '../games/entry.ts';
import type { Shown } from '../table/show.ts';
import { choices, heldOf, type TableStore } from '../table/table.ts';
import { useAttention } from './attention.ts';
import { Caption } from './Caption.tsx';
import type { Moment } from './captions.ts';
import { loaded } from '../app/loaded.tsx';
import { AfterTheEnd, type Rematch } from './AfterTheEnd.tsx';
import type { End as EndScene } from './End.tsx';
import { useKeys } from './keys.ts';
import { linesOf, newsFor } from './Log.tsx';
import { offersOf } from './offers.ts';
import type { Orders as OrdersPanel } from './Orders.tsx';
import { Prompt } from './Prompt.tsx';
import { actorsOf, turnLabel } from './turn.ts';
import { namesOf, TableFrame, useNames, type CompanyPanel } from './TableFrame.tsx';

/** Not needed before the end, or not by every game. They are components for any game, which `loaded` cannot say. */
const End = loaded(async () => (await import('./End.tsx')).End as never) as unknown as typeof EndScene;
const Orders = loaded(async () => (await import('./Orders.tsx')).Orders as never) as unknown as typeof OrdersPanel;

interface Props<G extends Playable<G>> {
  readonly entry: Entry<G>;
  readonly store: TableStore<G>;
  readonly text: GameText<G>;
  readonly rematch: Rematch | null;
  /** The finished game, from its start. */
  readonly onReplay: () => void;
  /** A line of the log was touched: its moment is wanted. */
  readonly onMoment: (ply: number) => void;
  /** An earlier moment that lies over the game, while one is looked at. The game goes on beneath it. */
  readonly past?: ReactNode;
  /** Somebody who speaks before the prompt does. */
  readonly guide?: ReactNode;
  /** What stands beside a name: a clock. */
  readonly seatNote?: (side: Seat) => ReactNode;
  readonly company?: CompanyPanel;
}

/** A game being played on this screen. It knows seats, prompt, pieces, log and score, and no game. */
export function TableScreen<G extends Playable<G>>({
  entry,
  store,
  text,
  rematch,
  onReplay,
  onMoment,
  past,
  guide,
  seatNote,
  company,
}: Props<G>): ReactNode {
  const words = useWords();
  const table = useStore(store);
  const { shown } = table;
  const { look, viewer, sitters, told } = shown;
  const narrowed = choices(store.wiring, table);
  /** Where the end is: on the screen for the first time, put aside, or on the screen again. */
  const [end, setEnd] = useState<'first' | 'aside' | 'again'>('first');
  const covered = past !== undefined && shown.curtain === null;
  const lit = [...narrowed.lit].join(' ');
  const held = heldOf(table).join(' ');
  const hand = useMemo(() => ({ lit: new Set(listed(lit)), picked: listed(held), pick: store.actions.pick }), [lit, held, store]);
  const name = useNames(
    sitters.map((sitter) => sitter.name),
    text,
    look.view,
  );
  useKeys(store.actions, offersOf(narrowed, store.actions, text, name), shown.underWay, covered);
  useAttention(look.ply, look.moves.length > 0 ? turnLabel(entry, shown, words, name) : null, look.outcome !== null);
  const scores = useMemo(() => entry.game.score(look.view), [entry, look.view]);

  if (shown.curtain !== null) {
    return (
      <main className="curtain">
        <h1>{words.table.curtain(name(shown.curtain))}</h1>
        <button type="button" className="move is-strong" autoFocus onClick={store.actions.lift}>
          {words.table.lift}
        </button>
      </main>
    );
  }
  if (covered) return past;
  return (
    <div className="table-room" onPointerDownCapture={shown.underWay ? store.actions.skip : undefined}>
      <TableFrame
        entry={entry}
        title={text.title}
        board={{ view: look.view, viewer, text, name }}
        scores={scores}
        asked={actorsOf(shown)}
        told={told}
        {...(look.moves.length > 0 ? { news: newsFor(told, viewer) } : {})}
        record={shown.record}
        hand={hand}
        whyDark={store.wiring.host.whyDark}
        onJump={onMoment}
        {...(seatNote === undefined ? {} : { seatNote })}
        {...(company === undefined ? {} : { company })}
        over={<Caption moment={captionMoment(shown, linesOf(shown.happening, text, name))} />}
      >
        {guide}
        <Prompt store={store} entry={entry} table={table} text={text} name={name}>
          {entry.game.orders !== undefined && viewer !== null && look.outcome === null && (
            <div className={isOrdersTurn(entry, look) ? '' : 'only-wide'}>
              <Orders entry={entry} text={text} view={look.view} order={shown.order} onOrder={store.actions.order} />
            </div>
          )}
          {look.outcome !== null && end === 'aside' && (
            <AfterTheEnd rematch={rematch} onResults={() => setEnd('again')} onReplay={onReplay} />
          )}
        </Prompt>
      </TableFrame>
      {look.outcome !== null && !shown.underWay && end !== 'aside' && (
        <End
          entry={entry}
          record={shown.record}
          scores={scores}
          names={namesOf(scores, name)}
          winners={look.outcome.winners}
          part={text.part}
          again={end === 'again'}
          rematch={rematch}
          onReplay={onReplay}
          onAside={() => setEnd('aside')}
        />
      )}
    </div>
  );
}

const listed = (pieces: string): readonly string[] => (pieces === '' ? [] : pieces.split(' '));

/** Where the table is, and what is to be said about it. */
function captionMoment<G extends Playable<G>>({ look, told, viewer, happening, struck }: Shown<G>, lines: readonly string[]): Moment {
  const kinds = happening.flatMap((event) => ('type' in event && typeof event.type === 'string' ? [event.type] : []));
  return {
    ply: look.ply,
    mine: viewer !== null && told.at(-1)?.by === viewer,
    over: look.outcome !== null,
    news: lines.length === 0 ? null : { text: lines.join(' '), struck, ply: look.ply, kinds },
  };
}

/** Where there is little room, orders are at hand while others play, and when what is asked can be ordered. */
const isOrdersTurn = <G extends Playable<G>>({ game }: Entry<G>, { moves, prompt }: SeatView<G>): boolean =>
  moves.length === 0 || (prompt !== null && game.orders?.questions.includes(prompt) === true);
