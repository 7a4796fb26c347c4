import type { Seat } from '@fathom/kernel';
import type { Refusal } from '../errors.ts';
import type { Referee } from './referee.ts';
import type { Happened, Table } from './table.ts';

/** What became of a wish: a new table and what happened, or a refusal. */
export type Ruling = Ruled | Refusal;

export interface Ruled {
  readonly ok: true;
  readonly table: Table;
  readonly news: readonly Happened[];
}

/** What a ruling may know besides the table: the rules, the hour, who is away, and the bots of the house. */
export interface Bench {
  readonly referee: Referee;
  readonly now: number;
  /** For how many milliseconds nobody has been connected for a seat; 0 while somebody is. */
  readonly absence: (seat: Seat) => number;
  readonly isLevel: (level: string) => boolean;
  readonly isWebhook: (url: string) => boolean | 'off';
}

export const ruled = (table: Table, ...news: readonly Happened[]): Ruled => ({ ok: true, table, news });

/** One ruling after another: the second on the table that the first one left. */
export function andThen(first: Ruled, second: (table: Table) => Ruled): Ruled {
  const { table, news } = second(first.table);
  return ruled(table, ...first.news, ...news);
}
