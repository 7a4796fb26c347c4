import { lookup } from '@fathom/kernel';
import { inOrder, perGuild, type PerGuild } from './content/guilds.ts';
import { locationIds, type LocationId } from './content/locations.ts';
import { lordIds, type LordId } from './content/lords.ts';
import type { Answers } from './flow.ts';
import { SLOTS } from './pyramid.ts';

/** Every move there can be, made once: a list of legal moves is a list of these. */
type Of<Q extends keyof Answers, T extends string> = Extract<Answers[Q], { readonly type: T }>;

const each = <K extends string, M>(ids: readonly K[], move: (id: K) => M): Readonly<Record<K, M>> =>
  lookup(Object.fromEntries(ids.map((id) => [id, Object.freeze(move(id))])) as Record<K, M>);

const UP_TO_THREE = [1, 2, 3];

export const draws: readonly Of<'source', 'draw'>[] = UP_TO_THREE.map((count) => Object.freeze({ type: 'draw', count }));
export const takePile: PerGuild<Of<'source', 'takePile'>> = perGuild((guild) => Object.freeze({ type: 'takePile', guild }));
export const keep: Readonly<Record<LordId, Of<'keep', 'keep'>>> = each(lordIds, (lord) => ({ type: 'keep', lord }));
export const giveBack: Readonly<Record<LordId, Of<'fit', 'return'>>> = each(lordIds, (lord) => ({ type: 'return', lord }));
export const place: Readonly<Record<LordId, Of<'nextLord', 'place'>>> = each(lordIds, (lord) => ({ type: 'place', lord }));
export const decline: Of<'swap', 'decline'> = Object.freeze({ type: 'decline' });
export const reveals: readonly Of<'locationSource', 'reveal'>[] = UP_TO_THREE.map((count) => Object.freeze({ type: 'reveal', count }));
export const takeOpen: Readonly<Record<LocationId, Of<'locationSource', 'takeOpen'>>> = each(locationIds, (location) => ({
  type: 'takeOpen',
  location,
}));
export const takeLocation: Readonly<Record<LocationId, Of<'location', 'takeLocation'>>> = each(locationIds, (location) => ({
  type: 'takeLocation',
  location,
}));
export const useToken: Of<'anotherTurn', 'useToken'> = Object.freeze({ type: 'useToken' });
export const endTurn: Of<'anotherTurn', 'endTurn'> = Object.freeze({ type: 'endTurn' });

/** swaps[a][b] for a < b. */
export const swaps: readonly (readonly Of<'swap', 'swap'>[])[] = Array.from({ length: SLOTS + 1 }, (_, a) =>
  Array.from({ length: SLOTS + 1 }, (_unused, b) => Object.freeze({ type: 'swap', slots: Object.freeze([a, b] as const) })),
);

/** One move for each of some cards. */
export function forEach<K extends string, M>(cards: readonly K[], table: Readonly<Record<K, M>>): M[] {
  const moves: M[] = [];
  for (let i = 0; i < cards.length; i++) moves.push(table[cards[i]!]);
  return moves;
}

/** CO-CONSPIRE-02, 06 · So many from the deck, or any pile that is not empty. */
export function sources(deck: number, piles: PerGuild<readonly LordId[]>): Answers['source'][] {
  const moves: Answers['source'][] = draws.slice(0, deck);
  inOrder(piles).forEach((pile, i) => {
    if (pile.length > 0) moves.push(takePiles[i]!);
  });
  return moves;
}
const takePiles = inOrder(takePile);
