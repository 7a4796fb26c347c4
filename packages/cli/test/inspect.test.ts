import { truncateRecord, describe as positionOf, encode, retrace, type GameRecord, type Playable } from '@fathom/kernel';
import type { Inspection, SeatInspection } from '@fathom/kernel/inspect';
import { soakRound } from '@fathom/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { withGame } from '../src/games/registry.ts';
import { fathom } from './kit.ts';

const fullest = ['conspiracy', 'abyss --kraken', 'waterdeep --undermountain --skullport'];
const tables =
  soakRound(process.env) === null ? fullest : [...fullest, 'abyss', 'waterdeep', 'waterdeep --undermountain --skullport --long'];

const PLY = 12;
type Inspected = Inspection<Playable<never>>;

interface PlayedGame {
  readonly save: string;
  readonly record: GameRecord;
  readonly link: string;
}

/** A whole game of two bots: its save, its record and its link. */
async function played(game: string): Promise<PlayedGame> {
  const argv = ['play', '--game', ...game.split(' '), '--seats', 'random,random', '--seed', 'reef', '--save', 'game.json', '--lang', 'en'];
  const ran = await fathom(argv);
  const save = ran.files.get('game.json')!;
  return { save, record: (JSON.parse(save) as { record: GameRecord }).record, link: /f1\.\S+/.exec(ran.out)![0] };
}

const inspectIt = async (given: string, flags: readonly string[] = [], files: Record<string, string> = {}): Promise<string> => {
  const { code, out, err } = await fathom(['inspect', given, ...flags], { files });
  expect([code, err]).toEqual([0, '']);
  return out;
};

describe.each(tables)('inspect: %s', (name) => {
  let game: PlayedGame;
  beforeAll(async () => {
    game = await played(name);
  });

  test('shows zones, stack, question, moves and views, from any kind of source', async () => {
    const { save, record, link } = game;
    const at = ['--ply', String(PLY), '--json'];
    const shown = await inspectIt('game.json', at, { 'game.json': save });
    expect(await inspectIt(JSON.stringify(record), at)).toBe(shown);
    expect(await inspectIt(link, at)).toBe(shown);

    const { ply, zones, stack, question, outcome, seen } = JSON.parse(shown) as Inspected;
    expect([ply, outcome, seen.map(({ seat }) => seat)]).toEqual([PLY, null, [0, 1, null]]);
    expect(Object.keys(zones)).toEqual(expect.arrayContaining(['options', 'players']));
    expect(stack[0]).toMatchObject({ kind: question!.kind });
    for (const { seat, moves } of seen) expect(moves.length > 0).toBe(seat !== null && question!.asked.includes(seat));
    for (const { pieces } of seen.flatMap(({ moves }) => moves)) expect(pieces).toEqual(pieces.map(() => expect.any(String) as string));
  });

  test('with a seat, shows what it may know and do', async () => {
    const { record } = game;
    const json = JSON.stringify(record);
    const { seen } = JSON.parse(await inspectIt(json, ['--ply', String(PLY), '--json'])) as Inspected;
    for (const seat of [0, 1]) {
      const alone = JSON.parse(
        await inspectIt(json, ['--ply', String(PLY), '--seat', String(seat + 1), '--json']),
      ) as SeatInspection<never>;
      expect(alone).toEqual(seen[seat]);
    }
  });

  test('a position is shown as it stands, and a finished game with its outcome', async () => {
    const { record } = game;
    const position = withGame(record.game, (entry) => {
      const retraced = retrace(entry.game, record);
      return JSON.stringify(retraced.ok ? positionOf(entry.game, retraced.value.moments[PLY]!.state) : retraced);
    });
    const { zones } = JSON.parse(await inspectIt('p.json', ['--json'], { 'p.json': position })) as Inspected;
    expect(JSON.parse(position)).toMatchObject(zones);
    const end = JSON.parse(await inspectIt(JSON.stringify(record), ['--json'])) as Inspected;
    expect(end).toMatchObject({ ply: record.moves.length, question: null, outcome: { scores: expect.any(Array) as number[] } });
    expect(end.seen.flatMap(({ moves }) => moves)).toEqual([]);
  });
});

test('prints a tree', async () => {
  const { record } = await played('conspiracy');
  const lines = (await inspectIt(JSON.stringify(record), ['--ply', '9'])).split('\n');
  expect(lines.slice(0, 4)).toEqual(['conspiracy', '├─ game: conspiracy', '├─ ply: 9', '├─ zones']);
  expect(lines).toContain('├─ stack: (2)');
  expect(lines).toContain('│  ├─ 0: kind: locationSource, seat: 1');
  expect(lines).toContain('│  │     └─ pearls: 1');
  expect(lines).toContain('   │     ├─ lordDeck: 53');
});

test('a link without moves is the state before the first one', async () => {
  const { record } = await played('conspiracy');
  const link = withGame('conspiracy', ({ game }) => encode(game, truncateRecord(record, 0)));
  expect(JSON.parse(await inspectIt(link.ok ? link.value : '', ['--json']))).toMatchObject({ game: 'conspiracy', ply: 0 });
});

test('validates --ply and --seat', async () => {
  const { record } = await played('conspiracy');
  const json = JSON.stringify(record);
  expect((await fathom(['inspect', json, '--ply', '9999', '--lang', 'en'])).err).toContain(`it has ${record.moves.length}`);
  expect((await fathom(['inspect', json, '--seat', '3', '--lang', 'en'])).err).toContain('from 1 to 2');
  expect(await fathom(['inspect', 'nowhere.json', '--lang', 'en'])).toMatchObject({ code: 2, out: '' });
});
