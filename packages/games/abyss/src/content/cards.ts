import { lookup } from '@fathom/kernel';
import { krakenCopies, type KrakenCopy } from '../expansions.ts';
import { races, type Race } from './races.ts';

/** Race, value, copy: `crab-3-2` is the second crab worth 3. */
export type AllyId =
  | `${Race}-${'5-1' | '4-1' | '4-2' | '3-1' | '3-2' | '3-3' | '2-1' | '2-2' | '2-3' | '1-1' | '1-2' | '1-3' | '1-4'}`
  | KrakenCopy;
export type MonsterId = `monster-${1 | 2 | 3 | 4 | 5 | 6}`;
/** A card of the exploration deck. */
export type CardId = AllyId | MonsterId;

export interface Card {
  readonly race: Race | 'kraken' | null;
  /** The place of the race among the five; KRAKEN for a Kraken, and for a monster none. */
  readonly suit: number;
  readonly value: number;
  /** KR-ALLY-01 · The Nebulis shown on a Kraken. */
  readonly nebulis: number;
  /** Its place in a sorted hand. */
  readonly order: number;
}

export const KRAKEN = 5;

/** AB-SETUP-04 · How many of each value: one 5, two 4s, three 3s, three 2s, four 1s. */
const COPIES: readonly (readonly [value: number, copies: number])[] = [
  [5, 1],
  [4, 2],
  [3, 3],
  [2, 3],
  [1, 4],
];
/** AB-EXP-02 · Five spaces on the track. */
export const SPACES = 5;
/** AB-SETUP-03 · Six monsters are shuffled among the allies. */
const MONSTERS = 6;

const copiesOf = (race: Race | 'kraken', copies: typeof COPIES): AllyId[] =>
  copies.flatMap(([value, count]) => Array.from({ length: count }, (_, i) => `${race}-${value}-${i + 1}` as AllyId));

/** Race by race, the best first: the order in which a hand is held and a payment is asked for. */
export const baseAllyIds: readonly AllyId[] = races.flatMap((race) => copiesOf(race, COPIES));
export const krakenIds: readonly AllyId[] = copiesOf('kraken', krakenCopies);
export const allyIds: readonly AllyId[] = [...krakenIds, ...baseAllyIds];
export const monsterIds: readonly MonsterId[] = Array.from({ length: MONSTERS }, (_, i) => `monster-${i + 1}` as MonsterId);

/** AB-SETUP-03, KR-SETUP-01 · 71 cards, and 78 with the Krakens. */
export const explorationCards = (kraken: boolean): CardId[] => [...baseAllyIds, ...(kraken ? krakenIds : []), ...monsterIds];

const allyOf = (id: AllyId, order: number): Card => {
  const [race, value] = id.split('-') as [Race | 'kraken', string];
  const suit = race === 'kraken' ? KRAKEN : races.indexOf(race);
  return { race, suit, value: Number(value), nebulis: race === 'kraken' ? Number(value) - 1 : 0, order };
};

export const cards: Readonly<Record<CardId, Card>> = lookup(
  Object.fromEntries([
    ...allyIds.map((id, order): [CardId, Card] => [id, allyOf(id, order)]),
    ...monsterIds.map((id, i): [CardId, Card] => [id, { race: null, suit: -1, value: 0, nebulis: 0, order: allyIds.length + i }]),
  ]) as Record<CardId, Card>,
);

export const isMonster = (card: CardId): card is MonsterId => cards[card].race === null;
export const isKraken = (card: CardId): boolean => cards[card].suit === KRAKEN;

/** The allies among some cards, sorted as in a hand. */
export const sortedAllies = (some: readonly CardId[]): AllyId[] =>
  some.filter((card): card is AllyId => !isMonster(card)).toSorted((a, b) => cards[a].order - cards[b].order);
