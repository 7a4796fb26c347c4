import {
  admit,
  answers,
  asked,
  below,
  branch,
  legal,
  play,
  start,
  step,
  type Answer,
  type Game,
  type Playable,
  type Rng,
} from '@fathom/kernel';

/* Random games of any kind. */

/** A kind of table: so many seats, and the options that are not the usual ones. */
export interface Setting<G extends Playable<G>> {
  readonly seats: number;
  readonly options: Partial<G['options']>;
}

export function deal<G extends Playable<G>>(game: Game<G>, { seats, options }: Setting<G>, dice: Rng): G['state'] {
  const table = admit(game, seats, options);
  if (!table.ok) throw new Error('the table is admitted');
  return start(game, seats, table.value.options, branch(dice)).state;
}

/** One random game through `step`: every list of legal moves is made in full, one of them is played. Gives the number of moves. */
export function gameByStep<G extends Playable<G>>(game: Game<G>, setting: Setting<G>, dice: Rng): number {
  const s = deal(game, setting, dice);
  while (s.outcome === null) {
    const seat = asked(game, s)[0]!;
    step(game, s, seat, anyOf(legal(game, s, seat), dice));
  }
  return s.ply;
}

/** The same through `play`: cloned, looked up, told. */
export function gameByPlay<G extends Playable<G>>(game: Game<G>, setting: Setting<G>, dice: Rng): number {
  let s = deal(game, setting, dice);
  while (s.outcome === null) {
    const seat = asked(game, s)[0]!;
    const played = play(game, s, seat, anyOf(legal(game, s, seat), dice));
    if (!played.ok) throw new Error(`refused: ${played.rule}`);
    s = played.state;
  }
  return s.ply;
}

/** Tables in the middle of games, for what is measured on one table. */
export function middles<G extends Playable<G>>(game: Game<G>, setting: Setting<G>, count: number, dice: Rng): G['state'][] {
  return Array.from({ length: count }, () => {
    const s = deal(game, setting, dice);
    for (let i = 0; i < 40 && s.outcome === null; i++) {
      const { seat, move } = anyOf(answers(game, s), dice);
      step(game, s, seat, move);
    }
    return s;
  });
}

/** Nanoseconds per move in each quarter of games, over some rounds: does a move cost more as a game goes on? */
export function costByQuarter<G extends Playable<G>>(game: Game<G>, setting: Setting<G>, rounds: number, dice: Rng): number[] {
  const spent = [0, 0, 0, 0];
  const moves = [0, 0, 0, 0];
  for (let round = 0; round < rounds; round++) {
    const tables = Array.from({ length: 20 }, () => deal(game, setting, dice));
    const scripts = tables.map((table) => script(game, game.clone(table), dice));
    for (const quarter of [0, 1, 2, 3]) {
      const began = performance.now();
      tables.forEach((s, i) => {
        const whole = scripts[i]!;
        const end = Math.floor((whole.length * (quarter + 1)) / 4);
        for (; s.ply < end; moves[quarter]!++) {
          const { seat, move } = whole[s.ply]!;
          legal(game, s, seat);
          step(game, s, seat, move);
        }
      });
      spent[quarter]! += performance.now() - began;
    }
  }
  return spent.map((ms, quarter) => (ms * 1e6) / moves[quarter]!);
}

function script<G extends Playable<G>>(game: Game<G>, s: G['state'], dice: Rng): Answer<G>[] {
  const played: Answer<G>[] = [];
  while (s.outcome === null) {
    const answer = anyOf(answers(game, s), dice);
    played.push(answer);
    step(game, s, answer.seat, answer.move);
  }
  return played;
}

const anyOf = <T>(items: readonly T[], dice: Rng): T => items[below(dice, items.length)]!;
