import {
  validateSetup,
  answers,
  asked,
  below,
  branch,
  legal,
  play,
  prompt,
  start,
  step,
  type Game,
  type OpenQuestion,
  type Playable,
  type Played,
  type Refusal,
  type Rng,
} from '@fathom/kernel';

/* Random games of any kind. */

/** A kind of table: the number of seats, and the options that differ from the defaults. */
export interface Setting<G extends Playable<G>> {
  readonly seats: number;
  readonly options: Partial<G['options']>;
}

export function deal<G extends Playable<G>>(game: Game<G>, { seats, options }: Setting<G>, rng: Rng): G['state'] {
  const table = validateSetup(game, seats, options);
  if (!table.ok) throw new Error('the options are not valid');
  return start(game, seats, table.value.options, branch(rng)).state;
}

/** Of several who are asked at once, the first. */
function firstAsked<G extends Playable<G>>(game: Game<G>, s: G['state']): OpenQuestion<G> {
  const seat = asked(game, s)[0]!;
  return { seat, moves: legal(game, s, seat) };
}

/** One random game through `step`: every list of legal moves is made in full, one of them is played. Gives the number of moves. */
export function gameByStep<G extends Playable<G>>(game: Game<G>, setting: Setting<G>, rng: Rng): number {
  const s = deal(game, setting, rng);
  let open: OpenQuestion<G> | null = null;
  while (s.outcome === null) {
    const { seat, moves }: OpenQuestion<G> = open ?? firstAsked(game, s);
    open = step(game, s, seat, anyOf(moves, rng));
  }
  return s.ply;
}

/** The same through `play`: cloned, looked up, told. */
export function gameByPlay<G extends Playable<G>>(game: Game<G>, setting: Setting<G>, rng: Rng): number {
  let s = deal(game, setting, rng);
  let open: OpenQuestion<G> | null = null;
  while (s.outcome === null) {
    const { seat, moves }: OpenQuestion<G> = open ?? firstAsked(game, s);
    const played: Played<G> | Refusal = play(game, s, seat, anyOf(moves, rng), open);
    if (!played.ok) throw new Error(`refused: ${played.rule}`);
    s = played.state;
    open = played.open;
  }
  return s.ply;
}

/** States in the middle of games, for operations on one state. */
export function middles<G extends Playable<G>>(game: Game<G>, setting: Setting<G>, count: number, rng: Rng): G['state'][] {
  return Array.from({ length: count }, () => {
    const s = deal(game, setting, rng);
    for (let i = 0; i < 40 && s.outcome === null; i++) {
      const { seat, move } = anyOf(answers(game, s), rng);
      step(game, s, seat, move);
    }
    return s;
  });
}

/** Nanoseconds per move in each quarter of a game. */
export interface Quarters {
  /** As it was played. */
  readonly played: readonly number[];
  /** If every quarter had asked the same questions: separates the cost of later states from that of other questions. */
  readonly alike: readonly number[];
}

const QUARTERS = [0, 1, 2, 3];
/** A question that one quarter asks less often than this is not compared. */
const ENOUGH = 50;

/** Does a move cost more as a game goes on? Measured over so many games, after as many to warm up. */
export function costByQuarter<G extends Playable<G>>(game: Game<G>, setting: Setting<G>, games: number, rng: Rng): Quarters {
  const byQuestion = new Map<string, { readonly moves: number[]; readonly spent: number[] }>();
  for (let warm = 0; warm < games; warm++) timed(game, setting, rng);
  for (let played = 0; played < games; played++) {
    const moves = timed(game, setting, rng);
    moves.forEach(({ question, ms }, i) => {
      const quarter = Math.floor((i * QUARTERS.length) / moves.length);
      if (!byQuestion.has(question)) byQuestion.set(question, { moves: [0, 0, 0, 0], spent: [0, 0, 0, 0] });
      const { moves: count, spent } = byQuestion.get(question)!;
      count[quarter]!++;
      spent[quarter]! += ms * 1e6;
    });
  }
  const all = Array.from(byQuestion.values());
  const often = all.filter(({ moves }) => moves.every((count) => count >= ENOUGH));
  return {
    played: QUARTERS.map((quarter) => sum(all, ({ spent }) => spent[quarter]!) / sum(all, ({ moves }) => moves[quarter]!)),
    alike: QUARTERS.map((quarter) => {
      const weight = ({ moves }: (typeof all)[number]): number => sum(moves, (count) => count);
      return sum(often, (each) => (weight(each) * each.spent[quarter]!) / each.moves[quarter]!) / sum(often, weight);
    }),
  };
}

/** A random game, move by move: the question, and how long the list and the step took. */
function timed<G extends Playable<G>>(game: Game<G>, setting: Setting<G>, rng: Rng): { question: string; ms: number }[] {
  const s = deal(game, setting, rng);
  const moves: { question: string; ms: number }[] = [];
  while (s.outcome === null) {
    const question = prompt(game, s)!;
    const began = performance.now();
    const seat = asked(game, s)[0]!;
    step(game, s, seat, anyOf(legal(game, s, seat), rng));
    moves.push({ question, ms: performance.now() - began });
  }
  return moves;
}

const sum = <T>(items: readonly T[], of: (item: T) => number): number => items.reduce((all, item) => all + of(item), 0);
const anyOf = <T>(items: readonly T[], rng: Rng): T => items[below(rng, items.length)]!;
