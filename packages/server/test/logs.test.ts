import { sealOf } from '@fathom/kernel';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Device } from './kit.ts';
import { freePort } from '../../../scripts/ports.mjs';
import { ServerProcess } from './process.ts';

test('logs contain no secrets at any level: no tokens, words, bodies, table IDs or webhooks', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fathom-logs-'));
  const server = new ServerProcess(await freePort(), path.join(folder, 'fathom.sqlite'), { FATHOM_LOG: 'debug', FATHOM_WEBHOOKS: 'any' });
  await server.start();
  const [first, second] = [new Device(server.url), new Device(server.url)];
  const made = await first.create({ name: 'Annabella' });
  await second.sit(made.table, 1, 'Bobadil');
  const ann = first.open(made.table);
  const url = 'http://127.0.0.1:1/hook-of-ann';
  expect(await ann.do({ type: 'notify', webhook: { url, text: 'wake up, Ann' } })).toBeNull();
  expect(await ann.do({ type: 'say', text: 'a line of chat' })).toBeNull();
  expect(await ann.do({ type: 'ready', seal: sealOf('my own words') })).toBeNull();
  expect((await new Device(server.url).request('POST', '/api/recover', { words: made.recovery })).status).toBe(200);
  expect((await first.request('POST', '/api/tables', { name: 'not a table' })).status).toBe(400);
  expect((await first.request('GET', `/api/tables/${made.table}/record`)).status).toBe(409);
  ann.close();
  expect(await server.kill('SIGTERM')).toBe(0);
  expect(server.printed).toContain('/api/tables'); // something was logged
  const token = (device: Device): string => device.cookie.split('=')[1]!;
  const secrets = [token(first), token(second), made.recovery, made.table, url, 'hook-of-ann', 'wake up', 'Annabella', 'Bobadil'];
  for (const secret of [...secrets, 'a line of chat', sealOf('my own words'), 'not a table']) expect(server.printed).not.toContain(secret);
  rmSync(folder, { recursive: true, force: true });
});
