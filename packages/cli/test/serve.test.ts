import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fathom } from './kit.ts';

test('serves tables until it is asked to end', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fathom-serve-'));
  const signal = { ring: (): void => {} };
  const data = path.join(folder, 'fathom.sqlite');
  const output: string[] = [];
  const ended = fathom(['serve', '--port', '0', '--data', data], {
    signal,
    env: { FATHOM_LOG: 'silent' },
    onOutput: (text) => output.push(text),
  });
  await expect.poll(() => output.join('')).toMatch(/^Fathom is at http:\/\/localhost:\d+\n$/);
  const address = output.join('').trim().split(' ').at(-1)!;
  expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ ok: true });
  signal.ring();
  expect((await ended).code).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});

test('reports in one sentence what it cannot do', async () => {
  const { code, err } = await fathom(['serve', '--port', 'harbour']);
  expect(code).toBe(2);
  expect(err).toMatch(/^--port takes a number from 0 to 65535, not "harbour"\.\nUsage: fathom serve /);
});

test('the version is that of the package', async () => {
  const { version } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8')) as { version: string };
  expect((await fathom(['--version'])).out).toBe(`${version}\n`);
});
