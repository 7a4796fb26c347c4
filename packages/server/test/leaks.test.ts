import { conspiracy, type State } from '@fathom/conspiracy';
import { hashOf, rngFrom, save, type Seat } from '@fathom/kernel';
import type { Now } from '@fathom/wire';
import { expect, test } from 'vitest';
import type { Kept } from '../src/table/table.ts';
import { Bare, Device, pair, playOn, testServer, type TestServer } from './kit.ts';
import { putIn, takeOut, type Taken } from './shelf.ts';

const HOUR = 1_800_000_000_000;
const dice = rngFrom('other worlds');

/** The same table in a world that this seat, or a spectator, cannot tell from ours. */
function otherWorld(taken: Taken, looker: Seat | null): Taken {
  const { state } = JSON.parse(taken.save!) as { state: State };
  const world = conspiracy.determinize(state, looker, dice);
  const kept = JSON.parse(taken.body) as Kept;
  return { ...taken, body: JSON.stringify({ ...kept, play: { ...kept.play!, hash: hashOf(world) } }), save: save(conspiracy, world) };
}

const nowOf = ({ heard }: Bare): Now => heard.flatMap((tell) => (tell.type === 'update' && tell.now !== null ? [tell.now] : [])).at(-1)!;

/** Everything that one looker hears at a table: on coming, and when somebody else plays a move that turns nothing up. */
async function hears(
  server: TestServer,
  table: string,
  cookies: readonly string[],
  looker: Seat | null,
  plays: (mover: Now) => unknown,
): Promise<string[]> {
  const bare = await new Bare(server.url, table, looker === null ? '' : cookies[looker]!).open(0);
  const asked = nowOf(bare).look!.asked[0]!;
  const mover = await new Bare(server.url, table, cookies[asked]!).open(0);
  const move = plays(nowOf(mover));
  if (move !== undefined) {
    const { ply } = nowOf(mover).look!;
    expect(await mover.answer({ type: 'do', id: 'm', command: { type: 'move', ply, move } })).toMatchObject({ type: 'done' });
    await expect.poll(() => nowOf(bare).look!.ply).toBeGreaterThan(ply);
  }
  bare.socket.close();
  mover.socket.close();
  return bare.letters;
}

test('no leak: whoever looks hears the same, to the letter, in every world that looks the same from there', async () => {
  const server = await testServer({}, () => HOUR);
  const { table, ann, bob, devices } = await pair(server.url);
  const cookies = devices.map(({ cookie }) => cookie);
  const forbidden = new RegExp(await secretsOf(server, table));
  let told = 0;
  for (let stop = 0; stop < 8; stop++) {
    await playOn([ann, bob], 4, (count) => (stop * 7) % count);
    if (ann.now!.table.phase === 'over') break;
    const taken = await takeOut(server.house.world.journal, table);
    for (const looker of [0, 1, null]) {
      const here = await testServer({}, () => HOUR, await putIn(taken));
      const there = await testServer({}, () => HOUR, await putIn(otherWorld(taken, looker)));
      let common: unknown;
      await hears(
        there,
        table,
        cookies,
        looker,
        ({ look }) => void (common = look!.moves.filter(({ final }) => !final).map(({ move }) => move)),
      );
      const quiet = ({ look }: Now): unknown =>
        look!.moves.find(
          ({ move, final }) => !final && (common as unknown[]).some((other) => JSON.stringify(other) === JSON.stringify(move)),
        )?.move;
      const ours = await hears(here, table, cookies, looker, quiet);
      const theirs = await hears(there, table, cookies, looker, quiet);
      expect(theirs).toEqual(ours);
      expect(ours.join('\n')).not.toMatch(forbidden);
      told += ours.length;
      await here.remove();
      await there.remove();
    }
  }
  expect(told).toBeGreaterThan(50);
  ann.close();
  bob.close();
  await server.remove();
}, 60_000);

/** What must not stand in any message while the game goes on. */
async function secretsOf(server: TestServer, table: string): Promise<string> {
  const kept = JSON.parse((await server.house.world.journal.load(table))!.body) as Kept;
  return [kept.secret, ...kept.places.flatMap(({ keys, recovery }) => [...keys, recovery!])].join('|');
}

test('tables that nobody uses leave memory, and come back when they are asked for', async () => {
  let now = HOUR;
  const server = await testServer({}, () => now);
  const device = new Device(server.url);
  const made = await Promise.all(Array.from({ length: 200 }, () => device.create({ seats: ['me', 'greedy'] })));
  await Promise.all(made.map(({ table }) => device.request('GET', `/api/tables/${table}`)));
  expect(server.house.tablesInUse).toBe(200);
  const ann = device.open(made[0]!.table);
  await ann.until(() => true);
  now += 61_000;
  server.house.sweep(60_000, (id) => id === made[0]!.table);
  expect(server.house.tablesInUse).toBe(1);
  const bob = device.open(made[1]!.table);
  expect((await bob.until(() => true)).table.phase).toBe('gathering');
  ann.close();
  bob.close();
  await server.remove();
});
