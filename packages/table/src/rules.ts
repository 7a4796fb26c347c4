import type { GameRecord, Order, Outcome, Piece, Preview, Refusal, Result, RuleId, Seat, Seed } from '@fathom/kernel';
import type { AnimationStepData, SeatViewData } from './tableView.ts';

/** A game's state as a table sees it: its progress, and nothing of its content. */
export interface State {
  readonly seats: number;
  readonly ply: number;
  readonly undoFloor: number;
  readonly actor: Seat | null;
  readonly outcome: Outcome | null;
}

/** The rules of any game: the table handles states, moves and events without understanding them. */
export interface Rules {
  readonly version: number;
  readonly validateSetup: (seats: number, options: object) => Result<object>;
  readonly begin: (seats: number, options: object, seed: Seed) => GameStart;
  /** Plays the moves of one answer as a whole: all of them, or none. */
  readonly play: (state: State, seat: Seat, wanted: readonly unknown[]) => PlayedAnswer | Refusal;
  /** The state after these moves. */
  readonly replay: (from: State, moves: readonly number[]) => Pick<GameStart, 'state' | 'hash'>;
  /** The move at this index in the list of all answers; null if there is none. */
  readonly moveAt: (state: State, index: number) => { readonly seat: Seat; readonly move: object } | null;
  /** Plays the move at this index; null if there is none. */
  readonly playAt: (state: State, index: number) => (Omit<GameStart, 'hash'> & { readonly seat: Seat }) | null;
  /** Are two states the same for the play? How far undo can go back is no part of it. */
  readonly isSame: (one: State, other: State) => boolean;
  /** Does the open question belong to the answer that led to it? */
  readonly completesAnswer: (state: State) => boolean;
  /** Replays a record, from its deal or from a position, as far as today's rules reproduce it: its moves, and how each was played. */
  readonly retrace: (record: GameRecord, position?: State) => readonly RetracedMove[];
  readonly asked: (state: State) => readonly Seat[];
  readonly seatView: (state: State, seat: Seat | null) => SeatViewData;
  readonly blockedBy: (state: State, seat: Seat, piece: Piece) => RuleId | null;
  /** What an answer will bring, as far as its seat can know; null if it is not listed. */
  readonly preview: (state: State, seat: Seat, moves: readonly unknown[]) => Preview | null;
  /** Moves, by their indices, as a viewer sees them step by step; without the last step, which is what they lead to. */
  readonly stepsBefore: (state: State, indices: readonly number[], viewer: Seat | null) => readonly AnimationStepData[];
  /** The answer that a seat need not be asked for. */
  readonly forcedAnswer: (state: State, seat: Seat) => readonly object[] | null;
  readonly redact: (event: object, seat: Seat | null) => object | null;
  readonly validateOrder: (state: State, seat: Seat, wanted: object) => Result<Order>;
  /** What an order answers now; null if its player is asked. */
  readonly orderedMove: (state: State, seat: Seat, order: Order) => object | null;
  /** The order after a move. */
  readonly orderAfter: (order: Order, seat: Seat, before: State, after: State) => Order;
  readonly save: (state: State, hash: string) => string;
  readonly load: (text: string) => Result<State>;
}

/** A moment of a record; the first one is the deal. */
export interface RetracedMove extends GameStart {
  /** Who played the move that led here; null for the deal. */
  readonly seat: Seat | null;
  /** Derived from the rules: the move completes the answer before it (`joins`), or there was nothing to decide (`settled`). */
  readonly joins: boolean;
  readonly settled: boolean;
}

export interface GameStart {
  readonly state: State;
  readonly events: readonly object[];
  /** Identifies the state; unless the rules were given another way, it is the hash of records. */
  readonly hash: string;
}

export interface PlayedAnswer {
  readonly ok: true;
  /** The result of each of its moves. */
  readonly moves: readonly PlayedMove[];
}

export interface PlayedMove extends GameStart {
  /** The move's index in the list of all answers: how it is recorded. */
  readonly index: number;
}
