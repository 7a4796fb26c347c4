import { expect } from 'vitest';
import { ann, bob, cat, crowd, decline, draw, place, rule, rules, swap, table, takePile, type Card } from '../table.ts';

const schemer = { lordDeck: ['politician-0'] as const };

rule('CO-SWAP-01', 'a lord worth nothing may exchange two slots: once, or not at all', () => {
  const t = table({ ...schemer, players: [{ alliance: ['farmer-3', 'mage-4'] }] }).play(ann, draw(1));
  expect(t.options).toEqual(['decline', 'swap 1 and 2', 'swap 1 and 3', 'swap 2 and 3']);

  const kept = t.fork().play(ann, decline);
  expect([kept.alliance(ann), kept.asked]).toEqual([['farmer-3', 'mage-4', 'politician-0'], [bob]]);
  const moved = t.fork().play(ann, swap(1, 3));
  expect([moved.alliance(ann), moved.asked]).toEqual([['politician-0', 'mage-4', 'farmer-3'], [bob]]);

  for (const card of ['mage-1', 'mage-2', 'mage-3', 'mage-4', 'mage-6'] as const) {
    const other = table({ players: [{ alliance: ['farmer-3', 'farmer-4'] }], lordDeck: [card] }).play(ann, draw(1));
    expect(other.asked).toEqual([bob]);
  }
});

rule('CO-SWAP-02', 'any two different lords of the own alliance without a key, the new one or not', () => {
  const alliance = ['farmer-6', 'mage-1', 'farmer-3', 'mage-2', 'farmer-4', 'farmer-0'] as const;
  const t = table({ ...schemer, players: [{ alliance }, { alliance: ['mage-6', 'mage-4'] }] }).play(ann, draw(1));

  const candidates = [1, 3, 5, 6, 7];
  const pairs = candidates.flatMap((a, i) => candidates.slice(i + 1).map((b) => `swap ${a} and ${b}`));
  expect(t.options).toEqual(['decline', ...pairs]);
  expect(pairs).toHaveLength(10);
});

rule('CO-SWAP-03', 'key lords never move: active, separated or covered', () => {
  const alliance = ['mage-1', 'mage-1', 'farmer-2', 'farmer-3', 'farmer-4'] as const; // separated, covered, active
  const t = table({ ...schemer, players: [{ alliance, locations: { 2: 'grand-citadel' } }] }).play(ann, draw(1));

  for (const slot of [1, 2, 3]) {
    for (const other of [4, 5, 6]) expect(t.refused(ann, swap(slot, other))).toBe('CO-SWAP-03');
    expect(t.options.join()).not.toMatch(new RegExp(`\\b${slot}\\b`));
  }
  t.play(ann, swap(4, 6));
  expect(t.holdings(ann)).toEqual({ 2: 'grand-citadel' });
});

rule('CO-SWAP-04', 'with fewer than two candidates nothing is asked', () => {
  for (const alliance of [[], ['mage-1'], ['mage-1', 'mage-2', 'farmer-1']] as Card[][]) {
    const t = table({ ...schemer, players: [{ alliance }] }).play(ann, draw(1));
    expect([t.alliance(ann), t.asked]).toEqual([[...alliance, 'politician-0'], [bob]]);
  }
  expect(table({ ...schemer, players: [{ alliance: ['mage-3'] }] }).play(ann, draw(1)).prompt).toBe('swap');
});

rule('CO-SWAP-05', 'right after placing and crest, before the next lord, and never later', () => {
  const t = table({ players: [{ alliance: ['farmer-3'] }], piles: { mage: ['mage-0', 'mage-4', 'mage-6'] }, lordDeck: ['farmer-1'] });
  t.play(ann, takePile('mage'), place('mage-0'));
  expect(t.eventTypes.slice(-2)).toEqual(['lordPlaced', 'crestMoved']);
  expect([t.prompt, t.options]).toEqual(['swap', ['decline', 'swap 1 and 2']]);
  expect(t.refused(ann, place('mage-4'))).toBe('CO-SWAP-08');

  t.play(ann, decline);
  expect(t.refused(ann, swap(1, 2))).toBe('CO-CONSPIRE-05');
  t.play(ann, place('mage-4'));
  expect(t.asked).toEqual([bob]);
});

rule('CO-SWAP-05', 'also when it was the fifteenth, and before the end is armed', () => {
  const t = table({ seats: 3, players: [{ alliance: crowd.slice(0, 14) }], lordDeck: ['farmer-0'] }).play(ann, draw(1));

  expect([t.asked, t.prompt, t.options.length]).toEqual([[ann], 'swap', 1 + (15 * 14) / 2]);
  t.play(ann, swap(1, 15));
  expect(t.eventTypes).toEqual(['lordsSwapped', 'endArmed', 'turnBegan']);
  expect([t.alliance(ann)[0], t.alliance(ann)[14]]).toEqual(['farmer-0', 'farmer-3']);
});

rules(['CO-SWAP-06', 'CO-SWAP-07'], 'only two slots change: no ability, key, pearl, crest or Master moves', () => {
  const alliance = ['farmer-3', 'mage-1', 'farmer-6', 'mage-1', 'politician-4', 'farmer-4'] as const; // two keys, as after CO-DECK-08
  const t = table({ ...schemer, seats: 3, players: [{ alliance }, { pearls: 9 }, { pearls: 9 }], master: cat }).play(ann, draw(1));
  const before = structuredClone(t.state);
  t.play(ann, swap(3, 5));

  const [player, was] = [t.state.players[ann]!, before.players[ann]!];
  expect(t.alliance(ann)).toEqual(['farmer-3', 'mage-1', 'politician-4', 'mage-1', 'farmer-6', 'farmer-4', 'politician-0']);
  expect({ ...player, alliance: null }).toEqual({ ...was, alliance: null });
  expect(t.crests(ann)).toEqual({ farmer: 5, mage: 2, politician: 3 });
  expect([t.state.lordDeck, t.state.piles, t.master, t.keys(ann)]).toEqual([before.lordDeck, before.piles, cat, { silver: 2, gold: 0 }]);
  expect(t.eventTypes).toEqual(['lordsSwapped', 'turnBegan']);
});

rule('CO-SWAP-08', 'what is no pair of own, placed, movable lords is refused', () => {
  const alliance = ['farmer-3', 'mage-1', 'farmer-6'] as const;
  const t = table({
    ...schemer,
    players: [{ alliance }, { alliance: ['mage-6', 'mage-4', 'mage-3', 'mage-3', 'farmer-4', 'farmer-4'] }],
  }).play(ann, draw(1));
  const slots = (...given: unknown[]): unknown => ({ type: 'swap', slots: given });

  expect(t.refused(ann, swap(1, 2))).toBe('CO-SWAP-03');
  for (const wrong of [
    slots(1, 1),
    slots(3, 5),
    slots(5, 6),
    slots(0, 1),
    slots(1),
    slots(1, 3, 4),
    slots('1', '3'),
    slots(3, 1),
    slots(-1, 16),
  ])
    expect(t.refused(ann, wrong)).toBe('CO-SWAP-08');
  for (const wrong of [{ type: 'swap' }, { type: 'swap', slots: [1, 3], side: bob }, { type: 'endTurn' }])
    expect(t.refused(ann, wrong)).toBe('CO-SWAP-08');
  expect(t.alliance(ann)).toEqual([...alliance, 'politician-0']);
});
