import type { Seat } from '@fathom/kernel';
import type { Service } from '../base/service.ts';
import type { Bus } from '../bus/port.ts';
import type { Jobs } from '../jobs/port.ts';
import type { Journal } from '../journal/port.ts';
import type { RulingContext, Table, TableRunner } from '@fathom/table';

/** Everything that tables need from the server. Tests pass their own. */
export interface ServerContext extends Pick<RulingContext, 'isLevel' | 'isWebhook'> {
  readonly journal: Journal;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly service: Service;
  readonly meter: RequestCounters;
  /** For how many milliseconds nobody has been connected for a seat; 0 while a device is. */
  readonly absence: (runner: TableRunner, seat: Seat) => number;
  /** It has become this seat's turn: calls its webhook if its person is not connected. */
  readonly notify: (table: Table, seat: Seat) => void;
  /** A pause before the table answers for a player who has nothing to decide, of at most so many milliseconds. */
  readonly pause: (most: number) => Promise<void>;
  /** May another process write to this table without this one being notified? Then it is read again before it is used. */
  readonly mayBeOutdated: (table: string) => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** So many random bytes, in hexadecimal. */
  readonly secret: (bytes: number) => string;
  /** Logs an internal error. */
  readonly report: (error: unknown, where: string) => void;
}

/** Counters for the metrics. */
export interface RequestCounters {
  /** A request was accepted, or refused with a code. */
  requested(kind: string, answer: string): void;
  thought(level: string, milliseconds: number): void;
}
