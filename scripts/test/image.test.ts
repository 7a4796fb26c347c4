import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ignoredBy, readStages, type Instruction } from '../image/dockerfile.mjs';

/* The Dockerfile and the compose file fit this repository. `npm run try-image` performs their steps, without Docker. */

const root = path.join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const stages = readStages(read('Dockerfile'));
const image = stages.at(-1)!;
const isIgnored = ignoredBy(read('.dockerignore'));
const all = <N extends Instruction['name']>(name: N): Extract<Instruction, { name: N }>[] =>
  stages.flatMap(({ instructions }) => instructions.filter((step): step is Extract<Instruction, { name: N }> => step.name === name));

test('what is copied exists, and what is not needed is left out', () => {
  for (const { from, sources } of all('COPY'))
    if (from === null) for (const source of sources) expect(existsSync(path.join(root, source))).toBe(true);
    else expect(stages.map(({ name }) => name)).toContain(from);
  const needed = ['package-lock.json', '.npmrc', 'scripts/bootstrap.mjs', 'packages/kernel/src/drive.ts', 'bench/package.json'];
  expect(needed.filter(isIgnored)).toEqual([]);
  const useless = ['.git/HEAD', 'node_modules/vite/package.json', 'packages/web/test/browser.ts', 'README.md', 'packages/kernel/README.md'];
  expect(useless.filter((file) => !isIgnored(file))).toEqual([]);
});

test('its commands are those of this repository', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = all('RUN').flatMap(({ value }) => /^npm run (\S+)/.exec(value)?.[1] ?? []);
  expect(named).toEqual(['build']);
  for (const name of named) expect(scripts).toHaveProperty(name);
  const workspaces = all('RUN').flatMap(({ value }) => [...value.matchAll(/--workspace=@fathom\/(\w+)/g)].map(([, name]) => name!));
  for (const name of workspaces) expect(existsSync(path.join(root, 'packages', name, 'package.json'))).toBe(true);
  expect(image.instructions.at(-1)).toEqual({ name: 'CMD', command: ['node', 'packages/server/dist/main.js'] });
  expect(existsSync(path.join(root, 'packages/server/src/main.ts'))).toBe(true);
});

test('it does not run as root, stores its data in a volume, has a health check, and the compose file uses both', () => {
  const of = (name: string): Instruction | undefined => image.instructions.find((step) => step.name === name);
  expect(of('USER')).toMatchObject({ value: 'node' });
  expect(of('VOLUME')).toMatchObject({ value: '/data' });
  expect(of('HEALTHCHECK')).toBeDefined();
  expect(of('ENV')).toMatchObject({ values: { FATHOM_DATA: '/data/fathom.sqlite', FATHOM_PORT: '3000' } });
  expect(read('compose.yaml')).toContain('- fathom-data:/data\n');
  expect(read('compose.yaml')).toContain("- '3000:3000'\n");
});

test('an unknown instruction is refused', () => {
  expect(() => readStages('FROM node\nADD . .')).toThrow('Unknown instruction in the Dockerfile: ADD');
});

test('the tests run on every Node that is supported', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  expect(engines.node).toBe('>=20.19');
  expect(read('.github/workflows/ci.yml')).toContain('node: [20, 22, 24]');
});
