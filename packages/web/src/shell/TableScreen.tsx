import type { GameText, Playable, Seat } from '@fathom/kernel';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { levelOf } from '../table/answering.ts';
import type { Shown } from '../table/scene.ts';
import type { TableStore } from '../table/table.ts';
import { useWords } from '../text/words.tsx';
import { AfterTheEnd, type Rematch } from './AfterTheEnd.tsx';
import { useAttention, useSounds } from './attention.ts';
import { noReason, type PeoplePanel } from './frame.ts';
import type { WebGame } from './game.ts';
import { Ghosts } from './Ghosts.tsx';
import { useKeys } from './keys.ts';
import { loaded } from './loaded.tsx';
import { newsFor, piecesOf } from './Log.tsx';
import { MeContext, useNames } from './names.ts';
import { offersOf } from './offers.ts';
import type { Opening as OpeningScene } from './Opening.tsx';
import type { PlayedTable } from './played-table.ts';
import { Prompt } from './Prompt.tsx';
import { travel, useSettings } from './settings.ts';
import type { Spoken as SpokenTable } from './spoken/Spoken.tsx';
import { TableCaption } from './TableCaption.tsx';
import { TableEnd, useEndScreen } from './TableEnd.tsx';
import { TableFrame } from './TableFrame.tsx';
import { TableOrders } from './TableOrders.tsx';
import { Travels } from './Travels.tsx';
import { actorsOf, turnLabel } from './turn.ts';
import { useStableParts } from './useStable.ts';

/** Loaded when they are first needed. They are generic components, which the type of `loaded` cannot express. */
const Opening = loaded(async () => (await import('./Opening.tsx')).Opening as never) as unknown as typeof OpeningScene;
const Spoken = loaded(async () => (await import('./spoken/Spoken.tsx')).Spoken as never) as unknown as typeof SpokenTable;

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
  /** A new game begins with its goal, who begins and against whom. */
  readonly opens?: boolean;
  /** Shown before the prompt, or instead of it: the words of a lesson, a suggestion of the coach. */
  readonly guide?: ReactNode;
  /** Shown beside a player's name, such as a clock. */
  readonly seatNote?: (side: Seat) => ReactNode;
  readonly people?: PeoplePanel;
}

/** A game being played on this screen. It works for every game. */
export function TableScreen<G extends Playable<G>>(props: Props<G>): ReactNode {
  const { game, store, text, past } = props;
  const table = useStore(store);
  const { shown } = table;
  /** A move ends with the same view as its last step: that renders nothing again. What a step leaves as it is, is not rendered either. */
  const view = useStableParts(shown.seatView.view);
  const name = useNames(
    shown.players.map((player) => player.name),
    text,
    view,
  );
  const played = { game, store, text, name, table, narrowed: store.choices(), view };
  const isCovered = past !== undefined && shown.curtain === null;
  const endScreen = useEndScreen();
  useSignals(played);
  useKeys(store.actions, offersOf(played.narrowed, store.actions, text, name), shown.isAnimating, isCovered);
  const [opening] = useState(() => knownLogLength(shown));
  const isSpoken = useIsSpoken(store);
  return (
    <MeContext value={shown.isShared ? null : shown.viewer}>
      {shown.curtain !== null ? (
        <Curtain name={name(shown.curtain)} onLift={store.actions.liftCurtain} />
      ) : isCovered ? (
        past
      ) : (
        <TableInPlay screen={props} played={played} endScreen={endScreen} />
      )}
      {isSpoken && <Spoken played={played} opening={opening} isCovered={isCovered} />}
    </MeContext>
  );
}

/**
 * How much of the log a player knows who opens the table: what happened up to their own last decision. Spectators come to see what follows.
 */
const knownLogLength = <G extends Playable<G>>({ log, viewer }: Shown<G>): number =>
  viewer === null ? log.length : log.findLastIndex(({ by, playedBy }) => by === viewer && playedBy === undefined) + 1;

/** Has a key been pressed, or anything been played since the first question? Until then nobody waits for what is said. */
function useIsSpoken<G extends Playable<G>>(store: TableStore<G>): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const use = (): void => setUsed(true);
    let asked = -1;
    addEventListener('keydown', use, { once: true });
    const leave = store.subscribe(({ shown: { seatView, viewer, log } }) => {
      if (asked >= 0 && log.length !== asked) use();
      else if (seatView.moves.length > 0 || viewer === null) asked = log.length;
    });
    return () => {
      removeEventListener('keydown', use);
      leave();
    };
  }, [store]);
  return isUsed;
}

interface CurtainProps {
  /** Whom the device is passed to. */
  readonly name: string;
  readonly onLift: () => void;
}

/** Hides the table while the device is passed to somebody who sees other things. */
function Curtain({ name, onLift }: CurtainProps): ReactNode {
  const { table } = useWords();
  return (
    <main className="curtain">
      <h1>{table.curtain(name)}</h1>
      <button type="button" className="move is-strong" autoFocus onClick={onLift}>
        {table.lift}
      </button>
    </main>
  );
}

interface InPlayProps<G extends Playable<G>> {
  readonly screen: Props<G>;
  readonly played: PlayedTable<G>;
  readonly endScreen: ReturnType<typeof useEndScreen>;
}

/** The table with its prompt, what moves over it, and the end screen. */
function TableInPlay<G extends Playable<G>>({ screen, played, endScreen }: InPlayProps<G>): ReactNode {
  const { rematch, onReplay, onMoment, seatNote, people } = screen;
  const { game, store, text, name, table, view } = played;
  const { seatView, viewer, log, record, isAnimating } = table.shown;
  const scores = useMemo(() => game.rules.score(view), [game, view]);
  const [isNew] = useState(() => screen.opens === true && hasJustBegun(table.shown));
  return (
    <div className="table-screen" onPointerDownCapture={isAnimating ? store.actions.skip : undefined}>
      <TableFrame
        {...{ game, scores, log, record }}
        title={text.title}
        board={{ view, viewer, text, name }}
        asked={actorsOf(table.shown)}
        question={levelOf(table)}
        selection={store.selection}
        blockedBy={seatView.moves.length > 0 ? store.wiring.host.blockedBy : noReason}
        onJump={onMoment}
        onPoint={store.aiming.atPiece}
        onSeat={store.actions.again}
        over={<TableCaption {...played} />}
        {...(seatView.moves.length > 0 ? { news: newsFor(log, viewer) } : {})}
        {...(seatNote === undefined ? {} : { seatNote })}
        {...(people === undefined ? {} : { people })}
      >
        {screen.guide}
        <Prompt {...played} points={viewer === null ? null : (scores[viewer]?.total ?? null)} aside={<TableOrders {...played} />}>
          {seatView.outcome !== null && endScreen.state === 'closed' && (
            <AfterTheEnd rematch={rematch} onResults={endScreen.showAgain} onReplay={onReplay} />
          )}
        </Prompt>
      </TableFrame>
      <PieceMotion {...played} />
      {isNew && <Opening {...played} />}
      <TableEnd {...{ played, scores, rematch, onReplay, onMoment }} screen={endScreen} />
    </div>
  );
}

/** Has the viewer decided nothing yet? Bots may have begun already, and the table may have answered where there was no choice. */
const hasJustBegun = <G extends Playable<G>>({ viewer, log }: PlayedTable<G>['table']['shown']): boolean =>
  viewer === null ? log.length === 1 : !log.some(({ by, playedBy }) => by === viewer && playedBy === undefined);

/** What the answer that is pointed at would move, and what the last move has moved. */
function PieceMotion<G extends Playable<G>>({ game, text, table, view }: PlayedTable<G>): ReactNode {
  const { happening, log } = table.shown;
  const { motion } = useSettings();
  const preview = table.aim?.preview ?? null;
  const sources = useMemo(() => piecesOf(happening.length > 0 ? happening : (log.at(-1)?.events ?? []), text), [happening, log, text]);
  return (
    <>
      {preview !== null && <Ghosts game={game} text={text} preview={preview} />}
      <Travels game={game} view={view} sources={sources} duration={travel[motion]} />
    </>
  );
}

/** Sounds, and the title of the page. */
function useSignals<G extends Playable<G>>({ game, table, name, view }: PlayedTable<G>): void {
  const words = useWords();
  const { seatView } = table.shown;
  useSounds(game, view);
  useAttention(seatView.moves.length > 0 ? turnLabel(game, table.shown, words, name) : null, seatView.outcome !== null);
}
