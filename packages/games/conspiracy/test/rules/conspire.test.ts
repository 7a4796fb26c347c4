import { conspiracy, guilds } from '@fathom/conspiracy';
import { expect } from 'vitest';
import { ann, bob, draw, keep, place, rule, rules, table, takePile, strait } from '../table.ts';

rule('CO-CONSPIRE-01', 'either the deck or one pile, never both and never two', () => {
  const facts = { piles: { farmer: ['farmer-3', 'farmer-4'], mage: ['mage-3'] }, lordDeck: ['merchant-4', 'mage-4'] } as const;
  const fromDeck = table(facts).play(ann, draw(2));
  expect(fromDeck.refused(ann, takePile('mage'))).toBe('CO-CONSPIRE-02');

  const fromPile = table(facts).play(ann, takePile('farmer'));
  expect(fromPile.refused(ann, takePile('mage'))).toBe('CO-CONSPIRE-05');
  expect(fromPile.refused(ann, draw(1))).toBe('CO-CONSPIRE-05');

  fromPile.play(ann, place('farmer-3'));
  expect(fromPile.asked).toEqual([bob]);
  expect(fromPile.lordDeck.slice(0, 2)).toEqual(['merchant-4', 'mage-4']);
});

rule('CO-CONSPIRE-02', 'the number is announced, turned up at once for all to see, and binding', () => {
  const t = table({ seats: 3, lordDeck: ['mage-4', 'farmer-3', 'mage-6', 'merchant-1'], piles: { mage: ['mage-1'] } });
  expect(t.options.slice(0, 3)).toEqual(['deck 1', 'deck 2', 'deck 3']);
  for (const count of [0, 4, -1, 1.5, '2', null]) expect(t.refused(ann, { type: 'draw', count })).toBe('CO-CONSPIRE-02');

  t.play(ann, draw(2));

  expect(t.revealed).toEqual(['mage-4', 'farmer-3']);
  expect(t.lordDeck.slice(0, 2)).toEqual(['mage-6', 'merchant-1']);
  for (const seat of [...t.seats, null]) expect(conspiracy.view(t.state, seat).revealed).toEqual(t.state.revealed);
  for (const second of [draw(1), draw(3), takePile('mage')]) expect(t.refused(ann, second)).toBe('CO-CONSPIRE-02');
});

rule('CO-CONSPIRE-03', 'exactly one is kept; a single one is kept without asking', () => {
  const t = table({ lordDeck: ['mage-4', 'farmer-3', 'mage-3', 'merchant-4'] });
  t.play(ann, draw(3));
  expect(t.options).toEqual(['keep mage-4', 'keep farmer-3', 'keep mage-3']);
  for (const other of [keep('merchant-4'), { type: 'keep' }, { type: 'decline' }]) expect(t.refused(ann, other)).toBe('CO-CONSPIRE-03');

  t.play(ann, keep('farmer-3')).play(bob, draw(1));

  expect([t.alliance(ann), t.alliance(bob)]).toEqual([['farmer-3'], ['merchant-4']]);
});

rule('CO-CONSPIRE-04', 'the others are discarded before the kept one is placed and takes effect', () => {
  const t = table({ lordDeck: ['mage-6', 'farmer-3', 'mage-1', 'mage-2'], piles: { mage: ['mage-4'] } });

  t.play(ann, draw(3), keep('mage-6'));

  expect(t.eventTypes.slice(1)).toEqual([
    'lordKept',
    'lordDiscarded',
    'lordDiscarded',
    'lordPlaced',
    'crestMoved',
    'lordUnmasked',
    'turnBegan',
  ]);
  expect(t.piles).toEqual({ farmer: ['farmer-3'], mage: ['mage-4', 'mage-1', 'mage-2'] });
  expect([t.alliance(ann), t.revealed]).toEqual([['mage-6'], []]);
});

rule('CO-CONSPIRE-05', 'a whole pile is taken, and every lord of it is placed', () => {
  const t = table({ piles: { mage: ['mage-4', 'mage-3', 'mage-6'], farmer: ['farmer-1'] }, lordDeck: ['merchant-4'] });

  t.play(ann, takePile('mage'));
  expect([t.setAside, t.piles]).toEqual([['mage-4', 'mage-3', 'mage-6'], { farmer: ['farmer-1'] }]);
  for (const refusal of [{ type: 'return', lord: 'mage-4-1' }, { type: 'decline' }]) expect(t.refused(ann, refusal)).toBe('CO-CONSPIRE-05');
  t.play(ann, place('mage-3'), place('mage-6'));

  expect(t.alliance(ann)).toEqual(['mage-3', 'mage-6', 'mage-4']);
  expect(t.setAside).toEqual([]);
  expect(t.refused(bob, { type: 'takePile', guild: 'red' })).toBe('CO-CONSPIRE-05');
});

rule('CO-CONSPIRE-06', 'an empty deck or an empty pile cannot be chosen', () => {
  const t = table({ piles: { mage: ['mage-1'], farmer: ['farmer-1', 'farmer-2'] }, box: 'lords' });

  expect(t.options).toEqual(['pile farmer', 'pile mage']);
  for (const count of [1, 2, 3]) expect(t.refused(ann, draw(count))).toBe('CO-CONSPIRE-06');
  for (const guild of ['military', 'merchant', 'politician'] as const) expect(t.refused(ann, takePile(guild))).toBe('CO-CONSPIRE-06');
});

rule('CO-CONSPIRE-07', 'a restriction of another player replaces all of this', () => {
  const piles = Object.fromEntries(guilds.map((guild) => [guild, [`${guild}-1`]]));
  const narrow = table({
    seats: 3,
    players: [strait(1)],
    piles,
    turn: bob,
    restriction: { draw: 1, by: ann },
    lordDeck: ['mage-4', 'farmer-4'],
  });
  expect([narrow.alliance(bob), narrow.piles]).toEqual([['mage-4'], piles]); // nothing to choose, for anybody
  expect(narrow.turn).toBe(ann);

  const twin = table({
    players: [strait(2)],
    piles,
    turn: bob,
    restriction: { draw: 2, by: ann },
    lordDeck: ['mage-4', 'farmer-4', 'merchant-4'],
  });
  expect(twin.options).toEqual(['keep mage-4', 'keep farmer-4']);
  expect(twin.refused(bob, takePile('mage'))).toBe('CO-LOC-10');
});

rules(['CO-CONSPIRE-08'], 'the order within a pile makes no difference', () => {
  const pile = ['mage-4', 'mage-3', 'mage-6'] as const;
  const after = [pile, pile.toReversed()].map((order) => {
    const t = table({ piles: { mage: order }, lordDeck: ['farmer-1'] }).play(ann, takePile('mage'));
    expect(t.options.toSorted()).toEqual(['place mage-3', 'place mage-4', 'place mage-6']);
    return t.play(ann, place('mage-4'), place('mage-3'));
  });

  const [one, other] = after.map((t) => [t.alliance(ann), t.crests(ann), t.pearls, t.piles, t.lordDeck.length]);
  expect(one).toEqual(other);
});
