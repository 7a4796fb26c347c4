import { conspiracy, type Conspiracy, type Options, type State } from '@fathom/conspiracy';
import { answers, asked, below, branch, legal, play, start, step, type Move, type Rng } from '@fathom/kernel';

const options: Options = { first: 'random', bonusLocations: false, rival: 'none' };

export const deal = (seats: number, dice: Rng): State => start(conspiracy, seats, options, branch(dice)).state;

/** One random game through `step`: every list of legal moves is made in full, one of them is played. Gives the number of moves. */
export function gameByStep(seats: number, dice: Rng): number {
  const s = deal(seats, dice);
  while (s.outcome === null) {
    const seat = asked(conspiracy, s)[0]!;
    step(conspiracy, s, seat, anyOf(legal(conspiracy, s, seat), dice));
  }
  return s.ply;
}

/** The same through `play`: cloned, looked up, told. */
export function gameByPlay(seats: number, dice: Rng): number {
  let s = deal(seats, dice);
  while (s.outcome === null) {
    const seat = asked(conspiracy, s)[0]!;
    const played = play(conspiracy, s, seat, anyOf(legal(conspiracy, s, seat), dice));
    if (!played.ok) throw new Error(`refused: ${played.rule}`);
    s = played.state;
  }
  return s.ply;
}

/** Tables in the middle of games, for what is measured on one table. */
export function middles(count: number, dice: Rng): State[] {
  return Array.from({ length: count }, () => {
    const s = deal(4, dice);
    for (let i = 0; i < 40 && s.outcome === null; i++) {
      const { seat, move } = anyOf(answers(conspiracy, s), dice);
      step(conspiracy, s, seat, move);
    }
    return s;
  });
}

/** Nanoseconds per move in each quarter of four-player games, over some rounds: does a move cost more as a game goes on? */
export function costByQuarter(rounds: number, dice: Rng, clock: () => number): number[] {
  const spent = [0, 0, 0, 0];
  const moves = [0, 0, 0, 0];
  for (let round = 0; round < rounds; round++) {
    const tables = Array.from({ length: 20 }, () => deal(4, dice));
    const scripts = tables.map((table) => script(conspiracy.clone(table), dice));
    for (const quarter of [0, 1, 2, 3]) {
      const began = clock();
      tables.forEach((s, i) => {
        const whole = scripts[i]!;
        const end = Math.floor((whole.length * (quarter + 1)) / 4);
        for (; s.ply < end; moves[quarter]!++) {
          const seat = asked(conspiracy, s)[0]!;
          legal(conspiracy, s, seat);
          step(conspiracy, s, seat, whole[s.ply]!);
        }
      });
      spent[quarter]! += clock() - began;
    }
  }
  return spent.map((ms, quarter) => (ms * 1e6) / moves[quarter]!);
}

function script(s: State, dice: Rng): Move<Conspiracy>[] {
  const moves: Move<Conspiracy>[] = [];
  while (s.outcome === null) {
    const { seat, move } = anyOf(answers(conspiracy, s), dice);
    moves.push(move);
    step(conspiracy, s, seat, move);
  }
  return moves;
}

const anyOf = <T>(items: readonly T[], dice: Rng): T => items[below(dice, items.length)]!;
