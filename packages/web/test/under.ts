import type { Game, Playable, Sitting } from '@fathom/kernel';
import { localHost } from '../src/table/local.ts';
import { createTable, type Confirm, type TableStore } from '../src/table/table.ts';

/** A table without a page, under the hand of whoever is asked; and what was played at it. */
export interface Under<G extends Playable<G>> {
  readonly table: TableStore<G>;
  readonly sitting: () => Sitting<G>;
  /** How many moves were played here. */
  readonly played: () => number;
}

export function under<G extends Playable<G>>(game: Game<G>, from: Sitting<G>, confirm: Confirm = 'never'): Under<G> {
  const sitters = from.record.seats.map((name) => ({ kind: 'person', name }) as const);
  const host = localHost({ game, sitters, think: () => Promise.reject(new Error('nobody thinks')), keep: () => undefined }, from);
  host.lift();
  const pace = { travel: () => 0, strikes: () => false };
  const table = createTable({ game, host, pace, confirm: () => confirm, painted: () => Promise.resolve() });
  table.open();
  return { table, sitting: host.sitting, played: () => host.sitting().history.now.ply - from.history.now.ply };
}
