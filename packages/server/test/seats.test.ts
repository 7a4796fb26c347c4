import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClockPlan } from '@fathom/wire';
import { steadyClock } from '../src/base/clock.ts';
import { Device, pair, patient, type Player, playOn, testServer, type TestServer } from './kit.ts';

let server: TestServer;
/** The clock of all tables of this file; it stands unless a test moves it. */
let now = 1_800_000_000_000;
beforeAll(async () => {
  server = await testServer({}, () => now);
});
afterAll(() => server.remove());

const DAY = 86_400_000;

describe('sitting down', () => {
  test('a link, a name, a seat; a second one is refused, and so is a seat that is taken', async () => {
    const [ann, bob, cat] = [new Device(server.url), new Device(server.url), new Device(server.url)];
    const { table, recovery } = await ann.create({ seats: ['me', 'open', 'open'] });
    expect(recovery).toMatch(/^(?:[a-z]{4} ){5}[a-z]{4}$/);
    await bob.sit(table, 1, 'Bob');
    const sit = (device: Device, seat: number, name = 'X'): Promise<{ status: number; body: unknown }> =>
      device.request('POST', `/api/tables/${table}/seats/${seat}`, { name });
    expect(await sit(bob, 2)).toEqual({ status: 409, body: { code: 'already-so', rule: null } });
    expect(await sit(cat, 1)).toEqual({ status: 409, body: { code: 'seat-taken', rule: null } });
    expect(await sit(cat, 7)).toEqual({ status: 400, body: { code: 'no-such-seat', rule: null } });
    expect((await sit(cat, 2, ' \u202e ')).body).toEqual({ code: 'bad-name', rule: null });
    expect((await cat.request('POST', '/api/tables/nowhere/seats/1', { name: 'X' })).status).toBe(404);
  });

  test('the cookie cannot be read by a script, and only its hash is stored', async () => {
    const device = new Device(server.url);
    const body = { game: 'conspiracy', options: {}, seats: ['me', 'greedy'], name: 'Ann', listed: false, plan: null };
    const response = await fetch(`${server.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const cookie = response.headers.get('set-cookie')!;
    expect(cookie).toMatch(/^fathom=[0-9a-f]{64};.*HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    const { table } = (await response.json()) as { table: string };
    const { body: kept } = (await server.registry.context.journal.load(table))!;
    expect(kept).not.toContain(cookie.slice(7, 71));
    device.cookie = cookie.split(';')[0]!;
    expect((await device.request('GET', '/api/mine')).body).toMatchObject({ tables: [{ id: table, mine: [0] }] });
  });

  test('recovery words give a seat to another device, however they are typed', async () => {
    const { table, ann, bob } = await pair(server.url);
    await playOn([ann, bob], 4);
    const cat = new Device(server.url);
    const host = new Device(server.url);
    const made = await host.create();
    const typed = made.recovery.toUpperCase().replaceAll(' ', ' - ');
    expect((await cat.request('POST', '/api/recover', { words: typed })).body).toEqual({ table: made.table, seat: 0 });
    expect((await cat.request('GET', '/api/mine')).body).toMatchObject({ tables: [{ id: made.table, mine: [0] }] });
    expect(await cat.request('POST', '/api/recover', { words: 'moru tave siko lanu bepi dovu' })).toMatchObject({
      status: 403,
      body: { code: 'bad-words' },
    });
    expect((await cat.request('GET', `/api/tables/${table}`)).body).toMatchObject({ phase: 'playing' });
    ann.close();
    bob.close();
  });

  test('public tables are listed until they are over; others are not', async () => {
    const device = new Device(server.url);
    const { table } = await device.create({ listed: true });
    const hidden = await device.create({ listed: false });
    const { tables } = (await new Device(server.url).request('GET', '/api/tables')).body as { tables: { id: string; mine: number[] }[] };
    expect(tables.find(({ id }) => id === table)).toMatchObject({ mine: [], phase: 'gathering' });
    expect(tables.some(({ id }) => id === hidden.table)).toBe(false);
  });

  test('the words of the seats go into the deal; the commitment is published before the game and matches after it', async () => {
    const device = new Device(server.url);
    const { table } = await device.create({ seats: ['me', 'greedy'] });
    const ann = device.open(table);
    const { table: before } = await ann.until(() => true);
    expect(await ann.ready('a cold night')).toBeNull();
    await ann.until(({ table: { phase } }) => phase === 'playing');
    expect(await ann.do({ type: 'leave', level: 'greedy' })).toBeNull();
    const { table: after } = await ann.until(({ table: { phase } }) => phase === 'over');
    expect(after.commitment).toBe(before.commitment);
    const { body } = await device.request('GET', `/api/tables/${table}/record`);
    expect(body).toMatchObject({ seed: { secret: after.secret, words: [expect.stringMatching(/^a cold night [0-9a-f]{32}$/), ''] } });
    ann.close();
  });
});

describe('leaving and coming back', () => {
  test('a seat is left to a bot and taken back', async () => {
    const { ann, bob } = await pair(server.url);
    expect(await ann.do({ type: 'return' })).toBe('not-left');
    expect(await ann.do({ type: 'leave', level: 'greedy' })).toBeNull();
    await bob.until(({ table }) => table.seats[0]!.kind === 'bot' && table.seats[0]!.kept && table.seats[0]!.name === 'Ann');
    await bob.until(({ seatView }) => seatView!.asked.includes(1));
    expect(await ann.do({ type: 'return' })).toBeNull();
    await bob.until(({ table }) => table.seats[0]!.kind === 'person');
    ann.close();
    bob.close();
  });

  const replace = (seat: number, forGood: boolean) =>
    ({ type: 'propose', what: { kind: 'replace', seat, level: 'random', forGood } }) as const;
  const gone = async (player: Player, seen: Player, others: readonly number[]): Promise<void> => {
    player.close();
    await expect.poll(() => seen.present, patient).toEqual(others);
  };

  test('nobody who is connected, or was a moment ago, is replaced, whatever is voted', async () => {
    const { ann, bob, devices, table } = await pair(server.url);
    expect(await ann.do(replace(1, true))).toBe('not-absent');
    expect(await ann.do(replace(1, false))).toBe('not-absent');
    await gone(bob, ann, [0]);
    now += 119_999;
    expect(await ann.do(replace(1, false))).toBe('not-absent');
    now += 1;
    // Two minutes are enough for a bot that keeps the seat, not for one that takes it: nobody else can agree to that here.
    expect(await ann.do(replace(1, true))).toBe('not-absent');
    expect(await ann.do(replace(1, false))).toBeNull();
    await ann.until((seen) => seen.table.seats[1]!.kept);
    const back = devices[1].open(table);
    await back.until(() => true);
    expect(await back.do({ type: 'return' })).toBeNull();
    await gone(back, ann, [0]);
    now += DAY;
    expect(await ann.do(replace(1, true))).toBeNull();
    await ann.until((seen) => seen.table.seats[1]!.kind === 'bot' && !seen.table.seats[1]!.kept);
    ann.close();
  });

  test('after a restart absence is counted from zero: the server cannot know who was there before', async () => {
    let own = await testServer({}, () => now);
    const { ann, bob, devices, table } = await pair(own.url);
    bob.close();
    ann.close();
    now += DAY;
    own = await own.again();
    devices[0].url = own.url;
    const back = devices[0].open(table);
    await back.until(() => true);
    expect(await back.do(replace(1, false))).toBe('not-absent');
    now += 120_000;
    expect(await back.do(replace(1, false))).toBeNull();
    back.close();
    await own.remove();
  });

  test('the same people play again', async () => {
    const { ann, bob, devices } = await pair(server.url);
    expect(await ann.do({ type: 'rematch' })).toBe('not-over');
    await playOn([ann, bob]);
    expect(await ann.do({ type: 'rematch' })).toBeNull();
    const { table } = await bob.until((seen) => seen.table.rematch !== null);
    expect(await bob.do({ type: 'rematch' })).toBe('already-so');
    const again = devices[1].open(table.rematch!);
    const fresh = await again.until(() => true);
    expect(fresh).toMatchObject({ seat: 1, table: { phase: 'gathering', seats: [{ name: 'Ann' }, { name: 'Bob' }], secret: null } });
    expect(fresh.table.commitment).not.toBe(table.commitment);
    for (const player of [ann, bob, again]) player.close();
  });
});

describe('the clock', () => {
  const plan = (atZero: ClockPlan['atZero'], pace: ClockPlan['pace']): ClockPlan => ({ pace, atZero, level: 'greedy' });
  const pass = async (ms: number): Promise<void> => {
    now += ms;
    await server.registry.wakeDue();
  };

  test('a machine whose clock jumps gives no time and takes none', async () => {
    let [wall, monotonic] = [1_800_000_000_000, 5000];
    const own = await testServer(
      {},
      steadyClock(
        () => wall,
        () => monotonic,
      ),
    );
    const { ann, bob, table } = await pair(own.url, { plan: plan('move', { kind: 'bank', bank: 600_000, increment: 0 }) });
    const seat = ann.now!.seatView!.asked[0]!;
    const left = async (): Promise<number> => {
      const { body } = await new Device(own.url).request('GET', `/api/tables/${table}`);
      return (body as { left: number[] }).left[seat]!;
    };
    monotonic += 1000;
    for (const jump of [-3_600_000, 7_200_000, -86_400_000]) {
      wall += jump;
      await own.registry.wakeDue();
      expect(await left()).toBe(599_000);
    }
    expect(ann.now!.seatView!.ply).toBe(0);
    ann.close();
    bob.close();
    await own.remove();
  });

  test('a server that starts on a machine whose clock was set back continues with the time that was left', async () => {
    let own = await testServer({}, () => now);
    const { ann, bob, table } = await pair(own.url, { plan: plan('move', { kind: 'bank', bank: 600_000, increment: 0 }) });
    const seat = ann.now!.seatView!.asked[0]!;
    ann.close();
    bob.close();
    const at = now;
    now -= 3_600_000;
    own = await own.again();
    const left = async (): Promise<number> => {
      const { body } = await new Device(own.url).request('GET', `/api/tables/${table}`);
      return (body as { left: number[] }).left[seat]!;
    };
    expect(await left()).toBe(600_000);
    now += 1000;
    expect(await left()).toBe(599_000);
    now = at;
    await own.remove();
  });

  test('at zero a bot plays the move', async () => {
    const { ann, bob } = await pair(server.url, { plan: plan('move', { kind: 'bank', bank: 60_000, increment: 5000 }) });
    const { ply, asked } = ann.now!.seatView!;
    await pass(59_999);
    expect(ann.now!.seatView!.ply).toBe(ply);
    await pass(1);
    await ann.until(({ seatView }) => seatView!.ply === ply + 1);
    expect(ann.updates.at(-1)!.events[0]).toMatchObject({ kind: 'played', by: 'clock', seat: asked[0] });
    expect(ann.now!.table.seats[asked[0]!]!.kind).toBe('person');
    ann.close();
    bob.close();
  });

  test('a week: days for each move, the server restarted every night, and the game goes on', async () => {
    const { table, ann, bob, devices } = await pair(server.url, { plan: plan('move', { kind: 'days', days: 2 }) });
    ann.close();
    bob.close();
    for (let day = 1; day <= 7; day++) {
      server = await server.again();
      await pass(DAY);
      if (day % 3 === 0) continue; // nobody connects today
      const players = devices.map((device) => {
        device.url = server.url;
        return device.open(table);
      });
      await Promise.all(players.map((player) => player.until(() => true)));
      const before = players[0]!.now!.seatView!.ply;
      await playOn(players, 3);
      expect(players[0]!.now!.seatView!.ply).toBe(before + 3);
      expect(Math.min(...players[0]!.now!.table.left!)).toBeGreaterThan(DAY / 2);
      for (const player of players) player.close();
    }
    await pass(3 * DAY);
    const ann2 = devices[0].open(table);
    await ann2.until(({ seatView }) => seatView!.ply >= 16);
    expect(
      ann2.updates.flatMap(({ events }) => events).filter((event) => event.kind === 'played' && event.by === 'clock').length,
    ).toBeGreaterThan(0);
    ann2.close();
  });
});

describe('standing orders', () => {
  test('offers are answered at once and visibly; the order is private, and survives a restart', async () => {
    let own = await testServer();
    const { table, ann, bob, devices } = await pair(own.url, { game: 'abyss' });
    const order = Object.fromEntries(['jellyfish', 'crab', 'seahorse', 'shellfish', 'squid'].map((race) => [`${race}-price`, 0]));
    expect(await bob.do({ type: 'order', order: { 'crab-price': 'much' } })).toBe('bad-order');
    expect(await bob.do({ type: 'order', order })).toBeNull();
    await bob.until(({ order: set }) => set?.['squid-price'] === 0);
    expect(ann.now!.order).toBeNull();
    for (const player of [ann, bob]) player.close();
    own = await own.again();
    for (const device of devices) device.url = own.url;
    const players = devices.map((device) => device.open(table));
    await Promise.all(players.map((player) => player.until(() => true)));
    expect(players[1]!.now!.order).toMatchObject(order);
    // Both explore as far as they can.
    for (let moves = 0; moves < 60; moves++) {
      const { seatView, table: shown } = players[0]!.now!;
      if (shown.phase === 'over') break;
      const mover = players[shown.waiting[0]!]!;
      await mover.until((now) => now.seatView!.ply >= seatView!.ply);
      const { prompt, moves: listed, ply } = mover.now!.seatView!;
      expect(mover === players[1] && prompt === 'offer' && listed.length > 0).toBe(false);
      const offered = listed.map(({ move }) => move as { type: string });
      const move = offered.find(({ type }) => type === 'explore' || type === 'goOn') ?? offered[0];
      if (move !== undefined) await mover.do({ type: 'move', ply, move });
      await players[0]!.until((now) => now.seatView!.ply > seatView!.ply);
    }
    const ordered = players[0]!.updates.flatMap(({ events }) => events).filter((event) => event.kind === 'played' && event.by === 'order');
    expect(ordered.length).toBeGreaterThan(2);
    expect(new Set(ordered.map((event) => event.kind === 'played' && event.seat))).toEqual(new Set([1]));
    expect(JSON.stringify(players[0]!.updates)).not.toContain('-price');
    for (const player of players) player.close();
    await own.remove();
  });
});
