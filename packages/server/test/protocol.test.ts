import { conspiracy } from '@fathom/conspiracy';
import { OLDEST_PROTOCOL, PROTOCOL, type ClientMessage } from '@fathom/wire';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Bare, Device, pair, playOn, testServer, usualLimits, type TestServer, patient } from './kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.remove());

test('a reconnecting client receives every missed event once, in order, then the snapshot', async () => {
  const { table, ann, bob, devices } = await pair(server.url);
  await playOn([ann, bob]);
  const all = ann.updates.flatMap(({ events }) => events);
  expect(all.map(({ seq }) => seq)).toEqual(all.map((_, i) => all[0]!.seq + i));
  server = await server.again(); // nothing is in memory: the events are read from the journal
  for (const device of devices) device.url = server.url;
  for (const since of [0, 1, 5, 30, ann.client.seq - 1, ann.client.seq]) {
    const late = await new Bare(server.url, table, devices[0].cookie).open(since);
    const updates = late.received.filter((message) => message.type === 'update');
    expect(updates.flatMap(({ events }) => events)).toEqual(all.filter(({ seq }) => seq > since));
    expect(updates.at(-1)).toMatchObject({ seq: ann.client.seq, snapshot: { seatView: ann.now!.seatView } });
    late.socket.close();
  }
  const ahead = await new Bare(server.url, table, devices[0].cookie).open(100_000);
  expect(ahead.received.flatMap((message) => (message.type === 'update' ? message.events : []))).toEqual(all);
  ahead.socket.close();
  ann.close();
  bob.close();
});

test('a past moment is what the same seat saw then, and no other', async () => {
  const { table, ann, bob, devices } = await pair(server.url, { game: 'abyss' });
  await playOn([ann, bob], 30, (count) => count - 1);
  const at = (device: Device, ply: number): Promise<{ status: number; body: unknown }> =>
    device.request('GET', `/api/tables/${table}/moments/${ply}`);
  for (const [seat, player] of [ann, bob].entries()) {
    const seen = player.updates.flatMap(({ snapshot }) => (snapshot === null || snapshot.seatView === null ? [] : [snapshot.seatView]));
    expect(seen.length).toBeGreaterThan(10);
    for (const { ply, view } of seen) expect((await at(devices[seat]!, ply)).body).toEqual({ ply, view });
    expect((await at(new Device(server.url), seen.at(-1)!.ply)).body).not.toEqual({ ply: seen.at(-1)!.ply, view: seen.at(-1)!.view });
  }
  expect(await at(devices[0], ann.now!.seatView!.ply + 1)).toEqual({ status: 404, body: { code: 'no-such-ply', rule: null } });
  expect((await at(devices[0], -1)).status).toBe(400);
  ann.close();
  bob.close();
});

test('a command that is sent twice is done once, also after a restart', async () => {
  let own = await testServer();
  const { table, ann, bob, devices } = await pair(own.url);
  const mover = ann.now!.seatView!.asked[0]!;
  const seatView = [ann, bob][mover]!.now!.seatView!;
  const ask: ClientMessage = { type: 'do', id: 'the-same', command: { type: 'move', ply: seatView.ply, move: seatView.moves[0]!.move } };
  const line = await new Bare(own.url, table, devices[mover]!.cookie).open(0);
  expect(await line.answer(ask)).toEqual({ type: 'done', id: 'the-same' });
  expect(await line.answer(ask)).toEqual({ type: 'done', id: 'the-same' });
  for (const player of [ann, bob]) player.close();
  own = await own.again();
  const again = await new Bare(own.url, table, devices[mover]!.cookie).open(0);
  expect(await again.answer(ask)).toEqual({ type: 'done', id: 'the-same' });
  expect(
    again.received.flatMap((message) => (message.type === 'update' ? message.events : [])).filter(({ kind }) => kind === 'played'),
  ).toHaveLength(1);
  expect(await again.answer({ ...ask, id: 'another' })).toMatchObject({ type: 'refused', id: 'another', code: 'stale' });
  again.socket.close();
  await own.remove();
});

test('refusals cite the rule, and so does a piece that is blocked', async () => {
  const { ann, bob } = await pair(server.url);
  const seat = ann.now!.seatView!.asked[0]!;
  const [mover, other] = seat === 0 ? [ann, bob] : [bob, ann];
  const { ply } = mover.now!.seatView!;
  expect(await other.client.do({ type: 'move', ply, move: { type: 'draw' } })).toMatchObject({
    code: 'not-asked',
    rule: conspiracy.refusals.notAsked,
  });
  expect(await mover.client.do({ type: 'move', ply, move: { type: 'nonsense' } })).toMatchObject({
    code: 'illegal-move',
    rule: expect.stringMatching(/^CO-/) as unknown,
  });
  expect(await mover.client.do({ type: 'move', ply, move: 'nonsense' })).toMatchObject({
    code: 'malformed-move',
    rule: expect.stringMatching(/^CO-/) as unknown,
  });
  expect(await mover.client.do({ type: 'move', ply: ply + 1, move: {} })).toMatchObject({ code: 'stale', rule: null });
  expect(await mover.client.why('locationDeck')).toMatch(/^CO-/);
  expect(await mover.client.why('no-such-piece')).toBeNull();
  expect(await other.client.why('no-such-piece')).toBe(conspiracy.refusals.notAsked);
  ann.close();
  bob.close();
});

test('a spectator sees, and cannot act', async () => {
  const { table, ann, bob } = await pair(server.url);
  const cat = new Device(server.url).open(table);
  const seen = await cat.until(({ seatView }) => seatView !== null);
  expect(seen).toMatchObject({ seat: null, undo: null, seatView: { moves: [] } });
  expect(await cat.do({ type: 'move', ply: 0, move: { type: 'draw' } })).toBe('no-seat');
  expect(await cat.do({ type: 'say', text: 'hello' })).toBe('no-seat');
  for (const player of [ann, bob, cat]) player.close();
});

test('chat is plain text, stored, and sent to those who connect later', async () => {
  const { table, ann, bob } = await pair(server.url);
  expect(await ann.do({ type: 'say', text: '  <b>привіт</b> 👩‍🚀 ' })).toBeNull();
  expect(await ann.do({ type: 'say', text: '   ' })).toBe('bad-text');
  expect(await ann.do({ type: 'say', text: 'a\u0000b' })).toBe('bad-text');
  expect(await ann.do({ type: 'say', text: 'a\u202eb' })).toBe('bad-text');
  expect(await ann.do({ type: 'say', text: 'x'.repeat(501) })).toBe('malformed');
  const cat = new Device(server.url).open(table);
  await cat.until(() => true);
  expect(cat.updates.flatMap(({ events }) => events).find(({ kind }) => kind === 'said')).toMatchObject({
    seat: 0,
    text: '<b>привіт</b> 👩‍🚀',
  });
  for (const player of [ann, bob, cat]) player.close();
});

describe('access', () => {
  test('pages of other sites may neither act nor listen', async () => {
    const device = new Device(server.url);
    const foreign = { origin: 'https://elsewhere.example' };
    const { table } = await device.create();
    expect(await device.request('POST', '/api/recover', { words: 'x' }, foreign)).toMatchObject({
      status: 403,
      body: { code: 'wrong-origin' },
    });
    const status = async (headers: Record<string, string>): Promise<number> => {
      const { socket } = new Bare(server.url, table, device.cookie, headers);
      const answered = new Promise<number>((settle) => {
        socket.on('open', () => settle(101));
        socket.on('unexpected-response', (_request, response) => settle(response.statusCode ?? 0));
      });
      return answered.finally(() => socket.terminate());
    };
    expect(await status(foreign)).toBe(403);
    expect(await status({ origin: 'null' })).toBe(403);
    expect(await status({ origin: server.url })).toBe(101);
    expect(await status({})).toBe(101);
  });

  test('only our own files are scripts, and the page cannot be framed', async () => {
    const { headers } = await fetch(`${server.url}/healthz`);
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toMatch(/unsafe|upgrade/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('the API is described for programs and for people, and has metrics', async () => {
    const device = new Device(server.url);
    expect((await device.request('GET', '/api/openapi.json')).body).toMatchObject({
      openapi: '3.1.0',
      paths: { '/api/tables': { post: {} } },
    });
    expect((await device.request('GET', '/api/')).body).toContain('POST /api/recover');
    expect((await device.request('GET', '/healthz')).body).toEqual({ ok: true });
    expect((await device.request('GET', '/metrics')).body).toMatch(/fathom_requests_total\{kind="say",answer="done"\} \d+/);
    expect(await device.request('GET', '/nowhere')).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  test('size, speed and number are limited', async () => {
    const own = await testServer({ limits: { ...usualLimits, perAddress: 3, burst: 5, perSecond: 0.001, perMinute: 50 } });
    const device = new Device(own.url);
    const { table } = await device.create();
    const line = await new Bare(own.url, table, device.cookie).open(0);
    expect(await line.answer(`{"type":"say","text":"${'x'.repeat(10_000)}"}`)).toMatchObject({ code: 'too-large' });
    for (let i = 0; i < 3; i++) expect(await line.answer('{')).toMatchObject({ code: 'malformed' });
    expect(await line.answer('{')).toMatchObject({ code: 'too-fast' });
    line.send('x'.repeat(100_000));
    const [code] = (await once(line.socket, 'close')) as [number];
    expect(code).toBe(1009);

    const lines = Array.from({ length: 4 }, () => new Bare(own.url, table, device.cookie));
    const states = lines.map(
      ({ socket }) =>
        new Promise<number>((settle) => {
          socket.on('open', () => settle(101));
          socket.on('unexpected-response', (_request, response) => settle(response.statusCode ?? 0));
        }),
    );
    expect((await Promise.all(states)).filter((status) => status === 503)).toHaveLength(1);
    for (const { socket } of lines) socket.terminate();

    expect(await device.request('POST', '/api/recover', 'x'.repeat(20_000))).toMatchObject({ status: 413, body: { code: 'too-large' } });
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await device.request('POST', '/api/recover', { words: 'x' })).status),
    );
    expect(new Set(statuses)).toEqual(new Set([403, 429]));
    await own.remove();
  });

  test('only what the protocol defines is read', async () => {
    const device = new Device(server.url);
    const good = { game: 'conspiracy', options: {}, seats: ['me', 'open'], name: 'Ann', listed: false, plan: null };
    const code = async (body: unknown): Promise<unknown> =>
      ((await device.request('POST', '/api/tables', body)).body as { code?: string }).code;
    expect(await code({ ...good, secret: 'mine' })).toBe('malformed');
    expect(await code({ ...good, game: 'chess' })).toBe('unknown-game');
    expect(await code({ ...good, game: '__proto__' })).toBe('unknown-game');
    expect(await code({ ...good, options: { first: 'me' } })).toBe('bad-options');
    expect(await code({ ...good, options: { unheardOf: 1 } })).toBe('bad-options');
    expect(await code({ ...good, seats: ['open', 'open'] })).toBe('bad-options');
    expect(await code({ ...good, seats: ['me', 'genius'] })).toBe('unknown-level');
    expect(await code({ ...good, seats: ['me', 'open', 'open', 'open', 'open', 'open'] })).toBe('bad-options');
    expect(await code({ ...good, name: '' })).toBe('bad-name');
    expect(await code('{"game":')).toBe('malformed');
  });

  test('a preview tells what an answer would bring, and plays nothing', async () => {
    const { ann, bob } = await pair(server.url);
    const asked = ann.now!.seatView!.moves.length > 0 ? ann : bob;
    const other = asked === ann ? bob : ann;
    const { ply, moves } = asked.now!.seatView!;
    const told = await asked.client.preview(ply, [moves[0]!.move]);
    expect(told).toMatchObject({ sure: { pieces: expect.any(Array) as unknown }, luck: expect.anything() as unknown });
    expect(await asked.client.preview(ply, [moves[0]!.move])).toEqual(told);
    expect(await asked.client.preview(ply + 1, [moves[0]!.move])).toBeNull();
    expect(await asked.client.preview(ply, [{ type: 'nonsense' }])).toBeNull();
    expect(await asked.client.preview(ply, ['nonsense', null])).toBeNull();
    expect(await other.client.preview(ply, [moves[0]!.move])).toBeNull();
    expect(asked.now!.seatView!.ply).toBe(ply);
  });

  test('previews have a limit of their own: beyond it there are none, and the connection stays', async () => {
    const own = await testServer({ limits: { ...usualLimits, burst: 40, perSecond: 0.001 } });
    const { ann, bob } = await pair(own.url);
    const asked = ann.now!.seatView!.moves.length > 0 ? ann : bob;
    const { ply, moves } = asked.now!.seatView!;
    const told = [];
    for (let i = 0; i < 25; i++) told.push(await asked.client.preview(ply, [moves[0]!.move]));
    expect(told.map((each) => each !== null)).toEqual(told.map((_, i) => i < 20));
    expect(asked.client.status).toBe('open');
    expect(await asked.client.do({ type: 'move', ply, move: moves[0]!.move })).toMatchObject({ type: 'done' });
    for (const player of [ann, bob]) player.close();
    await own.remove();
  });

  test('differences lead to what whole snapshots show, and a client that cannot read them gets whole ones', async () => {
    const own = await testServer({}, () => 1_800_000_000_000);
    const { table, ann, bob, devices } = await pair(own.url, { game: 'waterdeep' });
    const whole = await new Bare(own.url, table, devices[0].cookie).open(0, OLDEST_PROTOCOL);
    const parts = await new Bare(own.url, table, devices[0].cookie).open(0);
    await playOn([ann, bob], 60, (count) => count - 1);
    await ann.do({ type: 'say', text: 'hello' });
    await expect.poll(() => [whole, parts].every(({ raw }) => raw.at(-1)!.includes('hello')), patient).toBe(true);
    const updates = ({ received }: Bare): unknown[] => received.filter(({ type }) => type === 'update');
    expect(updates(parts)).toEqual(updates(whole));
    const sent = ({ raw }: Bare, type: string): string[] => raw.filter((text) => text.startsWith(`{"type":"${type}"`));
    expect(sent(whole, 'change')).toEqual([]);
    expect(sent(parts, 'change').length).toBeGreaterThan(50);
    expect(sent(parts, 'update').length).toBeGreaterThan(1); // whole ones now and then
    const size = ({ raw }: Bare): number => raw.join('').length;
    expect(size(parts)).toBeLessThan(size(whole) / 2);
    for (const { socket } of [whole, parts]) socket.close();
    for (const player of [ann, bob]) player.close();
    await own.remove();
  });

  test('hello comes first, once, and with the current protocol', async () => {
    const device = new Device(server.url);
    const { table } = await device.create();
    const line = new Bare(server.url, table, device.cookie);
    await once(line.socket, 'open');
    expect(await line.answer({ type: 'why', id: 'w', piece: 'x' })).toMatchObject({ id: 'w', code: 'no-hello' });
    expect(await line.answer({ type: 'hello', protocol: 99, since: 0 })).toMatchObject({ code: 'wrong-protocol' });
    line.send({ type: 'hello', protocol: PROTOCOL, since: 0 });
    expect(await line.answer({ type: 'hello', protocol: PROTOCOL, since: 0 })).toMatchObject({ code: 'malformed' });
    expect(await line.answer({ type: 'why', id: 'w', piece: 'x' })).toMatchObject({ id: 'w', code: 'not-started' });
    const nowhere = new Bare(server.url, 'nowhere', device.cookie);
    await once(nowhere.socket, 'open');
    expect(await nowhere.answer({ type: 'hello', protocol: PROTOCOL, since: 0 })).toMatchObject({ code: 'unknown-table' });
    line.socket.close();
    nowhere.socket.close();
  });
});
