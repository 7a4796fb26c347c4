import { abyss, type Abyss } from '@fathom/abyss';
import { randomGame, type Ply, type MoveWeights } from '@fathom/kernel/testing';

/** How the players of a random game choose. Uniform play seldom sees many locations or empty decks. */
export const tastes: Readonly<Record<'any' | 'court' | 'deep', MoveWeights<Abyss>>> = {
  any: null,
  /** Lords above all, and whatever they can do. */
  court: ({ type }) => (type === 'recruit' ? 30 : type === 'decline' || type === 'pass' ? 0.3 : type === 'plot' ? 3 : 1),
  /** Far explorations, many purchases, whole stacks of the Council, loot until it is lost. */
  deep: ({ type }) => (type === 'goOn' || type === 'buy' || type === 'takeStack' || type === 'drawLoot' ? 4 : 1),
};

/** Random games of every kind of table and temper, so many of each. */
export function* randomGames(each: number, label: string): Generator<Generator<Ply<Abyss>>> {
  for (const seats of [2, 3, 4]) {
    for (const kraken of [false, true]) {
      for (const temper of ['any', 'court', 'deep'] as const)
        for (let i = 0; i < each; i++)
          yield randomGame(abyss, seats, { kraken }, `${label} ${seats} ${kraken} ${temper} ${i}`, tastes[temper]);
    }
  }
}
