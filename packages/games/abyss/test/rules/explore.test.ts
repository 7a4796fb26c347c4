import { expect } from 'vitest';
import { ann, bob, buy, cat, dan, discard, explore, fight, goOn, pass, reward, rule, rules, table, take, type Facts } from '../table.ts';

const poor = { pearls: 0 };
/** Nobody can buy, so the explorer decides alone. */
const alone = (deck: readonly string[], facts: Facts = {}) => table({ players: [poor, poor], deck, ...facts }).play(ann, explore);

rule('AB-EXP-01', 'one card at a time, from the space next to the deck to the right', () => {
  const t = alone(['crab-1', 'crab-2', 'crab-3']);
  expect([t.track, t.prompt]).toEqual([['crab-1'], 'keep']);
  t.play(ann, goOn);
  expect(t.eventsOf('cardRevealed')).toEqual([{ type: 'cardRevealed', seat: ann, card: 'crab-2-1', space: 2 }]);
  expect(t.track).toEqual(['crab-1', 'crab-2']);
});

rule('AB-EXP-02', 'five spaces, empty when an exploration begins', () => {
  const t = alone(['crab-1', 'crab-2', 'squid-1', 'squid-2', 'squid-3', 'squid-4']).play(ann, goOn, goOn, goOn);
  expect([t.track.length, t.turn]).toEqual([4, ann]);
  t.play(ann, goOn); // the fifth must be taken
  expect([t.track, t.turn, t.hand(ann)]).toEqual([[], bob, ['squid-3']]);
});

rule('AB-EXP-03', 'it goes on until an ally is taken or a monster is fought', () => {
  const t = alone(['crab-1', 'monster', 'crab-2']);
  expect(t.options).toEqual(['take', 'goOn']);
  t.play(ann, goOn);
  expect(t.options).toEqual(['fight', 'goOn']);
  t.play(ann, goOn);
  expect([t.options, t.turn]).toEqual([['take', 'goOn'], ann]);
});

const three: Facts = {
  seats: 3,
  players: [{ pearls: 0 }, { pearls: 3 }, { pearls: 3 }],
  deck: ['crab-3', 'squid-2', 'crab-1', 'crab-2', 'squid-1'],
};

rules(['AB-EXP-04', 'AB-EXP-05'], 'an ally is offered clockwise before the explorer may touch it, and each is asked once', () => {
  const t = table(three).play(ann, explore);
  expect([t.asked, t.refused(ann, take)]).toEqual([[bob], 'AB-TURN-01']);
  t.play(bob, pass);
  expect(t.asked).toEqual([cat]);
  t.play(cat, pass);
  expect([t.asked, t.prompt]).toEqual([[ann], 'keep']);
  const sold = table(three).play(ann, explore).play(bob, buy(1));
  expect([sold.hand(bob), sold.track]).toEqual([['crab-3'], ['squid-2']]); // cat was never asked for the first
  expect(sold.asked).toEqual([cat]);
});

rule('AB-EXP-06', 'every sale raises the price, whoever bought and whatever it is worth', () => {
  const t = table(three).play(ann, explore).play(bob, pass).play(cat, buy(1));
  expect([t.asked, t.optionsOf('buy')]).toEqual([[bob], ['2 0']]);
  t.play(bob, buy(2));
  expect(t.pearls).toEqual([3, 1, 2]);
  expect(t.refused(bob, buy(1))).toBe('AB-TURN-01');
  const late = table({
    ...three,
    seats: 4,
    players: [...three.players!, { pearls: 9 }],
    purchases: [bob, cat],
    due: ['reveal', 'control', 'rest', 'endTurn'].map((kind) => ({ kind, seat: ann })),
  });
  expect([late.asked, late.options]).toEqual([[dan], ['buy 3 0', 'pass']]);
  expect(late.refused(dan, buy(1))).toBe('AB-EXP-06');
});

rule('AB-EXP-07', 'the buyer pays the explorer; who cannot pay in full is passed over', () => {
  const t = table({ ...three, players: [{ pearls: 0 }, { pearls: 0 }, { pearls: 1 }] }).play(ann, explore);
  expect(t.asked).toEqual([cat]);
  t.play(cat, buy(1));
  expect([t.pearls, t.hand(cat)]).toEqual([[1, 0, 0], ['crab-3']]);
});

rule('AB-EXP-08', 'one ally for each opponent in a turn', () => {
  const t = table({ ...three, players: [{ pearls: 0 }, { pearls: 9 }, { pearls: 0 }] })
    .play(ann, explore)
    .play(bob, buy(1));
  expect([t.asked, t.prompt]).toEqual([[ann], 'keep']);
  t.play(ann, take).play(bob, explore);
  expect(t.asked).toEqual([ann]); // another turn, other buyers
});

rules(['AB-EXP-09', 'AB-EXP-13'], 'a bought card frees its space, the fifth too, and the next must be revealed', () => {
  const t = table(three).play(ann, explore).play(bob, buy(1));
  expect(t.eventsOf('cardRevealed')).toEqual([{ type: 'cardRevealed', seat: ann, card: 'squid-2-1', space: 1 }]);

  const deck = ['crab-1', 'crab-2', 'crab-3', 'crab-4', 'crab-5', 'squid-5', 'squid-1'];
  const last = table({ players: [{ pearls: 0 }, { pearls: 1 }], deck }).play(ann, explore);
  for (let i = 0; i < 4; i++) last.play(bob, pass).play(ann, goOn);
  expect(last.track.length).toBe(5);
  last.play(bob, buy(1));
  expect([last.hand(bob), last.hand(ann), last.pearls]).toEqual([['crab-5'], ['squid-5'], [2, 0]]); // one from bob, one of space 5
});

rule('AB-EXP-10', 'nobody bought: take it for nothing, which ends the exploration, or go on', () => {
  const t = alone(['crab-3', 'squid-2']);
  expect(t.options).toEqual(['take', 'goOn']);
  t.play(ann, take);
  expect([t.hand(ann), t.pearls[0], t.turn]).toEqual([['crab-3'], 0, bob]);
});

rule('AB-EXP-11', 'the ally on the fifth space must be taken, with a pearl', () => {
  const t = alone(['crab-1', 'crab-2', 'crab-3', 'crab-4', 'crab-5']).play(ann, goOn, goOn, goOn, goOn);
  expect([t.hand(ann), t.pearls[0], t.turn]).toEqual([['crab-5'], 1, bob]);
});

rule('AB-EXP-12', 'only the card revealed last can be had', () => {
  const t = alone(['crab-5', 'crab-1']).play(ann, goOn);
  t.play(ann, take);
  expect([t.hand(ann), t.council]).toEqual([['crab-1'], { crab: ['crab-5'] }]);
});

rule('AB-EXP-14', 'what is left goes to the stacks of its race, monsters to the discard; then come the locations', () => {
  const t = alone(['crab-5', 'monster', 'squid-1', 'crab-1'], { players: [{ pearls: 0, keys: 3 }, poor], available: ['abyss'] });
  t.play(ann, goOn, goOn, goOn, take);
  expect([t.council, t.discard, t.track]).toEqual([{ crab: ['crab-5'], squid: ['squid-1'] }, ['monster'], []]);
  expect(t.prompt).toBe('locationSource');
});

rule('AB-EXP-15', 'an empty deck takes the discard back, also in the middle of an exploration', () => {
  const t = alone(['crab-5', 'crab-4'], { short: ['deck'], discard: ['squid-1', 'squid-2'], council: { crab: ['crab-1'] } });
  expect(t.state.deck.length).toBe(1);
  t.play(ann, goOn);
  expect([t.state.deck.length, t.discard, t.track, t.council]).toEqual([2, [], ['crab-5', 'crab-4'], { crab: ['crab-1'] }]);
  expect(t.eventsOf('deckReshuffled')).toEqual([{ type: 'deckReshuffled', count: 2 }]);
  const later = table({ players: [poor, poor], short: ['deck'], discard: ['squid-1'] }); // emptied while there was no discard
  later.play(ann, explore);
  expect([later.hand(ann), later.discard]).toEqual([['squid-1'], []]);
});

rule('AB-EXP-16', 'with no card left nobody goes on: an ally is taken, a monster fought, and after a sale nothing is taken', () => {
  const ally = alone(['crab-5'], { short: ['deck'] });
  expect([ally.hand(ann), ally.pearls[0], ally.turn]).toEqual([['crab-5'], 0, bob]);
  const monster = alone(['monster'], { short: ['deck'], threat: 1 });
  expect([monster.prompt, monster.threat, monster.options]).toEqual(['reward', 1, ['reward 0 1 0', 'reward 0 0 1']]);
  const sold = table({ players: [poor, { pearls: 1 }], deck: ['crab-1', 'crab-5'], short: ['deck'] }).play(ann, explore);
  sold.play(bob, pass).play(ann, goOn).play(bob, buy(1));
  expect([sold.hand(ann), sold.council, sold.turn]).toEqual([[], { crab: ['crab-1'] }, bob]);
});

rule(
  'AB-EXP-17',
  'taken, the pearl of the fifth space, reward and marker, the track cleared, then the Ship Master: each a gain of its own',
  () => {
    const deck = ['crab-1', 'squid-2', 'seahorse-1', 'crab-4', 'monster'];
    const t = alone(deck, { players: [{ pearls: 0, lords: ['ship-master'] }, poor] }).play(ann, goOn, goOn, goOn, goOn);
    t.play(ann, reward(0, 1, 0));
    const all = [...t.events];
    expect(all.map(({ type }) => type)).toEqual(['pearlsGained', 'alliesStored', 'pearlsGained', 'turnBegan']);
    expect(t.eventsOf('pearlsGained').map(({ amount, from }) => [amount, from])).toEqual([
      [1, 'reward'],
      [3, 'shipMaster'],
    ]);
    expect([t.pearls[0], t.threat]).toEqual([5, 1]); // one of the fifth space came with the fight
  },
);

rule('AB-THR-01', 'a monster is not for sale: fight it or go on', () => {
  const t = table({ players: [{ pearls: 0 }, { pearls: 9 }], deck: ['monster', 'crab-1'] }).play(ann, explore);
  expect([t.asked, t.options]).toEqual([[ann], ['fight', 'goOn']]);
});

rule('AB-THR-02', 'a fight always succeeds and the card is discarded', () => {
  const t = alone(['monster', 'crab-1']).play(ann, fight);
  expect([t.discard, t.track]).toEqual([['monster'], []]);
  t.play(ann, reward(0, 1, 0));
  expect([t.discard, t.turn]).toEqual([['monster'], bob]);
});

rule('AB-THR-03', 'going on raises the threat, monster by monster, up to the sixth step', () => {
  const t = alone(['monster', 'monster', 'monster', 'crab-1'], { threat: 4 }).play(ann, goOn);
  expect([t.threat, t.track]).toEqual([5, ['monster', 'monster']]);
  t.play(ann, goOn, goOn);
  expect(t.threat).toBe(6);
});

const rewardsAt = (threat: number, facts: Facts = {}): string[] =>
  alone(['monster', 'crab-1'], { threat, ...facts })
    .play(ann, fight)
    .optionsOf('reward');

rules(['AB-THR-04', 'AB-THR-05'], 'the step of the marker pays, one alternative as a whole', () => {
  expect(rewardsAt(1)).toEqual(['0 1 0', '0 0 1']);
  expect(rewardsAt(2)).toEqual(['0 2 0', '0 1 1', '0 0 2']);
  expect(rewardsAt(4)).toEqual(['1 1 0', '1 0 1']);
  expect(rewardsAt(5)).toEqual(['1 2 0', '1 1 1', '1 0 2']);
  for (const [threat, keys] of [
    [3, 1],
    [6, 2],
  ] as const) {
    const t = alone(['monster', 'crab-1'], { threat }).play(ann, fight); // a single reward is taken at once
    expect([t.keys(ann), t.pearls[0], t.monsters(ann), t.turn]).toEqual([keys, 0, [], bob]);
  }
  const t = alone(['monster', 'crab-1'], { threat: 5 }).play(ann, fight, reward(1, 1, 1));
  expect([t.keys(ann), t.pearls[0], t.monsters(ann).length]).toEqual([1, 1, 1]);
});

rule('AB-THR-06', 'tokens come from the pool, blindly', () => {
  const t = alone(['monster', 'crab-1'], { threat: 2, pool: [4, 2], short: ['pool'] }).play(ann, fight, reward(0, 0, 2));
  expect([t.monsters(ann), t.state.pool]).toEqual([[2, 4], []]);
});

rule('AB-THR-07', 'what needs missing tokens is not offered', () => {
  expect(rewardsAt(2, { short: ['pool'], pool: [3] })).toEqual(['0 2 0', '0 1 1']);
  const none = alone(['monster', 'crab-1'], { threat: 5, short: ['pool'] }).play(ann, fight);
  expect([none.pearls[0], none.keys(ann)]).toEqual([2, 1]);
});

rule('AB-THR-08', 'then the marker goes back and the exploration ends', () => {
  const t = alone(['crab-2', 'monster', 'crab-1'], { threat: 5 }).play(ann, goOn, fight, reward(1, 2, 0));
  expect([t.threat, t.council, t.turn]).toEqual([1, { crab: ['crab-2'] }, bob]);
});

rule('AB-THR-09', 'the marker keeps its place when an ally is taken, and between turns', () => {
  const t = alone(['monster', 'crab-1', 'crab-2'], { threat: 2 }).play(ann, goOn, take);
  expect([t.threat, t.turn]).toEqual([3, bob]);
  t.play(bob, explore, take);
  expect(t.threat).toBe(3);
});

rule('AB-THR-10', 'a monster on the fifth space must be fought, for a pearl more', () => {
  const t = alone(['crab-1', 'crab-2', 'crab-3', 'crab-4', 'monster'], { threat: 2 }).play(ann, goOn, goOn, goOn, goOn);
  expect([t.prompt, t.threat, t.pearls[0]]).toEqual(['reward', 2, 1]);
  expect(t.eventsOf('pearlsGained')).toEqual([{ type: 'pearlsGained', seat: ann, amount: 1, from: 'space5' }]);
});

rule('AB-COUNCIL-05', 'there is no hand limit of its own, but where the table wants martial law', () => {
  const hand = [
    'crab-1',
    'crab-1',
    'crab-1',
    'crab-1',
    'squid-1',
    'squid-1',
    'squid-1',
    'squid-1',
    'crab-2',
    'crab-2',
    'crab-2',
    'squid-2',
    'squid-2',
  ];
  const facts: Facts = { players: [{ hand, pearls: 1 }, poor], deck: ['seahorse-1'] };
  const t = table(facts).play(ann, explore, take);
  expect([t.turn, t.hand(ann).length]).toEqual([bob, 14]);
  const law = table({ ...facts, options: { martialLaw: true } }).play(ann, explore, take);
  expect(law.prompt).toBe('martialLaw');
  law.play(ann, { type: 'payUp' });
  expect([law.prompt, law.pearls[0], law.may(ann, { type: 'payUp' })]).toEqual(['martialLaw', 0, false]);
  law.play(ann, discard('crab-1'));
  expect([law.turn, law.hand(ann).length]).toEqual([bob, 13]);
});
