import type { Order, Seat, Seed } from '@fathom/kernel';
import type { ClockPlan, Phase, ProposalInfo } from './tableView.ts';
import type { TableEvent } from './events.ts';
import type { Webhook } from './commands.ts';
import type { Times } from './clock.ts';
import type { State } from './rules.ts';

/** A table: immutable plain data; every event gives a new one. */
export interface Table {
  readonly id: string;
  readonly game: string;
  readonly options: object;
  readonly created: number;
  readonly listed: boolean;
  readonly host: Seat;
  readonly seats: readonly SeatState[];
  /** Secret until the end. */
  readonly secret: string;
  /** The public hash of the secret. */
  readonly commitment: string;
  readonly plan: ClockPlan | null;
  readonly times: Times | null;
  readonly proposal: ProposalInfo | null;
  /** The number of proposals so far. */
  readonly proposals: number;
  readonly rematch: string | null;
  /** While words are being shown: when the table stops waiting for the rest. Null if it waits for an absent person. */
  readonly showUntil: number | null;
  /** The numbers of the chat lines that are kept. */
  readonly chat: readonly number[];
  /** Null before the game begins. */
  readonly play: Play | null;
}

/** A seat, its holder, and what it has set for its absence. */
export interface SeatState {
  readonly holder: Holder;
  /** Hashes of the devices that may act for this seat; the person's even while a bot keeps it. */
  readonly keys: readonly string[];
  /** The hash of the recovery words. */
  readonly recovery: string | null;
  readonly ready: boolean;
  /** The seal of the words that it adds to the deal; null before it is ready, and at tables of the first release. */
  readonly seal: string | null;
  /** Have the words come? Before that `words` is empty: the server does not know them yet. */
  readonly shown: boolean;
  readonly words: string;
  readonly webhook: Webhook | null;
  /** The standing order; private to the seat. */
  readonly order: Order | null;
  /** The latest commands that were done for this seat: sent again, they are not repeated. */
  readonly done: readonly string[];
  /** How many counted requests this seat has made: see `MOST_COUNTED`. */
  readonly requests: number;
  /** The ply at which its person last came back and was given extra time. */
  readonly graceGivenAt: number | null;
}

export type Holder =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly name: string }
  /** `keeps` is the person who owns the seat, and whether that person may come back. */
  | { readonly kind: 'bot'; readonly level: string; readonly keeps: { readonly name: string; readonly forGood: boolean } | null };

export interface Play {
  readonly state: State;
  /** Identifies the state: see `GameStart`. */
  readonly hash: string;
  /** The version of the rules at the start. */
  readonly version: number;
  /** The seed, if it is not the table's secret with the words of its seats. */
  readonly seed?: Seed;
  /** Every move as it is recorded. */
  readonly moves: readonly number[];
  /** How many moves were undone so far; absent if none were. */
  readonly takenBack?: number;
  /** What was undone and can be redone, the latest last; absent if nothing can. */
  readonly undone?: readonly Undone[];
  /** The first state that moves can be replayed from, if that is not the deal: a position, or a game of older rules. */
  readonly origin?: Origin;
  /** The earliest ply that the last actor may freely undo to. */
  readonly floor: number;
  readonly waiting: readonly Seat[];
  /** The waiting seats that have nothing to decide, and the answer that the table gives for them. */
  readonly settled: readonly Settled[];
}

/** The moves of one seat that were undone together, as they are recorded. */
export interface Undone {
  readonly seat: Seat;
  readonly moves: readonly number[];
}

export interface Origin {
  readonly state: State;
  /** The number of moves in the record before it. */
  readonly ply: number;
}

export interface Settled {
  readonly seat: Seat;
  readonly moves: readonly object[];
}

/** A table as the journal stores it: the state is stored separately. */
export type StoredTable = Omit<Table, 'play'> & { readonly play: Omit<Play, 'state' | 'origin'> | null };

/** An event as the journal stores it: complete, never sent unredacted. */
export type StoredEvent =
  | Exclude<TableEvent, { kind: 'played' | 'started' }>
  /** `hash` identifies the state after it; absent in a log that was replayed. */
  | (Extract<TableEvent, { kind: 'started' }> & { readonly hash?: string })
  /** `own`: only its own seat gets to know that it `joins`, because the table played it. */
  | (Extract<TableEvent, { kind: 'played' }> & { readonly index: number; readonly hash?: string; readonly own?: true })
  /** A seat changed something private. */
  | { readonly kind: 'settled'; readonly seat: Seat };

export type NumberedEvent = StoredEvent & { readonly seq: number; readonly at: number };

/** Some seat is always asked, until the game is over. */
export const phaseOf = ({ play }: StoredTable): Phase => (play === null ? 'gathering' : play.waiting.length > 0 ? 'playing' : 'over');

export const isPerson = ({ holder }: SeatState): boolean => holder.kind === 'person';

/** The seats that people hold. */
export const people = ({ seats }: Table): Seat[] => seats.flatMap((place, seat) => (isPerson(place) ? [seat] : []));

/** Has everybody sealed their words, so that they now have to show them? */
export const isShowing = ({ play, seats }: Table): boolean =>
  play === null && seats.every(({ holder, seal }) => holder.kind === 'bot' || (holder.kind === 'person' && seal !== null));

export const nameOf = ({ holder }: SeatState): string | null =>
  holder.kind === 'person' ? holder.name : holder.kind === 'bot' ? (holder.keeps?.name ?? null) : null;

export const withSeat = (table: Table, seat: Seat, change: Partial<SeatState>): Table => ({
  ...table,
  seats: table.seats.map((place, at) => (at === seat ? { ...place, ...change } : place)),
});

/** The seat that a device may act for; null for a spectator. */
export function seatOf({ seats }: Table, key: string): Seat | null {
  const seat = seats.findIndex(({ keys }) => keys.includes(key));
  return seat < 0 ? null : seat;
}

/** Was this command done before? Then it is not repeated. */
export const isDone = ({ seats }: Table, seat: Seat, id: string): boolean => seats[seat]!.done.includes(id);
