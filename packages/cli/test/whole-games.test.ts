import { decode, describe as describePosition, type Result } from '@fathom/kernel';
import { soakRound } from '@fathom/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { withGame } from '../src/games/registry.ts';
import { ENTER, fathom, isAsking } from './kit.ts';

/* Every command, for every game, from the first deal to the result. */

interface Setting {
  readonly game: string;
  readonly seats: number;
  readonly modules: readonly string[];
}

const usual: readonly Setting[] = [
  { game: 'conspiracy', seats: 3, modules: ['bonusLocations'] },
  { game: 'abyss', seats: 4, modules: ['kraken', 'martialLaw'] },
  { game: 'waterdeep', seats: 3, modules: ['undermountain', 'skullport'] },
];
/** A round of a soak run has the other combinations too, and every language for every game. */
const others: readonly Setting[] = [
  { game: 'conspiracy', seats: 2, modules: [] },
  { game: 'abyss', seats: 2, modules: [] },
  { game: 'waterdeep', seats: 2, modules: [] },
  { game: 'conspiracy', seats: 2, modules: ['bonusLocations'] },
  { game: 'conspiracy', seats: 4, modules: [] },
  { game: 'abyss', seats: 2, modules: ['kraken'] },
  { game: 'abyss', seats: 3, modules: ['martialLaw'] },
  { game: 'waterdeep', seats: 3, modules: ['undermountain'] },
  { game: 'waterdeep', seats: 2, modules: ['skullport'] },
  { game: 'waterdeep', seats: 2, modules: ['undermountain', 'long'] },
  { game: 'waterdeep', seats: 2, modules: ['skullport', 'long'] },
  { game: 'waterdeep', seats: 2, modules: ['undermountain', 'skullport', 'long'] },
];
const isLong = soakRound(process.env) !== null;
const base = isLong ? [...usual, ...others] : usual;

const flagsOf = ({ game, modules }: Setting): string[] => ['--game', game, ...modules.flatMap((name) => ['--option', `${name}=true`])];
const named = base.map((setting) => [`${setting.game} for ${setting.seats} ${setting.modules.join(' + ')}`.trim(), setting] as const);

describe.each(named)('%s', (_title, setting) => {
  const seats = Array.from({ length: setting.seats }, () => 'greedy').join(',');
  let link = '';

  beforeAll(async () => {
    const { code, out, err } = await fathom(['play', ...flagsOf(setting), '--seats', seats, '--seed', 'q', '--lang', 'en']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/\n(.+ wins|.+ share the victory)\n/);
    link = /f1\.\S+/.exec(out)![0];
  });

  test('replay', async () => {
    const { code, out, err } = await fathom(['replay', link, '--lang', 'uk']);
    expect([code, err]).toEqual([0, '']);
    expect(out.split('\n').length).toBeGreaterThan(50);
  });

  test('verify', async () => {
    const { code, out } = await fathom(['verify', link, '--lang', 'en']);
    expect([code, out]).toEqual([0, expect.stringMatching(/^Valid: all \d+ moves .*\nGame over\. Greedy: -?\d+, .*\.\n$/)]);
  });

  test('simulate', async () => {
    const bots = seats.replaceAll('greedy', 'random');
    const run = ['simulate', ...flagsOf(setting), '--workers', '1', '--seed', 'q'];
    const { code, out } = await fathom([...run, '-n', '1', '--seats', bots.replace('random', 'ismcts:1'), '--json']);
    expect(code).toBe(0);
    expect((JSON.parse(out) as { games: { scores: number[] }[] }).games[0]!.scores).toHaveLength(setting.seats);
    expect(await fathom([...run, '-n', '2', '--seats', bots, '--lang', 'ru'])).toMatchObject({ code: 0, err: '' });
  });

  test('arena', async () => {
    const seatFlags = ['--seats', String(setting.seats), '--workers', '1', '--seed', 'q', '--lang', 'en'];
    const { code, out } = await fathom(['arena', 'greedy', 'random', ...flagsOf(setting), '-n', '1', ...seatFlags]);
    expect([code, out]).toEqual([0, expect.stringContaining(`1 deal, each from every seat: ${setting.seats} games`)]);
  });

  test('score: the points of the last state are those of the outcome', async () => {
    const { position, scores } = withGame(setting.game, ({ game }) => {
      const { moments } = value(decode(game, link));
      const { state } = moments.at(-1)!;
      return { position: describePosition(game, state), scores: state.outcome!.scores };
    });
    const { code, out, err } = await fathom(['score', 'table.json', '--lang', 'en'], { files: { 'table.json': JSON.stringify(position) } });
    expect([code, err]).toEqual([0, '']);
    expect((JSON.parse(out) as { sides: { total: number }[] }).sides.map(({ total }) => total)).toEqual(scores);
  });
});

describe('with a person, who always takes the first choice', () => {
  const games = [
    ['conspiracy alone', ['--game', 'conspiracy', '--seats', 'me', '--option', 'rival=mage', '--option', 'bonusLocations=true']],
    ['abyss with Kraken', ['--game', 'abyss', '--kraken', '--seats', 'me,random']],
    ['waterdeep with both modules', ['--game', 'waterdeep', '--undermountain', '--skullport', '--seats', 'me,random']],
    ['abyss', ['--game', 'abyss', '--seats', 'me,random']],
    ['waterdeep', ['--game', 'waterdeep', '--seats', 'me,random']],
  ] as const;
  const over = /Game over|Партия окончена|Партію закінчено/;
  const first = (sheet: string): string | null => (over.test(sheet) ? 'q' : isAsking(sheet) ? ENTER : null);

  const all = ['en', 'ru', 'uk'];

  test.each(
    (isLong ? games : games.slice(0, 3)).map(([title, flags], i) => [title, flags, isLong ? all : [all[i % all.length]!]] as const),
  )('%s', async (_title, flags, languages) => {
    for (const language of languages) {
      const { code, out, err } = await fathom(['play', ...flags, '--seed', 'q', '--lang', language], { player: first });
      expect([code, err, over.test(out)]).toEqual([0, '', true]);
      expect(await fathom(['verify', /f1\.\S+/.exec(out)![0]])).toMatchObject({ code: 0 });
    }
  });
});

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}
