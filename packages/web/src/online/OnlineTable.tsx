import type { Playable } from '@fathom/kernel';
import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { Missing } from '../shell/Missing.tsx';
import { isGameId, withGame } from '../games/registry.ts';
import type { WebGame } from '../shell/game.ts';
import { socketTo, sealedWords } from './api.ts';
import { Lobby } from './Lobby.tsx';
import { Playing } from './Playing.tsx';
import { connectTo, type TableConnection } from './connection.ts';
import { useOnlineWords } from './text/index.ts';

/** A table on the server, for everybody who has the link, players and spectators. */
export function OnlineTable({ id }: { readonly id: string }): ReactNode {
  const [visit, setVisit] = useState(0);
  const connection = useConnection(id, visit);
  if (connection === null) return <Waiting />;
  return <Connected connection={connection} onSeated={() => setVisit((before) => before + 1)} />;
}

const Waiting = (): ReactNode => <main className="curtain" aria-busy="true" />;

/** The connection lives as long as the page shows the table; a new visit opens another. */
function useConnection(id: string, visit: number): TableConnection<never> | null {
  const [connection, setConnection] = useState<TableConnection<never> | null>(null);
  useEffect(() => {
    const opened = connectTo<never>(() => socketTo(id), Date.now, sealedWords(id));
    setConnection(opened);
    const retry = (): void => opened.client.retry();
    addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
    return () => {
      removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retry);
      opened.client.close();
    };
  }, [id, visit]);
  return connection;
}

interface ConnectedProps {
  readonly connection: TableConnection<never>;
  readonly onSeated: () => void;
}

function Connected({ connection, onSeated }: ConnectedProps): ReactNode {
  const online = useOnlineWords();
  const { now, refused } = useStore(connection.store);
  const [screen, setScreen] = useState<((props: ConnectedProps) => ReactNode) | null>(null);
  const game = now?.table.game;
  useEffect(() => {
    if (game === undefined || !isGameId(game)) return;
    void withGame(game, <G extends Playable<G>>(found: WebGame<G>) => {
      // The connection is for the game of this table, so its types fit.
      setScreen(() => (props: ConnectedProps) => <AtTable game={found} {...props} />);
    });
  }, [game]);
  if (now === null) {
    return refused === 'unknown-table' || refused === 'not-found' ? <Missing reason={online.trouble[refused]} /> : <Waiting />;
  }
  if (!isGameId(now.table.game)) return <Missing reason={online.trouble['unknown-game']} />;
  return screen === null ? null : screen({ connection, onSeated });
}

interface AtTableProps<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly connection: TableConnection<G>;
  readonly onSeated: () => void;
}

function AtTable<G extends Playable<G>>({ game, connection, onSeated }: AtTableProps<G>): ReactNode {
  const gathering = useStore(connection.store, ({ now }) => now?.seatView === null);
  return gathering ? <Lobby game={game} connection={connection} onSeated={onSeated} /> : <Playing game={game} connection={connection} />;
}
