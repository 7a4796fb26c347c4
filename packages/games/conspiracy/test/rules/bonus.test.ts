import { conspiracy, locationIds } from '@fathom/conspiracy';
import { arrange, rngFrom } from '@fathom/kernel';
import { expect } from 'vitest';
import { dealt, rule, rules, worth } from '../table.ts';

const options = { bonusLocations: true } as const;

rules(
  ['OPT-BONUS-01', 'OPT-BONUS-02', 'OPT-BONUS-03', 'OPT-BONUS-04', 'OPT-BONUS-05'],
  'five more locations, if the table wants them',
  () => {
    expect(dealt(2).state.locationDeck).toHaveLength(23);
    const { state } = dealt(2, options);
    expect(state.locationDeck).toHaveLength(28);
    expect(new Set([...state.locationDeck, ...state.openLocations])).toEqual(new Set(locationIds));
    expect(new Set(Array.from({ length: 400 }, (_, i) => dealt(2, options, `bonus ${i}`).openLocations[0])).size).toBe(29);
    const absent = { format: 'fathom-position/1', game: 'conspiracy', seats: 2, openLocations: ['forgotten-islet'] };
    expect(arrange(conspiracy, absent, rngFrom('x'))).toMatchObject({ ok: false, fault: { problem: 'unknown-piece' } });
  },
);

rule('OPT-BONUS-01', 'one for each lord of the largest group worth exactly 1, of whatever guilds', () => {
  expect(worth('value-circle-1', ['mage-1', 'farmer-1', 'merchant-1'])).toBe(3);
  expect(worth('value-circle-1', ['mage-1', 'farmer-1', 'merchant-3', 'military-1', 'politician-1', 'mage-1'])).toBe(3); // 1, 2 and 6
  expect(worth('value-circle-1', ['mage-2', 'farmer-2', 'merchant-0'])).toBe(0);
});

rule('OPT-BONUS-02', 'two for each lord of the largest group worth exactly 2', () => {
  expect(worth('value-circle-2', ['mage-2', 'farmer-2', 'merchant-2', 'mage-1', 'farmer-2'])).toBe(6);
  expect(worth('value-circle-2', ['mage-1', 'mage-1'])).toBe(0);
});

rule('OPT-BONUS-03', 'two for each lord of the largest group worth exactly 3', () => {
  const row = ['mage-3', 'farmer-3', 'mage-1', 'farmer-3', 'merchant-3'] as const;
  expect(worth('value-circle-3', [...row, 'merchant-4', 'military-4', 'politician-3', 'politician-3'])).toBe(8); // 4, 5, 8 and 9
  expect(worth('value-circle-3', ['mage-1', 'mage-4'])).toBe(0);
});

rule('OPT-BONUS-04', 'two for each lord of the largest group worth exactly 4', () => {
  expect(worth('value-circle-4', ['mage-4', 'mage-1', 'farmer-4'])).toBe(2);
  expect(worth('value-circle-4', ['mage-4', 'farmer-4', 'mage-1', 'mage-3', 'mage-3', 'merchant-4'])).toBe(6); // 1, 2 and 6
});

rule('OPT-BONUS-05', 'one, and one for each lord worth 0 or 6', () => {
  expect(worth('forgotten-islet', ['mage-1', 'mage-2', 'mage-3', 'mage-4'])).toBe(1);
  expect(worth('forgotten-islet', ['mage-1', 'mage-0', 'farmer-6', 'mage-6', 'farmer-3', 'farmer-0'])).toBe(5);
});
