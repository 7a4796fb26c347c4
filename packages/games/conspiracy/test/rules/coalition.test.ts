import { coalitionLinks, lords, places, SLOTS, touchingSlots } from '@fathom/conspiracy';
import { expect } from 'vitest';
import { neighbours } from '../../src/pyramid.ts';
import { randomGames } from '../random.ts';
import { ann, rule, rules, table, type Card } from '../table.ts';

/** An alliance of mages in these slots; of the others no two neighbours are alike. */
function mages(...slots: number[]): Card[] {
  const kinds = { mage: [1, 1, 1, 1, 2, 2, 3], farmer: [1, 1, 1, 1, 2], military: [1, 1, 1, 1, 2], merchant: [1, 1, 1, 1, 2] };
  return places.slice(1).map(({ row, left }, i) => {
    const third = ((left - row + 1) / 2 - row + 6) % 3; // the column less the row: three colours are enough
    const guild = slots.includes(i + 1) ? 'mage' : (['farmer', 'military', 'merchant'] as const)[third]!;
    return `${guild}-${kinds[guild].shift()}` as Card;
  });
}
const largest = (alliance: readonly Card[]) => table({ asks: 'end', players: [{ alliance }] }).score(ann).largestCoalition;

/** CO-COAL-03 as it is printed. */
const book: Record<number, number[]> = {
  1: [2, 6],
  2: [1, 3, 6, 7],
  3: [2, 4, 7, 8],
  4: [3, 5, 8, 9],
  5: [4, 9],
  6: [1, 2, 7, 10],
  7: [2, 3, 6, 8, 10, 11],
  8: [3, 4, 7, 9, 11, 12],
  9: [4, 5, 8, 12],
  10: [6, 7, 11, 13],
  11: [7, 8, 10, 12, 13, 14],
  12: [8, 9, 11, 14],
  13: [10, 11, 14, 15],
  14: [11, 12, 13, 15],
  15: [13, 14],
};

rule('CO-COAL-01', 'lords of one guild connected through adjacent slots, as far as they reach', () => {
  expect(largest(mages(1, 2, 7, 11, 14, 15, 5))).toEqual({ guild: 'mage', slots: [1, 2, 7, 11, 14, 15] });
  expect(largest(mages(1, 6, 10, 13, 3, 4))).toEqual({ guild: 'mage', slots: [1, 6, 10, 13] });
  expect(largest(mages(2, 3, 8, 11, 10, 6))).toEqual({ guild: 'mage', slots: [2, 3, 6, 8, 10, 11] }); // around a ring, each counted once

  const alliance = ['mage-1-1', 'mage-1-2', 'farmer-1-1', 'farmer-1-2', 'mage-0-1', 'mage-2-1'] as const;
  expect(coalitionLinks(alliance)).toEqual([
    [1, 2],
    [1, 6],
    [2, 6],
    [3, 4],
  ]);
});

rules(['CO-COAL-02', 'CO-COAL-03'], 'sides that touch, whole or half: thirty pairs', () => {
  for (let slot = 1; slot <= SLOTS; slot++) expect(neighbours[slot]).toEqual(book[slot]);
  expect(Object.values(book).reduce((sum, slots) => sum + slots.length, 0)).toBe(60);
  expect(touchingSlots).toHaveLength(30);
  for (const [a, b] of touchingSlots) expect(book[a], `${a} and ${b}`).toContain(b);

  for (let a = 1; a <= SLOTS; a++)
    for (let b = a + 1; b <= SLOTS; b++)
      expect(largest(mages(a, b)).slots, `${a} and ${b}`).toEqual(book[a]!.includes(b) ? [a, b] : [expect.any(Number)]);
});

rule('CO-COAL-04', 'only the one with the most lords counts; their influence does not', () => {
  const two = table({
    asks: 'end',
    players: [{ alliance: ['mage-6', 'mage-4', 'farmer-1', 'farmer-1', 'farmer-0', 'merchant-1', 'merchant-4'] }],
  });
  expect(two.score(ann).coalition).toBe(9); // the three farmers

  const even = table({ asks: 'end', players: [{ alliance: ['mage-6', 'mage-4', 'merchant-3', 'farmer-1', 'farmer-1'] }] });
  expect(even.score(ann).coalition).toBe(6);
  const split = table({ asks: 'end', players: [{ alliance: ['mage-6', 'mage-4', 'merchant-3', 'mage-1', 'mage-1'] }] });
  expect(split.score(ann).coalition).toBe(6); // four mages, two and two
});

rule('CO-COAL-05', 'a lone lord is a coalition of one', () => {
  expect(table({ asks: 'end', players: [{ alliance: ['mage-0'] }] }).score(ann)).toMatchObject({ coalition: 3, total: 3 });
  expect(table({ asks: 'end', players: [{ alliance: ['mage-1', 'farmer-1', 'mage-1', 'farmer-1'] }] }).score(ann).coalition).toBe(3);
});

rule('CO-COAL-06', 'a covered lord connects, an empty slot does not', () => {
  const alliance: Card[] = ['mage-1', 'mage-1', 'mage-1'];
  const locations = { 1: 'silver-gate', 2: 'grand-citadel', 3: 'mage-palace' } as const;
  expect(table({ asks: 'end', players: [{ alliance, locations }] }).score(ann).coalition).toBe(9);

  // Slots 1 and 5 of the first row meet only through slots that are still empty.
  const row: Card[] = ['mage-1', 'farmer-1', 'merchant-1', 'military-1', 'mage-1'];
  expect(table({ asks: 'end', players: [{ alliance: row }] }).score(ann).coalition).toBe(3);
});

rule('CO-COAL-07', 'only the end counts them; what happens in between is the same without', () => {
  const wrong: unknown[] = [];
  for (const game of randomGames(4, 'coalitions')) {
    for (const { s, events } of game) {
      const outcome = events.some(({ type }) => type === 'gameEnded');
      if (outcome !== (s.outcome !== null)) wrong.push(events);
      if (s.outcome === null) continue;
      const t = table();
      t.state = s;
      for (const [side, { alliance }] of s.players.entries())
        if (t.score(side).coalition !== 3 * sizeByHand(alliance)) wrong.push(alliance);
    }
  }
  expect(wrong).toEqual([]);
});

/** The size of the largest coalition, the slow way. */
function sizeByHand(alliance: readonly (keyof typeof lords)[]): number {
  const spread = (slot: number, seen: Set<number>): Set<number> => {
    seen.add(slot);
    for (const next of book[slot]!) {
      const [here, there] = [alliance[slot - 1]!, alliance[next - 1]];
      if (there !== undefined && !seen.has(next) && lords[there].guild === lords[here].guild) spread(next, seen);
    }
    return seen;
  };
  return Math.max(...alliance.map((_, i) => spread(i + 1, new Set()).size));
}
