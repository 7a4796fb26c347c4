import { conspiracy, locationIds, locations, lordIds, lordKinds, lords } from '@fathom/conspiracy';
import { expect } from 'vitest';
import { randomGames } from '../random.ts';
import { ann, bob, cat, draw, rule, rules, table, takeOpen, takePile, type Card } from '../table.ts';

rule('CO-PEARL-01', 'a lord worth 3 gives two pearls, one worth 4 gives one, and no other gives any', () => {
  for (const [card, pearls] of [
    ['mage-0', 0],
    ['mage-1', 0],
    ['mage-2', 0],
    ['mage-3', 2],
    ['mage-4', 1],
    ['mage-6', 0],
  ] as const)
    expect(table({ lordDeck: [card] }).play(ann, draw(1)).pearls).toEqual([pearls, 0]);
});

rule('CO-PEARL-02', 'pearls are never lost, moved or spent, and all see them', () => {
  const wrong: unknown[] = [];
  for (const game of randomGames(6, 'pearls')) {
    let before: number[] = [];
    for (const { s, events } of game) {
      const now = s.players.map(({ pearls }) => pearls);
      const gained = now.map((_, side) =>
        events.reduce((sum, e) => sum + (e.type === 'pearlsGained' && e.side === side ? e.amount : 0), 0),
      );
      for (const [side, pearls] of now.entries()) if (pearls !== (before[side] ?? 0) + gained[side]!) wrong.push([side, before, now]);
      if (conspiracy.view(s, null).players.some(({ pearls }, side) => pearls !== now[side])) wrong.push('unseen');
      before = now;
    }
  }
  expect(wrong).toEqual([]);
});

/** The pearls of three, who is Master, and the lord that Ann places. */
const gain = (pearls: readonly number[], master: number | undefined, card: Card) =>
  table({ seats: 3, players: pearls.map((own) => ({ pearls: own })), ...(master === undefined ? {} : { master }), lordDeck: [card] }).play(
    ann,
    draw(1),
  );

rule('CO-PEARL-03', 'the first to own a pearl takes the token', () => {
  for (const [card, pearls] of [
    ['mage-3', 2],
    ['mage-4', 1],
  ] as const) {
    const t = gain([0, 0, 0], undefined, card);
    expect([t.master, t.counter]).toEqual([ann, pearls]);
    expect(t.eventsOf('masterChanged')).toEqual([{ type: 'masterChanged', side: ann, from: null, counter: pearls }]);
  }
  expect(gain([0, 0, 0], undefined, 'mage-6').master).toBeNull();
});

rule('CO-PEARL-04', 'as many as the Master is enough; the counter stays', () => {
  const t = gain([3, 4, 1], bob, 'mage-4');
  expect([t.pearls, t.master, t.counter]).toEqual([[4, 4, 1], ann, 4]);
  expect(t.eventsOf('masterChanged')).toEqual([{ type: 'masterChanged', side: ann, from: bob, counter: 4 }]);
});

rule('CO-PEARL-05', 'more than the Master takes the token, and moves the counter', () => {
  const t = gain([3, 4, 1], bob, 'mage-3');
  expect([t.pearls, t.master, t.counter]).toEqual([[5, 4, 1], ann, 5]);
});

rule('CO-PEARL-06', 'with fewer nothing changes', () => {
  const t = gain([2, 4, 1], bob, 'mage-4');
  expect([t.pearls, t.master, t.counter]).toEqual([[3, 4, 1], bob, 4]);
  expect(t.eventTypes).not.toContain('masterChanged');
});

rule('CO-PEARL-07', 'the counter goes with the Master', () => {
  const t = gain([4, 4, 1], ann, 'mage-3');
  expect([t.master, t.counter]).toEqual([ann, 6]);
  expect(t.eventTypes).not.toContain('masterChanged');
  expect(table().counter).toBe(0);
});

rule('CO-PEARL-08', 'the check follows each whole gain, and only the one who gained can become Master', () => {
  const hoard = table({
    seats: 3,
    players: [{ alliance: ['mage-1'], pearls: 1 }, { pearls: 2 }, { pearls: 1 }],
    lordDeck: ['farmer-1'],
    openLocations: ['pearl-hoard'],
  });
  hoard.play(ann, draw(1), takeOpen('pearl-hoard'));
  expect(hoard.eventsOf('masterChanged')).toEqual([{ type: 'masterChanged', side: ann, from: bob, counter: 4 }]); // not at two, on the way

  const t = gain([0, 7, 7], cat, 'mage-4'); // Bob has as many as Cat, but gained nothing now
  expect([t.master, t.counter]).toEqual([cat, 7]);

  const pile = table({ piles: { mage: ['mage-4', 'mage-3'] }, players: [{}, { pearls: 2 }] }).play(ann, takePile('mage'));
  pile.play(ann, { type: 'place', lord: 'mage-4' });
  expect(pile.eventsOf('pearlsGained').map(({ total }) => total)).toEqual([1, 3]);
  expect(pile.master).toBe(ann);
});

rules(['CO-PEARL-09', 'CO-SCORE-05'], 'the Master scores five, and nobody if there is none', () => {
  const t = table({ asks: 'end', seats: 3, players: [{ pearls: 2 }, { pearls: 2 }], master: bob });
  expect(t.seats.map((seat) => t.score(seat).master)).toEqual([0, 5, 0]);
  const none = table({ asks: 'end', players: [{ alliance: ['mage-6'] }, {}] });
  expect(none.seats.map((seat) => none.score(seat).master)).toEqual([0, 0]);
});

rule('CO-PEARL-10', 'thirty-six pearls exist; one player can have twenty-six, and the counter goes along', () => {
  const onLords = lordIds.reduce((sum, id) => sum + lords[id].pearls, 0);
  const gains = locationIds.map((id) => locations[id].effect).map((effect) => (effect?.type === 'gainPearls' ? effect.amount : 0));
  expect([onLords, gains.reduce((sum, amount) => sum + amount, 0)]).toEqual([30, 6]);

  const { pearlBroker: three, pearlBearer: four } = lordKinds;
  const most = [0, 1, 2, 3].map((taken) => {
    const room = 15 - 2 * taken; // two keys a location
    const threes = Math.min(room, 5 * three.copies);
    const best = gains.toSorted((a, b) => b - a).slice(0, taken);
    return threes * three.pearls + Math.min(room - threes, 5 * four.copies) * four.pearls + best.reduce((sum, amount) => sum + amount, 0);
  });
  expect(Math.max(...most)).toBe(26);

  const guilds = ['farmer', 'military', 'merchant', 'politician', 'mage'] as const;
  const alliance: Card[] = [...guilds.flatMap((guild): Card[] => [`${guild}-3`, `${guild}-3`]), 'mage-4', 'mage-4', 'farmer-4', 'mage-1'];
  const t = table({ players: [{ alliance }], lordDeck: ['farmer-1'], openLocations: ['pearl-hoard'] }).play(
    ann,
    draw(1),
    takeOpen('pearl-hoard'),
  );
  expect([t.pearls[ann], t.counter, t.master]).toEqual([26, 26, ann]);
});
