import { soakRound } from '@fathom/kernel/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startPostgres, startRedis, type Postgres, type Service } from '../../../scripts/services.mjs';
import { newDatabase } from './databases.ts';
import { Device, pair, patient, playOn, testServer, type Player, type TestServer } from './kit.ts';

/* Three servers on one PostgreSQL and one Redis. Any of them serves any table. */

let postgres: Postgres;
let redis: Service;
let servers: TestServer[];
let startAnother: () => Promise<TestServer>;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
});
afterAll(() => Promise.all([postgres.remove(), redis.remove()]));
beforeEach(async () => {
  const database = await newDatabase(postgres.url);
  startAnother = () => testServer({ database, redis: redis.url, logLevel: 'silent' });
  servers = [await startAnother(), await startAnother(), await startAnother()];
});
afterEach(() => Promise.all(servers.map((server) => server.remove())));

const isLong = soakRound(process.env) !== null;

/** Ann, Bob and Cat at one table, each connected to another server. */
async function threeFriends(): Promise<{ table: string; devices: Device[]; players: Player[] }> {
  const devices = servers.map(({ url }) => new Device(url));
  const { table } = await devices[0]!.create({ seats: ['me', 'open', 'open'] });
  await devices[1]!.sit(table, 1, 'Bob');
  await devices[2]!.sit(table, 2, 'Cat');
  const players = devices.map((device) => device.open(table));
  for (const player of players) await player.ready();
  await Promise.all(players.map((player) => player.until(({ table: { phase } }) => phase === 'playing')));
  return { table, devices, players };
}

const eventsOf = (player: Player): unknown[] => player.updates.flatMap(({ events }) => events.map(({ seq, kind }) => [seq, kind]));

test('players of one table at three servers see the same, in the same order, with its animation', async () => {
  const { players } = await threeFriends();
  await playOn(players, 12);
  const last = Math.max(...players.map(({ updates }) => updates.at(-1)!.seq));
  for (const player of players) await expect.poll(() => player.updates.at(-1)!.seq, patient).toBe(last);
  const all = players.map((player) => new Map(eventsOf(player).map((each) => [JSON.stringify(each), true])));
  expect([...all[1]!.keys()].filter((each) => !all[0]!.has(each) && !each.includes('settled'))).toEqual([]);
  // What others did is shown step by step, also from another server.
  for (const player of players) expect(player.updates.filter(({ steps }) => steps.length > 0).length).toBeGreaterThan(4);
});

test('who is connected is known at every server', async () => {
  const { players } = await threeFriends();
  for (const player of players) await expect.poll(() => player.present, patient).toEqual([0, 1, 2]);
  players[2]!.close();
  for (const player of players.slice(0, 2)) await expect.poll(() => player.present, patient).toEqual([0, 1]);
});

test('a table of bots is played on by the processes together, to its end', async () => {
  const ann = new Device(servers[0]!.url);
  const { table } = await ann.create({ seats: isLong ? ['me', 'ismcts-50', 'ismcts-50'] : ['me', 'ismcts-50'] });
  const player = ann.open(table);
  await player.ready();
  await player.until(({ table: { phase } }) => phase === 'playing');
  expect(await player.do({ type: 'leave', level: 'greedy' })).toBeNull();
  const spectator = new Device(servers[1]!.url).open(table);
  await spectator.until(({ table: { phase } }) => phase === 'over');
});

test('while all servers are replaced one after another, a player reconnects once each time, and nothing is lost or doubled', async () => {
  const { table, devices, players: first } = await threeFriends();
  for (const player of first) player.close();
  const connections = devices.map(() => 0);
  const players = devices.map(({ cookie }, i) =>
    new Device('').open(table, {
      // As a load balancer does: nobody is sent to a server that is about to stop.
      connect() {
        connections[i]!++;
        const { url } = servers[i % servers.length]!;
        return new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`, { headers: { cookie } });
      },
      wait: { first: 10, longest: 100 },
    }),
  );
  await Promise.all(players.map((player) => player.until(() => true)));
  for (let replaced = 0; replaced < 3; replaced++) {
    const playing = playOn(players, 4);
    const old = servers.shift()!;
    await old.remove();
    await playing;
    servers.push(await startAnother());
  }
  for (const count of connections) expect(count).toBeLessThanOrEqual(1 + 3);
  const last = Math.max(...players.map(({ client }) => client.seq));
  for (const player of players) {
    await expect.poll(() => player.client.seq, patient).toBe(last);
    const seqs = player.updates.flatMap(({ events }) => events.map(({ seq }) => seq));
    expect(new Set(seqs).size).toBe(seqs.length);
  }
});

test('without notices viewers still converge', async () => {
  const { players } = await threeFriends();
  await redis.stop();
  await playOn(players, isLong ? 2 : 1); // each takes as long as servers look for what they were not told
  const last = Math.max(...players.map(({ updates }) => updates.at(-1)!.seq));
  for (const player of players) await expect.poll(() => player.updates.at(-1)!.seq, patient).toBe(last);
  await redis.start();
});

test('a viewer who joins where the newest event is not known yet receives it once', async () => {
  const { url: database } = postgres;
  const apart = [await testServer({ database }), await testServer({ database })]; // no notices between them
  const ann = new Device(apart[0]!.url);
  const { table } = await ann.create();
  const player = ann.open(table);
  await player.until(() => true);
  const first = new Device(apart[1]!.url).open(table);
  await first.until(() => true);
  await player.do({ type: 'say', text: 'Hello' });
  const second = new Device(apart[1]!.url).open(table);
  const fromThere = new Device(apart[1]!.url).open(table, { since: 2 }); // it has seen more than this server
  for (const each of [first, second]) await expect.poll(() => each.eventKinds, patient).toContain('said');
  await player.do({ type: 'say', text: 'Goodbye' });
  await expect.poll(() => second.client.seq, patient).toBe(3);
  expect(second.eventKinds).toEqual(['created', 'said', 'said']);
  await expect.poll(() => fromThere.client.seq, patient).toBe(3);
  expect(fromThere.eventKinds).toEqual(['said']);
  for (const each of apart) await each.remove();
});

test('time during which no process serves is charged to nobody; other time is', async () => {
  let now = 1_000_000;
  const server = await testServer({ database: await newDatabase(postgres.url) }, () => now);
  const bank = 600_000;
  const { ann, bob } = await pair(server.url, { plan: { pace: { kind: 'bank', bank, increment: 0 }, atZero: 'seat', level: 'greedy' } });
  now += 3_600_000; // nobody has said that it serves meanwhile
  await playOn([ann, bob], 4);
  expect(ann.now!.table.left).toEqual([bank, bank]);
  expect(ann.eventKinds).not.toContain('left');
  now += 2000; // too short to be noticed
  await playOn([ann, bob], 1);
  const left = ann.now!.table.left!;
  expect(left[0]! + left[1]!).toBe(2 * bank - 2000);
  await server.remove();
});

test('a client that connects while PostgreSQL is away is served as soon as it is back', async () => {
  const ann = new Device(servers[0]!.url);
  const { table } = await ann.create();
  await postgres.stop();
  const refusals: string[] = [];
  const there = new Device(servers[1]!.url).open(table, {
    onRefused: ({ code }) => refusals.push(code),
    wait: { first: 20, longest: 200 },
  });
  await expect.poll(() => refusals, patient).toContain('busy');
  await postgres.start();
  await there.until(() => true);
});

test('after PostgreSQL was stopped hard the game goes on, and nothing is lost or doubled', async () => {
  const { players } = await threeFriends();
  await playOn(players, 4);
  await postgres.stop('SIGQUIT');
  await postgres.start();
  await playOn(players, 8);
  const last = Math.max(...players.map(({ updates }) => updates.at(-1)!.seq));
  for (const player of players) {
    await expect.poll(() => player.updates.at(-1)!.seq, patient).toBe(last);
    const seqs = player.updates.flatMap(({ events }) => events.map(({ seq }) => seq));
    expect(new Set(seqs).size).toBe(seqs.length);
  }
});
