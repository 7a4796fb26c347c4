import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { pack, unpack, unpackBody } from '../src/journal/pack.ts';
import { finishedTable } from './finishedTable.ts';

const both = { undermountain: true, skullport: true };
const file = path.join(import.meta.dirname, '../dictionaries/1.txt');

/*
 * The dictionary holds a state of each game, and a table. Deflate looks back 32 kB: the longest state is at the end, so that it
 * is still seen from the end of another one. FATHOM_DICTIONARY=add writes it; once released it must not change.
 */
if (process.env['FATHOM_DICTIONARY'] === 'add') {
  test('the dictionary is written', () => {
    const [table, ...others] = [
      finishedTable('waterdeep', both, 3, 'dictionary'),
      finishedTable('abyss', { kraken: true }, 2, 'dictionary'),
      finishedTable('conspiracy', {}, 2, 'dictionary'),
    ] as const;
    const { log, ...body } = JSON.parse(table.body) as { readonly log: string; readonly play: object };
    const events = log.split('\n').filter((line) => line.includes('{'));
    const words = { ...body, play: { ...body.play, moves: [] }, log: events.join('\n') };
    writeFileSync(file, [...others.map(({ save }) => save), JSON.stringify(words), table.save].join(''));
  });
}

test('the dictionary has not changed: every packed table needs it', () => {
  const text = readFileSync(file);
  expect(text.length).toBeLessThan(24_576);
  expect(createHash('sha256').update(text).digest('hex')).toBe('22d1bd47ee977b2e2f6761a41ff1b4ee030b60f3cebe507c7dbe4995f1f372a5');
});

const kinds = [
  ['conspiracy', {}, 2],
  ['conspiracy', {}, 4],
  ['abyss', {}, 2],
  ['abyss', { kraken: true }, 4],
  ['waterdeep', {}, 2],
  ['waterdeep', both, 4],
] as const;

describe.each(kinds)('%s %j of %i people', (game, options, seats) => {
  test('takes at most 4 kB once it is over, and is read again unchanged', () => {
    const { body, save, entries } = finishedTable(game, options, seats, 'a finished game');
    expect(entries).toEqual([]);
    const packed = pack({ body, save });
    expect(packed.length).toBeLessThan(4096);
    expect(unpack(packed)).toEqual({ body, save });
    expect(unpackBody(packed)).toBe(body);
  });
});

test('a damaged one is an error when it is opened, and empty in a list', () => {
  const packed = pack({ body: '{"a":1}', save: null });
  expect(unpack(packed)).toEqual({ body: '{"a":1}', save: null });
  for (const damaged of [packed.subarray(0, 3), packed.subarray(0, -2), Uint8Array.of(9, ...packed.subarray(1)), new Uint8Array()]) {
    expect(() => unpack(damaged)).toThrow();
    expect(unpackBody(damaged)).toBe('');
  }
});
