import type { RuleId, Seat } from '@fathom/kernel';
import type { RefusalCode } from './errors.ts';
import type { ClockPlan, TableSummary } from '@fathom/table';

/* Messages over HTTP. The device is identified by the cookie. */

/** POST /api/tables */
export interface NewTable {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The holders of the seats: the sender (`me`, once), a friend (`open`), or a bot, by its level. */
  readonly seats: readonly string[];
  readonly name: string;
  readonly listed: boolean;
  readonly plan: ClockPlan | null;
}

/** POST /api/tables/:id/seats/:seat */
export interface SitDown {
  readonly name: string;
}

/** The recovery words are sent once; only a hash of them is stored. */
export interface Seated {
  readonly table: string;
  readonly seat: Seat;
  readonly recovery: string;
}

/** POST /api/recover: the seat that these words belong to, on this device. */
export interface Recover {
  readonly words: string;
}

export interface Recovered {
  readonly table: string;
  readonly seat: Seat;
}

/** GET /api/tables (public ones) and GET /api/mine (those of this device) */
export interface TableList {
  readonly tables: readonly TableSummary[];
}

/** The body of every refusal over HTTP. */
export interface HttpRefusal {
  readonly code: RefusalCode;
  readonly rule: RuleId | null;
}
