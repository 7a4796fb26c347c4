import { below, invariant, readRecord, rngFrom, verify } from '@fathom/kernel';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withGame } from '../src/base/games.ts';
import type { StoredTable } from '@fathom/table';
import { Device, pair, playOn, testServer } from './kit.ts';
import { putIn, seqOf, takeOut, type Taken } from './storedTables.ts';

/*
 * Tables as each release stored them: for each game one in the middle and one that is over. A new release adds its own:
 * FATHOM_CORPUS=add npx vitest run packages/server/test/corpus
 */
const folder = path.join(import.meta.dirname, 'corpus');
const { version } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8')) as { version: string };

interface StoredCase {
  readonly taken: Taken;
  /** The cookies of its people, so that they can take their seats again. */
  readonly cookies: readonly string[];
  readonly commitment: string;
}

const both = { undermountain: true, skullport: true };
const cases: readonly (readonly [game: string, options: Readonly<Record<string, unknown>>, moment: string, moves: number])[] = [
  ['conspiracy', {}, 'middle', 17],
  ['conspiracy', {}, 'over', Infinity],
  ['abyss', { kraken: true }, 'middle', 60],
  ['abyss', { kraken: true }, 'over', Infinity],
  ['waterdeep', both, 'middle', 140],
  ['waterdeep', both, 'over', Infinity],
];

if (process.env['FATHOM_CORPUS'] === 'add') {
  test('this release adds its tables', async () => {
    const server = await testServer();
    for (const [game, options, moment, moves] of cases) {
      const { table, ann, bob, devices } = await pair(server.url, { game, options });
      await ann.do({ type: 'say', text: 'for the corpus' });
      const rng = rngFrom(`corpus ${game} ${moment}`);
      await playOn([ann, bob], moves, (count) => below(rng, count));
      const specimen: StoredCase = {
        taken: await takeOut(server.registry.context.journal, table),
        cookies: devices.map(({ cookie }) => cookie),
        commitment: ann.now!.table.commitment,
      };
      writeFileSync(path.join(folder, `${version}-${game}-${moment}.json`), `${JSON.stringify(specimen, null, 1)}\n`);
      ann.close();
      bob.close();
    }
    await server.remove();
  });
}

test('this release has its tables in the corpus', () => {
  const files = cases.map(([game, , moment]) => `${version}-${game}-${moment}.json`);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(files));
});

test.each(readdirSync(folder))('%s can be opened, and is replayed bit for bit', async (file) => {
  const { taken, cookies, commitment } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as StoredCase;
  const server = await testServer({}, undefined, await putIn(taken));
  const players = cookies.map((cookie) => {
    const device = new Device(server.url);
    device.cookie = cookie;
    return device.open(taken.id);
  });
  await Promise.all(players.map((player) => player.until(() => true)));
  const seen = players[0]!.updates.flatMap(({ events }) => events);
  expect(seen.map(({ seq }) => seq)).toEqual(Array.from({ length: seqOf(taken) }, (_, i) => i + 1));
  expect(seen.every((event) => event.kind !== 'started' || event.events.length > 0)).toBe(true);
  const { play } = JSON.parse(taken.body) as StoredTable;
  expect(players[0]!.now!.seatView!.ply).toBe(play!.moves.length);
  const rng = rngFrom(`going on with ${file}`); // always giving the first answer may never end
  await playOn(players, Infinity, (count) => below(rng, count));
  const { body } = await new Device(server.url).request('GET', `/api/tables/${taken.id}/record`);
  const record = readRecord(JSON.stringify(body));
  invariant(record.ok, 'the server returns the record');
  const verdict = withGame(record.value.game, ({ game }) => verify(game, record.value, commitment));
  expect(verdict).toMatchObject({ track: { ok: true }, promise: true });
  expect(record.value.moves.slice(0, play!.moves.length)).toEqual(play!.moves);
  for (const player of players) player.close();
  await server.remove();
});
