import { Command, Option } from 'commander';
import { analyseCommand, type AnalyseFlags } from './commands/analyse.ts';
import { arenaCommand, type ArenaFlags } from './commands/arena.ts';
import { backupCommand, migrateCommand, restoreCommand, tablesCommand, type DataFlags } from './commands/hosting.ts';
import { inspectCommand, type InspectFlags } from './commands/inspect.ts';
import { mineCommand, type MineFlags } from './commands/mine.ts';
import { playCommand, type PlayFlags } from './commands/play.ts';
import { replayCommand, type ReplayFlags } from './commands/replay.ts';
import { rulesCommand, type RulesFlags } from './commands/rules.ts';
import { scoreCommand } from './commands/score.ts';
import { simulateCommand, type SimulateFlags } from './commands/simulate.ts';
import { trainCommand, type TrainFlags } from './commands/train.ts';
import { serveCommand, workerCommand, type ServeFlags } from './commands/serve.ts';
import { verifyCommand } from './commands/verify.ts';
import { gameIds, withGame } from './games/registry.ts';
import type { Io } from './base/io.ts';
import type { Text } from './text/index.ts';
import type { Command as Name } from './text/text.ts';
import { version } from './version.ts';

/** Flags for any table of any game. */
const optionNames = (): string[] => [
  ...new Set(gameIds.flatMap((id) => withGame(id, ({ game }) => game.seatCounts.flatMap((seats) => Object.keys(game.options(seats)))))),
];

/** Options that are used so often that they have a flag of their own. */
const SHORTS = ['kraken', 'undermountain', 'skullport', 'long'] as const;

/** Every command and flag. What a command does is in commands/; its help text in text/. */
export function program(io: Io, text: Text, done: (code: number) => void): Command {
  const { flags, commands } = text.help;
  const root = new Command('fathom').description(text.help.program).version(version, '-V, --version', flags.version);
  configured(root, io, text).helpCommand('help [command]', commands.help);
  const add: Add = (name, run) => {
    const command = configured(root.command(name).description(commands[name]), io, text);
    return command.action(async () => done(await run(command)));
  };
  addGames(add, io, text);
  addTraining(add, io, text);
  addRecords(add, io, text);
  addServer(add, io, text);
  return root;
}

type Add = (name: Name, run: (command: Command) => number | Promise<number>) => Command;

/** What every command has in common. */
function configured(command: Command, io: Io, { help: { flags, titles } }: Text): Command {
  return command
    .helpOption('-h, --help', flags.help)
    .addOption(new Option('--lang <language>', flags.lang))
    .exitOverride()
    .configureOutput({ writeOut: (words) => void io.stdout.write(words), writeErr: () => {} })
    .configureHelp({ styleTitle: (title) => titles[title as keyof typeof titles] ?? title });
}

/** The game and its options; `--kraken` is short for `--option kraken=true`, and so on. */
function withTable(command: Command, { help: { flags } }: Text): Command {
  command
    .addOption(new Option('--game <game>', flags.game).default('conspiracy'))
    .addOption(new Option('--option <name=value...>', `${flags.option}: ${optionNames().join(', ')}`));
  for (const name of SHORTS) command.option(`--${name}`, flags[name]);
  return command;
}

function chosen<F extends { readonly option?: readonly string[] }>(given: F): F {
  const named = SHORTS.filter((name) => name in given).map((name) => `${name}=true`);
  return named.length === 0 ? given : { ...given, option: [...(given.option ?? []), ...named] };
}

/** Commands that play games. */
function addGames(add: Add, io: Io, text: Text): void {
  const { flags, arguments: args } = text.help;
  withTable(
    add('play', (c) => playCommand(io, text, chosen(c.opts<PlayFlags>()))),
    text,
  )
    .option('--seats <list>', flags.seats)
    .option('--seed <words>', flags.seed)
    .option('--resume <file>', flags.resume)
    .option('--save <file>', flags.save)
    .addOption(new Option('--curtain <when>', flags.curtain).default('auto'));

  withTable(
    add('simulate', (c) => simulateCommand(io, text, chosen(c.opts<SimulateFlags>()))),
    text,
  )
    .option('-n, --games <number>', flags.games, '1000')
    .option('--seats <list>', flags.seats, 'random,random')
    .option('--seed <words>', flags.seed)
    .option('--workers <number>', flags.workers)
    .option('--json', flags.json);

  withTable(
    add('arena', (c) => arenaCommand(io, text, c.args[0]!, c.args[1]!, chosen(c.opts<ArenaFlags>()))),
    text,
  )
    .argument('<A>', args.bot)
    .argument('<B>', args.bot)
    .option('-n, --pairs <number>', flags.pairs, '100')
    .option('--time <ms>', flags.time)
    .option('--iterations <number>', flags.iterations)
    .option('--seats <number>', flags.seatCount, '2')
    .option('--seed <words>', flags.seed)
    .option('--workers <number>', flags.workers)
    .option('--json', flags.json);
}

/** The commands that make the networks of the bots and the puzzles. */
function addTraining(add: Add, io: Io, text: Text): void {
  const { flags } = text.help;
  add('train', (c) => trainCommand(io, text, c.opts<TrainFlags>()))
    .addOption(new Option('--game <game>', flags.game).default('conspiracy'))
    .requiredOption('--out <file>', flags.out)
    .option('--seed <words>', flags.seed, 'fathom')
    .option('--hidden <number>', flags.hidden, '48')
    .option('--greedy <rounds>', flags.greedyRounds, '60')
    .option('--search <rounds>', flags.searchRounds, '20')
    .option('--games <number>', flags.gamesPerRound, '400')
    .option('--iterations <number>', flags.iterations, '32')
    .option('--workers <number>', flags.workers);

  withTable(
    add('mine', (c) => mineCommand(io, text, chosen(c.opts<MineFlags>()))),
    text,
  )
    .requiredOption('--out <file>', flags.puzzles)
    .option('-n, --games <number>', flags.games, '50')
    .option('--seats <number>', flags.seatCount, '2')
    .addOption(new Option('--level <level>', flags.level).default('expert'))
    .option('--worlds <number>', flags.puzzleWorlds, '256')
    .option('--iterations <number>', flags.confirmed, '1000')
    .option('--seed <words>', flags.seed, 'fathom')
    .option('--workers <number>', flags.workers);
}

/** Commands that read records, positions and rulebooks. */
function addRecords(add: Add, io: Io, text: Text): void {
  const { flags, arguments: args } = text.help;
  add('replay', (c) => replayCommand(io, text, c.args[0]!, c.opts<ReplayFlags>()))
    .argument('<game>', args.game)
    .option('--ply <number>', flags.ply)
    .option('--seat <number>', flags.seat)
    .option('--all', flags.all);

  add('analyse', (c) => analyseCommand(io, text, c.args[0]!, c.opts<AnalyseFlags>()))
    .argument('<game>', args.game)
    .option('--seat <number>', flags.seat)
    .option('--open', flags.openHands)
    .option('--worlds <number>', flags.worlds, '64')
    .option('--json', flags.json);

  add('inspect', (c) => inspectCommand(io, c.args[0]!, c.opts<InspectFlags>()))
    .argument('<table>', args.inspected)
    .option('--ply <number>', flags.ply)
    .option('--seat <number>', flags.seat)
    .option('--json', flags.json);

  add('verify', (c) => verifyCommand(io, text, c.args[0]!, c.opts<{ commitment?: string }>()))
    .argument('<game>', args.game)
    .option('--commitment <hex>', flags.commitment);

  add('score', (c) => scoreCommand(io, c.args[0]!)).argument('<position>', args.position);

  add('rules', (c) => rulesCommand(io, text, c.args, c.opts<RulesFlags>()))
    .argument('<words...>', args.words)
    .option('--game <game>', flags.onlyGame);
}

/** Commands for a server and its data file. */
function addServer(add: Add, io: Io, text: Text): void {
  const { flags, arguments: args } = text.help;
  const data = (): Option => new Option('--data <file>', flags.data).default('data/fathom.sqlite');

  add('serve', (c) => serveCommand(io, c.opts<ServeFlags>()))
    .option('--port <number>', flags.port)
    .option('--host <address>', flags.host)
    .option('--data <file>', flags.data)
    .option('--database <url>', flags.database)
    .option('--redis <url>', flags.redis);

  add('worker', (c) => workerCommand(io, text, c.opts<{ redis?: string }>())).option('--redis <url>', flags.redis);

  add('migrate', (c) => migrateCommand(io, text, c.args[0]!, c.args[1]!))
    .argument('<from>', args.from)
    .argument('<to>', args.to);

  add('backup', (c) => backupCommand(io, text, c.args[0]!, c.opts<DataFlags>()))
    .argument('<file>', args.backup)
    .addOption(data());

  add('restore', (c) => restoreCommand(io, text, c.args[0]!, c.opts<DataFlags>()))
    .argument('<file>', args.backup)
    .addOption(data());

  add('tables', (c) => tablesCommand(io, text, c.args[0], c.opts<DataFlags & { json?: boolean }>()))
    .argument('[table]', args.table)
    .addOption(data())
    .option('--json', flags.json);
}
