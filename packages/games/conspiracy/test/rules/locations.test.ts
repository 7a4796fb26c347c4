import type { LocationId } from '@fathom/conspiracy';
import { expect } from 'vitest';
import {
  ann,
  bob,
  cat,
  crowd,
  decline,
  draw,
  keep,
  place,
  reveal,
  rule,
  rules,
  table,
  take,
  takeOpen,
  takePile,
  type Card,
  type Facts,
} from '../table.ts';

/** Ann is about to take one of these. */
const taking = (location: LocationId, facts: Facts = {}, seed?: string) =>
  table({ players: [{ alliance: ['mage-1'] }], lordDeck: ['farmer-1'], openLocations: [location], ...facts }, seed).play(ann, draw(1));

rule('CO-LOC-00', 'a location acts from the moment it is put down, and not before', () => {
  const t = table({
    seats: 3,
    players: [{ alliance: ['mage-1', 'mage-2'] }],
    lordDeck: ['mage-4', 'farmer-4', 'military-4', 'farmer-2', 'merchant-4'],
    openLocations: ['narrow-strait', 'locksmiths-vault', 'cartographers-archive', 'pearl-hoard'],
  });
  for (const seat of [ann, bob, cat]) t.play(seat, draw(1)); // nothing is forced, and silver and gold were not enough
  expect([t.holdings(ann), t.pearls]).toEqual([{}, [1, 1, 1]]);
  t.play(ann, draw(1));
  expect(t.options).toContain('reveal 2');

  t.play(ann, takeOpen('narrow-strait'));

  expect([t.alliance(bob), t.alliance(cat)]).toEqual([
    ['farmer-4', 'merchant-4'],
    ['military-4', expect.any(String)],
  ]);
});

rule('CO-LOC-01', 'the citadel does nothing and is worth 7', () => {
  const t = taking('grand-citadel').play(ann, takeOpen('grand-citadel'));
  expect(t.eventTypes).toEqual(['locationTaken', 'turnBegan']);
  expect(t.score(ann).locations).toBe(7);
});

rules(['CO-LOC-02', 'CO-LOC-03', 'CO-LOC-04'], 'one, two or three pearls in one gain; 5, 4 or 3 points', () => {
  for (const [location, amount, vp] of [
    ['pearl-grotto', 1, 5],
    ['pearl-lagoon', 2, 4],
    ['pearl-hoard', 3, 3],
  ] as const) {
    const t = taking(location, { players: [{ alliance: ['mage-1'] }, { alliance: ['mage-4'] }] }).play(ann, takeOpen(location));
    expect(t.eventsOf('pearlsGained')).toEqual([{ type: 'pearlsGained', side: ann, amount, total: amount }]);
    expect([t.pearls, t.master, t.counter]).toEqual([[amount, 1], ann, amount]);
    expect(t.score(ann).locations).toBe(vp);
  }
});

rule('CO-LOC-11', 'all discarded lords are shuffled into the deck, also those of this turn, but none set aside', () => {
  const t = table({
    players: [
      {
        alliance: [
          'mage-1',
          'military-4',
          'military-3',
          'military-3',
          'merchant-4',
          'merchant-3',
          'merchant-3',
          'politician-3',
          'politician-4',
        ],
      },
    ],
    piles: { mage: ['mage-6', 'mage-1', 'mage-0', 'mage-4'], farmer: ['farmer-2'] },
    lordDeck: ['politician-1'],
    openLocations: ['hall-of-recall'],
  });
  const deck = t.lordDeck.length;
  t.play(ann, takePile('mage'), place('mage-6')); // the politician is unmasked
  t.play(ann, place('mage-1'), takeOpen('hall-of-recall'));

  expect(t.piles).toEqual({});
  expect(t.setAside).toEqual(['mage-0', 'mage-4']);
  expect(t.eventsOf('lordsRecalled')).toEqual([{ type: 'lordsRecalled', count: 2 }]);
  expect(t.lordDeck.length).toBe(deck + 1); // without the politician it had one less
  expect(t.lordDeck).toEqual(expect.arrayContaining(['politician-1', 'farmer-2']));
  expect(t.score(ann).locations).toBe(3);
});

rule('CO-LOC-11', 'lords discarded or returned while conspiring are included, and the order is new', () => {
  const kept = table({
    players: [{ alliance: ['mage-1'] }],
    lordDeck: ['farmer-1', 'farmer-6', 'mage-6'],
    openLocations: ['hall-of-recall'],
  });
  kept.play(ann, draw(3), keep('farmer-1'), takeOpen('hall-of-recall'));
  expect([kept.piles, kept.lordDeck.length]).toEqual([{}, 58]);

  const alliance: Card[] = [...crowd.filter((lord) => !lord.startsWith('military')).slice(0, 12), 'mage-1'];
  const full = table({
    players: [{ alliance }],
    piles: { military: ['military-1', 'military-2', 'military-4'] },
    openLocations: ['hall-of-recall'],
  });
  full.play(ann, takePile('military'), { type: 'return', lord: 'military-4' }, place('military-1'), takeOpen('hall-of-recall'));
  expect([full.alliance(ann).length, full.piles]).toEqual([15, {}]);
  expect(full.lordDeck).toContain('military-4');

  const tops = Array.from({ length: 40 }, (_, i) =>
    taking('hall-of-recall', { piles: { mage: ['mage-6'] } }, `recall ${i}`).play(ann, takeOpen('hall-of-recall')),
  );
  expect(new Set(tops.map((t) => t.lordDeck.indexOf('mage-6'))).size).toBeGreaterThan(10);
});

rule('CO-LOC-11', 'with all piles empty nothing happens', () => {
  const t = taking('hall-of-recall');
  const deck = t.lordDeck;
  t.play(ann, takeOpen('hall-of-recall'));

  expect([t.eventTypes, t.lordDeck]).toEqual([['locationTaken', 'turnBegan'], deck]);
});

rule('CO-LOC-12', 'all open locations are shuffled into the deck, also those just revealed, and none is turned up', () => {
  const t = taking('grand-citadel', { locationDeck: ['shifting-reef', 'silver-gate', 'gilded-gate'] });
  t.play(ann, reveal(3), take('shifting-reef'));

  expect(t.openLocations).toEqual([]);
  expect(t.locationDeck.length).toBe(23);
  expect(t.locationDeck).toEqual(expect.arrayContaining(['grand-citadel', 'silver-gate', 'gilded-gate']));
  expect(t.eventsOf('locationsRecalled')).toEqual([{ type: 'locationsRecalled', count: 3 }]);
  expect(t.score(ann).locations).toBe(3);

  const shuffled = Array.from({ length: 40 }, (_, i) =>
    taking('shifting-reef', { openLocations: ['shifting-reef', 'grand-citadel'] }, `reef ${i}`).play(ann, takeOpen('shifting-reef')),
  );
  expect(new Set(shuffled.map((each) => each.locationDeck.indexOf('grand-citadel'))).size).toBeGreaterThan(10);
  const alone = taking('shifting-reef');
  const deck = alone.locationDeck;
  expect(alone.play(ann, takeOpen('shifting-reef')).eventTypes).toEqual(['locationTaken', 'turnBegan']);
  expect(alone.locationDeck).toEqual(deck);
});

rule('CO-LOC-13', 'from now on any two keys will do, but none of those before', () => {
  const t = table({
    players: [{ alliance: ['mage-2', 'mage-1'] }],
    piles: { farmer: ['farmer-1', 'farmer-2', 'farmer-1', 'farmer-2'] },
    openLocations: ['locksmiths-vault'],
  });

  t.play(ann, takePile('farmer'), place('farmer-1'), takeOpen('locksmiths-vault'));
  expect([t.keys(ann), t.prompt]).toEqual([{ silver: 0, gold: 0 }, 'nextLord']);
  t.play(ann, place('farmer-2'));
  expect(t.prompt).toBe('nextLord');
  t.play(ann, place('farmer-1'));
  expect(t.prompt).toBe('locationSource');
  expect(t.score(ann).locations).toBe(3);
});

rule('CO-LOC-14', 'later locations are searched out of the deck, which is shuffled; open ones are out of reach', () => {
  const t = table({
    players: [{ alliance: ['mage-1'] }],
    piles: { farmer: ['farmer-1', 'farmer-1', 'farmer-1'] },
    openLocations: ['cartographers-archive', 'mage-palace'],
    locationDeck: ['pearl-hoard', 'silver-gate'],
  });
  t.play(ann, takePile('farmer'), place('farmer-1'));
  expect(t.options).toContain('open cartographers-archive'); // it does not yet apply to itself
  t.play(ann, takeOpen('cartographers-archive'), place('farmer-1'));

  expect(t.options).toHaveLength(22);
  expect(t.options).not.toContain('take mage-palace');
  for (const other of [take('mage-palace'), takeOpen('mage-palace'), reveal(1), decline]) expect(t.refused(ann, other)).toBe('CO-LOC-14');
  t.play(ann, take('silver-gate'));

  expect([t.holdings(ann), t.openLocations]).toEqual([{ 2: 'cartographers-archive', 4: 'silver-gate' }, ['mage-palace']]);
  expect(t.locationDeck).toHaveLength(21);
  expect(t.score(ann).holdings[0]!.vp).toBe(3);
});

rule('CO-LOC-14', 'the deck is really shuffled after the search', () => {
  const facts = {
    players: [{ alliance: ['mage-1', 'farmer-1'], locations: { 1: 'cartographers-archive' } }],
    lordDeck: ['farmer-1'],
    locationDeck: ['pearl-hoard', 'silver-gate'],
  } as const;
  const after = Array.from({ length: 40 }, (_, i) => table(facts, `search ${i}`).play(ann, draw(1), take('silver-gate')));
  expect(new Set(after.map((t) => t.locationDeck.indexOf('pearl-hoard'))).size).toBeGreaterThan(10);
});
