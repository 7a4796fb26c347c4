import { abyss, type Abyss, type Event, type Options, type State } from '@fathom/abyss';
import { answers, below, pick, rngFrom, step, type Answer, type Rng } from '@fathom/kernel';
import { dealt } from './table.ts';

/** How the players of a random game choose. Uniform play seldom sees many locations or empty decks. */
export type Temper = 'any' | 'court' | 'deep';

const tastes: Record<Temper, (move: Answer<Abyss>['move']) => number> = {
  any: () => 1,
  /** Lords above all, and whatever they can do. */
  court: ({ type }) => (type === 'recruit' ? 30 : type === 'decline' || type === 'pass' ? 0.3 : type === 'plot' ? 3 : 1),
  /** Far explorations, many purchases, whole stacks of the Council, loot until it is lost. */
  deep: ({ type }) => (type === 'goOn' || type === 'buy' || type === 'takeStack' || type === 'drawLoot' ? 4 : 1),
};

export interface Ply {
  /** The table after the move; the first ply of a game is the table as it was set up. */
  readonly s: State;
  readonly answer: Answer<Abyss> | null;
  readonly events: readonly Event[];
}

/** One random game, ply by ply. The state is played on in place: whoever wants to keep it copies it. */
function* randomGame(seats: number, options: Partial<Options>, seed: string, temper: Temper): Generator<Ply> {
  const { state: s, events: opening } = dealt(seats, options, seed);
  const dice = rngFrom(`moves of ${seed}`);
  yield { s, answer: null, events: opening };
  while (s.outcome === null) {
    const answer = oneOf(dice, answers(abyss, s), temper);
    const events: Event[] = [];
    s.log = events;
    step(abyss, s, answer.seat, answer.move);
    s.log = null;
    yield { s, answer, events };
  }
}

/** The move of somebody of this temper. */
export function oneOf(dice: Rng, listed: readonly Answer<Abyss>[], temper: Temper): Answer<Abyss> {
  if (temper === 'any') return pick(dice, listed);
  const weights = listed.map(({ move }) => tastes[temper](move));
  let at = (below(dice, 1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => (at -= weight) < 0);
  return listed[Math.max(0, index)]!;
}

/** Random games of every kind of table and temper, so many of each. */
export function* randomGames(each: number, label: string): Generator<Generator<Ply>> {
  for (const seats of [2, 3, 4]) {
    for (const kraken of [false, true]) {
      for (const temper of ['any', 'court', 'deep'] as const)
        for (let i = 0; i < each; i++) yield randomGame(seats, { kraken }, `${label} ${seats} ${kraken} ${temper} ${i}`, temper);
    }
  }
}
