import { EventEmitter } from 'node:events';
import { request } from 'node:http';
import { describe, expect, test, vi, type Mock } from 'vitest';
import { readSettings } from '../src/base/settings.ts';
import { ConnectionLimits, netOf } from '../src/wire/connectionLimits.ts';
import { RateStore } from '../src/wire/rates.ts';
import { Bare, Device, metricOf, pair, patient, playOn, testServer, usualLimits, type Player } from './kit.ts';

/** The status of a bare HTTP request. */
function status(url: string, method: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((settle, fail) => {
    const sent = request(url, { method, headers, agent: false }, (response) => {
      response.resume();
      settle(response.statusCode ?? 0);
    });
    sent.on('error', fail);
    sent.end();
  });
}

const connectionsOf = (url: string): Promise<number> => metricOf(url, 'fathom_connections');

test('requests that are no upgrade do not count as sockets: a flood of them leaves every place free', async () => {
  const own = await testServer({ limits: { ...usualLimits, connections: 20, perMinute: 1e9 } });
  const { table, ann, bob } = await pair(own.url);
  for (const method of ['HEAD', 'GET', 'POST', 'OPTIONS']) {
    const statuses = await Promise.all(Array.from({ length: 50 }, () => status(`${own.url}/api/tables/${table}/socket`, method)));
    expect(new Set(statuses)).toEqual(new Set([404]));
  }
  expect(await connectionsOf(own.url)).toBe(2);
  const cat = new Device(own.url).open(table);
  await cat.until(({ seatView }) => seatView !== null);
  await playOn([ann, bob], 4);
  for (const player of [ann, bob, cat]) player.close();
  await expect.poll(() => connectionsOf(own.url), patient).toBe(0);
  await own.remove();
});

test('attempts to connect are limited per address and minute', async () => {
  const own = await testServer({ limits: { ...usualLimits, perMinute: 5 } });
  const attempt = (): Promise<number> => status(`${own.url}/api/tables/x/socket`, 'GET');
  const statuses = [];
  for (let i = 0; i < 7; i++) statuses.push(await attempt());
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429]);
  await own.remove();
});

test('pages that describe the API and the metrics are limited too; the health check is not', async () => {
  const own = await testServer({ limits: { ...usualLimits, perMinute: 3 } });
  const statuses = [];
  for (const page of ['/api', '/api/openapi.json', '/metrics', '/api/', '/api/openapi.json', '/metrics', '/healthz'])
    statuses.push(await status(`${own.url}${page}`, 'GET'));
  expect(statuses.slice(-4)).toEqual([429, 429, 429, 200]);
  await own.remove();
});

test('a past moment replays the game, so it is limited like any request', async () => {
  const own = await testServer({ limits: { ...usualLimits, perMinute: 20 } });
  const { table, ann, bob } = await pair(own.url);
  const statuses = [];
  for (let i = 0; i < 22; i++) statuses.push(await status(`${own.url}/api/tables/${table}/moments/0`, 'GET'));
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  ann.close();
  bob.close();
  await own.remove();
});

describe('behind a proxy', () => {
  /** Requests recovery, which is limited to five a minute per address, with this header each time. */
  const statuses = async (trustProxy: number, forwarded: (i: number) => string): Promise<number[]> => {
    const own = await testServer({ trustProxy, limits: { ...usualLimits, perMinute: 50 } });
    const seen = [];
    for (let i = 0; i < 8; i++)
      seen.push((await new Device(own.url).request('POST', '/api/recover', { words: 'x' }, { 'x-forwarded-for': forwarded(i) })).status);
    await own.remove();
    return seen;
  };
  const limited = [403, 403, 403, 403, 403, 429, 429, 429];
  const free = limited.map(() => 403);

  test('what a client writes before the proxy does not change its address', async () => {
    expect(await statuses(0, (i) => `10.0.0.${i}`)).toEqual(limited); // no proxy: the header is ignored
    expect(await statuses(1, (i) => `10.0.0.${i}, 203.0.113.7`)).toEqual(limited); // the proxy added the last one
    expect(await statuses(1, (i) => `203.0.113.${i}`)).toEqual(free);
    expect(await statuses(2, (i) => `10.0.0.${i}, 203.0.113.7, 10.9.9.9`)).toEqual(limited);
    expect(await statuses(2, (i) => `203.0.113.${i}, 10.9.9.9`)).toEqual(free);
  });

  test('the number of proxies is a number, and anything else is refused', () => {
    const read = (value: string): unknown => readSettings([], { FATHOM_TRUST_PROXY: value }, 2);
    expect(read('1')).toMatchObject({ trustProxy: 1 });
    expect(read('0')).toMatchObject({ trustProxy: 0 });
    for (const value of ['yes', '-1', '1.5', '17', '']) expect(read(value)).toMatch(/^FATHOM_TRUST_PROXY takes a number from 0 to 16/);
  });
});

test('IPv6 addresses of one network count as one', () => {
  expect(netOf('2001:db8:1:2:3:4:5:6')).toBe(netOf('2001:DB8:1:2::9'));
  expect(netOf('2001:db8::1')).toBe(netOf('2001:db8:0:0:ffff::'));
  expect(netOf('2001:db8:1:2::1')).not.toBe(netOf('2001:db8:1:3::1'));
  expect([netOf('::1'), netOf('fe80::1%eth0'), netOf('::ffff:1.2.3.4'), netOf('1.2.3.4')]).toEqual([
    '0:0:0:0::/64',
    'fe80:0:0:0::/64',
    '1.2.3.4',
    '1.2.3.4',
  ]);
});

test('the last places are for players', async () => {
  const own = await testServer({ limits: { ...usualLimits, connections: 10 } });
  const { table, ann, bob, devices } = await pair(own.url);
  bob.close();
  await expect.poll(() => connectionsOf(own.url), patient).toBe(1);
  const spectators = await Promise.all(Array.from({ length: 8 }, () => new Bare(own.url, table, '').open(0)));
  const attempt = (cookie: string): Promise<number> => {
    const { socket } = new Bare(own.url, table, cookie);
    const answered = new Promise<number>((settle) => {
      socket.on('open', () => settle(101));
      socket.on('unexpected-response', (_request, response) => settle(response.statusCode ?? 0));
    });
    return answered.finally(() => socket.terminate());
  };
  expect(await attempt('')).toBe(503);
  expect(await attempt(`fathom=${'0'.repeat(64)}`)).toBe(503);
  const back = devices[1].open(table);
  await back.until(({ seat }) => seat === 1);
  await playOn([ann, back], 2);
  for (const { socket } of spectators) socket.terminate();
  ann.close();
  back.close();
  await own.remove();
});

test('connections that never send anything are limited per address, and uncounted when they close', () => {
  const connections = new ConnectionLimits({ ...usualLimits, perAddress: 2 }, []);
  const connection = (remoteAddress: string): EventEmitter & { remoteAddress: string; destroy: Mock } =>
    Object.assign(new EventEmitter(), { remoteAddress, destroy: vi.fn() });
  const admit = (address: string, isDirect = true): ReturnType<typeof connection> => {
    const made = connection(address);
    connections.admit(made as unknown as Parameters<ConnectionLimits['admit']>[0], isDirect);
    return made;
  };
  const [first] = Array.from({ length: 102 }, () => admit('1.1.1.1'));
  expect(admit('1.1.1.1').destroy).toHaveBeenCalled();
  expect(admit('1.1.1.2').destroy).not.toHaveBeenCalled();
  expect(admit('1.1.1.1', false).destroy).not.toHaveBeenCalled();
  first!.emit('close');
  expect(admit('1.1.1.1').destroy).not.toHaveBeenCalled();
});

test('tables are limited per address and day, and in the file', async () => {
  const own = await testServer({ limits: { ...usualLimits, perMinute: 1e9, tablesPerDay: 3 } });
  const createTable = async (url: string): Promise<number> => {
    const body = { game: 'conspiracy', options: {}, seats: ['me', 'open'], name: 'Ann', listed: false, plan: null };
    return (await new Device(url).request('POST', '/api/tables', body)).status;
  };
  expect([await createTable(own.url), await createTable(own.url), await createTable(own.url), await createTable(own.url)]).toEqual([
    200, 200, 200, 429,
  ]);
  await own.close();
  const full = await testServer({ limits: { ...usualLimits, tables: 5 } }, undefined, own.folder);
  expect([await createTable(full.url), await createTable(full.url), await createTable(full.url)]).toEqual([200, 200, 503]);
  await full.remove();
});

test('a rematch counts as a new table', async () => {
  const own = await testServer({ limits: { ...usualLimits, tablesPerDay: 2 } });
  const device = new Device(own.url);
  const playedOut = async (table: string): Promise<Player> => {
    const ann = device.open(table);
    await ann.ready();
    await ann.until(({ table: { phase } }) => phase === 'playing');
    expect(await ann.do({ type: 'leave', level: 'random' })).toBeNull();
    await ann.until(({ table: { phase } }) => phase === 'over');
    return ann;
  };
  const first = await playedOut((await device.create({ seats: ['me', 'random'] })).table);
  expect(await first.do({ type: 'rematch' })).toBeNull();
  const { table } = await first.until((now) => now.table.rematch !== null);
  const second = await playedOut(table.rematch!);
  expect(await second.do({ type: 'rematch' })).toBe('too-fast');
  first.close();
  second.close();
  await own.remove();
});

test('a socket that cannot be attached is not counted', () => {
  const connections = new ConnectionLimits(usualLimits, []);
  const broken = {
    once(): never {
      throw new TypeError('not a socket');
    },
  };
  expect(() => connections.enter('1.1.1.1', broken)).toThrow('not a socket');
  expect(connections.open).toBe(0);
});

test('a limiter remembers a bounded number of addresses', async () => {
  const store = new RateStore();
  const ask = (address: string): Promise<number> => store.count(address, 1e9);
  expect([await ask('first'), await ask('first')]).toEqual([1, 2]);
  for (let i = 0; i < 4999; i++) await ask(`address ${i}`);
  expect(await ask('first')).toBe(3);
  for (let i = 0; i < 5000; i++) await ask(`another ${i}`);
  expect(await ask('first')).toBe(1);
});

test('a limit holds for all processes together, and for each alone while they cannot be reached', async () => {
  const counts = new Map<string, number>();
  let isReachable = true;
  const shared = (name: string): Promise<{ current: number; ttl: number } | null> => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return Promise.resolve(isReachable ? { current: counts.get(name)!, ttl: 1000 } : null);
  };
  const [one, two] = [new RateStore(shared), new RateStore(shared)];
  expect([await one.count('a', 1000), await two.count('a', 1000), await two.count('b', 1000)]).toEqual([1, 2, 1]);
  isReachable = false;
  expect([await one.count('a', 1000), await two.count('a', 1000), await two.count('a', 1000)]).toEqual([1, 1, 2]);
  const route = { routeInfo: { method: 'POST', url: '/tables' } };
  isReachable = true;
  expect([await one.child(route).count('a', 1000), await two.child(route).count('a', 1000)]).toEqual([1, 2]);
});
