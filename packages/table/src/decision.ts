import type { Seat } from '@fathom/kernel';
import type { TableRefusal } from './errors.ts';
import type { Rules } from './rules.ts';
import type { StoredEvent, Table } from './table.ts';

/** The result of a request: a new table and its events, or a refusal. */
export type Decision = Accepted | TableRefusal;

export interface Accepted {
  readonly ok: true;
  readonly table: Table;
  readonly events: readonly StoredEvent[];
}

/** What a decision may depend on besides the table: the rules, the time, who is away, and which bots exist. */
export interface RulingContext {
  readonly rules: Rules;
  readonly now: number;
  /** For how many milliseconds nobody has been connected for a seat; 0 while a device is. */
  readonly absence: (seat: Seat) => number;
  readonly isLevel: (level: string) => boolean;
  readonly isWebhook: (url: string) => boolean | 'off';
}

export const accept = (table: Table, ...events: readonly StoredEvent[]): Accepted => ({ ok: true, table, events });

/** One decision after another: the second on the table after the first. */
export function andThen(first: Accepted, second: (table: Table) => Accepted): Accepted {
  const { table, events } = second(first.table);
  return accept(table, ...first.events, ...events);
}
