import type { Order, Outcome, Piece, Seat } from '@fathom/kernel';
import type { ProposedChange } from './commands.ts';

/** The time control of a table: a bank with an increment per move, or a number of days for each move. */
export type Pace =
  | { readonly kind: 'bank'; readonly bank: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number };

/** A clock in milliseconds, and what happens at zero: a bot of a level plays the one move, or takes the seat. */
export interface ClockPlan {
  readonly pace: Pace;
  readonly atZero: 'move' | 'seat';
  readonly level: string;
}

export type Phase = 'gathering' | 'playing' | 'over';

/** What everybody may know of a table. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly options: object;
  readonly listed: boolean;
  readonly created: number;
  readonly phase: Phase;
  readonly host: Seat;
  readonly seats: readonly SeatInfo[];
  /** The seats whose move it is. */
  readonly waiting: readonly Seat[];
  readonly plan: ClockPlan | null;
  /** What each seat has left, as of `TableSnapshot.at`; the clocks of waiting seats run from then on. Null without a clock. */
  readonly left: readonly number[] | null;
  readonly proposal: ProposalInfo | null;
  /** The commitment to a fair deal: the hash of a secret that is shown when the game is over. */
  readonly commitment: string;
  readonly secret: string | null;
  /** The ID of the table where the same people play again. */
  readonly rematch: string | null;
}

export interface SeatInfo {
  readonly kind: 'open' | 'person' | 'bot';
  /** The name of the person, also of one whose seat a bot is keeping; null if nobody has ever sat here. */
  readonly name: string | null;
  /** The level of the bot. */
  readonly level: string | null;
  /** A bot keeps the seat, and its person may come back. */
  readonly kept: boolean;
  readonly ready: boolean;
  /** The seal of the words that this seat adds to the deal: they cannot be changed once all are sealed. */
  readonly seal: string | null;
  /** Whether the server has them. */
  readonly shown: boolean;
  /** The words themselves, from the beginning of the game. */
  readonly words: string;
}

export interface ProposalInfo {
  readonly number: number;
  readonly by: Seat;
  readonly what: ProposedChange;
  /** The seats that have yet to agree. */
  readonly waiting: readonly Seat[];
}

/** The kernel's `SeatView` of any game: what a seat sees, what is asked, and what it may answer. */
export interface SeatViewData {
  readonly view: object;
  readonly ply: number;
  readonly asked: readonly Seat[];
  readonly prompt: string | null;
  /** The piece that the question comes from or is about. */
  readonly cause?: string;
  readonly moves: readonly OfferedMoveData[];
  readonly assembly?: object;
  readonly outcome: Outcome | null;
}

/** One answer that a seat may give, with the parts that belong to it (the kernel's `OfferedMove`). */
export interface OfferedMoveData {
  readonly move: unknown;
  /** The rest of an amount: further moves to be sent with it. */
  readonly more?: readonly unknown[];
  readonly touches: readonly Piece[];
  readonly slots?: readonly (readonly Piece[])[];
  readonly final: boolean;
  readonly shortcut?: true;
  /** The question that is answered along with it, before anything is sent. */
  readonly next?: { readonly prompt: string; readonly moves: readonly OfferedMoveData[]; readonly assembly?: object };
}

/** Everything that one viewer may know of a table now. */
export interface TableSnapshot {
  /** The server's clock, in milliseconds since 1970. */
  readonly at: number;
  /** The seat of the viewer; null for a spectator. */
  readonly seat: Seat | null;
  readonly table: TableInfo;
  /** Null until the game begins. */
  readonly seatView: SeatViewData | null;
  /** The earliest ply that this seat may freely undo to; null if it may not. */
  readonly undo: number | null;
  /** May this seat redo what it undid? */
  readonly redo: boolean;
  /** The standing order of this seat; private. Null if there is none. */
  readonly order: Order | null;
}

/** A part of a move: its events, and the view after it. */
export interface AnimationStepData {
  readonly events: readonly object[];
  readonly view: object;
}

/** A table in a list. */
export interface TableSummary extends Pick<TableInfo, 'id' | 'game' | 'phase' | 'seats' | 'waiting'> {
  readonly touched: number;
  /** The seats of this device. */
  readonly mine: readonly Seat[];
}

/** The table as a viewer saw it after so many moves. */
export interface PastMoment {
  readonly ply: number;
  readonly view: object;
}
