import type { LevelId } from '@fathom/bots';
import type { GameRecord, Playable } from '@fathom/kernel';
import type { SeatInfo } from '@fathom/wire';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { useGameText } from '../shell/useGameText.ts';
import { useTable } from '../shell/useTable.ts';
import { useWords } from '../text/words.tsx';
import type { WebGame } from '../shell/game.ts';
import { TableScreen } from '../shell/TableScreen.tsx';
import { recordOf } from './api.ts';
import { Clock } from './Clock.tsx';
import { Company } from './Company.tsx';
import { mayPlay, tableHost } from '../table/host.ts';
import type { Sitter } from '../table/sitters.ts';
import { LookBack } from './LookBack.tsx';
import { nameIn } from './names.ts';
import { useNotice } from './notice.ts';
import type { TableConnection } from './connection.ts';
import { useOnlineWords } from './text/index.ts';

/** A game on the server, shown like any other. */
export function Playing<G extends Playable<G>>({
  game,
  connection,
}: {
  readonly game: WebGame<G>;
  readonly connection: TableConnection<G>;
}): ReactNode {
  const words = useWords();
  const online = useOnlineWords();
  const text = useGameText(game);
  const [, go] = useLocation();
  const whole = useRef<GameRecord | null>(null);
  const host = useMemo(() => {
    const sitterOf = (seat: SeatInfo, at: number): Sitter =>
      seat.kind === 'bot'
        ? { kind: 'bot', level: seat.level as LevelId, name: nameIn(words, seat, at) }
        : { kind: 'person', name: nameIn(words, seat, at) };
    return tableHost({ sessions: [connection], sitterOf, record: () => whole.current });
  }, [connection, words]);
  const store = useTable(game, host);
  const { now, story, status, refused, heard } = useStore(connection.room);
  const record = useRecord(now?.table.phase === 'over' ? now.table.id : null);
  useEffect(() => {
    if (record === null) return;
    whole.current = record;
    host.refresh();
  }, [host, record]);
  const mine = now !== null && mayPlay(now) && (now.seatView?.moves.length ?? 0) > 0;
  useNotice(mine, online.company.webhookText);
  const said = story.filter((news) => news.kind === 'said' && news.seat !== now?.seat).length;
  const [read, setRead] = useState(said);
  const [back, setBack] = useState<number | null>(null);
  /** A player who asked for a rematch goes to its table as soon as it exists. */
  const [wantsRematch, setWantsRematch] = useState(false);
  const next = now?.table.rematch ?? null;
  useEffect(() => {
    if (wantsRematch && next !== null) go(`/t/${next}`);
  }, [wantsRematch, next, go]);
  if (text === null || now === null) return null;
  const { table, seat } = now;
  const clock = (side: number): ReactNode =>
    table.left?.[side] === undefined ? null : <Clock left={table.left[side]} since={heard} runs={table.waiting.includes(side)} />;
  const askRematch = (): void => {
    setWantsRematch(true);
    void connection.act({ type: 'rematch' });
  };
  const rematch =
    next !== null
      ? { label: online.company.atRematch, go: () => go(`/t/${next}`) }
      : seat !== null
        ? { label: words.end.rematch, go: askRematch }
        : null;
  return (
    <TableScreen
      game={game}
      store={store}
      text={text}
      rematch={rematch}
      onReplay={() => setBack(0)}
      onMoment={setBack}
      {...(back === null
        ? {}
        : { past: <LookBack game={game} text={text} connection={connection} record={record} from={back} onBack={() => setBack(null)} /> })}
      seatNote={clock}
      company={{
        title: online.company.title,
        unread: said - read,
        panel: <Company connection={connection} />,
        onOpen: () => setRead(said),
      }}
      guide={
        <>
          {status !== 'open' && <p className="notice is-trouble">{online.company.lost}</p>}
          {refused !== null && <p className="notice is-trouble">{online.trouble[refused]}</p>}
          {table.proposal !== null && seat !== null && table.proposal.waiting.includes(seat) && (
            <Company connection={connection} only="proposal" />
          )}
          {clock(seat ?? 0)}
        </>
      }
    />
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
