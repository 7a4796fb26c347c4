import { strategyOf } from '@fathom/bots';
import type { Playable } from '@fathom/kernel';
import { LocalTable, type LocalGame, type Rules } from '@fathom/table';
import { useEffect, useMemo } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { startBotWorker } from '../games/start-bot-worker.ts';
import type { WebGame } from '../shell/game.ts';
import { tableHost, type TableHost } from '../table/host.ts';
import { localSessions } from '../table/local-sessions.ts';
import { storeTable, toStored, type StoredTable } from '../table/storage.ts';
import { Thinker } from '../table/thinker.ts';

/** A stored game, ready to continue. */
export interface ReadyTable<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly stored: StoredTable;
  readonly rules: Rules;
  readonly from: LocalGame;
}

interface LivingTable<G extends Playable<G>> {
  readonly table: LocalTable;
  readonly host: TableHost<G>;
  readonly thinker: Thinker;
  readonly hints: StoreApi<Hints>;
}

/** Where players asked for a hint. */
export interface Hints {
  readonly plies: readonly number[];
  readonly add: (ply: number) => void;
}

/** A table that plays in this page as long as it is shown: its bots think in another thread, and every change is stored. */
export function useLocalTable<G extends Playable<G>>({ game, stored, rules, from }: ReadyTable<G>): Omit<LivingTable<G>, 'thinker'> {
  const { table, host, hints, thinker } = useMemo(() => open({ game, stored, rules, from }), [game, stored, rules, from]);
  useEffect(() => {
    table.start();
    return () => {
      table.stop();
      thinker.stop();
    };
  }, [table, thinker]);
  return { table, host, hints };
}

/** At a shared screen nobody should see that a player had nothing to decide: the table waits as long as a player would. */
const PAUSE = 900;

function open<G extends Playable<G>>({ game, stored, rules, from }: ReadyTable<G>): LivingTable<G> {
  const thinker = new Thinker(startBotWorker);
  const keep = (played: LocalGame): void =>
    void storeTable(localStorage, { ...toStored(rules, stored, played), hints: hints.getState().plies }, Date.now());
  const hints = createStore<Hints>((set) => ({
    plies: stored.hints ?? [],
    add(ply) {
      set(({ plies }) => ({ plies: plies.includes(ply) ? plies : [...plies, ply] }));
      keep(table.current);
    },
  }));
  const table = new LocalTable(
    {
      now: Date.now,
      think: ({ state, seat, level, seed }) => thinker.ask({ game: game.rules.id, play: strategyOf(level), state, seat, seed }),
      pause: () => new Promise((over) => setTimeout(over, PAUSE)),
      report: reportError,
      keep,
    },
    rules,
    from,
  );
  const sessions = localSessions<G>(table, stored.players);
  /** A record says how a game was dealt: one that began at a position has none to share or to check. */
  const record = () => (stored.position === undefined ? table.current.record : null);
  return { table, thinker, hints, host: tableHost({ sessions, playerOf: (_, seat) => stored.players[seat]!, record }) };
}
