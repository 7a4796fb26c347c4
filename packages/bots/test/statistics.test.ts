import { meanOf, rateOf, ratingOf, wilson } from '@fathom/bots';
import { describe, expect, test } from 'vitest';

describe('a mean', () => {
  test('has the standard error of its samples', () => {
    expect(meanOf([1, 2, 3, 4])).toEqual({ mean: 2.5, error: Math.sqrt(5 / 3 / 4) });
  });
  test('of one sample has no bound', () => expect(meanOf([7])).toEqual({ mean: 7, error: Number.POSITIVE_INFINITY }));
});

describe('Wilson’s interval', () => {
  test.each([
    [0.5, 100, 0.4038, 0.5962],
    [0.9, 10, 0.5958, 0.9821],
    [1, 20, 0.8389, 1],
    [0, 20, 0, 0.1611],
  ])('of %f in %i games', (rate, n, low, high) => {
    const interval = wilson(rate, n);
    expect(interval[0]).toBeCloseTo(low, 4);
    expect(interval[1]).toBeCloseTo(high, 4);
  });
});

describe('a rate', () => {
  test('of independent samples has Wilson’s interval', () => {
    const samples = Array.from({ length: 400 }, (_, i) => (i % 4 === 0 ? 0 : 1));
    const { mean, low, high } = rateOf(samples);
    expect(mean).toBe(0.75);
    expect(low).toBeCloseTo(wilson(0.75, 399)[0], 6);
    expect(high).toBeCloseTo(wilson(0.75, 399)[1], 6);
  });

  test('of deals that both sides win is more certain than its number of games', () => {
    const { low, high } = rateOf([0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1]);
    const [widelow, widehigh] = wilson(0.55, 20);
    expect(high - low).toBeLessThan(widehigh - widelow);
  });

  test('without variance counts each deal once', () => {
    expect(rateOf([1, 1, 1, 1]).low).toBeCloseTo(wilson(1, 4)[0], 9);
    expect(rateOf([0.5]).high).toBeCloseTo(wilson(0.5, 1)[1], 9);
  });
});

describe('a rating', () => {
  test('of ten to one is four hundred points', () => {
    const { elo, low } = ratingOf({ mean: 10 / 11, error: 0, low: 0.5, high: 1 }, 100);
    expect(elo).toBeCloseTo(400, 9);
    expect(low).toBe(0);
  });
  test('stays finite', () => expect(ratingOf(rateOf([1, 1, 1]), 3).high).toBeCloseTo(400 * Math.log10(7), 6));
});
