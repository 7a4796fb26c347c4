import { conspiracy, lords, type Conspiracy, type Event, type Options, type State } from '@fathom/conspiracy';
import { answers, below, pick, rngFrom, step, type Answer, type Rng } from '@fathom/kernel';
import { dealt } from './table.ts';

/** How the players of a random game choose. Uniform play seldom sees an empty deck; greedy drawers see little else. */
export type Temper = 'any' | 'drain' | 'hoard';

const tastes: Record<Temper, (move: Answer<Conspiracy>['move']) => number> = {
  any: () => 1,
  /** As many cards as can be turned up, keys above all, and the archive: the decks run dry. */
  drain(move) {
    if (move.type === 'draw' || move.type === 'reveal') return 9 * move.count - 8;
    if (move.type === 'keep') return lords[move.lord].key === null ? 1 : 9;
    return 'location' in move && move.location === 'cartographers-archive' ? 99 : 1;
  },
  /** Three from the deck, or a pile: large ones grow in between, and several locations come in one turn. */
  hoard: (move) => (move.type === 'draw' && move.count < 3 ? 0.1 : 1),
};

export interface Ply {
  /** The table after the move; the first ply of a game is the table as it was set up. */
  readonly s: State;
  readonly answer: Answer<Conspiracy> | null;
  readonly events: readonly Event[];
}

/** One random game, ply by ply. The state is played on in place: whoever wants to keep it copies it. */
function* randomGame(seats: number, options: Partial<Options>, seed: string, temper: Temper = 'any'): Generator<Ply> {
  const { state: s, events: opening } = dealt(seats, options, seed);
  const dice = rngFrom(`moves of ${seed}`);
  yield { s, answer: null, events: opening };
  while (s.outcome === null) {
    const answer = oneOf(dice, answers(conspiracy, s), temper);
    const events: Event[] = [];
    s.log = events;
    step(conspiracy, s, answer.seat, answer.move);
    s.log = null;
    yield { s, answer, events };
  }
}

/** The move of somebody of this temper. */
export function oneOf(dice: Rng, listed: readonly Answer<Conspiracy>[], temper: Temper): Answer<Conspiracy> {
  if (temper === 'any') return pick(dice, listed);
  const weights = listed.map(({ move }) => tastes[temper](move));
  let at = (below(dice, 1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => (at -= weight) < 0);
  return listed[Math.max(0, index)]!;
}

/** Every kind of table, and every temper: what a promise about all games is tried on. */
const tables: readonly { readonly seats: number; readonly options: Partial<Options>; readonly temper: Temper }[] = [1, 2, 3, 4].flatMap(
  (seats) =>
    [false, true].flatMap((bonusLocations) =>
      (['any', 'drain', 'hoard'] as const).map((temper) => ({ seats, options: { bonusLocations }, temper })),
    ),
);

/** Random games of every kind of table, so many of each. */
export function* randomGames(each: number, label: string, seats: readonly number[] = [1, 2, 3, 4]): Generator<Generator<Ply>> {
  for (const { seats: count, options, temper } of tables.filter((t) => seats.includes(t.seats))) {
    for (let i = 0; i < each; i++) yield randomGame(count, options, `${label} ${count} ${temper} ${options.bonusLocations} ${i}`, temper);
  }
}
