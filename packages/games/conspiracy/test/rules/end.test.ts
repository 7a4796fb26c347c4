import { expect } from 'vitest';
import { ann, bob, cat, crowd, dan, draw, giveBack, place, reveal, rule, swap, table, take, takePile, type Card } from '../table.ts';

/** Fourteen lords of whom none waits for anything. */
const fourteen = crowd.slice(0, 14);
const thirteen: Card[] = [
  ...crowd.slice(14),
  'merchant-0',
  'military-0',
  'politician-0',
  'merchant-6',
  'military-6',
  'politician-6',
  'mage-0',
];

rule('CO-END-01', 'the fifteenth lord arms the end, and no earlier one', () => {
  const early = table({ players: [{ alliance: fourteen.slice(0, 13) }], lordDeck: ['mage-6'] }).play(ann, draw(1));
  expect([early.eventTypes.includes('endArmed'), early.state.armedBy]).toEqual([false, null]);

  const t = table({ players: [{ alliance: fourteen }], lordDeck: ['mage-6'] }).play(ann, draw(1));
  expect(t.eventsOf('endArmed')).toEqual([{ type: 'endArmed', side: ann }]);
  expect([t.state.armedBy, t.winners, t.asked]).toEqual([ann, null, [bob]]);
});

rule('CO-END-02', 'the fifteenth lord does all that a lord does', () => {
  const keyed = table({
    seats: 3,
    players: [{ alliance: [...fourteen.slice(0, 13), 'mage-1'] }],
    lordDeck: ['mage-1'],
    locationDeck: ['pearl-hoard', 'silver-gate'],
  });
  keyed.play(ann, draw(1), reveal(2), take('pearl-hoard'));
  expect(keyed.eventTypes.slice(-5)).toEqual(['locationOpened', 'locationTaken', 'pearlsGained', 'endArmed', 'turnBegan']);

  const pearly = table({ players: [{ alliance: fourteen }, { pearls: 25 }], lordDeck: ['mage-3'] });
  expect(pearly.master).toBe(bob);
  expect([pearly.play(ann, draw(1)).pearls[ann], pearly.master, pearly.crests(ann).mage]).toEqual([25, ann, 10]);
  const schemer = table({ players: [{ alliance: fourteen }], lordDeck: ['mage-0'] }).play(ann, draw(1), swap(1, 15));
  expect(schemer.alliance(ann)[0]).toBe('mage-0');
});

rule('CO-END-03', 'then everybody else plays once more, clockwise, and whoever armed it does not', () => {
  for (const last of [ann, bob, cat, dan]) {
    const players = [ann, bob, cat, dan].map((seat) => ({ alliance: seat === last ? fourteen : [] }));
    const t = table({ seats: 4, turn: last, players, lordDeck: ['mage-6', 'farmer-1', 'farmer-2', 'merchant-1', 'mage-2'] }).play(
      last,
      draw(1),
    );
    for (const further of [1, 2, 3]) {
      expect([t.winners, t.asked]).toEqual([null, [(last + further) % 4]]);
      t.play((last + further) % 4, draw(1));
    }
    expect(t.winners).toEqual([last]);
    expect(t.eventTypes.at(-1)).toBe('gameEnded');
    expect(t.asked).toEqual([]);
    expect(t.refusal(last, draw(1))).toEqual({ ok: false, code: 'game-over', rule: 'CO-END-03' });
  }
});

rule('CO-END-04', 'another complete alliance in the last turns changes nothing', () => {
  const half = crowd.slice(14, 20);
  const others: Card[] = [...half, 'mage-0', 'farmer-0', 'merchant-0', 'politician-0', 'military-0', 'mage-6', 'farmer-6', 'military-6'];
  const t = table({
    seats: 3,
    turn: bob,
    players: [{}, { alliance: fourteen }, { alliance: others }],
    lordDeck: ['merchant-6', 'mage-1', 'farmer-2', 'farmer-1'],
  });

  t.play(bob, draw(1)).play(cat, draw(1));
  expect([t.alliance(cat).length, t.state.armedBy, t.eventTypes.includes('endArmed')]).toEqual([15, bob, false]);
  expect(t.asked).toEqual([ann]);
  t.play(ann, draw(1));
  expect(t.winners).not.toBeNull();
});

rule('CO-END-05', 'of a pile that does not fit exactly as many are kept as there are slots', () => {
  const pile = ['mage-1', 'mage-2', 'mage-6', 'mage-0'] as const;
  const t = table({ seats: 3, players: [{ alliance: fourteen.slice(0, 13) }], piles: { mage: pile }, lordDeck: ['farmer-1'] });
  t.play(ann, takePile('mage'));
  expect(t.options).toEqual(['return mage-1', 'return mage-2', 'return mage-6', 'return mage-0']);
  expect(t.refused(ann, place('mage-6'))).toBe('CO-END-05'); // nothing is placed before
  t.play(ann, giveBack('mage-1'));
  expect(t.options).toEqual(['return mage-2', 'return mage-6', 'return mage-0']);
  t.play(ann, giveBack('mage-0'));
  expect([t.piles, t.options]).toEqual([{ mage: ['mage-1', 'mage-0'] }, ['place mage-2', 'place mage-6']]);
  expect(t.refused(ann, giveBack('mage-2'))).toBe('CO-CONSPIRE-05'); // fewer than fit is not allowed

  t.play(ann, place('mage-6'));

  expect(t.alliance(ann).slice(13)).toEqual(['mage-6', 'mage-2']);
  expect(t.piles).toEqual({ farmer: ['farmer-1'], mage: ['mage-1', 'mage-0'] });
});

rule('CO-END-05', 'on any turn, also in the last ones, and not when all fit', () => {
  const pile = ['mage-1', 'mage-2'] as const;
  const last = table({
    players: [{ alliance: fourteen }, { alliance: thirteen }],
    lordDeck: ['mage-6', 'farmer-6'],
    piles: { mage: pile },
  });
  last.play(ann, draw(1)).play(bob, takePile('mage'));
  expect([last.prompt, last.winners === null]).toEqual(['nextLord', true]);
  const tight = table({
    players: [{ alliance: fourteen }, { alliance: [...thirteen, 'farmer-0'] }],
    lordDeck: ['mage-6', 'farmer-6'],
    piles: { mage: pile },
  });
  tight.play(ann, draw(1)).play(bob, takePile('mage'), giveBack('mage-1'));
  expect([tight.alliance(bob).at(-1), tight.piles.mage, tight.winners === null]).toEqual(['mage-2', ['mage-1'], false]);

  const deck = table({ players: [{ alliance: fourteen }], lordDeck: ['mage-6', 'mage-1'] }).play(ann, draw(2));
  expect(deck.prompt).toBe('keep');
});

rule('CO-END-06', 'an unfinished alliance costs nothing', () => {
  const t = table({ asks: 'end', players: [{ alliance: fourteen }, { alliance: ['mage-6', 'mage-4'] }] });
  const { lords, coalition, total } = t.score(bob);
  expect({ lords, coalition, total }).toEqual({ lords: 6, coalition: 6, total: 12 });
});
