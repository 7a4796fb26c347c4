import { lordIds, lords, places, SLOTS } from '@fathom/conspiracy';
import { same } from '@fathom/kernel';
import { expect } from 'vitest';
import { randomGames } from '../random.ts';
import {
  ann,
  bob,
  crowd,
  decline,
  draw,
  place,
  reveal,
  rule,
  swap,
  table,
  take,
  takeOpen,
  takePile,
  type Card,
  type Table,
} from '../table.ts';

rule('CO-EXPAND-01', 'a lord enters the lowest empty slot, without asking', () => {
  for (let placed = 0; placed < SLOTS; placed++) {
    const t = table({ players: [{ alliance: crowd.slice(0, placed) }], lordDeck: ['politician-6', 'mage-6'] }).play(ann, draw(1));
    expect(t.eventsOf('lordPlaced')).toEqual([{ type: 'lordPlaced', side: ann, lord: 'politician-6-1', slot: placed + 1 }]);
    expect(t.alliance(ann)).toEqual([...crowd.slice(0, placed), 'politician-6']);
    expect(t.asked).toEqual([bob]);
  }
});

rule('CO-EXPAND-02', 'rows of five, four, three, two and one, each half a card further in', () => {
  const rows = [[1, 2, 3, 4, 5], [6, 7, 8, 9], [10, 11, 12], [13, 14], [15]];

  expect(places.length).toBe(SLOTS + 1);
  for (const [i, slots] of rows.entries()) {
    expect(slots.map((slot) => places[slot]!.row)).toEqual(slots.map(() => i + 1));
    expect(slots.map((slot) => places[slot]!.left)).toEqual(slots.map((_, column) => i + 2 * column)); // in half cards
  }
});

rule('CO-EXPAND-03', 'one at a time, in any order, each completely resolved before the next is picked', () => {
  const t = table({
    players: [{ alliance: ['farmer-1'] }],
    piles: { mage: ['mage-4', 'mage-1', 'mage-6', 'mage-0'] },
    lordDeck: ['merchant-2'],
    openLocations: ['pearl-grotto', 'silver-gate'],
  });
  t.play(ann, takePile('mage'));
  expect(t.options).toEqual(['place mage-4', 'place mage-1', 'place mage-6', 'place mage-0']);

  t.play(ann, place('mage-6'));
  expect([t.prompt, t.piles.merchant]).toEqual(['nextLord', ['merchant-2']]); // seen before the next is picked
  t.play(ann, place('mage-1'));
  expect(t.prompt).toBe('locationSource');
  t.play(ann, takeOpen('pearl-grotto'));
  expect([t.options, t.pearls[ann]]).toEqual([['place mage-4', 'place mage-0'], 1]);
  expect(t.refused(ann, place('mage-6'))).toBe('CO-EXPAND-03');
  t.play(ann, place('mage-0'));
  expect(t.prompt).toBe('swap');
  t.play(ann, decline);

  expect(t.alliance(ann)).toEqual(['farmer-1', 'mage-6', 'mage-1', 'mage-0', 'mage-4']);
});

rule('CO-EXPAND-04', 'place, crest, the one ability, and then the end if it was the fifteenth', () => {
  const story = (card: Card): [events: string[], asks: string | null] => {
    const alliance: Card[] = ['farmer-1', 'farmer-2', ...crowd.filter((lord) => !lord.startsWith('politician')).slice(0, 12)];
    const t = table({ players: [{ alliance }], lordDeck: [card], openLocations: ['grand-citadel'] }).play(ann, draw(1));
    return [t.eventTypes.slice(t.eventTypes.indexOf('lordPlaced')), t.asked[0] === ann ? t.prompt : null];
  };
  const end = ['endArmed', 'turnBegan'];

  expect(story('politician-0')).toEqual([['lordPlaced', 'crestMoved'], 'swap']);
  expect(story('politician-1')).toEqual([['lordPlaced', 'crestMoved'], 'locationSource']);
  expect(story('politician-2')).toEqual([['lordPlaced', 'crestMoved'], 'locationSource']);
  expect(story('politician-3')).toEqual([['lordPlaced', 'crestMoved', 'pearlsGained', ...end], null]);
  expect(story('politician-4')).toEqual([['lordPlaced', 'crestMoved', 'pearlsGained', ...end], null]);
  expect(story('politician-6')).toEqual([['lordPlaced', 'crestMoved', 'lordUnmasked', ...end], null]);
  for (const id of lordIds) {
    const { key, pearls, ability, vp } = lords[id];
    expect(ability).toBe(vp === 0 ? 'swap' : vp <= 2 ? 'key' : vp <= 4 ? 'pearls' : 'unmask');
    expect([key !== null, pearls > 0]).toEqual([ability === 'key', ability === 'pearls']);
  }
});

rule('CO-EXPAND-05', 'a lord that moves later does nothing again', () => {
  const t = table({ players: [{ alliance: ['farmer-3', 'mage-6', 'military-4'] }], lordDeck: ['politician-0', 'mage-1'] });
  t.play(ann, draw(1));
  const before = { pearls: t.pearls, deck: t.lordDeck, piles: t.piles };

  for (const [a, b] of [
    [1, 2],
    [2, 3],
    [1, 4],
  ] as const) {
    const moved = t.fork().play(ann, swap(a, b));
    expect({ pearls: moved.pearls, deck: moved.lordDeck, piles: moved.piles }).toEqual(before);
    expect(moved.eventTypes).toEqual(['lordsSwapped', 'turnBegan']);
  }
});

rule('CO-EXPAND-06', 'every ability must be used, but the swap may be declined', () => {
  const t = table({ players: [{ alliance: ['farmer-1', 'mage-3'] }], lordDeck: ['mage-1', 'military-4', 'mage-0', 'farmer-3', 'mage-6'] });

  t.play(ann, draw(1));
  expect(t.refused(ann, decline)).toBe('CO-KEY-08');
  t.play(ann, reveal(1)).play(bob, draw(1));
  expect(t.pearls[bob]).toBe(1);
  t.play(ann, draw(1), decline).play(bob, draw(1));
  expect(t.pearls[bob]).toBe(3);
  const deck = t.lordDeck.length;
  t.play(ann, draw(1));
  expect(t.lordDeck.length).toBe(deck - 2);
});

rule('CO-EXPAND-07', 'lords set aside are nowhere yet: no keys, pearls, crests, coalition; neither shuffled nor swapped', () => {
  const t = table({
    players: [{ alliance: ['mage-2', 'farmer-3'] }],
    piles: { mage: ['mage-1', 'mage-1', 'mage-0', 'mage-4'], farmer: ['farmer-1'] },
    openLocations: ['hall-of-recall'],
  });
  const idle = (of: Table): unknown => [of.keys(ann), of.pearls[ann], of.crests(ann), of.score(ann).coalition];
  const before = idle(t);
  t.play(ann, takePile('mage'));
  expect(idle(t)).toEqual(before);

  t.play(ann, place('mage-0'));
  expect(t.options).toEqual(['decline', 'swap 2 and 3']);
  t.play(ann, decline, place('mage-1'));
  expect([t.prompt, t.keys(ann)]).toEqual(['nextLord', { silver: 1, gold: 1 }]);
  t.play(ann, place('mage-1'), takeOpen('hall-of-recall'));

  expect(t.eventsOf('lordsRecalled')).toEqual([{ type: 'lordsRecalled', count: 1 }]); // the farmer, and not the mage still set aside
  expect(t.alliance(ann)).toEqual(['mage-2', 'farmer-3', 'mage-0', 'mage-1', 'mage-1', 'mage-4']);
});

rule('CO-EXPAND-08', 'a placed lord never leaves, and changes its slot only by a swap', () => {
  const wrong: unknown[] = [];
  for (const game of randomGames(6, 'permanence')) {
    const alliances: string[][] = [[], [], [], []];
    for (const { s, events } of game) {
      for (const event of events) {
        if (event.type === 'lordPlaced') alliances[event.side]!.push(event.lord);
        if (event.type !== 'lordsSwapped') continue;
        const [first, second] = event.lords;
        alliances[event.side] = alliances[event.side]!.map((lord) => (lord === first ? second : lord === second ? first : lord));
      }
      for (const [side, { alliance }] of s.players.entries()) if (!same(alliance, alliances[side])) wrong.push([side, alliance]);
    }
  }
  expect(wrong).toEqual([]);
});

rule('CO-EXPAND-09', 'a location changes nothing about the lord beneath it', () => {
  const alliance = ['mage-1', 'mage-2', 'mage-2', 'farmer-1'] as const;
  const bare = table({ asks: 'end', players: [{ alliance }] });
  const covered = table({
    asks: 'end',
    players: [{ alliance, locations: { 1: 'gilded-gate', 2: 'mage-palace', 3: 'mage-guildhall', 4: 'silver-gate' } }],
  });

  expect(covered.crests(ann)).toEqual({ mage: 2, farmer: 4 });
  const { lords: points, coalition, largestCoalition, holdings } = covered.score(ann);
  expect({ points, coalition, largestCoalition }).toEqual({
    points: bare.score(ann).lords,
    coalition: 9,
    largestCoalition: { guild: 'mage', slots: [1, 2, 3] },
  });
  expect(holdings.map(({ vp }) => vp)).toEqual([4, 2, 4, 2]); // two gold keys, a mage worth two, three mages, two silver keys
});

rule('CO-EXPAND-03', 'what an earlier lord brought can be used by a later one', () => {
  const t = table({
    piles: { mage: ['mage-1', 'mage-1', 'mage-2', 'mage-1'] },
    openLocations: ['locksmiths-vault'],
    locationDeck: ['grand-citadel'],
  });

  t.play(ann, takePile('mage'), place('mage-1'), place('mage-1'), takeOpen('locksmiths-vault'), place('mage-2'));
  expect(t.prompt).toBe('locationSource'); // silver and gold are enough by now
  t.play(ann, reveal(1));

  expect(t.holdings(ann)).toEqual({ 2: 'locksmiths-vault', 4: 'grand-citadel' });
  expect(() => t.play(ann, take('grand-citadel'))).toThrow();
});
