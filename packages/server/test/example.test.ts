import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Device, testServer } from './kit.ts';

const example = fileURLToPath(new URL('../examples/seat.mjs', import.meta.url));

test('the example client is short, and plays a seat to the end', async () => {
  expect(readFileSync(example, 'utf8').split('\n').length).toBeLessThanOrEqual(61);
  const server = await testServer();
  const device = new Device(server.url);
  const { table } = await device.create();
  const child = spawn(process.execPath, [example, server.url, table, '1', 'Any'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const output: string[] = [];
  child.stdout.on('data', (bytes: Buffer) => output.push(bytes.toString()));
  const ended = once(child, 'exit');
  const ann = device.open(table);
  await ann.ready();
  await ann.until(({ table: { phase } }) => phase === 'playing');
  await ann.do({ type: 'leave', level: 'greedy' });
  expect(await ended).toEqual([0, null]);
  expect(output.join('')).toMatch(/recovery words are: .*\n[^]*over: \d+ : \d+/);
  ann.close();
  await server.remove();
});
