import { stateHash, type Game, type Playable } from '@fathom/kernel';
import { LocalTable, resumeLocal, rulesFor, type LocalGame } from '@fathom/table';
import { tableHost, type TableHost } from '../src/table/host.ts';
import { localSessions } from '../src/table/local-sessions.ts';
import type { Confirm } from '../src/table/answering.ts';
import { createTableStore, type TableStore } from '../src/table/table.ts';
import type { Played } from './moments.ts';

/** A table of people without a page. */
export function hosted<G extends Playable<G>>(game: Game<G>, { record, now }: Played<G>): { host: TableHost<G>; table: LocalTable } {
  const players = record.seats.map((name) => ({ kind: 'person', name }) as const);
  const rules = rulesFor(game);
  const table = new LocalTable(
    {
      now: () => 0,
      think: () => Promise.reject(new Error('nobody thinks')),
      pause: () => Promise.resolve(),
      report(error) {
        throw error;
      },
      keep: () => undefined,
    },
    rules,
    resumeLocal(rules, { id: 'here', seats: players, now: 0 }, record, now, stateHash(now)),
  );
  const sessions = localSessions<G>(table, players);
  return { table, host: tableHost({ sessions, playerOf: (_, seat) => players[seat]!, record: () => table.current.record }) };
}

/** A table without a page, controlled by the player who is asked; and what was played at it. */
export interface Under<G extends Playable<G>> {
  readonly table: TableStore<G>;
  readonly game: () => LocalGame;
  /** How many moves were played here, once what was begun is done. */
  readonly played: () => Promise<number>;
}

export function under<G extends Playable<G>>(game: Game<G>, from: Played<G>, confirm: Confirm = 'never'): Under<G> {
  const { host, table: local } = hosted(game, from);
  host.liftCurtain();
  const pace = { travel: () => 0, harms: () => false, turnOf: () => null };
  const painted = (): Promise<void> => Promise.resolve();
  const table = createTableStore({ game, host, pace, confirm: () => confirm, acknowledged: painted, painted });
  table.open();
  return {
    table,
    game: () => local.current,
    async played() {
      await new Promise((done) => setTimeout(done));
      return local.current.table.play!.state.ply - from.now.ply;
    },
  };
}
