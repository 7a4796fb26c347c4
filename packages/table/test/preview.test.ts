import { divers } from '@fathom/kernel/testing';
import { rulesFor } from '@fathom/table';
import { expect, test } from 'vitest';
import { dealt, people } from './played.ts';

const rules = rulesFor(divers());

test('a preview is computed once per state, and only so many are: a client cannot keep a server busy with them', () => {
  const { state } = dealt(rules, people(3), 'divers', { cards: 12 }).table.play!;
  const aim = { type: 'aim', at: 2 };
  const told = rules.preview(state, 0, [aim]);
  expect(told).not.toBeNull();
  expect(rules.preview(state, 0, [{ ...aim }])).toBe(told);
  expect(rules.preview(state, 1, [aim])).toBeNull();
  for (let i = 0; i < 300; i++) rules.preview(state, 0, [{ type: 'nonsense', i }]);
  expect(rules.preview(state, 0, [{ type: 'aim', at: 1 }])).toBeNull();
  expect(rules.preview(state, 0, [aim])).toBe(told);
});
