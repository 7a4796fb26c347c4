import { commitment, type GameRecord } from '@fathom/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { ESC, fathom, LEFT, RIGHT } from './kit.ts';

let link = '';
let table = '';
let record: GameRecord;

beforeAll(async () => {
  const ran = await fathom(['play', '--seats', 'random,random', '--seed', 'reef', '--save', 'game.json', '--lang', 'en']);
  table = ran.files.get('game.json')!;
  record = (JSON.parse(table) as { record: GameRecord }).record;
  link = /f1\.\S+/.exec(ran.out)![0];
});

const verify = async (given: string, ...flags: readonly string[]): Promise<{ code: number; output: string }> => {
  const ran = await fathom(['verify', given, '--lang', 'en', ...flags], { files: { 'game.json': table, 'link.txt': `look:\n${link}\n` } });
  return { code: ran.code, output: ran.out + ran.err };
};

describe('verify', () => {
  test('a valid record, in every form', async () => {
    for (const source of [
      link,
      `https://fathom.example/replay#${link}`,
      JSON.stringify(record),
      'game.json',
      'link.txt',
      link.replace(/(.{90})/g, '$1\n'),
    ]) {
      const { code, output } = await verify(source);
      expect(code).toBe(0);
      expect(output).toContain(`Valid: all ${record.moves.length} moves`);
      expect(output).toMatch(/Game over\. Random: \d+, Random 2: \d+\./);
    }
  });

  test('a forged move, state or seed', async () => {
    const last = record.moves.length - 1;
    const lies: readonly Partial<GameRecord>[] = [
      { moves: record.moves.with(last, 99) },
      { hashes: record.hashes.with(3, 'feed') },
      { seed: { secret: 'another', words: [] } },
    ];
    for (const lie of lies) {
      const { code, output } = await verify(JSON.stringify({ ...record, ...lie }));
      expect(code).toBe(1);
      expect(output).toMatch(/^Not valid: the record is inconsistent at move \d+\.\n$/);
    }
    const forged = `${link.slice(0, -12)}AAAAAAAAAAAA`;
    expect((await verify(forged)).code).toBe(1);
  });

  test('the commitment', async () => {
    const published = commitment(record.seed.secret);
    expect(await verify(link, '--commitment', published)).toMatchObject({
      code: 0,
      output: expect.stringContaining('The deal matches the commitment') as string,
    });
    const broken = await verify(link, '--commitment', '0'.repeat(64));
    expect(broken.code).toBe(1);
    expect(broken.output).toContain('does not match the commitment');
  });

  test('an unknown game, a newer release, an unreadable file', async () => {
    expect((await verify(JSON.stringify({ ...record, game: 'chess' }))).code).toBe(2);
    expect((await verify(JSON.stringify({ ...record, version: 99 }))).code).toBe(2);
    expect((await verify(JSON.stringify({ ...record, options: { first: 7 } }))).output).toContain('options.first');
    expect((await verify('f1.conspiracy.@@.@@')).code).toBe(2);
  });

  test('a name cannot move the cursor', async () => {
    const ran = await fathom(['replay', JSON.stringify({ ...record, seats: ['\x1b[2JEve', 'Bob'] })]);
    expect(ran.raw).not.toContain('\x1b');
  });
});

describe('replay', () => {
  test('prints the log and the last board without a terminal', async () => {
    const { code, out } = await fathom(['replay', link, '--lang', 'en']);
    expect(code).toBe(0);
    expect(out).toMatch(/ {3}1 {2}Random.*: Draw 1 lord|Draw [23] lords/);
    expect(out).toContain('Game over. ');
    expect(out).toContain('╭');
  });

  test('stops at a ply', async () => {
    const { out } = await fathom(['replay', link, '--ply', '2', '--seat', '2', '--lang', 'en']);
    expect(out).not.toContain('Game over. ');
    expect(out.match(/^ {3}\d {2}/gm)).toHaveLength(2);
  });

  test('validates --ply and --seat', async () => {
    expect((await fathom(['replay', link, '--ply', '9999', '--lang', 'en'])).err).toContain(`it has ${record.moves.length}`);
    expect((await fathom(['replay', link, '--seat', '3', '--lang', 'en'])).err).toContain('from 1 to 2');
  });

  test('steps with the arrow keys', async () => {
    const keys = [RIGHT, RIGHT, LEFT, '\x1b[F', ESC];
    const ran = await fathom(['replay', link, '--lang', 'en'], { player: (_sheet, number) => keys[number - 1] ?? ESC });
    const plies = ran.sheets.map((sheet) => /Move (\d+) of/.exec(sheet)?.[1]);
    expect(plies).toEqual(['0', '1', '2', '1', String(record.moves.length)]);
  });

  test('refuses an invalid record', async () => {
    const ran = await fathom(['replay', JSON.stringify({ ...record, hashes: record.hashes.with(3, 'feed') }), '--lang', 'en']);
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('is inconsistent at move 3');
  });
});
