import type { GameRecord, GameText, Playable } from '@fathom/kernel';
import type { SeatInfo } from '@fathom/wire';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { useAnalysed } from '../shell/analyst.ts';
import type { Rematch } from '../shell/AfterTheEnd.tsx';
import type { WebGame } from '../shell/game.ts';
import type { PeoplePanel } from '../shell/frame.ts';
import { ReviewContext } from '../shell/review-context.ts';
import { TableScreen } from '../shell/TableScreen.tsx';
import { useGameText } from '../shell/useGameText.ts';
import { useTable } from '../shell/useTable.ts';
import { mayPlay, tableHost, type TableHost } from '../table/host.ts';
import type { Player } from '../table/players.ts';
import { useWords } from '../text/words.tsx';
import { recordOf } from './api.ts';
import { Clock } from './Clock.tsx';
import type { TableConnection } from './connection.ts';
import { LookBack, OnlineReview } from './LookBack.tsx';
import { nameIn } from './names.ts';
import { useNotice } from './notice.ts';
import { People } from './People.tsx';
import { Proposal } from './Proposal.tsx';
import { useOnlineWords } from './text/index.ts';

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly connection: TableConnection<G>;
}

/** A game on the server, shown like any other. */
export function Playing<G extends Playable<G>>({ game, connection }: Props<G>): ReactNode {
  const { people } = useOnlineWords();
  const text = useGameText(game);
  const { now, receivedAt } = useStore(connection.store);
  const record = useRecord(now?.table.phase === 'over' ? now.table.id : null);
  const store = useTable(game, useHost(connection, record));
  const panel = usePeoplePanel(connection);
  const rematch = useRematch(connection);
  useNotice(now !== null && mayPlay(now) && (now.seatView?.moves.length ?? 0) > 0, people.webhookText);
  const { past, lookBack, review } = usePast(game, text, connection, record);
  if (text === null || now === null) return null;
  const { left, waiting } = now.table;
  const clock = (side: number): ReactNode =>
    left?.[side] === undefined ? null : <Clock left={left[side]} since={receivedAt} runs={waiting.includes(side)} />;
  return (
    <ReviewContext value={review}>
      <TableScreen
        game={game}
        store={store}
        text={text}
        rematch={rematch}
        onReplay={() => lookBack(0)}
        onMoment={lookBack}
        opens
        {...(past === null ? {} : { past })}
        seatNote={clock}
        people={panel}
        guide={
          <>
            <Notices connection={connection} />
            {clock(now.seat ?? 0)}
          </>
        }
      />
    </ReviewContext>
  );
}

interface Looking {
  /** What is shown instead of the game as it is: a move that is looked back at, or the review; null for the game. */
  readonly past: ReactNode;
  readonly lookBack: (ply: number) => void;
  /** Null while there is nothing to review. */
  readonly review: (() => void) | null;
}

function usePast<G extends Playable<G>>(
  game: WebGame<G>,
  text: GameText<G> | null,
  connection: TableConnection<G>,
  record: GameRecord | null,
): Looking {
  const [back, setBack] = useState<number | null>(null);
  const [isReviewed, setReviewed] = useState(false);
  const isReviewable = useAnalysed(game.rules.id, record !== null);
  const review = isReviewable ? () => setReviewed(true) : null;
  const shown = (): ReactNode => {
    if (text === null) return null;
    if (back !== null) return <LookBack {...{ game, text, connection, record, isReviewed }} from={back} onBack={() => setBack(null)} />;
    if (!isReviewed || record === null) return null;
    return <OnlineReview {...{ game, text, connection, record }} onMoment={setBack} onClose={() => setReviewed(false)} />;
  };
  return { past: shown(), lookBack: setBack, review };
}

/** What this player has to know or to answer now. */
function Notices<G extends Playable<G>>({ connection }: Pick<Props<G>, 'connection'>): ReactNode {
  const { people, trouble } = useOnlineWords();
  const { now, status, refused } = useStore(connection.store);
  const seat = now?.seat ?? null;
  return (
    <div role="status" className="notices">
      {status !== 'open' && <p className="notice is-trouble">{people.lost}</p>}
      {refused !== null && <p className="notice is-trouble">{trouble[refused]}</p>}
      {seat !== null && now!.table.proposal?.waiting.includes(seat) === true && <Proposal connection={connection} />}
    </div>
  );
}

/** The whole game, once it is over. */
function useRecord(table: string | null): GameRecord | null {
  const [record, setRecord] = useState<GameRecord | null>(null);
  useEffect(() => {
    if (table !== null) void recordOf(table).then((answer) => answer.ok && setRecord(answer.value));
  }, [table]);
  return record;
}

/** The table on this screen; it is log when the record is there. */
function useHost<G extends Playable<G>>(connection: TableConnection<G>, record: GameRecord | null): TableHost<G> {
  const words = useWords();
  const latest = useRef(record);
  const host = useMemo(() => {
    const playerOf = (seat: SeatInfo, at: number): Player => {
      const name = nameIn(words, seat, at);
      return seat.kind === 'bot' ? { kind: 'bot', level: seat.level!, name } : { kind: 'person', name };
    };
    return tableHost({ sessions: [connection], playerOf, record: () => latest.current });
  }, [connection, words]);
  useEffect(() => {
    if (record === null) return;
    latest.current = record;
    host.refresh();
  }, [host, record]);
  return host;
}

/** The panel about the people, with the number of messages that came since it was opened last. */
function usePeoplePanel<G extends Playable<G>>(connection: TableConnection<G>): PeoplePanel {
  const { people } = useOnlineWords();
  const { now, tableEvents } = useStore(connection.store);
  const said = tableEvents.filter((event) => event.kind === 'said' && event.seat !== now?.seat).length;
  const [read, setRead] = useState(said);
  return { title: people.title, unread: said - read, panel: <People connection={connection} />, onOpen: () => setRead(said) };
}

/** A player asks for a rematch, and goes to its table as soon as it exists; everybody else can follow. */
function useRematch<G extends Playable<G>>(connection: TableConnection<G>): Rematch | null {
  const words = useWords();
  const { people } = useOnlineWords();
  const [, go] = useLocation();
  const { now } = useStore(connection.store);
  const [isWanted, setWanted] = useState(false);
  const next = now?.table.rematch ?? null;
  useEffect(() => {
    if (isWanted && next !== null) go(`/t/${next}`);
  }, [isWanted, next, go]);
  if (next !== null) return { label: people.atRematch, go: () => go(`/t/${next}`) };
  if ((now?.seat ?? null) === null) return null;
  const ask = (): void => {
    setWanted(true);
    void connection.act({ type: 'rematch' });
  };
  return { label: words.end.rematch, go: ask };
}
