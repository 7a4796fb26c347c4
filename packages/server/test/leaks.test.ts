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
  save,
  type Answer,
  type Game,
  type Playable,
  type Seat,
} from '@fathom/kernel';
import { soakRound } from '@fathom/kernel/testing';
import { waterdeep } from '@fathom/waterdeep';
import type { TableSnapshot } from '@fathom/wire';
import { expect, test } from 'vitest';
import type { StoredTable } from '@fathom/table';
import { rulesOf } from '../src/base/games.ts';
import { Bare, Device, pair, patient, playOn, testServer, type TestServer } from './kit.ts';
import { seqOf, takeOutWithEvents, type Taken } from './storedTables.ts';

const START = 1_800_000_000_000;
const isLong = soakRound(process.env) !== null;
/** A table is stopped so often, and so much is compared in all; so many tables leave memory. */
const [STOPS, MESSAGES, ANSWERS, TABLES] = isLong ? [8, 50, 12, 200] : [4, 25, 6, 60];
const rng = rngFrom('other worlds');
/** So long that the table answers for nobody while two worlds are compared: in one of them there may be something to decide. */
const slow = { settlePause: 1_000_000_000 } as const;

/** The same table with another state. */
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

/** Stores a table that was taken out under another ID. */
async function storeAs(server: TestServer, id: string, taken: Taken): Promise<void> {
  const body = JSON.stringify({ ...(JSON.parse(taken.body) as StoredTable), id });
  expect(await server.registry.context.journal.append({ ...taken, seq: seqOf(taken), id, body, after: 0, keys: [] })).toBe(true);
}

/**
 * An answer that is legal in both worlds and shows this viewer nothing that is hidden in either: revealed cards are equal, or
 * not seen.
 */
function uninformativeAnswer<G extends Playable<G>>(
  game: Game<G>,
  ours: G['state'],
  theirs: G['state'],
  viewer: Seat | null,
): Answer<G> | undefined {
  const seen = (state: G['state'], { seat, move }: Answer<G>): unknown => {
    const played = play(game, state, seat, move);
    return played.ok && [seatView(game, played.state, viewer), played.events.map((event) => game.redact(event, viewer))];
  };
  const common = answers(game, ours).filter((one) => answers(game, theirs).some((other) => same(other, one)));
  // Those that end something first: they change most.
  return common.toReversed().find((answer) => same(seen(ours, answer), seen(theirs, answer)));
}

const nowOf = ({ received }: Bare): TableSnapshot =>
  received.flatMap((message) => (message.type === 'update' && message.snapshot !== null ? [message.snapshot] : [])).at(-1)!;

/** Everything that one viewer receives at a table, byte for byte: on connecting, and when an answer is given. */
async function receivedBy<G extends Playable<G>>(
  server: TestServer,
  table: string,
  cookies: readonly string[],
  viewer: Seat | null,
  answer: Answer<G> | undefined,
): Promise<string[]> {
  const bare = await new Bare(server.url, table, viewer === null ? '' : cookies[viewer]!).open(0);
  if (answer !== undefined) {
    const mover = await new Bare(server.url, table, cookies[answer.seat]!).open(0);
    const { ply } = nowOf(mover).seatView!;
    expect(await mover.answer({ type: 'do', id: 'm', command: { type: 'move', ply, move: answer.move } })).toMatchObject({ type: 'done' });
    await expect.poll(() => nowOf(bare).seatView!.ply, patient).toBeGreaterThan(ply);
    mover.socket.close();
  }
  bare.socket.close();
  return bare.raw;
}

/**
 * One table, stopped at some moments, in two worlds for each viewer. Returns how many messages and how many answers were
 * compared.
 */
async function listen<G extends Playable<G>>(game: Game<G>, options: object): Promise<{ compared: number; moved: number }> {
  const server = await testServer({}, () => START);
  const { table, ann, bob, devices } = await pair(server.url, { game: game.id, options: { ...options } });
  const cookies = devices.map(({ cookie }) => cookie);
  const forbidden = new RegExp(await secretsOf(server, table));
  const [here, there] = [await testServer(slow, () => START), await testServer(slow, () => START)];
  let [compared, moved] = [0, 0];
  for (let stop = 0; stop < STOPS; stop++) {
    await playOn([ann, bob], 32 / STOPS, (count) => (stop * 7) % count);
    if (ann.now!.table.phase === 'over') break;
    const taken = await takeOutWithEvents(server.registry.context.journal, table);
    const loaded = rulesOf(game.id)!.load(taken.save!);
    if (!loaded.ok) throw new Error(`the table cannot be read: ${loaded.fault.code}`);
    const state = loaded.value as G['state'];
    for (const viewer of [0, 1, null]) {
      const other = game.determinize(state, viewer, rng);
      const world = `world-${stop}-${viewer}`;
      await storeAs(here, world, taken);
      await storeAs(there, world, withState(game, taken, other));
      const answer = uninformativeAnswer(game, state, other, viewer);
      const ours = await receivedBy(here, world, cookies, viewer, answer);
      expect(await receivedBy(there, world, cookies, viewer, answer)).toEqual(ours);
      expect(ours.join('\n')).not.toMatch(forbidden);
      compared += ours.length;
      moved += Number(answer !== undefined);
    }
  }
  ann.close();
  bob.close();
  await Promise.all([server.remove(), here.remove(), there.remove()]);
  return { compared, moved };
}

const sameBytes = 'no leak: a viewer receives the same bytes in every world that looks the same to it';
test.each([
  [conspiracy.id, () => listen(conspiracy, {})],
  [`${abyss.id} with Kraken`, () => listen(abyss, { kraken: true })],
  [`${waterdeep.id} with both modules`, () => listen(waterdeep, { undermountain: true, skullport: true })],
])(`${sameBytes}: %s`, async (_, listenOnce) => {
  // Every table is dealt differently, and not every moment has an answer that shows this viewer nothing: repeat until there
  // were enough.
  let [compared, moved] = [0, 0];
  while (compared < MESSAGES || moved < ANSWERS) {
    const counts = await listenOnce();
    compared += counts.compared;
    moved += counts.moved;
  }
});

/** What no message may contain while the game goes on. */
async function secretsOf(server: TestServer, table: string): Promise<string> {
  const kept = JSON.parse((await server.registry.context.journal.load(table))!.body) as StoredTable;
  return [kept.secret, ...kept.seats.flatMap(({ keys, recovery }) => [...keys, recovery!])].join('|');
}

test('unused tables leave memory, and are loaded when they are requested', async () => {
  let now = START;
  const server = await testServer({}, () => now);
  const device = new Device(server.url);
  const made = await Promise.all(Array.from({ length: TABLES }, () => device.create({ seats: ['me', 'greedy'] })));
  await Promise.all(made.map(({ table }) => device.request('GET', `/api/tables/${table}`)));
  expect(server.registry.tablesInUse).toBe(TABLES);
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
