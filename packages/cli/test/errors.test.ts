import { describe, expect, test } from 'vitest';
import { fathom, script, type Surroundings } from './kit.ts';

/** Every wrong call we know: the arguments, and what the sentence must name. */
const mistakes: readonly (readonly [argv: readonly string[], names: string])[] = [
  [['dive'], 'dive'],
  [['play', '--sails'], '--sails'],
  [['play', '--seed'], '--seed'],
  [['play', 'chess'], '--help'],
  [['verify'], 'game'],
  [['arena', 'greedy'], 'B'],
  [['play', '--game', 'chess'], 'conspiracy'],
  [['play', '--seats', 'me,deepblue'], 'deepblue'],
  [['play', '--seats', 'me,ismcts:many'], 'many'],
  [['play', '--seats', 'me,greedy:5'], 'greedy:5'],
  [['play', '--seats', 'me,'], 'ismcts'],
  [['play', '--seats', 'greedy,greedy,greedy,greedy,greedy'], '5'],
  [['play', '--curtain', 'sometimes'], 'sometimes'],
  [['play', '--seats', 'greedy,greedy', '--seed', 'x'.repeat(300)], '160'],
  [['play', '--seats', 'greedy,greedy', '--option', 'first'], 'first'],
  [['play', '--seats', 'greedy,greedy', '--option', 'colour=red'], 'bonusLocations'],
  [['play', '--seats', 'greedy,greedy', '--option', 'first=4'], 'random'],
  [['play', '--resume', 'nowhere.json'], 'nowhere.json'],
  [['simulate', '-n', '0'], '-n'],
  [['simulate', '-n', 'lots'], 'lots'],
  [['simulate', '--workers', '-1'], '--workers'],
  [['simulate', '--seats', 'me,random'], 'random'],
  [['arena', 'greedy', 'me'], 'random'],
  [['arena', 'greedy', 'random', '--seats', '9'], '9'],
  [['verify', 'nowhere.json'], 'nowhere.json'],
  [['verify', 'f1.conspiracy.x.y', '--commitment', 'beef'], 'beef'],
  [['verify', 'f1.chess.x.y'], 'chess'],
  [['verify', 'f1.conspiracy.e30.AAAA'], 'f1.conspiracy'],
  [['verify', '{}'], '{}'],
  [['verify', 'list.json'], 'list.json'],
  [['replay', 'list.json'], 'list.json'],
  [['score', 'list.json'], 'list.json'],
  [['score', 'chess.json'], 'chess'],
  [['score', 'typo.json'], 'players[0].alliance[0]'],
  [['score'], 'position'],
  [['rules'], 'words'],
  [['rules', 'pearl', '--game', 'chess'], 'chess'],
];

const files = {
  'list.json': '[1, 2, 3]',
  'chess.json': '{"format":"fathom-position/1","game":"chess","seats":2}',
  'typo.json': '{"format":"fathom-position/1","game":"conspiracy","seats":2,"players":[{"alliance":["mermaid-1"]}]}',
};

describe.each(['en', 'ru', 'uk'])('a mistake is one clear sentence, in %s', (language) => {
  test.each(mistakes)('%j', async (argv, names) => {
    const { code, out, err } = await fathom([...argv, '--lang', language], { files });
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(names);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).not.toMatch(/error:|Error|undefined|\bat .*:\d+/);
    if (language !== 'en') expect(err).toMatch(/[а-яіїєґ]{4}/i);
  });
});

test('an unknown language is reported in the language of the machine', async () => {
  expect(await fathom(['play', '--lang', 'de'])).toMatchObject({ code: 2, err: 'Invalid value for --lang: “de”; choose en, ru or uk.\n' });
  const ukrainian = await fathom(['play', '--lang=de'], { env: { LANG: 'uk_UA.UTF-8' } });
  expect(ukrainian.err).toContain('виберіть');
  const russian = await fathom(['dive'], { env: { LANG: 'en_US.UTF-8', LC_ALL: 'ru_RU.UTF-8' } });
  expect(russian.err).toContain('Нет команды');
});

describe('a saved game that cannot be opened', () => {
  const open = async (path: string, text: string): Promise<string> => {
    const surroundings: Surroundings = { files: { [path]: text }, player: script('q') };
    const { code, err } = await fathom(['play', '--resume', path, '--lang', 'en'], surroundings);
    expect(code).toBe(2);
    return err;
  };
  const saved = async (): Promise<string> => {
    const left = await fathom(['play', '--seats', 'me:Ann,greedy', '--seed', 'reef', '--save', 'a.json'], {
      player: script('1', '1', 'q'),
    });
    return left.files.get('a.json')!;
  };
  interface Saved {
    record: { game: string; hashes: string[] };
    save: { version: number; state: { ply: number } };
    players: string[];
  }
  const changed = async (change: (table: Saved) => void): Promise<string> => {
    const table = JSON.parse(await saved()) as Saved;
    change(table);
    return JSON.stringify(table);
  };

  test('because it is none', async () => {
    expect(await open('a.json', 'not even JSON')).toBe(
      'a.json is not a Fathom saved game; check that it is the right file and complete.\n',
    );
    expect(await open('a.json', (await saved()).slice(0, 500))).toContain('is not a Fathom saved game');
  });

  test('because it is damaged', async () => {
    expect(await open('a.json', await changed(({ save }) => save.state.ply++))).toContain('damaged');
    expect(await open('a.json', await changed(({ record }) => record.hashes.push('0'))), 'a hash too many').toContain('damaged');
    expect(await open('a.json', await changed(({ record }) => (record.hashes[record.hashes.length - 1] = 'feed')))).toContain('damaged');
    expect(await open('a.json', await changed(({ players }) => players.pop()))).toContain('damaged');
  });

  test('because it is of another game, or of a newer release', async () => {
    expect(await open('a.json', await changed(({ record }) => (record.game = 'chess')))).toContain('“chess”');
    expect(await open('a.json', await changed(({ save }) => (save.version = 99)))).toContain('newer version of Fathom (rules 99');
    expect(await open('a.json', await changed(({ players }) => (players[1] = 'deepblue')))).toContain('deepblue');
  });
});

describe('help', () => {
  test.each(['play', 'simulate', 'arena', 'replay', 'verify', 'score', 'rules'])('%s --help', async (command) => {
    const ran = await fathom([command, '--help']);
    expect(ran.code).toBe(0);
    expect(ran.err).toBe('');
    expect(ran.out).toContain(`fathom ${command}`);
    expect(ran.out).toContain('--lang');
  });

  test('in the language of the reader', async () => {
    expect((await fathom(['--help', '--lang', 'uk'])).out).toContain('Команди:');
    expect((await fathom(['play', '--help', '--lang', 'ru'])).out).toContain('Параметры:');
    expect((await fathom([])).out).toContain('Commands:');
    expect((await fathom(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
