import type { Orders } from './orders.ts';
import type { Cursor } from './cursor.ts';
import type { Layout } from './declare/derived.ts';
import type { Rng } from './rng.ts';

/** 0 sits first; +1 is clockwise. */
export type Seat = number;

/** The ID of a rule: prefix, chapter, number. A game narrows it to its own. */
export type RuleId = `${string}-${string}-${number}` | `${string}-${string}-${string}-${number}`;

/** Anything on the table that can be pointed at: a card by its ID, a deck, a pile, a space. */
export type Piece = string;

/** What a game declares about itself. Every kernel type takes it as its parameter. */
export interface Kinds {
  state: object;
  steps: object;
  answers: object;
  event: object;
  view: object;
  options: object;
}

export type StepName<G extends Kinds> = keyof G['steps'] & string;

/** A step still to be done. Immutable plain data: cloned by reference, saved as JSON. */
export type Frame<G extends Kinds, K extends StepName<G> = StepName<G>> = {
  [N in K]: { readonly kind: N } & Readonly<G['steps'][N]>;
}[K];

/** Any answer to any question of a game. */
export type Move<G extends Kinds> = G['answers'][keyof G['answers']];

/** The questions a game can ask; each is also the ID of its prompt. */
export type Question<G extends Kinds> = keyof G['answers'] & string;

export interface Outcome {
  /** One per side of the table, in seat order. Sides beyond the seats are played by the rules. */
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
}

/** Where the points of one side come from. A part is an ID that the texts name. */
export interface SideScore {
  readonly total: number;
  readonly parts: readonly { readonly part: string; readonly points: number }[];
}

/** The part of every state that the kernel owns; a game's own state extends it. */
export interface Core<G extends Kinds> {
  readonly seats: number;
  /** What remains to be done; the last frame is next. */
  stack: Frame<G>[];
  /** Secret: it determines every later draw. */
  rng: Rng;
  /** Moves played. */
  ply: number;
  /** The ply that undo cannot go behind: of the last random draw, revealed secret, or change of the acting seat. */
  undoFloor: number;
  /** Who played the last move. */
  actor: Seat | null;
  outcome: Outcome | null;
  /** What happened in this move; null while searching, and between moves. */
  log: G['event'][] | null;
}

/** A step that runs by itself… */
export interface Task<S, F> {
  run(s: S, f: F): void;
}

/** …or one that waits for an answer. Its frame is popped first; to stay, it schedules itself again. */
export interface Choice<S, F, M> {
  readonly run?: undefined;
  /** Who is asked; by default the frame's own `seat`. */
  asked?(s: S, f: F): readonly Seat[];
  /** Every legal answer, none twice, at least one. A single answer is taken without asking, unless `alwaysAsk`. */
  moves(s: S, f: F, seat: Seat): readonly M[];
  take(s: S, f: F, move: M, seat: Seat): void;
  /** The pieces that stand for this answer on any screen. */
  touches(s: S, f: F, move: M, seat: Seat): readonly Piece[];
  /** The rule that an answer outside the list breaks. `wanted` is untrusted input. */
  whyNot(s: S, f: F, wanted: RequestedMove, seat: Seat): RuleId;
  /** Ask even if there is only one answer, because that there is only one would be a secret. */
  readonly alwaysAsk?: boolean;
  /**
   * The question completes the answer that led to it: a player gives both at once. Asked repeatedly, it may collect an amount,
   * in any order.
   */
  readonly joins?: Joins | ((f: F) => Joins);
  /**
   * A key of what an answer means: of several with the same key, such as copies of a card, one is offered. Null for a shortcut
   * to another.
   */
  meaning?(move: M): string | null;
  /** How the pieces of an answer are put together in any order, though the rules ask for them one by one. */
  readonly assembly?: Assembly<S, F, M>;
}

/** Completes the answer before it; or is asked repeatedly and collects an amount in any order. */
export type Joins = true | 'amount';

/**
 * How an answer is put together from pieces outside the rules: `describe` gives the data, `evaluate` the result of a selection.
 */
export interface Assembly<S, F, M> {
  /** Plain data, without anything that the seat may not know. */
  describe(s: S, f: F, seat: Seat): object;
  evaluate(described: object, picked: readonly Piece[]): Selection<M>;
}

/** The result of a selection of pieces. */
export interface Selection<M> {
  /** The pieces that may be added: each still leads to a complete answer. */
  readonly open: readonly Piece[];
  /** The ways to finish with exactly these pieces: each is a series of moves. None while the selection is not complete. */
  readonly ready: readonly (readonly M[])[];
  /** The progress, by parts that the texts name. */
  readonly sums: readonly { readonly part: string; readonly have: number; readonly need: number }[];
}

/** A move as it comes from outside: it has a type, and nothing else is known about it. */
export type RequestedMove = { readonly type: string } & { readonly [field: string]: unknown };

/** Rules, grouped as the rulebook groups them. A forgotten step does not compile. */
export type Chapter<G extends Kinds, K extends StepName<G> = StepName<G>> = {
  readonly [N in K]: N extends keyof G['answers'] ? Choice<G['state'], Frame<G, N>, G['answers'][N]> : Task<G['state'], Frame<G, N>>;
};

/** Every table option and the values it may have; the first is the default. */
export type OptionTable<O> = { readonly [K in keyof O]: readonly O[K][] };

export interface Game<G extends Kinds & { state: Core<G> }> {
  readonly id: string;
  /** Grows when saved states change shape or old moves would play differently. */
  readonly version: number;
  readonly seatCounts: readonly number[];
  /** What can be chosen at a table with this number of seats. */
  options(seats: number): OptionTable<G['options']>;
  /** An option that does not fit the seats or the other options, and the rule that forbids it. */
  conflict?(seats: number, options: G['options']): { readonly option: keyof G['options'] & string; readonly rule: RuleId } | null;
  readonly rules: Chapter<G>;
  /** Which answers can be given in advance; none if this is left out. */
  readonly orders?: Orders<G>;
  /** The rule that keeps a seat from using a piece at this moment; null for a piece that nobody can ever act on. */
  blockedBy?(s: G['state'], seat: Seat, piece: Piece): RuleId | null;
  /** The piece that a question comes from or is about; null if it speaks for itself. Everybody at the table may know it. */
  cause?(s: G['state'], frame: Frame<G>): Piece | null;
  /** Cited when a seat acts that was not asked, or after the end. */
  readonly refusals: { readonly notAsked: RuleId; readonly over: RuleId };
  /** The points of every side as they stand in a view, part by part in the order of the book. */
  score(view: G['view']): readonly SideScore[];
  setup(seats: number, options: G['options'], rng: Rng): G['state'];
  /** A law compares it with structuredClone. */
  clone(s: G['state']): G['state'];
  /** Builds what a seat may see; null is a spectator. */
  view(s: G['state'], seat: Seat | null): G['view'];
  /** The view with all hands open, for a finished game or a game without opponents. Decks stay closed. */
  open(s: G['state']): G['view'];
  /** The view as rows of pieces and single values, for screens that know no game. */
  layout?(view: G['view']): Layout;
  redact(e: G['event'], seat: Seat | null): G['event'] | null;
  /** Another state that this seat (or a spectator) cannot distinguish from this one. */
  determinize(s: G['state'], seat: Seat | null, rng: Rng): G['state'];
  /**
   * The same state with every pile that nobody may look into in another order, and other random numbers to come. Hands stay as they are.
   */
  reshuffle(s: G['state'], rng: Rng): G['state'];
  /** A table from the facts of a position (docs/positions.md); everything else is dealt with `rng`. */
  arrange(facts: Cursor, seats: number, options: G['options'], rng: Rng): G['state'];
  /** The options and facts of a table, complete enough for `arrange`. */
  describe(s: G['state']): { readonly options: G['options'] };
  /** Reads a save of an older version. */
  upgrade(saved: unknown, version: number): G['state'];
}

/** Kinds whose state extends `Core`: what every function of the kernel works on. */
export type Playable<G extends Kinds> = Kinds & { state: Core<G> };
