import { guilds, locationIds, locations } from '@fathom/conspiracy';
import { expect } from 'vitest';
import { ann, rule, rules, table, worth, type Card } from '../table.ts';

rules(['CO-LOC-05', 'CO-LOC-06'], 'the gates count every silver or gold key, active or not, and their own', () => {
  const alliance = ['mage-1', 'mage-2', 'farmer-1', 'farmer-1', 'farmer-2', 'mage-3', 'military-1'] as const;

  expect(worth('silver-gate', alliance, undefined, { 3: 'grand-citadel' })).toBe(4);
  expect(worth('gilded-gate', alliance, undefined, { 3: 'grand-citadel' })).toBe(2 * 2);
  expect(worth('silver-gate', ['mage-2'])).toBe(0);
  expect(worth('gilded-gate', ['mage-1'])).toBe(0);
});

rule('CO-LOC-07', 'one point for each complete pair of pearls', () => {
  for (const [pearls, vp] of [
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [25, 12],
  ])
    expect(worth('oyster-market', ['mage-1'], pearls)).toBe(vp);
});

rule('CO-LOC-08', 'two points for each location of the controller, this one too', () => {
  const alliance = ['mage-1', 'mage-1', 'mage-1', 'mage-1'] as const;
  const open = {
    openLocations: ['mage-palace'],
    players: [
      { alliance, locations: { 1: 'drowned-lighthouse' } },
      { alliance: ['farmer-1'], locations: { 1: 'grand-citadel' } },
    ],
  } as const;

  expect(table({ asks: 'end', ...open }).score(ann).locations).toBe(2);
  expect(worth('drowned-lighthouse', alliance, undefined, { 2: 'grand-citadel', 4: 'silver-gate' })).toBe(6);
});

rules(
  ['CO-LOC-15', 'CO-LOC-16', 'CO-LOC-17', 'CO-LOC-18', 'CO-LOC-19'],
  'a palace is worth the best lord of its guild, who counts for himself too',
  () => {
    for (const guild of guilds) {
      const other = guild === 'mage' ? 'farmer' : 'mage';
      for (const [alliance, vp] of [
        [[`${other}-1`, `${other}-6`], 0],
        [[`${other}-1`, `${guild}-0`], 0],
        [[`${guild}-1`, `${guild}-3`, `${other}-6`, `${guild}-2`], 3],
        [[`${guild}-2`, `${guild}-6`, `${guild}-4`], 6],
      ] as [Card[], number][]) {
        expect(worth(`${guild}-palace`, alliance)).toBe(vp);
        const bare = table({ asks: 'end', players: [{ alliance }] }).score(ann);
        const t = table({ asks: 'end', players: [{ alliance, locations: { 1: `${guild}-palace` } }] });
        expect([t.score(ann).lords, t.score(ann).total]).toEqual([bare.lords, bare.total + vp]);
      }
    }
  },
);

rules(['CO-LOC-20', 'CO-LOC-21', 'CO-LOC-22', 'CO-LOC-23', 'CO-LOC-24'], 'a hall is worth one, and one for each lord of its guild', () => {
  for (const guild of guilds) {
    const other = guild === 'mage' ? 'farmer' : 'mage';
    expect(worth(`${guild}-guildhall`, [`${other}-1`, `${other}-6`])).toBe(1);
    expect(worth(`${guild}-guildhall`, [`${guild}-1`])).toBe(2);
    expect(
      worth(`${guild}-guildhall`, [`${guild}-1`, `${guild}-0`, `${other}-3`, `${guild}-6`, `${guild}-2`], undefined, {
        5: 'grand-citadel',
      }),
    ).toBe(5);
  }
});

rule('CO-LOC-92', 'twenty-four cards of sixteen kinds, each once, numbered as in the book', () => {
  const base = locationIds.slice(0, 24);
  expect(new Set(base).size).toBe(24);
  expect(base.map((location) => locations[location].rule)).toEqual(
    Array.from({ length: 24 }, (_, i) => `CO-LOC-${String(i + 1).padStart(2, '0')}`),
  );
  expect(new Set(base.map((location) => location.replace(/^(farmer|military|merchant|politician|mage)-/, ''))).size).toBe(16);
});
