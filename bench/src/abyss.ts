import { abyss, type Abyss, type State } from '@fathom/abyss';
import { admit, answers, asked, below, branch, legal, start, step, type Move, type Rng } from '@fathom/kernel';

/* Random games of Abyss through `step`: every list of legal moves is made in full, one of them is played. */

function deal(seats: number, kraken: boolean, dice: Rng): State {
  const table = admit(abyss, seats, { kraken });
  if (!table.ok) throw new Error('the table is admitted');
  return start(abyss, seats, table.value.options, branch(dice)).state;
}

/** One game; gives the number of moves. */
export function gameOfAbyss(seats: number, kraken: boolean, dice: Rng): number {
  const s = deal(seats, kraken, dice);
  while (s.outcome === null) {
    const seat = asked(abyss, s)[0]!;
    step(abyss, s, seat, anyOf(legal(abyss, s, seat), dice));
  }
  return s.ply;
}

/** Nanoseconds per move in each quarter of four-player games: does a move cost more as a game goes on? */
export function costOfAbyssByQuarter(rounds: number, dice: Rng, clock: () => number): number[] {
  const spent = [0, 0, 0, 0];
  const moves = [0, 0, 0, 0];
  for (let round = 0; round < rounds; round++) {
    const tables = Array.from({ length: 20 }, () => deal(4, false, dice));
    const scripts = tables.map((table) => script(abyss.clone(table), dice));
    for (const quarter of [0, 1, 2, 3]) {
      const began = clock();
      tables.forEach((s, i) => {
        const whole = scripts[i]!;
        const end = Math.floor((whole.length * (quarter + 1)) / 4);
        for (; s.ply < end; moves[quarter]!++) {
          const { seat, move } = whole[s.ply]!;
          legal(abyss, s, seat);
          step(abyss, s, seat, move);
        }
      });
      spent[quarter]! += clock() - began;
    }
  }
  return spent.map((ms, quarter) => (ms * 1e6) / moves[quarter]!);
}

function script(s: State, dice: Rng): { readonly seat: number; readonly move: Move<Abyss> }[] {
  const played: { readonly seat: number; readonly move: Move<Abyss> }[] = [];
  while (s.outcome === null) {
    const answer = anyOf(answers(abyss, s), dice);
    played.push(answer);
    step(abyss, s, answer.seat, answer.move);
  }
  return played;
}

const anyOf = <T>(items: readonly T[], dice: Rng): T => items[below(dice, items.length)]!;
