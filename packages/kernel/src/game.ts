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

/** What a game declares about itself. Every kernel type hangs on this one parameter. */
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
  /** One per side of the table, in seat order. A side beyond the seats is played by the rules themselves. */
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
}

/** Where the points of one side come from. A part is named by an ID that the texts know. */
export interface SideScore {
  readonly total: number;
  readonly parts: readonly { readonly part: string; readonly points: number }[];
}

/** The part of every state that the kernel owns; a game's own state extends it. */
export interface Core<G extends Kinds> {
  readonly seats: number;
  /** What remains to be done; the last frame is next. */
  stack: Frame<G>[];
  /** Secret. */
  rng: Rng;
  /** Moves played. */
  ply: number;
  /** The ply that undo cannot go behind: of the last luck, revelation, or change of the acting seat. */
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
  /** Every legal answer, none twice, never none. A single answer is taken without asking, unless being asked is news. */
  moves(s: S, f: F, seat: Seat): readonly M[];
  take(s: S, f: F, move: M, seat: Seat): void;
  /** The pieces that stand for this answer on any screen. */
  touches(s: S, f: F, move: M, seat: Seat): readonly Piece[];
  /** The rule that an answer outside the list breaks. What was wanted may be anything a stranger sends. */
  whyNot(s: S, f: F, wanted: RequestedMove, seat: Seat): RuleId;
  readonly alwaysAsk?: boolean;
  /** The question completes the answer that led to it: a player gives both at once. Asked again and again, it may collect an amount, in any order. */
  readonly joins?: Joins | ((f: F) => Joins);
  /** What an answer means, whichever copy of a card it names: of those that mean the same, one is offered. Null for a shortcut to another. */
  meaning?(move: M): string | null;
  /** Where the pieces of an answer are put together in any order, though the rules ask for them one by one. */
  readonly assembly?: Assembly<S, F, M>;
}

/** Completes the answer before it; or is asked again and again and collects an amount, whose order makes no difference. */
export type Joins = true | 'amount';

/** How an answer is put together from pieces, away from the table: `describe` says what there is, `weigh` what a selection comes to. */
export interface Assembly<S, F, M> {
  /** Plain data, and nothing that the seat may not know. */
  describe(s: S, f: F, seat: Seat): object;
  evaluate(described: object, picked: readonly Piece[]): Selection<M>;
}

/** What a selection of pieces comes to. */
export interface Selection<M> {
  /** The pieces that may be added: each still leads to a complete answer. */
  readonly open: readonly Piece[];
  /** The ways to finish with just these pieces: each is the series of moves to play. None while the selection is not complete. */
  readonly ready: readonly (readonly M[])[];
  /** How far it is, by parts that the texts know. */
  readonly sums: readonly { readonly part: string; readonly have: number; readonly need: number }[];
}

/** A move as it comes from outside: it has a type, and nothing else is promised. */
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
  /** What can be chosen at a table of so many seats. */
  options(seats: number): OptionTable<G['options']>;
  /** An option that does not go with the seats or with the other options, and the rule that says so. */
  conflict?(seats: number, options: G['options']): { readonly option: keyof G['options'] & string; readonly rule: RuleId } | null;
  readonly rules: Chapter<G>;
  /** Which answers can be given beforehand; none where this is left out. */
  readonly orders?: Orders<G>;
  /** The rule that keeps a seat from using a piece at this moment; null for a piece that nobody can ever act on. */
  blockedBy?(s: G['state'], seat: Seat, piece: Piece): RuleId | null;
  /** What is cited when somebody acts who was not asked, or after the end. */
  readonly refusals: { readonly notAsked: RuleId; readonly over: RuleId };
  /** The points of every side as they stand in a view, part by part in the order of the book. */
  score(view: G['view']): readonly SideScore[];
  setup(seats: number, options: G['options'], rng: Rng): G['state'];
  /** Written by hand; a law compares it with structuredClone. */
  clone(s: G['state']): G['state'];
  /** Builds what a seat may see; null is a spectator. */
  view(s: G['state'], seat: Seat | null): G['view'];
  /** The table with all hands open: for a game that is looked at again, never for one that goes on between people. Decks stay closed. */
  open(s: G['state']): G['view'];
  /** The view as rows of pieces and single values, for screens that know no game. */
  layout?(view: G['view']): Layout;
  redact(e: G['event'], seat: Seat | null): G['event'] | null;
  /** Another world that this seat (or a spectator) cannot tell from ours. */
  determinize(s: G['state'], seat: Seat | null, rng: Rng): G['state'];
  /** A table set up from the facts of a position (docs/positions.md); what is not named is dealt from `rng`. */
  arrange(facts: Cursor, seats: number, options: G['options'], rng: Rng): G['state'];
  /** The options and facts of a table, complete enough to arrange it again. */
  describe(s: G['state']): { readonly options: G['options'] };
  /** Yesterday's save under today's rules. */
  upgrade(saved: unknown, version: number): G['state'];
}

/** The kinds whose state carries a core: what every function of the kernel works on. */
export type Playable<G extends Kinds> = Kinds & { state: Core<G> };
