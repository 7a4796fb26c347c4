import { waterdeep, type Options, type State } from '@fathom/waterdeep';
import { admit, asked, below, branch, legal, start, step, type Rng } from '@fathom/kernel';

/* Random games of Waterdeep through `step`: every list of legal moves is made in full, one of them is played. */

function deal(seats: number, options: Partial<Options>, dice: Rng): State {
  const table = admit(waterdeep, seats, options);
  if (!table.ok) throw new Error('the table is admitted');
  return start(waterdeep, seats, table.value.options, branch(dice)).state;
}

/** One game; gives the number of moves. */
export function gameOfWaterdeep(seats: number, options: Partial<Options>, dice: Rng): number {
  const s = deal(seats, options, dice);
  while (s.outcome === null) {
    const seat = asked(waterdeep, s)[0]!;
    const moves = legal(waterdeep, s, seat);
    step(waterdeep, s, seat, moves[below(dice, moves.length)]!);
  }
  return s.ply;
}
