import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClockPlan, NewTable } from '@fathom/wire';
import { steadyClock } from '../src/clock.ts';
import { decide, leftAt, type Table } from '@fathom/table';
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

  test('the host arranges seats before the game, and nobody else does', async () => {
    const [first, second] = [new Device(server.url), new Device(server.url)];
    const { table } = await first.create({ seats: ['me', 'open', 'open'] });
    await second.sit(table, 1, 'Bob');
    const [ann, bob] = [first.open(table), second.open(table)];
    expect(await bob.do({ type: 'arrange', seat: 2, sitter: { kind: 'bot', level: 'greedy' } })).toBe('not-the-host');
    expect(await ann.do({ type: 'arrange', seat: 2, sitter: { kind: 'bot', level: 'genius' } })).toBe('unknown-level');
    expect(await ann.do({ type: 'arrange', seat: 0, sitter: { kind: 'open' } })).toBe('seat-taken');
    expect(await ann.do({ type: 'arrange', seat: 2, sitter: { kind: 'bot', level: 'greedy' } })).toBeNull();
    expect(await bob.ready('mine')).toBeNull();
    expect(await ann.do({ type: 'arrange', seat: 1, sitter: { kind: 'open' } })).toBeNull();
    await bob.until(({ seat }) => seat === null);
    expect(await bob.ready()).toBe('no-seat');
    ann.close();
    bob.close();
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

  /** Three people at a table, all ready. */
  const three = async (
    change: Partial<NewTable> = {},
  ): Promise<{ table: string; devices: Device[]; players: [Player, Player, Player] }> => {
    const devices = [0, 1, 2].map(() => new Device(server.url));
    const { table } = await devices[0]!.create({ seats: ['me', 'open', 'open'], ...change });
    await devices[1]!.sit(table, 1, 'Bob');
    await devices[2]!.sit(table, 2, 'Cat');
    const players = devices.map((device) => device.open(table)) as [Player, Player, Player];
    for (const player of players) await player.ready();
    await Promise.all(players.map((player) => player.until((seen) => seen.table.phase === 'playing')));
    return { table, devices, players };
  };
  const replace = (seat: number, forGood: boolean) =>
    ({ type: 'propose', what: { kind: 'replace', seat, level: 'random', forGood } }) as const;
  const gone = async (player: Player, seen: Player, others: readonly number[]): Promise<void> => {
    player.close();
    await expect.poll(() => seen.present, patient).toEqual(others);
  };

  test('an absent seat goes to a bot when the others agree; for good if they say so', async () => {
    const { players, devices, table } = await three();
    const [ann, bob, cat] = players;
    expect(await ann.do(replace(0, true))).toBe('seat-empty');
    await gone(cat, ann, [0, 1]);
    now += 120_000;
    expect(await ann.do(replace(2, true))).toBeNull();
    expect(await bob.do(replace(2, true))).toBe('proposal-open');
    const { table: open } = await bob.until((seen) => seen.table.proposal !== null);
    expect(open.proposal).toMatchObject({ by: 0, waiting: [1] });
    expect(await bob.do({ type: 'answer', proposal: open.proposal!.number, agree: true })).toBeNull();
    await ann.until((seen) => seen.table.seats[2]!.kind === 'bot' && !seen.table.seats[2]!.kept);
    const back = devices[2]!.open(table);
    await back.until(() => true);
    expect(await back.do({ type: 'return' })).toBe('not-left');
    for (const player of [ann, bob, back]) player.close();
  });

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

  test('a person who comes back before the vote is over keeps the seat', async () => {
    const { players, devices, table } = await three();
    const [ann, bob, cat] = players;
    await gone(cat, ann, [0, 1]);
    now += 120_000;
    expect(await ann.do(replace(2, true))).toBeNull();
    const { table: open } = await bob.until((seen) => seen.table.proposal !== null);
    const back = devices[2]!.open(table);
    await back.until(() => true);
    expect(await back.do({ type: 'answer', proposal: open.proposal!.number, agree: false })).toBe('not-a-voter');
    expect(await bob.do({ type: 'answer', proposal: open.proposal!.number, agree: true })).toBeNull();
    const { table: after } = await back.until((seen) => seen.table.proposal === null);
    expect(after.seats[2]).toMatchObject({ kind: 'person', name: 'Cat' });
    for (const player of [ann, bob, back]) player.close();
  });

  test('with days per move, two minutes are no absence', async () => {
    const plan: ClockPlan = { pace: { kind: 'days', days: 3 }, atZero: 'move', level: 'random' };
    const { ann, bob } = await pair(server.url, { plan });
    await gone(bob, ann, [0]);
    now += DAY - 1;
    expect(await ann.do(replace(1, false))).toBe('not-absent');
    now += 1;
    expect(await ann.do(replace(1, true))).toBe('not-absent');
    expect(await ann.do(replace(1, false))).toBeNull();
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

  test('a person whose seat a bot has can neither undo its moves nor vote', async () => {
    const { players } = await three();
    const [ann, bob, cat] = players;
    const seat = ann.now!.seatView!.asked[0]!;
    const mover = players[seat]!;
    const others = players.filter((player) => player !== mover);
    expect(await others[0]!.do({ type: 'propose', what: { kind: 'undo', to: 0 } })).toBe('no-such-ply');
    expect(await mover.do({ type: 'leave', level: 'greedy' })).toBeNull();
    await mover.until(({ seatView }) => seatView!.ply > 0 && !seatView!.asked.includes(seat));
    expect(mover.now!.undo).toBeNull();
    expect(await mover.do({ type: 'undo', to: 0 })).toBe('seat-taken');
    expect(await mover.do({ type: 'propose', what: { kind: 'undo', to: 0 } })).toBe('seat-taken');
    expect(await others[0]!.do({ type: 'propose', what: { kind: 'undo', to: 0 } })).toBeNull();
    const { table } = await mover.until((seen) => seen.table.proposal !== null);
    expect(await mover.do({ type: 'answer', proposal: table.proposal!.number, agree: true })).toBe('seat-taken');
    for (const player of [ann, bob, cat]) player.close();
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

describe('undo', () => {
  test('free back to the undo floor, and the same cards come again; beyond it by consent', async () => {
    const { ann, bob } = await pair(server.url);
    const players = [ann, bob];
    expect(await ann.do({ type: 'undo', to: 0 })).toBe('no-such-ply');
    // Play until the mover may undo.
    for (let i = 0; i < 60 && players.every((player) => player.now!.undo === null); i++) await playOn(players, 1, (count) => i % count);
    const mover = players.find((player) => player.now!.undo !== null)!;
    const other = players.find((player) => player !== mover)!;
    const to = mover.now!.undo!;
    const { ply } = mover.now!.seatView!;
    expect(await other.do({ type: 'undo', to })).toBe('needs-consent');
    expect(await mover.do({ type: 'undo', to })).toBeNull();
    await Promise.all(players.map((player) => player.until(({ seatView }) => seatView!.ply === to)));
    expect(mover.now!.undo).toBeNull();
    await playOn(players, ply - to + 2);

    const asker = ann.now!.seatView!.asked.includes(0) ? bob : ann;
    const agreer = asker === ann ? bob : ann;
    const before = ann.now!.seatView!.ply;
    expect(await asker.do({ type: 'propose', what: { kind: 'undo', to: 1 } })).toBeNull();
    await agreer.until(({ table }) => table.proposal !== null);
    expect(await agreer.do({ type: 'answer', proposal: agreer.now!.table.proposal!.number, agree: false })).toBeNull();
    await asker.until(({ table, seatView }) => table.proposal === null && seatView!.ply === before);
    expect(await asker.do({ type: 'propose', what: { kind: 'undo', to: 1 } })).toBeNull();
    await agreer.until(({ table }) => table.proposal !== null);
    expect(await agreer.do({ type: 'answer', proposal: agreer.now!.table.proposal!.number, agree: true })).toBeNull();
    await Promise.all(players.map((player) => player.until(({ seatView }) => seatView!.ply === 1)));
    await playOn(players);
    expect(ann.now!.table.phase).toBe('over');
    ann.close();
    bob.close();
  });

  test('a move ends a proposal about the moment before it', async () => {
    const { ann, bob } = await pair(server.url);
    await playOn([ann, bob], 3);
    const asker = ann.now!.seatView!.asked.includes(0) ? bob : ann;
    await asker.do({ type: 'propose', what: { kind: 'undo', to: 0 } });
    await playOn([ann, bob], 1);
    expect(ann.now!.table.proposal).toBeNull();
    ann.close();
    bob.close();
  });
});

describe('the clock', () => {
  const plan = (atZero: ClockPlan['atZero'], pace: ClockPlan['pace']): ClockPlan => ({ pace, atZero, level: 'greedy' });
  const pass = async (ms: number): Promise<void> => {
    now += ms;
    await server.registry.wakeDue();
  };

  test('a bank runs down for waiting seats, and a move gets the increment', async () => {
    const { ann, bob } = await pair(server.url, { plan: plan('move', { kind: 'bank', bank: 60_000, increment: 5000 }) });
    const players = [ann, bob];
    const [mover] = ann.now!.seatView!.asked;
    await pass(10_000);
    await playOn(players, 1);
    const { left } = ann.now!.table;
    expect(left![mover!]).toBe(55_000);
    expect(left![1 - mover!]).toBe(60_000);
    ann.close();
    bob.close();
  });

  /** A player who may undo the last move, any number of times: by then both have moved. */
  const undoer = async (players: readonly Player[]): Promise<Player> => {
    for (let i = 0; i < 60 && players.every((player) => player.now!.undo === null); i++) await playOn(players, 1, (count) => i % count);
    return players.find((player) => player.now!.undo !== null)!;
  };
  const leftOf = async (player: Player): Promise<readonly number[]> => {
    const { body } = await new Device(server.url).request('GET', `/api/tables/${player.now!.table.id}`);
    return (body as { left: number[] }).left;
  };

  test.each([
    ['a bank', { kind: 'bank', bank: 600_000, increment: 30_000 }],
    ['days', { kind: 'days', days: 3 }],
  ] as const)('an undone move gains nothing, and the time that passed is spent: %s', async (_, pace) => {
    const { ann, bob } = await pair(server.url, { plan: plan('move', pace) });
    const players = [ann, bob];
    const mover = await undoer(players);
    const seat = mover.now!.seat!;
    const to = mover.now!.undo!;
    await mover.do({ type: 'undo', to });
    await mover.until(({ seatView }) => seatView!.ply === to);
    const before = await leftOf(mover);
    for (let round = 0; round < 20; round++) {
      now += 1000;
      const { moves } = mover.now!.seatView!;
      const { move } = moves.find(({ final }) => !final)!;
      expect(await mover.do({ type: 'move', ply: to, move })).toBeNull();
      await mover.until(({ seatView }) => seatView!.ply > to);
      now += 500;
      expect(await mover.do({ type: 'undo', to })).toBeNull();
      await mover.until(({ seatView }) => seatView!.ply === to);
    }
    const after = await leftOf(mover);
    const spent = before.map((ms, at) => ms - after[at]!);
    expect(spent.every((ms) => ms >= 0)).toBe(true);
    expect(spent[seat]).toBeGreaterThanOrEqual(20_000);
    expect(spent[0]! + spent[1]!).toBe(30_000);
    ann.close();
    bob.close();
  });

  test('leaving and returning repeatedly gains no time', async () => {
    const { ann, bob } = await pair(server.url, { plan: plan('seat', { kind: 'bank', bank: 60_000, increment: 0 }) });
    const seat = ann.now!.seatView!.asked[0]!;
    const mover = [ann, bob][seat]!;
    const { rules, table } = (await server.registry.at(mover.now!.table.id))!;
    /** Leaves and is back before any bot has answered. */
    const hop = (before: Table): Table =>
      [{ type: 'leave', level: 'greedy' } as const, { type: 'return' } as const].reduce((at, command): Table => {
        const context = { rules, now, isLevel: () => true, isWebhook: () => true, absence: () => 0 };
        const decision = decide(at, { from: 'seat', seat, id: `${command.type} ${now}`, command }, context);
        expect(decision.ok).toBe(true);
        return decision.ok ? decision.table : at;
      }, before);
    now += 50_000;
    let hopped = hop(table);
    expect(leftAt(hopped.times!, now)[seat]).toBe(60_000); // a minute of grace, once
    for (let i = 0; i < 5; i++) {
      now += 5000;
      hopped = hop(hopped);
    }
    expect(leftAt(hopped.times!, now)[seat]).toBe(35_000);
    ann.close();
    bob.close();
  });

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

  test('at zero a bot takes the seat, and its person has a minute after coming back', async () => {
    const { ann, bob } = await pair(server.url, { plan: plan('seat', { kind: 'bank', bank: 60_000, increment: 0 }) });
    const players = [ann, bob];
    const seat = ann.now!.seatView!.asked[0]!;
    await pass(60_000);
    await ann.until(({ table }) => table.seats[seat]!.kind === 'bot');
    expect(ann.eventKinds).toContain('left');
    expect(await players[seat]!.do({ type: 'return' })).toBeNull();
    await ann.until(({ table }) => table.seats[seat]!.kind === 'person');
    expect(ann.now!.table.left![seat]).toBe(60_000);
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
