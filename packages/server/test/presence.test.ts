import { expect, test } from 'vitest';
import { LocalPresence } from '../src/presence/local.ts';

test('a bounded number of seats is remembered, and forgetting one never makes it absent for longer', () => {
  let now = 1000;
  const presence = new LocalPresence(() => now, 3);
  expect(presence.lastSeen('reef', 0)).toBe(1000); // never seen: since the process started
  now = 1500;
  for (const seat of [0, 1, 2]) {
    now += 100;
    presence.left('reef', seat);
  }
  now = 2000;
  expect([0, 1, 2].map((seat) => presence.lastSeen('reef', seat))).toEqual([1600, 1700, 1800]);
  presence.left('reef', 3); // the first is forgotten
  expect([0, 1, 2, 3].map((seat) => presence.lastSeen('reef', seat))).toEqual([1600, 1700, 1800, 2000]);
  presence.left('reef', 4); // and the second
  expect(presence.lastSeen('reef', 0)).toBe(1700); // at the latest
});
