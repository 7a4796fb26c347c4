import { canonical, hashOf, rngFrom, same, shuffle, below, commitment, isCommitmentKept, rngOf } from '@fathom/kernel';
import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sha256 } from '../src/sha256.ts';
import { textOf, utf8 } from '../src/utf8.ts';

describe('sha256', () => {
  test('agrees with the platform on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
      }),
    );
  });

  test('agrees around the edges of a block', () => {
    for (const length of [0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 1000]) {
      expect(sha256('x'.repeat(length))).toBe(createHash('sha256').update('x'.repeat(length)).digest('hex'));
    }
  });

  test('half a surrogate pair becomes the replacement character', () => {
    expect(sha256('\ud800')).toBe(createHash('sha256').update('\ufffd').digest('hex'));
  });
});

describe('utf8', () => {
  test('encodes and decodes', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => textOf(utf8(text)) === text));
  });

  test('bytes that are not UTF-8 give null', () => {
    expect(textOf(Uint8Array.of(0xff, 0xfe))).toBeNull();
  });
});

describe('canonical', () => {
  test('equal values give equal texts, however they were built', () => {
    expect(canonical({ b: [1, { d: 1, c: undefined }], a: null })).toBe('{"a":null,"b":[1,{"d":1}]}');
    expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }));
    expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }));
  });

  test('same agrees with it on plain data', () => {
    fc.assert(fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => same(a, b) === (canonical(a) === canonical(b))));
    fc.assert(fc.property(fc.jsonValue(), (a) => same(a, JSON.parse(JSON.stringify(a)))));
  });

  test('a deeply nested input does not overflow the stack', () => {
    const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) as unknown;
    expect(same({ type: 'draw' }, deep)).toBe(false);
    expect(same([[]], deep)).toBe(false);
  });
});

describe('the generator', () => {
  test('equal texts give equal generators', () => {
    const numbers = (text: string): number[] => {
      const rng = rngFrom(text);
      return Array.from({ length: 5 }, () => below(rng, 1000));
    };
    expect(numbers('pearl')).toEqual(numbers('pearl'));
    expect(numbers('pearl')).not.toEqual(numbers('pearls'));
    expect(numbers('pearl')).toEqual([102, 618, 893, 510, 423]);
  });

  test('every number below n is equally likely', () => {
    const rng = rngFrom('fair');
    for (const n of [2, 3, 5, 6, 60]) {
      const counts = Array.from({ length: n }, () => 0);
      for (let i = 0; i < 20_000 * n; i++) counts[below(rng, n)]! += 1;
      const chi = counts.reduce((sum, count) => sum + (count - 20_000) ** 2 / 20_000, 0);
      expect(chi).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * n)); // five deviations above the mean
    }
  });

  test('a biased multiplication is rejected: every residue of a large n is reachable at both ends', () => {
    const rng = rngFrom('edges');
    const n = 3_000_000_000;
    for (let i = 0; i < 2000; i++) {
      const x = below(rng, n);
      expect(Number.isInteger(x) && x >= 0 && x < n).toBe(true);
    }
  });

  test('a shuffle keeps the cards and every order of three is equally likely', () => {
    const rng = rngFrom('shuffle');
    const orders = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const order = shuffle(rng, ['a', 'b', 'c']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect([...orders.keys()].toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    for (const count of orders.values()) expect(Math.abs(count - 2000)).toBeLessThan(250);
  });
});

describe('a fair deal', () => {
  test('the commitment fits the secret and nothing else', () => {
    const published = commitment('old lantern');
    expect(isCommitmentKept({ secret: 'old lantern', words: ['mine', 'yours'] }, published)).toBe(true);
    expect(isCommitmentKept({ secret: 'new lantern', words: [] }, published)).toBe(false);
  });

  test('the words of the players change the deal, each of them, in order', () => {
    const deals = [[], ['a'], ['b'], ['a', 'b'], ['b', 'a'], ['a,b']].map((words) => rngOf({ secret: 's', words }).join());
    expect(new Set(deals).size).toBe(deals.length);
  });
});
