import { isLevelId, PUZZLES, type Puzzle, type PuzzleFile } from '@fathom/bots';
import { levelIds, type LevelId } from '@fathom/kernel';
import { exit, stop } from '../base/errors.ts';
import type { Io } from '../base/io.ts';
import { wholeNumber } from '../base/numbers.ts';
import { withGame } from '../games/registry.ts';
import { mine, type MineJob } from '../mine/job.ts';
import { readOptions } from '../play/options.ts';
import { doAll, workersOf } from '../simulate/workers.ts';
import type { Text } from '../text/index.ts';
import { evaluationOf } from '../train/part.ts';

export interface MineFlags {
  readonly game: string;
  readonly option?: readonly string[];
  readonly out: string;
  readonly games: string;
  readonly seats: string;
  readonly level: string;
  readonly worlds: string;
  readonly iterations: string;
  readonly seed: string;
  readonly workers?: string;
}

/** Looks for puzzles in games between bots, and writes them to a file. The result depends on the seed, never on the number of threads. */
export async function mineCommand(io: Io, text: Text, flags: MineFlags): Promise<number> {
  const seats = wholeNumber('--seats', flags.seats, 1, 16);
  const settings = {
    level: levelOf(flags.level),
    worlds: wholeNumber('--worlds', flags.worlds, 2, 10_000),
    iterations: wholeNumber('--iterations', flags.iterations, 1, 1_000_000),
  };
  const { options, parts } = withGame(flags.game, (entry) => {
    const { features, model } = evaluationOf(entry);
    if (model === null) return stop({ code: 'not-learned', game: flags.game });
    return { options: readOptions(entry.game, seats, flags.option ?? []), parts: features.parts };
  });
  const jobs = Array.from({ length: wholeNumber('-n', flags.games, 1, 1_000_000) }, (_, i): MineJob => ({
    game: flags.game,
    seats,
    options,
    seed: `${flags.seed}/${i + 1}`,
    settings,
  }));
  const { results } = await doAll(io, workersOf(io, flags.workers), jobs, mine, text.simulate.progress, () => 1);
  const puzzles = unique(results.flat());
  const made = { command: commandOf(flags), seed: flags.seed, date: io.today().toISOString().slice(0, 10) };
  if (!io.files.write(flags.out, written({ format: PUZZLES, game: flags.game, made, parts, puzzles })))
    stop({ code: 'cannot-write', path: flags.out });
  io.stdout.write(`${text.mine.found(puzzles.length, flags.out)}\n`);
  return exit.done;
}

const levelOf = (level: string): LevelId =>
  isLevelId(level) ? level : stop({ code: 'bad-choice', flag: '--level', value: level, allowed: levelIds });

const unique = (puzzles: readonly Puzzle[]): Puzzle[] => [...new Map(puzzles.map((puzzle) => [puzzle.id, puzzle])).values()];

/** A line for each puzzle, so that changes can be read. */
const written = ({ puzzles, ...head }: PuzzleFile): string =>
  `${JSON.stringify(head).slice(0, -1)},"puzzles":[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]}\n`;

const commandOf = ({ game, option = [], games, seats, level, worlds, iterations }: MineFlags): string =>
  [
    `fathom mine --game ${game}`,
    ...option.map((each) => `--option ${each}`),
    `--games ${games} --seats ${seats} --level ${level} --worlds ${worlds} --iterations ${iterations}`,
  ].join(' ');
