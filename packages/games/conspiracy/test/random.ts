import { conspiracy, lords, type Conspiracy, type Options } from '@fathom/conspiracy';
import type { Move } from '@fathom/kernel';
import { randomGame, type Ply, type MoveWeights } from '@fathom/kernel/testing';

/** How the players of a random game choose. Uniform play seldom sees an empty deck; greedy drawers see little else. */
export const tastes = {
  any: null,
  /** As many cards as can be turned up, keys above all, and the archive: the decks run dry. */
  drain: (move: Move<Conspiracy>): number => {
    if (move.type === 'draw' || move.type === 'reveal') return 9 * move.count - 8;
    if (move.type === 'keep') return lords[move.lord].key === null ? 1 : 9;
    return 'location' in move && move.location === 'cartographers-archive' ? 99 : 1;
  },
  /** Three from the deck, or a pile: large ones grow in between, and several locations come in one turn. */
  hoard: (move: Move<Conspiracy>) => (move.type === 'draw' && move.count < 3 ? 0.1 : 1),
} satisfies Record<string, MoveWeights<Conspiracy>>;

/** Every kind of table, and every temper: what a promise about all games is tried on. */
const tables: readonly { readonly seats: number; readonly options: Partial<Options>; readonly temper: keyof typeof tastes }[] = [
  1, 2, 3, 4,
].flatMap((seats) =>
  [false, true].flatMap((bonusLocations) =>
    (['any', 'drain', 'hoard'] as const).map((temper) => ({ seats, options: { bonusLocations }, temper })),
  ),
);

/** Random games of every kind of table, so many of each. */
export function* randomGames(each: number, label: string, seats: readonly number[] = [1, 2, 3, 4]): Generator<Generator<Ply<Conspiracy>>> {
  for (const { seats: count, options, temper } of tables.filter((t) => seats.includes(t.seats))) {
    for (let i = 0; i < each; i++)
      yield randomGame(conspiracy, count, options, `${label} ${count} ${temper} ${options.bonusLocations} ${i}`, tastes[temper]);
  }
}
