import type { Seat } from '@fathom/kernel';
import type { Bus } from './bus/port.ts';
import type { BotWorkers } from './bots/botWorkers.ts';
import type { Journal } from './journal/port.ts';
import type { TableRunner } from '@fathom/table';
import type { RulingContext, Table } from '@fathom/table';

/** Everything that tables have of the world. Tests bring their own. */
export interface ServerContext extends Pick<RulingContext, 'isLevel' | 'isWebhook'> {
  readonly journal: Journal;
  readonly bus: Bus;
  readonly thinker: BotWorkers;
  readonly meter: RequestCounters;
  /** For how many milliseconds nobody has been connected for a seat; 0 while somebody is. */
  readonly absence: (runner: TableRunner, seat: Seat) => number;
  /** It is this seat's turn: its person may be far away. */
  readonly summon: (table: Table, seat: Seat) => void;
  /** As long as the table seems to think before it answers for somebody who has nothing to decide, and at most so many milliseconds. */
  readonly pause: (most: number) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Hexadecimal digits that nobody can guess, so many bytes of them. */
  readonly secret: (bytes: number) => string;
  /** What went wrong in the house itself. */
  readonly report: (error: unknown, where: string) => void;
}

/** Who counts. */
export interface RequestCounters {
  /** A request was granted, or refused with a code. */
  requested(kind: string, answer: string): void;
  thought(level: string, milliseconds: number): void;
}
