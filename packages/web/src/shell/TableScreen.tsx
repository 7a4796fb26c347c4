import type { GameText, Piece, SeatView, Playable, Seat } from '@fathom/kernel';
import { useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useWords } from '../text/words.tsx';
import type { WebGame } from './game.ts';
import type { Shown } from '../table/show.ts';
import { choices, heldOf } from '../table/answering.ts';
import type { TableStore } from '../table/table.ts';
import { useAttention, useSounds } from './attention.ts';
import { Caption } from './Caption.tsx';
import type { Moment } from './captions.ts';
import { loaded } from './loaded.tsx';
import { AfterTheEnd, type Rematch } from './AfterTheEnd.tsx';
import type { End as EndScene } from './End.tsx';
import { useKeys } from './keys.ts';
import { Ghosts } from './Ghosts.tsx';
import { linesOf, newsFor, piecesOf } from './Log.tsx';
import { travel, useSettings } from './settings.ts';
import { Travels } from './Travels.tsx';
import { offersOf } from './offers.ts';
import type { Orders as OrdersPanel } from './Orders.tsx';
import { Prompt } from './Prompt.tsx';
import { actorsOf, turnLabel } from './turn.ts';
import { useStable } from './useStable.ts';
import { namesOf, TableFrame, useNames, type CompanyPanel } from './TableFrame.tsx';

/** Not needed before the end, or not by every game. They are generic components, which the type of `loaded` cannot express. */
const End = loaded(async () => (await import('./End.tsx')).End as never) as unknown as typeof EndScene;
const Orders = loaded(async () => (await import('./Orders.tsx')).Orders as never) as unknown as typeof OrdersPanel;

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly store: TableStore<G>;
  readonly text: GameText<G>;
  readonly rematch: Rematch | null;
  /** Opens the finished game from its start. */
  readonly onReplay: () => void;
  /** Called when a line of the log is pressed, to show that moment. */
  readonly onMoment: (ply: number) => void;
  /** An earlier moment shown instead of the current one; the game goes on meanwhile. */
  readonly past?: ReactNode;
  /** Shown before the prompt, or instead of it: the words of a lesson, a suggestion of the coach. */
  readonly guide?: ReactNode;
  /** Shown beside a player's name, such as a clock. */
  readonly seatNote?: (side: Seat) => ReactNode;
  readonly company?: CompanyPanel;
}

/** A game being played on this screen. It works for every game. */
export function TableScreen<G extends Playable<G>>({
  game,
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
  /** Whether the end screen is shown for the first time, closed, or shown again. */
  const [end, setEnd] = useState<'first' | 'aside' | 'again'>('first');
  /** After a look back from the end screen, it is shown again without animation. */
  const lookBack = (open: () => void): void => {
    setEnd('again');
    open();
  };
  const covered = past !== undefined && shown.curtain === null;
  const lit = useStable([...narrowed.lit]);
  const picked = useStable(heldOf(table));
  const answers = useStable(narrowed.listed);
  const aimed = useStable(table.aim?.answer.touches ?? NONE);
  const selection = useMemo(
    () => ({ lit: new Set(lit), picked, aimed, answers, pick: store.actions.pick, choose: store.actions.choose }),
    [lit, picked, aimed, answers, store],
  );
  const name = useNames(
    sitters.map((sitter) => sitter.name),
    text,
    look.view,
  );
  useKeys(store.actions, offersOf(narrowed, store.actions, text, name), shown.underWay, covered);
  useSounds(game, look.view);
  useAttention(look.moves.length > 0 ? turnLabel(game, shown, words, name) : null, look.outcome !== null);
  const { motion } = useSettings();
  const preview = table.aim?.preview ?? null;
  const sources = useMemo(
    () => piecesOf(shown.happening.length > 0 ? shown.happening : (told.at(-1)?.events ?? []), text),
    [shown.happening, told, text],
  );
  const scores = useMemo(() => game.rules.score(look.view), [game, look.view]);

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
        game={game}
        title={text.title}
        board={{ view: look.view, viewer, text, name }}
        scores={scores}
        asked={actorsOf(shown)}
        told={told}
        {...(look.moves.length > 0 ? { news: newsFor(told, viewer) } : {})}
        record={shown.record}
        selection={selection}
        blockedBy={store.wiring.host.blockedBy}
        onJump={onMoment}
        {...(seatNote === undefined ? {} : { seatNote })}
        {...(company === undefined ? {} : { company })}
        onPoint={store.aiming.atPiece}
        onSeat={store.actions.again}
        over={
          <Caption
            moment={captionMoment(shown, linesOf(shown.happening, text, name))}
            waits={shown.struck && shown.underWay}
            onContinue={store.actions.skip}
            onAgain={() => store.actions.again(null)}
          />
        }
      >
        {guide}
        <Prompt
          store={store}
          game={game}
          table={table}
          text={text}
          name={name}
          aside={
            game.rules.orders !== undefined &&
            viewer !== null &&
            look.outcome === null && (
              <div className={isOrdersTurn(game, look) ? '' : 'only-wide'}>
                <Orders game={game} text={text} view={look.view} order={shown.order} onOrder={store.actions.order} />
              </div>
            )
          }
        >
          {look.outcome !== null && end === 'aside' && (
            <AfterTheEnd rematch={rematch} onResults={() => setEnd('again')} onReplay={onReplay} />
          )}
        </Prompt>
      </TableFrame>
      {preview !== null && <Ghosts game={game} text={text} preview={preview} />}
      <Travels game={game} view={look.view} sources={sources} duration={travel[motion]} />
      {look.outcome !== null && !shown.underWay && end !== 'aside' && (
        <End
          game={game}
          text={text}
          view={look.view}
          record={shown.record}
          scores={scores}
          names={namesOf(scores, name)}
          winners={look.outcome.winners}
          me={shown.isShared ? null : viewer}
          again={end === 'again'}
          rematch={rematch}
          onReplay={() => lookBack(onReplay)}
          onMoment={(ply) => lookBack(() => onMoment(ply))}
          onAside={() => setEnd('aside')}
        />
      )}
    </div>
  );
}

const NONE: readonly Piece[] = [];

/** The current moment of the game, and what to say about it. */
function captionMoment<G extends Playable<G>>(
  { look, told, viewer, happening, struck, acting }: Shown<G>,
  lines: readonly string[],
): Moment {
  const kinds = happening.flatMap((event) => ('type' in event && typeof event.type === 'string' ? [event.type] : []));
  return {
    ply: look.ply,
    mine: viewer !== null && told.at(-1)?.by === viewer,
    over: look.outcome !== null,
    news: lines.length === 0 ? null : { text: lines.join(' '), struck, by: acting, ply: look.ply, kinds },
  };
}

/** On small screens, orders are offered while others play, and when the question can be answered by an order. */
const isOrdersTurn = <G extends Playable<G>>({ rules }: WebGame<G>, { moves, prompt }: SeatView<G>): boolean =>
  moves.length === 0 || (prompt !== null && rules.orders?.questions.includes(prompt) === true);
