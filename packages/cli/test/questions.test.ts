import { describe, expect, test } from 'vitest';
import { fathom } from './kit.ts';

interface Counted {
  readonly rules: number;
  readonly put: number;
  readonly putOneAnswer: number;
  readonly settled: number;
  readonly joined: number;
  readonly saved: number;
}

async function counted(...flags: string[]): Promise<Counted> {
  const { code, out } = await fathom(['simulate', '--json', '--seed', 'questions', '--workers', '1', ...flags]);
  expect(code).toBe(0);
  return (JSON.parse(out) as { questions: Counted }).questions;
}

/** Random games: every kind of answer is given, payments card by card. */
const tables: readonly (readonly [name: string, leastSaved: number, flags: readonly string[]])[] = [
  ['Conspiracy', 0, ['--seats', 'random,random,random', '-n', '4']],
  ['Abyss', 0.2, ['--game', 'abyss', '--seats', 'random,random,random', '-n', '2']],
  ['Abyss with Kraken', 0.25, ['--game', 'abyss', '--kraken', '--seats', 'random,random', '-n', '4']],
  ['Waterdeep', 0.25, ['--game', 'waterdeep', '--seats', 'random,random', '-n', '2']],
  ['Waterdeep with both modules', 0.25, ['--game', 'waterdeep', '--undermountain', '--skullport', '--seats', 'random,random', '-n', '2']],
];

describe.each(tables)('%s', (_name, leastSaved, flags) => {
  test('nobody is asked a question with one answer, and small answers are given together', async () => {
    const { rules, put, putOneAnswer, settled, joined, saved } = await counted(...flags);
    expect(put + settled + joined).toBeCloseTo(rules);
    expect(putOneAnswer).toBeLessThan(0.02);
    expect(saved).toBeGreaterThanOrEqual(leastSaved);
  });
});

test('without --json nothing is counted', async () => {
  const { code, out } = await fathom(['simulate', '-n', '2', '--seats', 'random,random', '--workers', '1']);
  expect([code, out.includes('questions')]).toEqual([0, false]);
});
