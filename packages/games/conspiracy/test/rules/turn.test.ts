import { conspiracy } from '@fathom/conspiracy';
import { asked, legal, prompt, same } from '@fathom/kernel';
import { expect } from 'vitest';
import { randomGames } from '../random.ts';
import { ann, bob, cat, dan, decline, draw, keep, place, rule, swap, table, takeOpen, takePile, type Card, strait } from '../table.ts';

rule('CO-TURN-01', 'turns go clockwise from the first player, and nobody else may act', () => {
  const t = table({ seats: 4, turn: cat, lordDeck: ['mage-4', 'farmer-4', 'mage-3', 'farmer-3', 'merchant-4'] });
  const order = [cat, dan, ann, bob, cat];

  for (const seat of order) {
    expect(t.asked).toEqual([seat]);
    for (const other of [ann, bob, cat, dan].filter((each) => each !== seat))
      expect(t.refusal(other, draw(1))).toEqual({ ok: false, code: 'not-asked', rule: 'CO-TURN-01' });
    t.play(seat, draw(1));
  }

  expect([ann, bob, cat, dan].map((seat) => t.alliance(seat).length)).toEqual([1, 1, 2, 1]);
});

rule('CO-TURN-02', 'conspire, then expand: both once, neither can be passed', () => {
  const t = table({ piles: { farmer: ['farmer-3', 'farmer-4'], mage: ['mage-1'] } });
  expect(t.options).toEqual(['deck 1', 'deck 2', 'deck 3', 'pile farmer', 'pile mage']);
  for (const pass of [{ type: 'pass' }, { type: 'endTurn' }, place('farmer-3')]) expect(t.refused(ann, pass)).toBe('CO-TURN-06');

  t.play(ann, takePile('farmer'));

  expect(t.options).toEqual(['place farmer-3', 'place farmer-4']);
  for (const again of [takePile('mage'), draw(1), { type: 'pass' }]) expect(t.refused(ann, again)).toBe('CO-CONSPIRE-05');
  t.play(ann, place('farmer-4'));
  expect(t.asked).toEqual([bob]); // nothing more was to be decided, and the turn is over
  expect(t.options).toContain('deck 1');
});

rule('CO-TURN-03', 'a turn lasts until the last lord and all that it causes is resolved', () => {
  const t = table({
    players: [{ alliance: ['farmer-1', 'military-3'] }],
    piles: { mage: ['mage-1', 'mage-0'] },
    openLocations: ['pearl-hoard', 'grand-citadel'],
  });

  t.play(ann, takePile('mage'), place('mage-0'));
  expect([t.asked, t.prompt]).toEqual([[ann], 'swap']);
  t.play(ann, swap(2, 3)); // the last lord places itself, and asks for a location
  expect([t.asked, t.prompt, t.setAside]).toEqual([[ann], 'locationSource', []]);
  t.play(ann, takeOpen('pearl-hoard'));

  expect(t.eventTypes.slice(-3)).toEqual(['locationTaken', 'pearlsGained', 'turnBegan']);
  expect([t.turn, t.asked]).toEqual([bob, [bob]]);
});

rule('CO-TURN-04', 'a restriction ends as the turn of whoever made it begins, before anything else', () => {
  const t = table({ seats: 3, players: [strait(2)], turn: cat, restriction: { draw: 2, by: ann }, lordDeck: ['mage-4', 'farmer-4'] });
  expect(t.eventTypes).toEqual(['turnBegan', 'lordsRevealed']);

  t.play(cat, keep('mage-4'));

  expect(t.eventTypes.slice(-2)).toEqual(['turnBegan', 'restrictionEnded']);
  expect(t.restriction).toBeNull();
  expect([t.asked, t.prompt]).toEqual([[ann], 'source']);
  expect(t.options).toContain('deck 3');
});

rule('CO-TURN-05', 'with fifty-nine lords placed and a restriction in force there is still a move', () => {
  const kinds = ['0', '1', '1', '1', '1', '2', '2', '3', '3', '4', '4', '6'];
  const all = ['farmer', 'military', 'merchant', 'politician', 'mage'].flatMap((guild) => kinds.map((kind) => `${guild}-${kind}` as Card));
  const sixtieth = all.pop()!;
  const alliances = [0, 15, 30, 45].map((from) => all.slice(from, from + 15));
  const keeper = alliances[cat]!.findIndex((lord) => lord.endsWith('-1')) + 1;
  const players = alliances.map((alliance, seat) =>
    seat === cat ? { alliance, locations: { [keeper]: 'narrow-strait' as const } } : { alliance },
  );
  const facts = { seats: 4, players, turn: dan, armedBy: ann, restriction: { draw: 1, by: cat }, box: 'lords' } as const;

  expect(table({ ...facts, piles: { mage: [sixtieth] } }).alliance(dan)).toHaveLength(15);
  expect(table({ ...facts, lordDeck: [sixtieth] }).alliance(dan)).toHaveLength(15);
});

rule('CO-TURN-06', 'a turn has seven decision points, and none is asked with a single option', () => {
  const seen = new Set<string>();
  const wrong: unknown[] = [];
  for (const game of randomGames(8, 'points', [2, 3, 4])) {
    for (const { s } of game) {
      if (s.outcome !== null) continue;
      seen.add(prompt(conspiracy, s)!);
      if (!same(asked(conspiracy, s), [s.turn])) wrong.push(asked(conspiracy, s)); // nobody else ever decides
      if (legal(conspiracy, s, s.turn).length < 2) wrong.push(legal(conspiracy, s, s.turn));
    }
  }
  expect(wrong).toEqual([]);
  expect([...seen].toSorted()).toEqual(['fit', 'keep', 'location', 'locationSource', 'nextLord', 'source', 'swap']);

  const t = table({ players: [{ alliance: ['mage-3'] }], lordDeck: ['mage-0', 'farmer-1', 'mage-4'] });
  expect(t.refused(ann, decline)).toBe('CO-TURN-06');
  expect(t.refused(ann, 'deck 1')).toBe('CO-TURN-06');
  expect(t.play(ann, draw(3), keep('mage-0')).options).toEqual(['decline', 'swap 1 and 2']);
});
