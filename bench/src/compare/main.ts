import { releaseIn, type Kind, type Release } from './release.ts';

/* Two releases in one process: do they play the same games, and how fast is the new one compared with the old one? */

const [older, newer, ...chosen] = process.argv.slice(2);

const seatCounts: Readonly<Record<string, readonly number[]>> = { conspiracy: [1, 2, 3, 4], abyss: [2, 3, 4], waterdeep: [2, 3, 4, 5, 6] };
const modules: Readonly<Record<string, readonly object[]>> = {
  conspiracy: [{}, { bonusLocations: true }],
  abyss: [{}, { kraken: true }],
  waterdeep: [{}, { undermountain: true }, { skullport: true }, { undermountain: true, skullport: true }],
};

/** One player plays Conspiracy against a rival; six play Waterdeep with a module. */
const kindsOf = (game: string): Kind[] =>
  seatCounts[game]!.flatMap((seats) =>
    modules[game]!.filter((options) => seats < 6 || Object.keys(options).length > 0).map((options) => ({
      game,
      seats,
      options: seats === 1 ? { ...options, rival: 'mage' } : options,
    })),
  );

const named = ({ game, seats, options }: Kind): string => [game, `${seats} seats`, ...Object.keys(options)].join(', ');

/** The number of games per kind of table: more of the short ones. */
const GAMES = { byStep: 40, greedy: 6, search: 1 } as const;
const ROUNDS = 61;
const WARM_UP = 5;
/** Milliseconds of processor time of one release before it is the other's turn. */
const TURN = 60;

/** Checks that both play the same games to the same ends. */
function compareGames(old: Release, now: Release, kind: Kind): string[] {
  return Object.entries(GAMES).flatMap(([way, games]) => {
    for (let nth = 0; nth < games; nth++) {
      const play = (release: Release): string => release[way as keyof typeof GAMES](kind, `${named(kind)}, game ${nth}`).hash();
      if (play(old) !== play(now)) return [`${way}: game ${nth} ends differently`];
    }
    return [];
  });
}

const ways = ['byStep', 'byPlay', 'greedy', 'views'] as const;
type Way = (typeof ways)[number];

/** Milliseconds that the processor has worked for this process: other processes of a busy machine do not count. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Moves per second of one turn. */
function turn(release: Release, way: Way, kind: Kind, round: number): number {
  const began = worked();
  let moves = 0;
  for (let nth = 0; worked() - began < TURN; nth++) moves += release[way](kind, `round ${round}, game ${nth}`).moves;
  return (moves / (worked() - began)) * 1000;
}

interface Speed {
  readonly before: number;
  readonly after: number;
  readonly ratio: number;
  /** A 95 % interval of the ratio, from the order of the rounds. */
  readonly between: readonly [number, number];
}

/** In 95 of 100 samples of so many rounds the median lies between these two places of their order. */
const [LOW, HIGH] = [Math.floor(ROUNDS / 2 - 0.98 * Math.sqrt(ROUNDS)), Math.ceil(ROUNDS / 2 + 0.98 * Math.sqrt(ROUNDS)) - 1];

function compareSpeed(old: Release, now: Release, way: Way, kind: Kind): Speed {
  const rounds = Array.from({ length: ROUNDS + WARM_UP }, (_, round) => {
    // Each goes first in every second round.
    const [first, second] = round % 2 === 0 ? [old, now] : [now, old];
    const [one, other] = [turn(first, way, kind, round), turn(second, way, kind, round)];
    return round % 2 === 0 ? { before: one, after: other } : { before: other, after: one };
  }).slice(WARM_UP);
  const inOrder = (of: (round: { before: number; after: number }) => number): number[] => rounds.map(of).toSorted((a, b) => a - b);
  const median = (values: readonly number[]): number => values[Math.floor(ROUNDS / 2)]!;
  const ratios = inOrder(({ before, after }) => after / before);
  return {
    before: median(inOrder(({ before }) => before)),
    after: median(inOrder(({ after }) => after)),
    ratio: median(ratios),
    between: [ratios[LOW]!, ratios[HIGH]!],
  };
}

const old = await releaseIn(older!);
const now = await releaseIn(newer!);
let isSame = true;
for (const game of chosen.length > 0 ? chosen : Object.keys(modules)) {
  const kinds = kindsOf(game);
  for (const kind of kinds) {
    const differences = compareGames(old, now, kind);
    isSame &&= differences.length === 0;
    console.log(`${named(kind).padEnd(50)} ${differences.length === 0 ? 'the same games' : differences.join('; ')}`);
  }
  for (const kind of [kinds.find(({ seats }) => seats > 1)!, kinds.at(-1)!])
    for (const way of ways) {
      const { before, after, ratio, between } = compareSpeed(old, now, way, kind);
      const figures = [before, after].map((rate) => Math.round(rate).toLocaleString('en').padStart(12)).join(' → ');
      const interval = between.map((bound) => bound.toFixed(2)).join(' – ');
      const unit = way === 'views' ? 'views' : 'moves';
      console.log(`${named(kind).padEnd(50)} ${way.padEnd(8)} ${figures} ${unit}/s   ${ratio.toFixed(2)} (${interval})`);
    }
}
process.exitCode = isSame ? 0 : 1;
