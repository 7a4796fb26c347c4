import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'node:util';
import { beforeAll, expect, test, vi } from 'vitest';

/* Every example in a package's README is compiled and run. Its output is shown after “// →”, or after the command. */

const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, '.build/readme');
const games = readdirSync(path.join(root, 'packages/games')).map((id) => `games/${id}`);
const packages = [...readdirSync(path.join(root, 'packages')).filter((name) => name !== 'games'), ...games];

const examples = packages.flatMap((name) => {
  const readme = readFileSync(path.join(root, 'packages', name, 'README.md'), 'utf8');
  return [...readme.matchAll(/^```(ts|console)\n(.*?)^```$/gms)].map(([, language, code], i) => ({
    name,
    language: language!,
    code: code!,
    file: path.join(folder, `${path.basename(name)}-${i}.ts`),
  }));
});
const programs = examples.filter(({ language }) => language === 'ts');
const sessions = examples.filter(({ language }) => language === 'console');

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { file, code } of programs) writeFileSync(file, `${code}export {};\n`);
  const compilerOptions = { composite: false, noEmit: true, types: ['node'], rewriteRelativeImportExtensions: false };
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.base.json', compilerOptions, include: ['.'] }),
  );
});

test('every package has an example', () => {
  expect(packages.filter((name) => !examples.some((example) => example.name === name))).toEqual([]);
});

test('all examples compile', () => {
  execFileSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], { stdio: ['ignore', 2, 2] });
});

test.each(programs)('the example of $name prints what it shows', async ({ code, file }) => {
  const printed: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((...words) => void printed.push(...format(...words).split('\n')));
  await import(file);
  log.mockRestore();
  expect(printed).toEqual(code.split('\n').flatMap((line) => /^\s*\/\/ → ?(.*)$/.exec(line)?.[1] ?? []));
});

/** `$ npx fathom …`, then its output; numbers that depend on the machine are shown as `…`. */
test.each(sessions)('the commands of $name print what is shown', ({ code }) => {
  for (const shown of code.split(/^\$ /m).slice(1)) {
    const [command, ...lines] = shown.trimEnd().split('\n');
    const [npx, fathom, ...words] = command!.split(' ');
    expect([npx, fathom]).toEqual(['npx', 'fathom']);
    const main = path.join(root, 'packages/cli/dist/main.js');
    const printed = execFileSync(process.execPath, [main, ...words], { encoding: 'utf8' })
      .trimEnd()
      .split('\n');
    const patterns = lines.map((line) =>
      line
        .split('…')
        .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
        .join('.*'),
    );
    expect(printed).toEqual(patterns.map((pattern) => expect.stringMatching(new RegExp(`^${pattern}$`)) as string));
  }
});
