import { conspiracy } from '@fathom/conspiracy';
import { validateSetup } from '@fathom/kernel';
import { expect } from 'vitest';
import { ann, crowd, dealt, draw, rules, rule, table, takeOpen } from '../table.ts';

rule('CO-COUNT-01', 'two, three or four play', () => {
  expect(conspiracy.seatCounts.filter((seats) => seats > 1)).toEqual([2, 3, 4]);
  for (const seats of [0, 5, 6, 2.5, '3']) expect(validateSetup(conspiracy, seats, {}).ok).toBe(false);
  for (const seats of [2, 3, 4]) expect(dealt(seats).state.players).toHaveLength(seats);
  expect(validateSetup(conspiracy, 2, { rival: 'mage' }).ok).toBe(false); // the rival is for one
});

rule('CO-COUNT-02', 'cards, limits, the end and the points are the same for all of them', () => {
  const players = [
    { alliance: [...crowd.slice(0, 13), 'mage-1'] as const, locations: { 14: 'drowned-lighthouse' as const } },
    { pearls: 26 },
  ];
  const seen = [2, 3, 4].map((seats) => {
    const fresh = dealt(seats, { first: 1 });
    const t = table({ seats, players, lordDeck: ['mage-6', 'farmer-1'] });
    const opening = [fresh.options, fresh.state.lordDeck.toSorted(), [...fresh.state.locationDeck, ...fresh.openLocations].toSorted()];
    t.play(ann, draw(1));
    return [opening, t.state.armedBy, t.score(ann)];
  });

  expect(seen[1]).toEqual(seen[0]);
  expect(seen[2]).toEqual(seen[0]);
  expect(conspiracy.options(2).bonusLocations).toEqual(conspiracy.options(4).bonusLocations);
});

rules(['CO-COUNT-03', 'CO-LOC-09'], 'a restriction binds each opponent for one turn, and nobody for two', () => {
  for (const seats of [2, 3, 4]) {
    const t = table({
      seats,
      players: [{ alliance: ['mage-1'] }],
      lordDeck: ['farmer-1', 'farmer-4', 'mage-4', 'merchant-4'],
      openLocations: ['narrow-strait'],
    });
    t.play(ann, draw(1)).play(ann, takeOpen('narrow-strait'));

    expect(t.eventsOf('lordsRevealed').map(({ side, lords }) => [side, lords.length])).toEqual(t.seats.slice(1).map((seat) => [seat, 1]));
    expect([t.asked, t.prompt, t.restriction]).toEqual([[ann], 'source', null]);
    t.play(ann, draw(1));
    expect(t.options).toContain('deck 3');
  }
});
