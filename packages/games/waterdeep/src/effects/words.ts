import { adventurers, goods, type Adventurer, type Lying, type Some } from '../content/goods.ts';
import type { Amount, Effect, EffectOf } from './operation.ts';

/*
 * Short words for the tables. What an operation takes is declared in its own module;
 * one without a word is written as it is: `{ op: 'takeStock' }`.
 * Words lie beneath the tables and operations above them, so they cannot share a file (docs/adr/0032).
 */

/** `any` counts adventurers of freely chosen types. */
type SomeOrAny = Some & { readonly any?: number };
export const amount = ({ any = 0, ...some }: SomeOrAny): Amount => Object.freeze({ goods: goods(some), any });

export const gain = (what: SomeOrAny): Effect => ({ op: 'gain', ...amount(what) });
export const gainChoice = (...choices: readonly SomeOrAny[]): Effect => ({ op: 'gainChoice', choices: choices.map(amount) });
export const gainFrom = (count: number, ...types: readonly Adventurer[]): Effect => ({ op: 'gainFrom', count, types });
export const pay = (what: SomeOrAny): Effect => ({ op: 'pay', ...amount(what) });
export const score = (vp: number): Effect => ({ op: 'score', vp });
export const drawIntrigue = (cards: number): Effect => ({ op: 'drawIntrigue', cards });
export const playIntrigue = (count: number): Effect => ({ op: 'playIntrigue', count });
export const takeFaceUpQuest: Effect = { op: 'takeFaceUpQuest' };
/** A required part of a card; in a reward it is done if it can be done. */
export const buildFromHall = (count: number | 'all', needed = false): Effect => ({ op: 'buildFree', from: 'hall', count, needed });
export const returnAgents = (count: number, mode: 'needed' | 'must' | 'may', from: 'anywhere' | 'harbor' = 'anywhere'): Effect => ({
  op: 'returnAgents',
  count,
  mode,
  from,
});
export const place = (resource: Lying | 'any', how: Partial<EffectOf<'placeOnSpaces'>> & { readonly spaces: number }): Effect => ({
  op: 'placeOnSpaces',
  resource,
  perSpace: 1,
  from: 'supply',
  optional: false,
  ...how,
});
export const chosenOpponentGains = (some: Some): Effect => ({ op: 'chosenOpponentGains', goods: goods(some) });
export const steal = (what: Partial<EffectOf<'stealFromOpponent'>>): Effect => ({
  op: 'stealFromOpponent',
  gold: 0,
  count: 0,
  types: adventurers,
  after: null,
  ...what,
});
