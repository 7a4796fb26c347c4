import { guilds, lords } from '@fathom/conspiracy';
import { expect } from 'vitest';
import { randomGames } from '../random.ts';
import { ann, bob, decline, draw, place, rule, rules, swap, table, takePile, type Card } from '../table.ts';

rule('CO-CREST-01', 'the first lord of a guild gets its crest, also one worth nothing', () => {
  for (const card of ['mage-0', 'mage-1', 'mage-2', 'mage-3', 'mage-4', 'mage-6'] as const) {
    const t = table({ players: [{ alliance: ['farmer-1'] }], lordDeck: [card] }).play(ann, draw(1));
    expect(t.crests(ann)).toEqual({ farmer: 1, mage: 2 });
    expect(t.eventsOf('crestMoved')).toEqual([{ type: 'crestMoved', side: ann, guild: 'mage', lord: `${card}-1`, from: null }]);
  }
});

const influence = [0, 1, 2, 3, 4, 6] as const;

rules(['CO-CREST-02', 'CO-CREST-03'], 'a crest moves to a strictly better lord of its guild, and to no other', () => {
  for (const old of influence) {
    for (const vp of influence) {
      if (old === vp && (vp === 0 || vp === 6)) continue; // there is only one of these
      const t = table({ players: [{ alliance: ['farmer-2', `mage-${old}`] }], lordDeck: [`mage-${vp}`, 'farmer-1'] });
      t.play(ann, draw(1));
      if (t.prompt === 'swap') t.play(ann, decline);
      expect(t.crests(ann), `${vp} after ${old}`).toEqual({ farmer: 1, mage: vp > old ? 3 : 2 });
    }
  }
});

rule('CO-CREST-03', 'the best is not always the latest: a crest compares with the lord beneath it', () => {
  const t = table({
    players: [{ alliance: ['mage-4', 'mage-1', 'mage-4'], crests: { mage: 3 } }],
    lordDeck: ['mage-2', 'farmer-1', 'mage-6'],
  });

  t.play(ann, draw(1));
  expect(t.crests(ann)).toEqual({ mage: 3 });
  t.play(bob, draw(1)).play(ann, draw(1));
  expect(t.crests(ann)).toEqual({ mage: 5 });
});

rule('CO-CREST-04', 'crests move by themselves, one lord at a time', () => {
  const t = table({ piles: { mage: ['mage-3', 'mage-4', 'mage-6'] } }).play(ann, takePile('mage'), place('mage-3'));
  expect([t.crests(ann), t.prompt]).toEqual([{ mage: 1 }, 'nextLord']);

  t.play(ann, place('mage-4'));

  expect([t.crests(ann), t.asked]).toEqual([{ mage: 3 }, [bob]]);
  expect(t.eventsOf('crestMoved').map(({ from, lord }) => [from, lord])).toEqual([
    ['mage-3-1', 'mage-4-1'],
    ['mage-4-1', 'mage-6-1'],
  ]);
});

rule('CO-CREST-05', 'at all times a crest lies on a best lord of its guild, or on none where there is none', () => {
  let wrong = 0;
  for (const game of randomGames(10, 'crests')) {
    for (const { s } of game) {
      for (const { alliance, crests } of s.players) {
        for (const guild of guilds) {
          const values = alliance.filter((lord) => lords[lord].guild === guild).map((lord) => lords[lord].vp);
          const under = crests[guild];
          const right = values.length === 0 ? under === null : under !== null && alliance.includes(under) && lords[under].guild === guild;
          if (!right || (under !== null && lords[under].vp !== Math.max(...values))) wrong++;
        }
      }
    }
  }
  expect(wrong).toBe(0);
});

rule('CO-CREST-06', 'a crest travels with its lord when two are swapped', () => {
  const t = table({ players: [{ alliance: ['farmer-3', 'mage-1', 'mage-6'] }], lordDeck: ['mage-0'] });
  t.play(ann, draw(1), swap(1, 3));

  expect(t.alliance(ann)).toEqual(['mage-6', 'mage-1', 'farmer-3', 'mage-0']);
  expect(t.crests(ann)).toEqual({ farmer: 3, mage: 1 });
});

rule('CO-CREST-07', 'at the end only lords under crests give their influence', () => {
  const points = (...alliance: Card[]): number => table({ asks: 'end', players: [{ alliance }] }).score(ann).lords;

  expect(points('mage-6')).toBe(6);
  expect(points('mage-6', 'mage-4', 'mage-4', 'mage-3')).toBe(6);
  expect(points('mage-6', 'farmer-0', 'merchant-1', 'merchant-1', 'politician-2', 'military-3', 'military-4')).toBe(6 + 0 + 1 + 2 + 4);
  expect(points()).toBe(0);
});
