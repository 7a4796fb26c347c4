import { breakdown, conspiracy } from '@fathom/conspiracy';
import { expect } from 'vitest';
import { randomGames } from '../random.ts';
import { ann, bob, crowd, draw, rule, table, type Card, type Facts } from '../table.ts';

const ended = (...players: Facts['players'] & object) => table({ asks: 'end', seats: players.length, players });

/** Four mages in a group, three guilds, two locations, the Master. */
const alliance: Card[] = ['mage-1', 'mage-6', 'farmer-2', 'military-4', 'military-3', 'mage-2', 'mage-1'];
const rich = { alliance, locations: { 6: 'grand-citadel', 7: 'silver-gate' }, pearls: 3 } as const;

rule('CO-SCORE-01', 'lords, locations, coalition and Master, and nothing else', () => {
  const { lords, locations, coalition, master, bonus, total } = ended(rich, {}).score(ann);
  expect({ lords, locations, coalition, master, bonus, total }).toEqual({
    lords: 12,
    locations: 9,
    coalition: 12,
    master: 5,
    bonus: 0,
    total: 38,
  });
});

rule('CO-SCORE-01', 'counted once, from the final position', () => {
  for (const game of randomGames(3, 'final', [2, 3, 4])) {
    for (const { s, events } of game) {
      expect(events.filter(({ type }) => type === 'gameEnded').length).toBe(s.outcome === null ? 0 : 1);
      if (s.outcome !== null) expect(s.outcome.scores).toEqual(s.players.map((_, seat) => breakdown(s, seat).total));
    }
  }
});

rule('CO-SCORE-02', 'the best of each guild that is present', () => {
  expect(ended(rich, {}).score(ann).crests).toEqual([
    { guild: 'farmer', lord: 'farmer-2-1', vp: 2 },
    { guild: 'military', lord: 'military-4-1', vp: 4 },
    { guild: 'mage', lord: 'mage-6-1', vp: 6 },
  ]);
  const all = ['mage-6', 'farmer-6', 'merchant-6', 'military-6', 'politician-6', 'mage-4', 'farmer-4', 'mage-4'] as const;
  expect(ended({ alliance: all }, {}).score(ann).lords).toBe(30);
});

rule('CO-SCORE-03', 'every controlled location, each by its own rule', () => {
  expect(ended(rich, {}).score(ann).holdings).toEqual([
    { location: 'grand-citadel', slot: 6, vp: 7 },
    { location: 'silver-gate', slot: 7, vp: 2 },
  ]);
  const open = table({ asks: 'end', players: [{ alliance: ['mage-1'] }], openLocations: ['grand-citadel'] });
  expect(open.score(ann).locations).toBe(0);
});

rule('CO-SCORE-04', 'three for each lord of the largest coalition', () => {
  expect(ended(rich, {}).score(ann)).toMatchObject({ coalition: 12, largestCoalition: { guild: 'mage', slots: [1, 2, 6, 7] } });
  const mages = [
    'mage-0',
    'mage-1',
    'mage-1',
    'mage-1',
    'mage-1',
    'mage-2',
    'mage-2',
    'mage-3',
    'mage-3',
    'mage-4',
    'mage-4',
    'mage-6',
  ] as const;
  expect(ended({ alliance: mages }, {}).score(ann).coalition).toBe(36);
});

rule('CO-SCORE-05', 'five for the token, whoever has more pearls', () => {
  const t = table({ asks: 'end', players: [{ pearls: 3 }, { pearls: 3 }], master: bob });
  expect([t.score(ann).master, t.score(bob).master]).toEqual([0, 5]);
});

rule('CO-SCORE-06', 'the highest total wins', () => {
  const t = ended({ alliance: ['mage-3'] }, { alliance: ['farmer-6', 'farmer-1'] }, { alliance: ['merchant-6'] });
  expect(t.state.outcome).toEqual({ scores: [11, 12, 9], winners: [bob] });

  const played = table({
    players: [{ alliance: crowd.slice(0, 14) }, { alliance: ['mage-1'] }],
    lordDeck: ['mage-6', 'farmer-1', 'farmer-2'],
  });
  played.play(ann, draw(1)).play(bob, draw(1));
  expect(played.eventsOf('gameEnded')).toEqual([{ type: 'gameEnded', scores: [22 + 6 + 5, 3 + 3], winners: [ann] }]);
});

rule('CO-SCORE-07', 'the result shows each part, and each location; from a view as well', () => {
  const t = ended(rich, { alliance: ['farmer-1'] });
  expect(breakdown(conspiracy.view(t.state, null), ann)).toEqual(t.score(ann));
  const { lords, locations, coalition, master, bonus, total, crests, holdings } = t.score(ann);
  expect(lords + locations + coalition + master + bonus).toBe(total);
  expect(crests.reduce((sum, { vp }) => sum + vp, 0)).toBe(lords);
  expect(holdings.reduce((sum, { vp }) => sum + vp, 0)).toBe(locations);
  const parts = { lords, locations, coalition, master };
  const listed = Object.entries(parts).map(([part, points]) => ({ part, points }));
  expect(conspiracy.score(conspiracy.view(t.state, null))[ann]).toEqual({ total, parts: listed });
  expect(ended({}, {}).score(ann)).toMatchObject({ total: 0, largestCoalition: { guild: null, slots: [] } });
});
