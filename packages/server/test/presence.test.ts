import { expect, test } from 'vitest';
import { Presence } from '../src/table/presence.ts';

test('a bounded number of seats is remembered, and forgetting one never makes it absent for longer', () => {
  let now = 1000;
  const presence = new Presence(() => now, 3);
  now = 1500;
  expect(presence.absence('reef', 0)).toBe(500); // never seen: since the server started
  for (const seat of [0, 1, 2]) {
    now += 100;
    presence.left('reef', seat);
  }
  now = 2000;
  expect([0, 1, 2].map((seat) => presence.absence('reef', seat))).toEqual([400, 300, 200]);
  presence.left('reef', 3); // the first is forgotten
  now = 2100;
  expect([0, 1, 2, 3].map((seat) => presence.absence('reef', seat))).toEqual([500, 400, 300, 100]);
  presence.left('reef', 4); // and the second
  expect(presence.absence('reef', 0)).toBe(400); // at least so long
  now -= 5000;
  expect(presence.absence('reef', 4)).toBe(0);
});
