import { asked, validateChoices, legal, prompt } from './drive.ts';
import type { Result } from './errors.ts';
import type { Game, Move, Playable, Question, Seat } from './game.ts';
import { same } from './hash.ts';

/** What a player has settled beforehand: a value for each thing that can be ordered. */
export type Order = Readonly<Record<string, OrderValue>>;
export type OrderValue = string | number | boolean;

/** How answers can be given beforehand. A game that asks others in passing has these, so that nobody has to wait for a yes or no. */
export interface Orders<G extends Playable<G>> {
  /** The questions that an order can answer. */
  readonly questions: readonly Question<G>[];
  /** What can be ordered, and the values it may have; the first means: ask me. */
  fields(view: G['view']): Readonly<Record<string, readonly OrderValue[]>>;
  /** What the order says to the question before this seat, from its own view; null where its player shall decide. */
  answer(order: Order, view: G['view'], seat: Seat): Move<G> | null;
  /** The order after a move: what was meant for the moment is dropped. */
  lapse(order: Order, before: G['view'], after: G['view']): Order;
}

/** An order as it comes from outside, made complete. */
export function validateOrder<G extends Playable<G>>(game: Game<G>, view: G['view'], wanted: unknown): Result<Order> {
  return validateChoices<OrderValue>(game.orders?.fields(view) ?? {}, wanted, 'order');
}

/** What a seat's order answers now: one of the legal moves, or null. */
export function orderedMove<G extends Playable<G>>(game: Game<G>, s: G['state'], seat: Seat, order: Order): Move<G> | null {
  const question = prompt(game, s);
  if (question === null || game.orders?.questions.includes(question) !== true || !asked(game, s).includes(seat)) return null;
  const answer = game.orders.answer(order, game.view(s, seat), seat);
  return legal(game, s, seat).find((move) => same(move, answer)) ?? null;
}

/** A seat's order after a move that led from one state to the next. */
export const orderAfter = <G extends Playable<G>>(game: Game<G>, order: Order, seat: Seat, before: G['state'], after: G['state']): Order =>
  game.orders?.lapse(order, game.view(before, seat), game.view(after, seat)) ?? order;
