import { exit } from '../base/errors.ts';
import { withGame } from '../games/registry.ts';
import type { Io } from '../base/io.ts';
import { wholeNumber } from '../base/numbers.ts';
import { readOptions } from '../play/options.ts';
import { botsOnly, playOf, readSeats, type SeatHolder } from '../play/seats.ts';
import { seedOf } from '../base/seed.ts';
import { doAll, workersOf } from '../simulate/workers.ts';
import { simulate, type GameResult, type SimulateJob } from '../simulate/job.ts';
import type { Questions } from '../simulate/questions.ts';
import { table } from '../terminal/columns.ts';
import { paintOf } from '../terminal/terminal.ts';
import type { Text } from '../text/index.ts';

export interface SimulateFlags {
  readonly games: string;
  readonly game: string;
  readonly seats: string;
  readonly option?: readonly string[];
  readonly seed?: string;
  readonly workers?: string;
  readonly json?: boolean;
}

const MOST_GAMES = 10_000_000;
const CHUNK = 50;
/** Iterations, not time: a game must have the same result on any machine. */
const USUAL = { iterations: 200 };

/** Plays many games between bots. The result depends on the seed, never on the number of threads. */
export async function simulateCommand(io: Io, text: Text, flags: SimulateFlags): Promise<number> {
  const count = wholeNumber('-n', flags.games, 1, MOST_GAMES);
  const workers = workersOf(io, flags.workers);
  const holders = botsOnly(readSeats(flags.seats, text));
  const options = withGame(flags.game, ({ game }): object => readOptions(game, holders.length, flags.option ?? []));
  const seed = seedOf(io, flags.seed);
  const bots = holders.map((holder) => playOf(holder, USUAL));
  const jobs = chunks(count, workers).map(([from, to]): SimulateJob => ({
    game: flags.game,
    bots,
    options,
    seed,
    from,
    to,
    counting: flags.json === true,
  }));
  const { results, seconds, threads } = await doAll(io, workers, jobs, simulate, text.simulate.progress, ({ from, to }) => to - from);
  const games = results.flat();
  const moves = games.reduce((sum, game) => sum + game.moves, 0);
  const movesPerSecond = Math.round(moves / seconds);
  const seats = holders.map(({ spec }) => spec);
  const questions = perGame(games);
  const report = { game: flags.game, seats, options, seed, moves, seconds, movesPerSecond, workers: threads, questions, games };
  io.stdout.write(flags.json === true ? `${JSON.stringify(report, null, 1)}\n` : `${summary(io, text, holders, report).join('\n')}\n`);
  return exit.done;
}

/** Questions per game, and the share of those with one sensible answer; null if they were not counted. */
function perGame(games: readonly GameResult[]): object | null {
  const counted = games.flatMap(({ questions }) => questions ?? []);
  if (counted.length === 0) return null;
  const mean = (of: keyof Questions): number => counted.reduce((sum, one) => sum + one[of], 0) / counted.length;
  const share = (part: keyof Questions, of: keyof Questions): number => (mean(of) === 0 ? 0 : mean(part) / mean(of));
  return {
    rules: mean('moves'),
    rulesOneAnswer: share('oneAnswer', 'moves'),
    put: mean('put'),
    putOneAnswer: share('putOneAnswer', 'put'),
    settled: mean('settled'),
    joined: mean('joined'),
    parts: mean('parts'),
    saved: 1 - share('put', 'moves'),
  };
}

/** Small enough to keep every thread busy to the end, large enough that messages cost little. */
function chunks(count: number, workers: number): [from: number, to: number][] {
  const size = Math.max(1, Math.min(CHUNK, Math.ceil(count / (workers * 4))));
  return Array.from({ length: Math.ceil(count / size) }, (_, i) => [i * size, Math.min(count, (i + 1) * size)]);
}

interface Report {
  readonly seed: string;
  readonly moves: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
  readonly workers: number;
  readonly games: readonly GameResult[];
}

function summary(
  io: Io,
  text: Text,
  holders: readonly SeatHolder[],
  { games, seed, workers, moves, seconds, movesPerSecond }: Report,
): string[] {
  const words = text.simulate;
  const round = (value: number): string => value.toLocaleString(text.language, { maximumFractionDigits: 1 });
  const rows = games[0]!.scores.map((_, side) => {
    const scores = games.map((game) => game.scores[side]!);
    const wins = games.reduce((sum, { winners }) => sum + (winners.includes(side) ? 1 / winners.length : 0), 0);
    const mean = scores.reduce((a, b) => a + b, 0) / scores.length;
    const best = scores.reduce((a, b) => Math.max(a, b));
    const worst = scores.reduce((a, b) => Math.min(a, b));
    const share = (wins / games.length).toLocaleString(text.language, { style: 'percent', maximumFractionDigits: 1 });
    return [String(side + 1), holders[side]?.spec ?? '–', round(wins), share, round(mean), String(best), String(worst)];
  });
  const perGame = (sum: number): string => round(sum / games.length);
  const turns = games.reduce((sum, game) => sum + game.turns, 0);
  return [
    words.summary(games.length, perGame(turns), perGame(moves)),
    '',
    ...table([words.seat, words.bot, words.wins, words.share, words.mean, words.best, words.worst], rows, paintOf(io)),
    '',
    words.speed(movesPerSecond.toLocaleString(text.language), round(seconds), workers),
    words.seed(seed),
  ];
}
