import type { LevelId } from '@fathom/bots';
import type { GameRecord, Playable } from '@fathom/kernel';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { useGameText } from '../app/LocalTable.tsx';
import { shareLink } from '../app/share.ts';
import { useTable } from '../app/useTable.ts';
import { useWords } from '../app/words.tsx';
import type { Entry } from '../games/entry.ts';
import { TableScreen } from '../shell/TableScreen.tsx';
import { recordOf } from './api.ts';
import { Clock } from './Clock.tsx';
import { Company } from './Company.tsx';
import { onlineHost, type SitterOf } from './host.ts';
import { LookBack } from './LookBack.tsx';
import { nameIn } from './names.ts';
import { useNotice } from './notice.ts';
import type { RoomLine } from './room.ts';
import { useOnlineWords } from './text/index.ts';

/** A game on the server, on the same table as any other. */
export function Playing<G extends Playable<G>>({ entry, line }: { readonly entry: Entry<G>; readonly line: RoomLine<G> }): ReactNode {
  const words = useWords();
  const online = useOnlineWords();
  const text = useGameText(entry);
  const [, go] = useLocation();
  const host = useMemo(() => {
    const sitter: SitterOf = (seat, at) =>
      seat.kind === 'bot'
        ? { kind: 'bot', level: seat.level as LevelId, name: nameIn(words, seat, at) }
        : { kind: 'person', name: nameIn(words, seat, at) };
    return onlineHost(line, sitter);
  }, [line, words]);
  useEffect(() => host.leave, [host]);
  const store = useTable(entry, host);
  const { now, story, status, refused, heard } = useStore(line.room);
  const record = useRecord(now?.table.phase === 'over' ? now.table.id : null);
  useEffect(() => {
    if (record !== null) host.publish(record);
  }, [host, record]);
  const mine = now?.look !== null && now?.look !== undefined && now.look.moves.length > 0;
  useNotice(mine, online.company.webhookText);
  const said = story.filter((news) => news.kind === 'said' && news.seat !== now?.seat).length;
  const [read, setRead] = useState(said);
  const [back, setBack] = useState<number | null>(null);
  if (text === null || now === null) return null;
  if (back !== null) return <LookBack entry={entry} line={line} from={back} onBack={() => setBack(null)} />;
  const { table, seat } = now;
  const clock = (side: number): ReactNode =>
    table.left?.[side] === undefined ? null : <Clock left={table.left[side]} since={heard} runs={table.waiting.includes(side)} />;
  return (
    <TableScreen
      entry={entry}
      store={store}
      text={text}
      onRematch={() => (table.rematch === null ? void line.act({ type: 'rematch' }) : go(`/t/${table.rematch}`))}
      onReplay={(ply) => {
        if (record !== null) go(`/replay/${shareLink(entry, record)}${ply === null ? '' : `/${ply}`}`);
        else setBack(ply);
      }}
      seatNote={clock}
      company={{
        title: online.company.title,
        unread: said - read,
        panel: <Company line={line} />,
        onOpen: () => setRead(said),
      }}
      guide={
        <>
          {status !== 'open' && <p className="notice is-trouble">{online.company.lost}</p>}
          {refused !== null && <p className="notice is-trouble">{online.trouble[refused]}</p>}
          {table.proposal !== null && seat !== null && table.proposal.waiting.includes(seat) && <Company line={line} only="proposal" />}
          {table.rematch !== null && (
            <button type="button" className="move is-strong" onClick={() => go(`/t/${table.rematch}`)}>
              {online.company.atRematch}
            </button>
          )}
          {seat !== null && clock(seat)}
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
