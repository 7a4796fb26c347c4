import type { Order, Seat, Seed } from '@fathom/kernel';
import type { ClockPlan, Phase } from './tableView.ts';
import type { TableEvent } from './events.ts';
import type { ProposedChange, Webhook } from './commands.ts';
import type { Times } from './clock.ts';
import type { State } from './rules.ts';

/** A table: plain data that never changes; whatever happens gives a new one. */
export interface Table {
  readonly id: string;
  readonly game: string;
  readonly options: object;
  readonly created: number;
  readonly listed: boolean;
  readonly host: Seat;
  readonly seats: readonly SeatState[];
  /** Nobody sees it before the end. */
  readonly secret: string;
  /** The promise of it, for everybody. */
  readonly commitment: string;
  readonly plan: ClockPlan | null;
  readonly times: Times | null;
  readonly proposal: Proposal | null;
  /** How many there have been. */
  readonly proposals: number;
  readonly rematch: string | null;
  /** While words are being shown: when the table stops waiting for those that do not come. Null where it waits for somebody who is away. */
  readonly showUntil: number | null;
  /** The numbers of the lines of chat that are kept. */
  readonly chat: readonly number[];
  /** Null before the game begins. */
  readonly play: Play | null;
}

/** A seat and whoever holds it, with what it wants done in its absence. */
export interface SeatState {
  readonly holder: Holder;
  /** Hashes of the devices that may act for this seat; the person's even while a bot keeps it. */
  readonly keys: readonly string[];
  /** The hash of the recovery words. */
  readonly recovery: string | null;
  readonly ready: boolean;
  /** Of the words that it adds to the deal; null before it is ready, and at tables of the first release. */
  readonly seal: string | null;
  /** Have the words come? Before that `words` is empty: not even this file knows them. */
  readonly shown: boolean;
  readonly words: string;
  readonly webhook: Webhook | null;
  /** What is answered for this seat without asking; nobody else is told. */
  readonly order: Order | null;
  /** The latest commands that were done for this seat: sent again, they are not done again. */
  readonly done: readonly string[];
  /** How often this seat has asked for something that is kept for ever: see `MOST_COUNTED`. */
  readonly requests: number;
  /** The ply at which its person last came back and was given time to look around. */
  readonly graceGivenAt: number | null;
}

export type Holder =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly name: string }
  /** `keeps` is the person whose seat it is, and whether that person may come back. */
  | { readonly kind: 'bot'; readonly level: string; readonly keeps: { readonly name: string; readonly forGood: boolean } | null };

export interface Play {
  readonly state: State;
  /** The hash of the state, as it goes into the record. */
  readonly hash: string;
  /** The rules it began under. */
  readonly version: number;
  /** What was dealt from, where it is not the table's secret with the words of its seats. */
  readonly seed?: Seed;
  /** Every move as it is recorded. */
  readonly moves: readonly number[];
  /** How many were taken back so far; absent where none were. */
  readonly takenBack?: number;
  /** What was taken back and can be played again, the latest last; absent where nothing can. */
  readonly undone?: readonly Undone[];
  /** Where the moves begin that can be played again, if that is not the deal: a position, or a game of older rules. */
  readonly origin?: Origin;
  /** The earliest ply that the last actor may freely go back to. */
  readonly floor: number;
  readonly waiting: readonly Seat[];
  /** Who of them has nothing to decide, and the answer that the table gives for them. */
  readonly settled: readonly Settled[];
}

/** The moves of one seat that were taken back together, as they are recorded. */
export interface Undone {
  readonly seat: Seat;
  readonly moves: readonly number[];
}

export interface Origin {
  readonly state: State;
  /** How many moves of the record lie before it. */
  readonly ply: number;
}

export interface Settled {
  readonly seat: Seat;
  readonly moves: readonly object[];
}

/** A table as the journal keeps it: the state lies beside it. */
export type StoredTable = Omit<Table, 'play'> & { readonly play: Omit<Play, 'state' | 'origin'> | null };

export interface Proposal {
  readonly number: number;
  readonly by: Seat;
  readonly what: ProposedChange;
  readonly waiting: readonly Seat[];
}

/** What happened, as the journal keeps it: everything, for nobody's eyes. */
export type StoredEvent =
  | Exclude<TableEvent, { kind: 'played' | 'started' }>
  | (Extract<TableEvent, { kind: 'started' }> & { readonly hash: string })
  /** `own`: only its own seat is told that it `joins`, as the table played it. */
  | (Extract<TableEvent, { kind: 'played' }> & { readonly index: number; readonly hash: string; readonly own?: true })
  /** A seat changed something that is nobody else's business. */
  | { readonly kind: 'settled'; readonly seat: Seat };

export type NumberedEvent = StoredEvent & { readonly seq: number; readonly at: number };

/** Somebody is always asked, until the game is over. */
export const phaseOf = ({ play }: StoredTable): Phase => (play === null ? 'gathering' : play.waiting.length > 0 ? 'playing' : 'over');

export const isPerson = ({ holder }: SeatState): boolean => holder.kind === 'person';

/** The seats that people hold. */
export const people = ({ seats }: Table): Seat[] => seats.flatMap((place, seat) => (isPerson(place) ? [seat] : []));

/** Has everybody sealed their words, so that each has to show them? */
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

/** Was this very command done before? Then it is done. */
export const isDone = ({ seats }: Table, seat: Seat, id: string): boolean => seats[seat]!.done.includes(id);
