import { abyss } from '@fathom/abyss';
import { conspiracy } from '@fathom/conspiracy';
import {
  answers,
  asked,
  stateHash,
  seatView,
  forcedAnswer,
  play,
  rngFrom,
  same,
  load,
  save,
  type Answer,
  type Game,
  type Playable,
  type Seat,
} from '@fathom/kernel';
import { waterdeep } from '@fathom/waterdeep';
import type { TableSnapshot } from '@fathom/wire';
import { expect, test } from 'vitest';
import type { StoredTable } from '@fathom/table';
import { Bare, Device, pair, patient, playOn, testServer, type TestServer } from './kit.ts';
import { takeOut, type Taken } from './shelf.ts';

const HOUR = 1_800_000_000_000;
const dice = rngFrom('other worlds');
/** So long that the table answers for nobody while two worlds are compared: in one of them there may be something to decide. */
const slow = { settlePause: 1_000_000_000 } as const;

/** The same table with another state on it. */
function withState<G extends Playable<G>>(game: Game<G>, taken: Taken, state: G['state']): Taken {
  const kept = JSON.parse(taken.body) as StoredTable;
  const waiting = asked(game, state);
  const settled = waiting.flatMap((seat) => {
    const moves = forcedAnswer(game, state, seat);
    return moves === null ? [] : [{ seat, moves }];
  });
  return {
    ...taken,
    body: JSON.stringify({ ...kept, play: { ...kept.play!, hash: stateHash(state), waiting, settled } }),
    save: save(game, state),
  };
}

/** Lays a table that was taken out under another name. */
async function layAs(server: TestServer, id: string, taken: Taken): Promise<void> {
  const body = JSON.stringify({ ...(JSON.parse(taken.body) as StoredTable), id });
  expect(await server.registry.world.journal.append({ ...taken, id, body, after: 0, keys: [] })).toBe(true);
}

/** An answer that can be given in both worlds and tells this looker nothing that is hidden in either: turned cards are the same, or not seen. */
function quietAnswer<G extends Playable<G>>(
  game: Game<G>,
  ours: G['state'],
  theirs: G['state'],
  looker: Seat | null,
): Answer<G> | undefined {
  const seen = (state: G['state'], { seat, move }: Answer<G>): unknown => {
    const played = play(game, state, seat, move);
    return played.ok && [seatView(game, played.state, looker), played.events.map((event) => game.redact(event, looker))];
  };
  const common = answers(game, ours).filter((one) => answers(game, theirs).some((other) => same(other, one)));
  // Those that end something first: they change most.
  return common.toReversed().find((answer) => same(seen(ours, answer), seen(theirs, answer)));
}

const nowOf = ({ heard }: Bare): TableSnapshot =>
  heard.flatMap((tell) => (tell.type === 'update' && tell.snapshot !== null ? [tell.snapshot] : [])).at(-1)!;

/** Everything that one looker hears at a table, to the letter: on coming, and when an answer is given. */
async function hears<G extends Playable<G>>(
  server: TestServer,
  table: string,
  cookies: readonly string[],
  looker: Seat | null,
  answer: Answer<G> | undefined,
): Promise<string[]> {
  const bare = await new Bare(server.url, table, looker === null ? '' : cookies[looker]!).open(0);
  if (answer !== undefined) {
    const mover = await new Bare(server.url, table, cookies[answer.seat]!).open(0);
    const { ply } = nowOf(mover).seatView!;
    expect(await mover.answer({ type: 'do', id: 'm', command: { type: 'move', ply, move: answer.move } })).toMatchObject({ type: 'done' });
    await expect.poll(() => nowOf(bare).seatView!.ply, patient).toBeGreaterThan(ply);
    mover.socket.close();
  }
  bare.socket.close();
  return bare.letters;
}

/** One table, stopped at eight moments, in two worlds for each looker. Tells how many messages were compared, and how many answers. */
async function listen<G extends Playable<G>>(game: Game<G>, options: object): Promise<{ told: number; moved: number }> {
  const server = await testServer({}, () => HOUR);
  const { table, ann, bob, devices } = await pair(server.url, { game: game.id, options: { ...options } });
  const cookies = devices.map(({ cookie }) => cookie);
  const forbidden = new RegExp(await secretsOf(server, table));
  const [here, there] = [await testServer(slow, () => HOUR), await testServer(slow, () => HOUR)];
  let [told, moved] = [0, 0];
  for (let stop = 0; stop < 8; stop++) {
    await playOn([ann, bob], 4, (count) => (stop * 7) % count);
    if (ann.now!.table.phase === 'over') break;
    const taken = await takeOut(server.registry.world.journal, table);
    const loaded = load(game, taken.save!);
    if (!loaded.ok) throw new Error(`the table cannot be read: ${loaded.fault.code}`);
    const state = loaded.value;
    for (const looker of [0, 1, null]) {
      const other = game.determinize(state, looker, dice);
      const world = `world-${stop}-${looker}`;
      await layAs(here, world, taken);
      await layAs(there, world, withState(game, taken, other));
      const answer = quietAnswer(game, state, other, looker);
      const ours = await hears(here, world, cookies, looker, answer);
      expect(await hears(there, world, cookies, looker, answer)).toEqual(ours);
      expect(ours.join('\n')).not.toMatch(forbidden);
      told += ours.length;
      moved += Number(answer !== undefined);
    }
  }
  ann.close();
  bob.close();
  await Promise.all([server.remove(), here.remove(), there.remove()]);
  return { told, moved };
}

const sameToTheLetter = 'no leak: whoever looks hears the same, to the letter, in every world that looks the same from there';
test.each([
  [conspiracy.id, () => listen(conspiracy, {})],
  [`${abyss.id} with Kraken`, () => listen(abyss, { kraken: true })],
  [`${waterdeep.id} with both modules`, () => listen(waterdeep, { undermountain: true, skullport: true })],
])(`${sameToTheLetter}: %s`, async (_, listenOnce) => {
  // Every table is dealt anew, and not every moment has an answer that tells this looker nothing: go on until there were enough.
  let [told, moved] = [0, 0];
  while (told < 50 || moved < 12) {
    const heard = await listenOnce();
    told += heard.told;
    moved += heard.moved;
  }
});

/** What must not stand in any message while the game goes on. */
async function secretsOf(server: TestServer, table: string): Promise<string> {
  const kept = JSON.parse((await server.registry.world.journal.load(table))!.body) as StoredTable;
  return [kept.secret, ...kept.seats.flatMap(({ keys, recovery }) => [...keys, recovery!])].join('|');
}

test('tables that nobody uses leave memory, and come back when they are asked for', async () => {
  let now = HOUR;
  const server = await testServer({}, () => now);
  const device = new Device(server.url);
  const made = await Promise.all(Array.from({ length: 200 }, () => device.create({ seats: ['me', 'greedy'] })));
  await Promise.all(made.map(({ table }) => device.request('GET', `/api/tables/${table}`)));
  expect(server.registry.tablesInUse).toBe(200);
  const ann = device.open(made[0]!.table);
  await ann.until(() => true);
  now += 61_000;
  server.registry.sweep(60_000, (id) => id === made[0]!.table);
  expect(server.registry.tablesInUse).toBe(1);
  const bob = device.open(made[1]!.table);
  expect((await bob.until(() => true)).table.phase).toBe('gathering');
  ann.close();
  bob.close();
  await server.remove();
});
