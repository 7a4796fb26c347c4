import { UnplacedPieces, UnplacedNumbers, parseWith } from '@fathom/kernel';
import { expect, test } from 'vitest';

const ids = ['mage-1-1', 'mage-1-2', 'mage-2-1', 'crown'] as const;
const COPY = /^mage-\d$/;

/** The pieces for a list of names, and the rest. */
const named = (...names: unknown[]): unknown =>
  parseWith(names, (facts) => {
    const box = new UnplacedPieces(ids, facts, COPY);
    return [box.list(facts), box.left()];
  });

test('a piece is named once, by its ID or without its copy number', () => {
  expect(named('mage-1', 'crown')).toEqual({
    ok: true,
    value: [
      ['mage-1-1', 'crown'],
      ['mage-1-2', 'mage-2-1'],
    ],
  });
  expect(named('crown', 'crown')).toMatchObject({ ok: false, fault: { at: '[1]', problem: 'piece-twice' } });
  expect(named('mage-2', 'mage-2')).toMatchObject({ ok: false, fault: { at: '[1]', problem: 'piece-twice' } });
});

test('a copy that is named elsewhere by its ID is not used for a name without a copy number', () => {
  expect(named('mage-1', 'mage-1-1')).toEqual({
    ok: true,
    value: [
      ['mage-1-2', 'mage-1-1'],
      ['mage-2-1', 'crown'],
    ],
  });
});

test('an unknown piece is refused, and so is one of the wrong kind', () => {
  expect(named('mage')).toMatchObject({ ok: false, fault: { problem: 'unknown-piece' } });
  expect(named(7)).toMatchObject({ ok: false, fault: { problem: 'wrong-type' } });
  const onlyMages = parseWith('crown', (facts) => new UnplacedPieces(ids, facts).take(facts, 'mage-'));
  expect(onlyMages).toMatchObject({ ok: false, fault: { problem: 'not-allowed' } });
});

test('numbers are taken as often as there are tokens', () => {
  const tokens = (...numbers: number[]): unknown =>
    parseWith(numbers, (facts) => {
      const box = new UnplacedNumbers([2, 2, 3]);
      return [box.list(facts), box.left()];
    });
  expect(tokens(2, 3)).toEqual({ ok: true, value: [[2, 3], [2]] });
  expect(tokens(2, 2)).toEqual({ ok: true, value: [[2, 2], [3]] });
  expect(tokens(3, 3)).toMatchObject({ ok: false, fault: { at: '[1]', problem: 'piece-twice' } });
});
