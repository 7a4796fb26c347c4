import { request } from 'node:http';
import { expect, test } from 'vitest';
import { Doors } from '../src/wire/doors.ts';
import { RateStore } from '../src/wire/rates.ts';
import { Device, metricOf, pair, patient, playOn, testServer, usualLimits } from './kit.ts';

/** A bare HTTP request: its status. */
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

test('requests that are no upgrade never count as sockets: a flood of them leaves every place free', async () => {
  const own = await testServer({ limits: { ...usualLimits, connections: 20, perMinute: 1e9 } });
  const { table, ann, bob } = await pair(own.url);
  for (const method of ['HEAD', 'GET', 'POST', 'OPTIONS']) {
    const statuses = await Promise.all(Array.from({ length: 50 }, () => status(`${own.url}/api/tables/${table}/socket`, method)));
    expect(new Set(statuses)).toEqual(new Set([404]));
  }
  expect(await connectionsOf(own.url)).toBe(2);
  const cat = new Device(own.url).open(table);
  await cat.until(({ look }) => look !== null);
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

test('what cannot be attached is not counted', () => {
  const doors = new Doors(usualLimits, []);
  const broken = {
    once(): never {
      throw new TypeError('not a socket');
    },
  };
  expect(() => doors.enter('1.1.1.1', broken)).toThrow('not a socket');
  expect(doors.open).toBe(0);
});

test('a limiter remembers a bounded number of addresses', () => {
  const store = new RateStore();
  const ask = (address: string): number => {
    let asked = 0;
    store.incr(address, (_error, { current }) => (asked = current), 1e9);
    return asked;
  };
  expect([ask('first'), ask('first')]).toEqual([1, 2]);
  for (let i = 0; i < 4999; i++) ask(`address ${i}`);
  expect(ask('first')).toBe(3);
  for (let i = 0; i < 5000; i++) ask(`another ${i}`);
  expect(ask('first')).toBe(1);
});
