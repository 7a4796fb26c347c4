import { blockedBy } from '@fathom/kernel';
import { abyss, type LordId } from '@fathom/abyss';
import { expect } from 'vitest';
import {
  ann,
  bob,
  bribe,
  buy,
  cheapest,
  done,
  endTurn,
  explore,
  krakenTable,
  recruit,
  reward,
  rule,
  rules,
  spend,
  table,
  takeLocation,
  takeStack,
  type Facts,
  type Table,
} from '../table.ts';

/* A refusal names the rule that forbids the wish, and not some other rule of the same chapter. */

/** A Court that is not refilled when one lord leaves it. */
const court = (...wanted: LordId[]): LordId[] => [...wanted, ...(['sage', 'elder', 'hermit'] as const)];
const paying = (lord: LordId, hand: readonly string[], facts: Facts & { readonly pearls?: number } = {}): Table => {
  const { pearls = 0, ...others } = facts;
  return table({ players: [{ hand, pearls }], court: court(lord), ...others }).play(ann, recruit(lord));
};
const dark = (t: Table, piece: string): string | null => blockedBy(abyss, t.state, ann, piece);

rule('AB-REC-01', 'a lord who is not in the Court, an ally passed over or spent before, a shortcut taken too late', () => {
  const t = paying('shepherd', ['seahorse-5', 'seahorse-4', 'seahorse-3'], { pearls: 5 });
  t.play(ann, spend('seahorse-4'));
  expect(t.refused(ann, spend('seahorse-5-1'))).toBe('AB-REC-01');
  expect(t.refused(ann, spend('seahorse-4-1'))).toBe('AB-REC-01');
  expect(t.refused(ann, cheapest)).toBe('AB-REC-01');
  expect(t.refused(ann, { type: 'dance' })).toBe('AB-REC-01');
  const empty = table({ players: [{ hand: ['seahorse-5', 'seahorse-4'] }], court: court('keeper') });
  expect(empty.refused(ann, recruit('shepherd'))).toBe('AB-REC-01');
});

rule('AB-REC-02', 'too many races, and too few', () => {
  const t = paying('keeper', ['crab-4', 'seahorse-5', 'shellfish-1', 'squid-1']);
  t.play(ann, spend('crab-4'), spend('seahorse-5'));
  expect(t.refused(ann, done())).toBe('AB-REC-02');
  expect([dark(t, 'pearls'), dark(t, 'crab-4-1')]).toEqual(['AB-REC-02', 'AB-REC-01']);
  t.play(ann, spend('shellfish-1'));
  expect([t.refused(ann, spend('squid-1-1')), dark(t, 'squid-1-1')]).toEqual(['AB-REC-02', 'AB-REC-02']);
  const few = table({ players: [{ hand: ['seahorse-5', 'seahorse-4'], pearls: 9 }], court: court('keeper') });
  expect([few.refused(ann, recruit('keeper')), dark(few, 'keeper')]).toEqual(['AB-REC-02', 'AB-REC-02']);
  const early = paying('keeper', ['crab-4', 'seahorse-5', 'squid-1'], { pearls: 9 });
  expect(early.refused(ann, spend('seahorse-5-1'))).toBe('AB-REC-02'); // without the crab only two are left
  expect(early.refused(ann, done())).toBe('AB-REC-02');
});

rule('AB-REC-03', 'the race of the large bubble is missing, or would find no room', () => {
  const none = table({ players: [{ hand: ['crab-5', 'crab-4'], pearls: 9 }], court: court('shepherd') });
  expect([none.refused(ann, recruit('shepherd')), dark(none, 'shepherd')]).toEqual(['AB-REC-03', 'AB-REC-03']);
  const t = paying('shepherd', ['crab-5', 'seahorse-5', 'squid-4'], { pearls: 9 });
  expect(t.refused(ann, spend('crab-5-1'))).toBe('AB-REC-03'); // one race only, and it is not this one
  expect(t.refused(ann, spend('squid-4-1'))).toBe('AB-REC-03'); // the seahorse was passed over
});

rule('AB-REC-05', 'the value is not reached, with all the pearls there are', () => {
  const poor = table({ players: [{ hand: ['seahorse-5', 'seahorse-2'], pearls: 0 }], court: court('shepherd') });
  expect([poor.refused(ann, recruit('shepherd')), dark(poor, 'shepherd')]).toEqual(['AB-REC-05', 'AB-REC-05']);
  const t = paying('shepherd', ['seahorse-5', 'seahorse-3', 'seahorse-2'], { pearls: 2 });
  expect(t.refused(ann, spend('seahorse-2-1'))).toBe('AB-REC-05');
  t.play(ann, spend('seahorse-5'));
  expect(t.refused(ann, done(2))).toBe('AB-REC-05');
  expect(t.refused(ann, done(3))).toBe('AB-REC-05'); // she has two
  t.play(ann, spend('seahorse-2'));
  expect(t.refused(ann, done(0))).toBe('AB-REC-05');
});

rule('AB-REC-06', 'more pearls than are missing', () => {
  const t = paying('shepherd', ['seahorse-5', 'seahorse-2'], { pearls: 5 }).play(ann, spend('seahorse-5'), spend('seahorse-2'));
  expect(t.refused(ann, done(2))).toBe('AB-REC-06');
  expect(t.refused(ann, done(0, 1))).toBe('AB-REC-05'); // there are no Nebulis at this table
});

rule('AB-REC-08', 'an ally too many, where the table forbids it', () => {
  const t = paying('shepherd', ['seahorse-5', 'seahorse-4', 'seahorse-1'], { options: { superfluousAllies: 'forbidden' } });
  t.play(ann, spend('seahorse-5'), spend('seahorse-4'));
  expect(t.refused(ann, spend('seahorse-1-1'))).toBe('AB-REC-08');
});

rule('AB-REC-10', 'what is not in the hand', () => {
  const t = paying('shepherd', ['seahorse-5', 'seahorse-3'], { council: { seahorse: ['seahorse-4'] } });
  expect([t.refused(ann, spend('seahorse-4-1')), t.refused(ann, { type: 'spend', ally: 'crab-9' })]).toEqual(['AB-REC-10', 'AB-REC-10']);
});

rule('KR-ALLY-05', 'no Kraken stands for the named race once all races are taken', () => {
  const t = krakenTable({ players: [{ hand: ['kraken-4', 'crab-3', 'squid-3', 'shellfish-2'], pearls: 3 }], court: court('seeker') });
  t.play(ann, recruit('seeker'), spend('kraken-4'), spend('shellfish-2'));
  expect(t.refused(ann, spend('squid-3-1'))).toBe('KR-ALLY-05');
});

rule('KR-NEB-04', 'Nebulis are the last coins, one at most, and only those that are there', () => {
  const facts = (pearls: number, nebulis: number): Facts => ({
    players: [{ hand: ['seahorse-5'], pearls, nebulis }],
    kraken: { figure: 0 },
    court: court('shepherd'),
  });
  const rich = krakenTable(facts(3, 1)).play(ann, recruit('shepherd'), spend('seahorse-5'));
  expect([rich.optionsOf('done'), rich.refused(ann, done(2, 1))]).toEqual([['3 0'], 'KR-NEB-04']);
  const two = krakenTable(facts(2, 2)).play(ann, recruit('shepherd'), spend('seahorse-5'));
  expect([two.optionsOf('done'), two.refused(ann, done(1, 2))]).toEqual([['2 1'], 'KR-NEB-04']);
  expect([two.refused(ann, done(2, 0)), two.refused(ann, done(2, 2)), two.refused(ann, done(3, 0))]).toEqual([
    'AB-REC-05',
    'AB-REC-06',
    'AB-REC-05',
  ]);
  const buyer = krakenTable({ players: [{ pearls: 0 }, { pearls: 2, nebulis: 1 }], kraken: { figure: 1 }, deck: ['crab-3'] });
  expect(buyer.play(ann, explore).refused(bob, buy(0, 1))).toBe('KR-NEB-04');
});

rules(['AB-EXP-06', 'AB-EXP-07'], 'another price, and a price one cannot pay in this way', () => {
  const t = krakenTable({ players: [{ pearls: 0 }, { pearls: 0, nebulis: 1 }], kraken: { figure: 1 }, deck: ['crab-3'] });
  t.play(ann, explore);
  expect([t.options, t.refused(bob, buy(2)), t.refused(bob, buy(1))]).toEqual([['buy 0 1', 'pass'], 'AB-EXP-06', 'AB-EXP-07']);
});

rules(['AB-LORD-22', 'KR-NEB-07'], 'five coins for the second lord, and Nebulis as in any payment', () => {
  const hand = ['squid-5', 'squid-4', 'squid-1'];
  const t = krakenTable({ players: [{ hand, pearls: 5, nebulis: 1 }], kraken: { figure: 0 }, court: court('corruptor', 'keeper') });
  t.recruit(ann, 'corruptor', hand);
  expect(t.prompt).toBe('bribe');
  expect([t.refused(ann, bribe('keeper', 4, 1)), t.refused(ann, bribe('keeper', 4, 0)), t.refused(ann, bribe('reaper', 5))]).toEqual([
    'KR-NEB-04',
    'AB-LORD-22',
    'AB-LORD-22',
  ]);
});

rule('KR-SENT-05', 'what another has reserved', () => {
  const t = krakenTable({
    players: [{ hand: ['seahorse-5', 'seahorse-4'], pearls: 0 }],
    kraken: {
      sentinels: { 'sentinel-watcher': 1, 'sentinel-vigil': 1, 'sentinel-lookout': 1 },
      posts: {
        court: { sentinel: 'sentinel-watcher', item: 'shepherd' },
        council: { sentinel: 'sentinel-vigil', item: 'crab' },
        locations: { sentinel: 'sentinel-lookout', item: 'jail' },
      },
    },
    council: { crab: ['crab-1'] },
    court: court('shepherd', 'reaper'),
    available: ['jail', 'abyss'],
  });
  expect([t.refused(ann, recruit('shepherd')), t.refused(ann, takeStack('crab'))]).toEqual(['KR-SENT-05', 'KR-SENT-05']);
  expect([dark(t, 'shepherd'), dark(t, 'council-crab'), dark(t, 'jail')]).toEqual(['KR-SENT-05', 'KR-SENT-05', 'KR-SENT-05']);
});

rules(['AB-LORD-02', 'AB-LORD-05'], 'a card for the Jailer, or for the hand limit of the Commander', () => {
  const hand = ['crab-5', 'crab-4', 'squid-3', 'shellfish-2'];
  const jailed = table({ players: [{ hand }, { hand: ['squid-1', 'crab-1'] }], court: court('jailer') });
  jailed.recruit(ann, 'jailer', ['crab-5', 'squid-3', 'shellfish-2']);
  expect([jailed.asked, jailed.refused(bob, endTurn)]).toEqual([[bob], 'AB-LORD-02']);
  const many = ['squid-1', 'squid-1', 'squid-1', 'squid-1', 'squid-2', 'squid-2', 'squid-2'];
  const limited = table({ players: [{ hand }, { hand: many }], court: court('commander') });
  limited.recruit(ann, 'commander', ['crab-5', 'crab-4']);
  expect([limited.asked, limited.refused(bob, endTurn)]).toEqual([[bob], 'AB-LORD-05']);
});

rules(['AB-THR-04', 'AB-THR-07'], 'no reward of another step, and no token the pool has not got', () => {
  const t = table({ threat: 2, deck: ['monster'], pool: [2], short: ['pool'] }).play(ann, explore, { type: 'fight' });
  expect([t.refused(ann, reward(0, 0, 2)), t.refused(ann, reward(1, 0, 0))]).toEqual(['AB-THR-07', 'AB-THR-04']);
});

rule('AB-AFF-01', 'only one of the allies that were spent', () => {
  const t = paying('keeper', ['seahorse-3', 'crab-2', 'squid-2', 'jellyfish-1']);
  t.play(ann, spend('crab-2'), spend('seahorse-3'), spend('squid-2'), done());
  expect([t.refused(ann, { type: 'affiliate', ally: 'jellyfish-1-1' }), dark(t, 'seahorse-3-1')]).toEqual(['AB-AFF-01', 'AB-AFF-01']);
});

rule('AB-LORD-20', 'in the first edition the Master of Magic wants the strongest', () => {
  const t = table({
    players: [{ hand: ['seahorse-4', 'crab-4', 'squid-1'], lords: ['master-of-magic'] }],
    court: court('keeper'),
    options: { masterOfMagic: 'strongest' },
  });
  t.play(ann, recruit('keeper'), spend('crab-4'), spend('seahorse-4'), spend('squid-1'), done());
  expect(t.refused(ann, { type: 'affiliate', ally: 'squid-1-1' })).toBe('AB-LORD-20');
});

rule('AB-LOC-06', 'a location that is not available', () => {
  const t = table({ players: [{ keys: 3 }, { pearls: 0 }], available: ['abyss'], deck: ['crab-1'] }).play(ann, explore, { type: 'take' });
  expect([t.prompt, t.refused(ann, takeLocation('jail'))]).toEqual(['locationSource', 'AB-LOC-06']);
});
