import { waterdeep, type Options, type Waterdeep } from '@fathom/waterdeep';
import { randomGame, type Ply, type MoveWeights } from '@fathom/kernel/testing';

/** How the players of a random game choose. Uniform play seldom completes quests or owns much. */
export const tastes: Readonly<Record<'any' | 'eager', MoveWeights<Waterdeep>>> = {
  any: null,
  /** Quests, buildings, and whatever cards can do. */
  eager: (move) => (['complete', 'buy', 'build', 'accept'].includes(move.type) ? 20 : move.type === 'pass' ? 0.3 : 1),
};

/** Every combination of modules. */
export const combinations: readonly Partial<Options>[] = [
  {},
  { undermountain: true },
  { skullport: true },
  { undermountain: true, skullport: true },
];

/** The numbers of players that may sit down to it. */
export const seatsFor = ({ undermountain, skullport }: Partial<Options>): number[] =>
  undermountain || skullport ? [2, 3, 4, 5, 6] : [2, 3, 4, 5];

/** Random games of every kind of table and temper, so many of each. */
export function* randomGames(each: number, label: string): Generator<Generator<Ply<Waterdeep>>> {
  for (const options of combinations) {
    for (const seats of seatsFor(options)) {
      for (const temper of ['any', 'eager'] as const)
        for (let i = 0; i < each; i++)
          yield randomGame(
            waterdeep,
            seats,
            { undermountain: false, ...options },
            `${label} ${seats} ${JSON.stringify(options)} ${temper} ${i}`,
            tastes[temper],
          );
    }
  }
}
