import { tally, type Budget, type Tally } from '@fathom/bots';
import { exit, stop } from '../base/errors.ts';
import { withGame } from '../games/registry.ts';
import type { Io } from '../base/io.ts';
import { wholeNumber } from '../base/numbers.ts';
import { readOptions } from '../play/options.ts';
import { botsOnly, playOf, seat } from '../play/seats.ts';
import { seedOf } from '../base/seed.ts';
import { doAll, workersOf } from '../simulate/workers.ts';
import { duel, type DuelJob } from '../simulate/duel.ts';
import { table } from '../terminal/columns.ts';
import { paintOf } from '../terminal/terminal.ts';
import type { Text } from '../text/index.ts';

export interface ArenaFlags {
  readonly pairs: string;
  readonly time?: string;
  readonly iterations?: string;
  readonly seats: string;
  readonly game: string;
  readonly option?: readonly string[];
  readonly seed?: string;
  readonly workers?: string;
  readonly json?: boolean;
}

const USUAL: Budget = { ms: 100 };

/**
 * One bot against another: every deal once from every seat. At a larger table one bot of the first kind plays against several
 * of the second.
 */
export async function arenaCommand(io: Io, text: Text, a: string, b: string, flags: ArenaFlags): Promise<number> {
  const pairs = wholeNumber('-n', flags.pairs, 1, 1_000_000);
  const seats = wholeNumber('--seats', flags.seats, 2, 16);
  const budget = budgetOf(flags);
  const entrants = botsOnly(seat([a, b], text)).map((bot) => ({ name: bot.spec, play: playOf(bot, budget) }));
  const [one, two] = [entrants[0]!, a === b ? { ...entrants[1]!, name: `${b} (2)` } : entrants[1]!];
  const options = withGame(flags.game, ({ game }): object => readOptions(game, seats, flags.option ?? []));
  const seed = seedOf(io, flags.seed);
  const lineup = [one, ...Array.from({ length: seats - 1 }, () => two)];
  const jobs = Array.from({ length: pairs }, (_, i): DuelJob => ({ game: flags.game, lineup, options, seed: `${seed}/${i + 1}` }));
  const { results, seconds } = await doAll(io, workersOf(io, flags.workers), jobs, duel, text.simulate.progress, () => seats);
  const result = tally(results);
  const report = { game: flags.game, bots: [one.name, two.name], seats, options, seed, budget, seconds, ...result };
  io.stdout.write(flags.json === true ? `${JSON.stringify(report, null, 1)}\n` : `${summary(io, text, result, seed).join('\n')}\n`);
  return exit.done;
}

function budgetOf({ time, iterations }: ArenaFlags): Budget {
  if (time !== undefined && iterations !== undefined) return stop({ code: 'conflict', flags: ['--time', '--iterations'] });
  if (iterations !== undefined) return { iterations: wholeNumber('--iterations', iterations, 1, 1_000_000) };
  return time === undefined ? USUAL : { ms: wholeNumber('--time', time, 1, 600_000) };
}

function summary(io: Io, text: Text, { games, pairings, standings, duels }: Tally, seed: string): string[] {
  const { arena, simulate } = text;
  const number = (value: number, digits: number): string => value.toLocaleString(text.language, { maximumFractionDigits: digits });
  const percent = (value: number): string =>
    value.toLocaleString(text.language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const signed = (value: number, digits: number): string =>
    value.toLocaleString(text.language, { maximumFractionDigits: digits, signDisplay: 'exceptZero' });
  const error = (value: number, digits: number): string => (Number.isFinite(value) ? ` ± ${number(value, digits)}` : '');
  const rows = standings.map(({ name, games: played, wins, rate, margin }) => [
    name,
    number(played, 0),
    number(wins, 1),
    percent(rate.mean),
    `${percent(rate.low)} – ${percent(rate.high)}`,
    `${signed(margin.mean, 1)}${error(margin.error, 1)}`,
  ]);
  return [
    arena.summary(pairings, games),
    '',
    ...table([simulate.bot, arena.games, simulate.wins, simulate.share, '95 %', arena.margin], rows, paintOf(io)),
    '',
    ...duels.map(({ names: [one, two], rating }) =>
      arena.rating(one, two, signed(rating.elo, 0), signed(rating.low, 0), signed(rating.high, 0)),
    ),
    simulate.seed(seed),
  ];
}
