import { invariant } from './errors.ts';
import type { Choice, Frame, Game, Kinds, Move, Piece, Playable, Question, RuleId, Seat, Task, RequestedMove } from './game.ts';
import { same } from './hash.ts';
import type { Rng } from './rng.ts';
import { MOST_SEATS } from './seats.ts';

/** Schedules steps in reading order, before all else due. Nothing else touches the stack. */
export function next<F>(s: { stack: F[] }, first: NoInfer<F>, ...then: readonly NoInfer<F>[]): void {
  for (let i = then.length - 1; i >= 0; i--) s.stack.push(then[i]!);
  s.stack.push(first);
}

/** Hands out the dice. What they decide cannot be taken back. */
export function drawRandom(s: { rng: Rng; undoFloor: number; ply: number }): Rng {
  s.undoFloor = s.ply;
  return s.rng;
}

/** Turns up a secret. What was seen cannot be unseen. */
export function markRevealed(s: { undoFloor: number; ply: number }): void {
  s.undoFloor = s.ply;
}

/** One seat that is asked, and all that it may answer. */
export interface OpenQuestion<G extends Kinds> {
  readonly seat: Seat;
  readonly moves: readonly Move<G>[];
}

export interface Played<G extends Kinds> {
  readonly ok: true;
  readonly state: G['state'];
  readonly events: readonly G['event'][];
  /** What the table waits for; null where several seats are asked at once, or the game is over. */
  readonly open: OpenQuestion<G> | null;
}

/** A move that was looked up and played. */
export interface PlayedMove<G extends Kinds> extends Played<G> {
  /** Its place in the list of its seat. */
  readonly index: number;
}

export interface Refusal {
  readonly ok: false;
  readonly code: 'malformed-move' | 'not-asked' | 'illegal-move' | 'game-over';
  readonly rule: RuleId;
}

/** A new table, driven to its first question. */
export function start<G extends Playable<G>>(game: Game<G>, seats: number, options: G['options'], rng: Rng): Played<G> {
  const state = game.setup(seats, options, rng);
  return withLog(state, () => settle(game, state));
}

/** Who is to answer now; nobody when the game is over. */
export function asked<G extends Playable<G>>(game: Game<G>, s: G['state']): readonly Seat[] {
  if (s.outcome !== null) return NOBODY;
  const frame = topFrame<G>(s);
  return askedBy(choiceFor(game, frame), s, frame);
}

/** The one list of what a seat may do. Players, bots, tests and servers ask here, and nobody checks a second time. */
export function legal<G extends Playable<G>>(game: Game<G>, s: G['state'], seat: Seat): readonly Move<G>[] {
  if (s.outcome !== null) return NOTHING;
  const frame = topFrame<G>(s);
  const choice = choiceFor(game, frame);
  return askedBy(choice, s, frame).includes(seat) ? choice.moves(s, frame, seat) : NOTHING;
}

/** Which question is open: the ID of its prompt. */
export function prompt<G extends Playable<G>>(_game: Game<G>, s: G['state']): Question<G> | null {
  return s.outcome === null ? topFrame<G>(s).kind : null;
}

/** The rule that keeps a seat from using a piece now; null for a piece that nobody can ever act on. */
export function blockedBy<G extends Playable<G>>(game: Game<G>, s: G['state'], seat: Seat, piece: Piece): RuleId | null {
  if (s.outcome !== null) return game.refusals.over;
  if (!asked(game, s).includes(seat)) return game.refusals.notAsked;
  return game.blockedBy?.(s, seat, piece) ?? null;
}

/** The pieces that stand for a listed move. */
export function touches<G extends Playable<G>>(game: Game<G>, s: G['state'], seat: Seat, move: Move<G>): readonly Piece[] {
  const frame = topFrame<G>(s);
  return choiceFor(game, frame).touches(s, frame, move, seat);
}

/** Is given the state between two steps of a move, while it is played. */
export type Between<G extends Kinds> = (s: G['state']) => void;

/**
 * Plays a listed move in place, and calls `between` before each further step of it. Trusts its caller: search, replay, and `play`. Returns
 * what the table waits for now, which has been worked out anyway; null where several seats are asked at once, or the game is over.
 */
export function step<G extends Playable<G>>(
  game: Game<G>,
  s: G['state'],
  seat: Seat,
  move: Move<G>,
  between?: Between<G>,
): OpenQuestion<G> | null {
  const frame = s.stack.pop() as Frame<G>;
  const choice = choiceFor(game, frame);
  if (seat !== s.actor) {
    s.actor = seat;
    s.undoFloor = s.ply;
  }
  s.ply++;
  choice.take(s, frame, move, seat);
  return settle(game, s, between);
}

/**
 * Plays a move from outside: looks it up, leaves its argument as it was, and returns the new table or a refusal. `open` is what the move
 * before returned for this very state, if the caller has it: the list of moves is then not made again. `between` is called before each
 * further step of the move.
 */
export function play<G extends Playable<G>>(
  game: Game<G>,
  s: G['state'],
  seat: Seat,
  wanted: unknown,
  open: OpenQuestion<G> | null = null,
  between?: Between<G>,
): PlayedMove<G> | Refusal {
  if (s.outcome !== null) return { ok: false, code: 'game-over', rule: game.refusals.over };
  const isFound = open !== null && open.seat === seat;
  if (!isFound && !asked(game, s).includes(seat)) return { ok: false, code: 'not-asked', rule: game.refusals.notAsked };
  const moves = isFound ? open.moves : legal(game, s, seat);
  const index = moves.findIndex((listed) => same(listed, wanted));
  if (index < 0) {
    const frame = topFrame<G>(s);
    const readable = isRequest(wanted);
    const rule = choiceFor(game, frame).whyNot(s, frame, readable ? wanted : { type: '' }, seat);
    return { ok: false, code: readable ? 'illegal-move' : 'malformed-move', rule };
  }
  const state = game.clone(s);
  const { events, open: opened } = withLog(state, () => step(game, state, seat, moves[index]!, between));
  return { ok: true, state, events, open: opened, index }; // field by field: copying with ... costs as much as the move
}

/** Is there a step to run, or an answer for everybody who is asked? What a stranger laid out may be neither. */
export function canProceed<G extends Playable<G>>(game: Game<G>, s: G['state']): boolean {
  const frame = topFrame<G>(s);
  const rule = ruleFor(game, frame);
  if (rule.run !== undefined) return true;
  const seats = askedBy(rule, s, frame);
  return seats.length > 0 && seats.every((seat) => rule.moves(s, frame, seat).length > 0);
}

/** Runs steps until somebody has a real choice, or the game is over. */
export function settle<G extends Playable<G>>(game: Game<G>, s: G['state'], between?: Between<G>): OpenQuestion<G> | null {
  while (s.outcome === null) {
    const frame = topFrame<G>(s);
    const rule = ruleFor(game, frame);
    if (rule.run !== undefined) {
      between?.(s);
      s.stack.pop();
      rule.run(s, frame);
      continue;
    }
    const seats = askedBy(rule, s, frame);
    if (seats.length > 1) return null;
    const seat = seats[0]!;
    const moves = rule.moves(s, frame, seat);
    if (moves.length > 1 || rule.alwaysAsk === true) return { seat, moves };
    if (moves.length === 0) invariant(false, `${frame.kind} offers a move`); // worded only when it is broken
    between?.(s);
    s.stack.pop();
    rule.take(s, frame, moves[0]!, seat);
  }
  return null;
}

/** Does some work on a table, and returns the events of it. */
export function withLog<G extends Playable<G>>(state: G['state'], work: () => OpenQuestion<G> | null): Played<G> {
  const events: G['event'][] = [];
  state.log = events;
  const open = work();
  state.log = null;
  return { ok: true, state, events, open };
}

const NOBODY: readonly Seat[] = [];
const NOTHING: readonly never[] = [];
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: MOST_SEATS }, (_, seat) => [seat]);

export function topFrame<G extends Playable<G>>(s: G['state']): Frame<G> {
  const frame = s.stack[s.stack.length - 1];
  invariant(frame !== undefined, 'a game that is not over has something left to do');
  return frame;
}

/** The rule of a frame. Its kind says which chapter entry it is; the types of the two agree by construction of `Chapter`. */
function ruleFor<G extends Playable<G>>(
  game: Game<G>,
  frame: Frame<G>,
): Task<G['state'], Frame<G>> | Choice<G['state'], Frame<G>, Move<G>> {
  return game.rules[frame.kind];
}

export function choiceFor<G extends Playable<G>>(game: Game<G>, frame: Frame<G>): Choice<G['state'], Frame<G>, Move<G>> {
  return ruleFor(game, frame) as Choice<G['state'], Frame<G>, Move<G>>;
}

function askedBy<S, F, M>(choice: Choice<S, F, M>, s: S, frame: F): readonly Seat[] {
  return choice.asked === undefined ? ALONE[(frame as { readonly seat: Seat }).seat]! : choice.asked(s, frame);
}

function isRequest(wanted: unknown): wanted is RequestedMove {
  return typeof wanted === 'object' && wanted !== null && 'type' in wanted && typeof wanted.type === 'string';
}
