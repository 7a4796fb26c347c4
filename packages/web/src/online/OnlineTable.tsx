import type { Playable } from '@fathom/kernel';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { Missing } from '../app/Missing.tsx';
import { isGameId, withGame } from '../games/registry.ts';
import type { Entry } from '../games/entry.ts';
import { lineTo, sealedWords } from './api.ts';
import { Gathering } from './Gathering.tsx';
import { Playing } from './Playing.tsx';
import { enter, type RoomLine } from './line.ts';
import { useOnlineWords } from './text/index.ts';

/** A table on the server: whoever has the link is here, with a chair or without. */
export function OnlineTable({ id }: { readonly id: string }): ReactNode {
  const online = useOnlineWords();
  const [visit, setVisit] = useState(0);
  const line = useMemo(() => enter<never>(() => lineTo(id), Date.now, sealedWords(id)), [id, visit]);
  useEffect(() => {
    const retry = (): void => line.client.retry();
    addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
    return () => {
      removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retry);
      line.client.close();
    };
  }, [line]);
  const { now, refused } = useStore(line.room);
  const [entry, setEntry] = useState<((line: RoomLine<never>) => ReactNode) | null>(null);
  const game = now?.table.game;
  useEffect(() => {
    if (game === undefined || !isGameId(game)) return;
    void withGame(game, <G extends Playable<G>>(found: Entry<G>) => {
      // One game is at this table: what comes over the line is of its kinds.
      const again = (): void => setVisit((before) => before + 1);
      setEntry(() => (each: RoomLine<never>) => <Laid entry={found} line={each} onSeated={again} />);
    });
  }, [game]);
  if (now === null) {
    return refused === 'unknown-table' || refused === 'not-found' ? (
      <Missing reason={online.trouble[refused]} />
    ) : (
      <main className="curtain" aria-busy="true" />
    );
  }
  if (!isGameId(now.table.game)) return <Missing reason={online.trouble['unknown-game']} />;
  return entry === null ? null : entry(line);
}

interface LaidProps<G extends Playable<G>> {
  readonly entry: Entry<G>;
  readonly line: RoomLine<G>;
  readonly onSeated: () => void;
}

function Laid<G extends Playable<G>>({ entry, line, onSeated }: LaidProps<G>): ReactNode {
  const gathering = useStore(line.room, ({ now }) => now?.seatView === null);
  return gathering ? <Gathering entry={entry} line={line} onSeated={onSeated} /> : <Playing entry={entry} line={line} />;
}
