import { asked, legal, prompt } from './drive.ts';
import type { Result } from './errors.ts';
import type { Game, Move, Playable, Question, Seat } from './game.ts';
import { same } from './hash.ts';
import { validateChoices } from './validateSetup.ts';

/** A player's standing order: a value for each field of it. */
export type Order = Readonly<Record<string, OrderValue>>;
export type OrderValue = string | number | boolean;

/** How answers can be given in advance, so that a game that asks others during a turn need not wait for each yes or no. */
export interface Orders<G extends Playable<G>> {
  /** The questions that an order can answer. */
  readonly questions: readonly Question<G>[];
  /** The fields of an order and the values they may have; the first one means "ask me". */
  fields(view: G['view']): Readonly<Record<string, readonly OrderValue[]>>;
  /** The answer of the order to the open question of this seat, from its own view; null if the player is to decide. */
  answer(order: Order, view: G['view'], seat: Seat): Move<G> | null;
  /** The order after a move: what applied to this moment only is dropped. */
  lapse(order: Order, before: G['view'], after: G['view']): Order;
}

/** Validates an order from outside and fills in the defaults. */
export function validateOrder<G extends Playable<G>>(game: Game<G>, view: G['view'], wanted: unknown): Result<Order> {
  return validateChoices<OrderValue>(game.orders?.fields(view) ?? {}, wanted, 'order');
}

/** The answer of a seat's order to the open question: one of the legal moves, or null. */
export function orderedMove<G extends Playable<G>>(game: Game<G>, s: G['state'], seat: Seat, order: Order): Move<G> | null {
  const question = prompt(game, s);
  if (question === null || game.orders?.questions.includes(question) !== true || !asked(game, s).includes(seat)) return null;
  const answer = game.orders.answer(order, game.view(s, seat), seat);
  return legal(game, s, seat).find((move) => same(move, answer)) ?? null;
}

/** A seat's order after a move that led from one state to the next. */
export const orderAfter = <G extends Playable<G>>(game: Game<G>, order: Order, seat: Seat, before: G['state'], after: G['state']): Order =>
  game.orders?.lapse(order, game.view(before, seat), game.view(after, seat)) ?? order;
