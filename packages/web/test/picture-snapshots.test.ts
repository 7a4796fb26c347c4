import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { marksOfGames, picturesOfGames } from '../src/games/pictures.ts';
import { dist } from './browser.ts';

const known = fileURLToPath(new URL('pictures.txt', import.meta.url));
const shown = fileURLToPath(new URL('../../../.build/pictures', import.meta.url));

/** Every picture and mark by its ID, as it is drawn now. */
const drawn: ReadonlyMap<string, string> = new Map(
  [...Object.entries(picturesOfGames()), ...Object.entries(marksOfGames()).map(([game, all]) => [`${game}/marks`, all] as const)].flatMap(
    ([folder, all]) => all.map(([name, draw]) => [`${folder}/${name}`, draw()] as const),
  ),
);

/** Numbers count to a tenth: what differs by less nobody sees. */
const hashOf = (svg: string): string =>
  createHash('sha256')
    .update(svg.replace(/-?\d*\.\d+/g, (number) => Number(number).toFixed(1)))
    .digest('hex')
    .slice(0, 10);

/** `ID hash`, line by line. */
const linesOf = (pictures: ReadonlyMap<string, string>): string => [...pictures].map(([id, svg]) => `${id} ${hashOf(svg)}\n`).join('');

const before = new Map(
  (existsSync(known) ? readFileSync(known, 'utf8') : '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(' ') as [id: string, hash: string]),
);

/** The picture as it was, where the page was last built with it. */
function builtBefore(id: string): string | null {
  const file = `${dist}/art/${id}.svg`;
  if (!existsSync(file)) return null;
  const svg = readFileSync(file, 'utf8');
  return hashOf(svg) === before.get(id) ? svg : null;
}

/** Writes what has changed, before and after, into one page. */
function show(ids: readonly string[]): void {
  rmSync(shown, { recursive: true, force: true });
  mkdirSync(shown, { recursive: true });
  const image = (svg: string | null): string =>
    svg === null ? '<td></td>' : `<td><img width="240" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"></td>`;
  const rows = ids.map((id) => `<tr><th>${id}</th>${image(builtBefore(id))}${image(drawn.get(id) ?? null)}</tr>`);
  writeFileSync(`${shown}index.html`, `<table><tr><th></th><th>before</th><th>after</th></tr>${rows.join('')}</table>`);
}

test('every picture is drawn as it was accepted', async () => {
  const changed = [...new Set([...before.keys(), ...drawn.keys()])].filter((id) => {
    const svg = drawn.get(id);
    return svg === undefined || before.get(id) !== hashOf(svg);
  });
  if (changed.length > 0) show(changed);
  const sentence =
    `These pictures have changed: ${changed.join(', ')}. Look at them in .build/pictures/index.html; to accept them, ` +
    'run: npx vitest run picture-snapshots -u';
  await expect(linesOf(drawn), sentence).toMatchFileSnapshot(known);
});
