import { lords, type LordId } from '@fathom/abyss';
import { expect } from 'vitest';
import {
  affiliate,
  ann,
  appoint,
  bob,
  bribe,
  cheapest,
  dismiss,
  done,
  recruit,
  rule,
  rules,
  spend,
  table,
  type Facts,
  type Table,
} from '../table.ts';

/** A Court that is not refilled when one lord leaves it. */
const court = (...wanted: LordId[]): LordId[] => [...wanted, ...(['sage', 'elder', 'hermit'] as const)];
const pays = (lord: LordId, hand: readonly string[], facts: { pearls?: number; lords?: readonly LordId[] } = {}): boolean =>
  table({ players: [{ hand, pearls: 0, ...facts }], court: [lord] }).may(ann, recruit(lord));

rule('AB-REC-01', 'one lord of the Court, for allies and pearls', () => {
  const t = table({ players: [{ hand: ['seahorse-5', 'seahorse-4'], pearls: 2 }], court: court('shepherd', 'landowner') });
  expect(t.optionsOf('recruit')).toEqual(['shepherd', 'landowner']);
  t.recruit(ann, 'shepherd', ['seahorse-5', 'seahorse-4']);
  expect([t.lords(ann), t.court, t.turn]).toEqual([['shepherd'], ['landowner', 'sage', 'elder', 'hermit'], bob]);
});

rule('AB-REC-02', 'exactly as many races as there are bubbles', () => {
  expect(pays('keeper', ['seahorse-5', 'crab-4'])).toBe(false);
  expect(pays('keeper', ['seahorse-5', 'crab-4', 'squid-1'])).toBe(true);
  const t = table({ players: [{ hand: ['seahorse-5', 'crab-4', 'squid-1', 'shellfish-1'] }], court: court('keeper') }).play(
    ann,
    recruit('keeper'),
  );
  t.play(ann, spend('crab-4'), spend('seahorse-5'), spend('shellfish-1'));
  expect([t.options, t.refused(ann, spend('squid-1-1'))]).toEqual([['done 0 0'], 'AB-REC-02']);
});

rule('AB-REC-02', 'no coins stand for a race: the payment is not done before all are there', () => {
  const t = table({ players: [{ hand: ['seahorse-5', 'crab-4', 'squid-1'], pearls: 9 }], court: court('keeper') }).play(
    ann,
    recruit('keeper'),
    spend('crab-4'),
  );
  expect(t.optionsOf('done')).toEqual([]);
  expect(t.play(ann, spend('seahorse-5')).optionsOf('done')).toEqual([]);
});

rule('AB-REC-02', 'of more races than are asked for the richest pay, wherever they lie in the hand', () => {
  expect(pays('miller', ['jellyfish-5', 'crab-1', 'seahorse-3', 'squid-1'])).toBe(true); // 8 of two races
  expect(pays('miller', ['jellyfish-1', 'crab-1', 'seahorse-3', 'squid-5'])).toBe(true);
  expect(pays('miller', ['jellyfish-4', 'crab-3', 'seahorse-3', 'squid-2'])).toBe(false);
  expect(pays('keeper', ['jellyfish-1', 'crab-3', 'seahorse-1', 'squid-2'])).toBe(true); // 6 of three
  expect(pays('keeper', ['jellyfish-1', 'crab-2', 'seahorse-1', 'squid-2'])).toBe(false);
});

rule('AB-REC-03', 'the race of the large bubble must be there; Ambassadors want all five', () => {
  expect(pays('shepherd', ['crab-5', 'crab-4'])).toBe(false);
  expect(pays('keeper', ['crab-5', 'squid-4', 'shellfish-1'])).toBe(false);
  expect(pays('sage', ['crab-5', 'squid-4', 'shellfish-1', 'seahorse-1'], { pearls: 9 })).toBe(false);
  expect(pays('sage', ['crab-5', 'squid-4', 'shellfish-1', 'seahorse-1', 'jellyfish-1'])).toBe(true);
});

rule('AB-REC-04', 'several of one race may be spent, but each race needs a card', () => {
  expect(pays('reaper', ['seahorse-5', 'seahorse-4'])).toBe(false);
  expect(pays('reaper', ['seahorse-5', 'seahorse-4', 'crab-1'])).toBe(true);
  const t = table({ players: [{ hand: ['seahorse-3', 'seahorse-3', 'crab-1'] }], court: court('reaper') }).recruit(ann, 'reaper', [
    'seahorse-3',
    'seahorse-3',
    'crab-1',
  ]);
  expect(t.hand(ann)).toEqual([]);
});

rule('AB-REC-05', 'the value must be reached, and no change is given', () => {
  expect(pays('shepherd', ['seahorse-5', 'seahorse-2'])).toBe(false);
  const t = table({ players: [{ hand: ['seahorse-5', 'seahorse-4', 'seahorse-4'], pearls: 3 }], court: court('shepherd') });
  t.play(ann, recruit('shepherd'), spend('seahorse-5'), spend('seahorse-4'));
  expect(t.optionsOf('done')).toEqual(['0 0']); // 9 for 8
  t.play(ann, done());
  expect(t.pearls[0]).toBe(3);
});

rule('AB-REC-06', 'pearls fill exactly the shortfall, and no race', () => {
  const t = table({ players: [{ hand: ['seahorse-5', 'seahorse-1', 'crab-1'], pearls: 5 }], court: court('shepherd') });
  t.play(ann, recruit('shepherd'), spend('seahorse-5'));
  expect(t.optionsOf('done')).toEqual(['3 0']);
  t.fork().play(ann, done(3));
  expect(t.play(ann, done(3)).pearls[0]).toBe(2);
  const lean = table({ players: [{ hand: ['seahorse-5', 'seahorse-1'], pearls: 7 }], court: court('shepherd') }).play(
    ann,
    recruit('shepherd'),
    spend('seahorse-1'),
  );
  expect(lean.optionsOf('done')).toEqual(['7 0']); // few allies and many pearls on purpose
  expect(pays('keeper', ['seahorse-5', 'crab-5'], { pearls: 9 })).toBe(false);
});

const price = (mine: readonly LordId[], theirs: readonly LordId[], hand: readonly string[]): boolean =>
  table({ players: [{ hand, pearls: 0, lords: mine }, { lords: theirs }], court: ['trader'] }).may(ann, recruit('trader'));

rule('AB-REC-07', 'two less with a Treasurer, two more against a Recruiter, never fewer races', () => {
  const worth = (value: number): string[] => [
    'shellfish-2',
    'crab-2',
    'squid-1',
    ...Array.from({ length: value - 5 }, (_, i) => (i < 4 ? 'shellfish-1' : 'crab-1')),
  ];
  const cost = (mine: readonly LordId[], theirs: readonly LordId[]): number =>
    [6, 7, 8, 9, 10, 11, 12].find((value) => price(mine, theirs, worth(value)))!;
  expect(cost([], [])).toBe(10);
  expect(cost(['treasurer'], [])).toBe(8);
  expect(cost([], ['recruiter'])).toBe(12);
  expect(cost(['treasurer'], ['recruiter'])).toBe(10);
  expect(cost(['shaman'], ['recruiter'])).toBe(10);
  expect(cost(['recruiter'], ['treasurer'])).toBe(10);
  expect(price(['treasurer'], [], ['shellfish-5', 'crab-5'])).toBe(false);
});

rule('AB-REC-08', 'more allies than needed may be spent and take part in the affiliation, unless the table forbids it', () => {
  const facts: Facts = { players: [{ hand: ['seahorse-5', 'seahorse-4', 'seahorse-1'] }], court: court('shepherd') };
  const t = table(facts).recruit(ann, 'shepherd', ['seahorse-5', 'seahorse-4', 'seahorse-1']);
  expect([t.affiliated(ann), t.discard]).toEqual([['seahorse-1'], ['seahorse-5', 'seahorse-4']]);
  const strict = table({ ...facts, options: { superfluousAllies: 'forbidden' } }).play(ann, recruit('shepherd'));
  expect(strict.optionsOf('spend')).toEqual(['seahorse-5', 'seahorse-4', 'seahorse-1'].slice(0, 1)); // 4 + 1 never reaches 8
  strict.play(ann, spend('seahorse-5'), spend('seahorse-4'));
  expect(strict.options).toEqual(['done 0 0']);

  const forbidden = (lord: LordId, ...hand: string[]): Table =>
    table({ players: [{ hand, pearls: 0 }], court: court(lord), options: { superfluousAllies: 'forbidden' } }).play(ann, recruit(lord));
  const exact = forbidden('shepherd', 'seahorse-5', 'seahorse-3', 'seahorse-1').play(ann, spend('seahorse-5'), spend('seahorse-3'));
  expect(exact.options).toEqual(['done 0 0']); // without the third it is paid to the point
  const two = forbidden('miller', 'crab-2', 'crab-1', 'seahorse-4', 'seahorse-3').play(ann, spend('crab-2'));
  expect(two.options).toEqual(['spend seahorse-4']); // with both crabs the second would always be too much
});

rule('AB-REC-09', 'all that was spent is discarded but the one that is affiliated', () => {
  const t = table({ players: [{ hand: ['seahorse-5', 'seahorse-3'] }], court: court('shepherd') }).recruit(ann, 'shepherd', [
    'seahorse-5',
    'seahorse-3',
  ]);
  expect([t.discard, t.affiliated(ann), t.hand(ann)]).toEqual([['seahorse-5'], ['seahorse-3'], []]);
});

rule('AB-REC-10', 'only the hand pays', () => {
  const t = table({
    players: [{ hand: ['seahorse-1'], affiliated: ['seahorse-5'], pearls: 2 }],
    council: { seahorse: ['seahorse-4'] },
    court: court('shepherd'),
  });
  expect(t.may(ann, recruit('shepherd'))).toBe(false);
  const paying = table({ players: [{ hand: ['seahorse-5', 'seahorse-3'], affiliated: ['seahorse-4'] }], court: court('shepherd') }).play(
    ann,
    recruit('shepherd'),
  );
  expect(paying.refused(ann, { type: 'spend', ally: 'seahorse-4-1' })).toBe('AB-REC-10');
});

rule('AB-REC-11', 'a recruited lord is free', () => {
  const t = table({ players: [{ hand: ['seahorse-5', 'seahorse-3'] }], court: court('shepherd') }).recruit(ann, 'shepherd', [
    'seahorse-5',
    'seahorse-3',
  ]);
  expect([t.lords(ann), t.turned(ann), t.holdings(ann), t.keys(ann)]).toEqual([['shepherd'], [], {}, 1]);
});

rule('AB-REC-12', 'pay, affiliate, enter, ability, refill and bonus, end, locations', () => {
  const t = table({
    players: [{ hand: ['shellfish-5', 'shellfish-3'], keys: 3, pearls: 0 }],
    court: ['peddler', 'sage', 'elder'],
    available: ['abyss'],
  });
  t.recruit(ann, 'peddler', ['shellfish-5', 'shellfish-3']);
  expect(t.eventTypes).toEqual([
    'lordChosen',
    'lordPaid',
    'allyAffiliated',
    'lordEntered',
    'pearlsGained',
    'pearlsGained',
    'courtRefilled',
  ]);
  expect(t.eventsOf('pearlsGained').map(({ from }) => from)).toEqual(['lord', 'refill']);
  expect(t.prompt).toBe('locationSource');
});

rule('AB-REC-13', 'a lord changes nothing about his own recruitment', () => {
  expect(pays('treasurer', ['squid-5', 'crab-4'])).toBe(false);
  expect(pays('diplomat', ['crab-5', 'crab-3'])).toBe(false);
  const t = table({ players: [{ hand: ['jellyfish-5', 'crab-4', 'squid-1'] }], court: court('master-of-magic') }).recruit(
    ann,
    'master-of-magic',
    ['jellyfish-5', 'crab-4', 'squid-1'],
  );
  expect(t.affiliated(ann)).toEqual(['squid-1']);
});

rule('AB-REC-14', 'a lord may be recruited for nothing', () => {
  const t = table({
    players: [{ hand: ['jellyfish-5', 'jellyfish-5'].slice(0, 1).concat('jellyfish-4', 'jellyfish-1') }],
    court: court('illusionist'),
    available: [],
  });
  t.recruit(ann, 'illusionist', ['jellyfish-5', 'jellyfish-4', 'jellyfish-1']);
  expect([t.lords(ann), t.turn]).toEqual([['illusionist'], bob]);
});

rules(['AB-AFF-01', 'AB-AFF-02'], 'the lowest of the spent allies; of several the player chooses', () => {
  const one = table({ players: [{ hand: ['seahorse-4', 'crab-2', 'squid-1'] }], court: court('keeper') }).recruit(ann, 'keeper', [
    'seahorse-4',
    'crab-2',
    'squid-1',
  ]);
  expect(one.affiliated(ann)).toEqual(['squid-1']);
  const hand = ['seahorse-3', 'crab-2', 'squid-2'];
  const two = table({ players: [{ hand }], court: court('keeper') }).recruit(ann, 'keeper', hand);
  expect([two.prompt, two.options]).toEqual(['affiliate', ['affiliate crab-2', 'affiliate squid-2']]);
  expect(two.refused(ann, { type: 'affiliate', ally: 'seahorse-3-1' })).toBe('AB-AFF-01');
  two.play(ann, affiliate('squid-2'));
  expect([two.affiliated(ann), two.discard]).toEqual([['squid-2'], ['crab-2', 'seahorse-3']]);
});

rules(['AB-AFF-03', 'AB-LORD-20'], 'a Master of Magic affiliates any of them, in the first edition the strongest; not when turned', () => {
  const hand = ['seahorse-4', 'crab-2', 'squid-1'];
  const facts: Facts = { players: [{ hand, lords: ['master-of-magic'] }], court: court('keeper') };
  const any = table(facts).recruit(ann, 'keeper', hand);
  expect(any.options).toEqual(['affiliate crab-2', 'affiliate seahorse-4', 'affiliate squid-1']);
  any.play(ann, affiliate('crab-2'));
  expect([any.affiliated(ann), any.discard.toSorted()]).toEqual([['crab-2'], ['seahorse-4', 'squid-1']]);
  const strongest = table({ ...facts, options: { masterOfMagic: 'strongest' } }).recruit(ann, 'keeper', hand);
  expect(strongest.affiliated(ann)).toEqual(['seahorse-4']);
  const equals = ['seahorse-4', 'crab-4', 'squid-1'];
  const choice = table({
    players: [{ hand: equals, lords: ['master-of-magic'] }],
    court: court('keeper'),
    options: { masterOfMagic: 'strongest' },
  }).recruit(ann, 'keeper', equals);
  expect(choice.options).toEqual(['affiliate crab-4', 'affiliate seahorse-4']);
  const turned = table({ ...facts, players: [{ hand, lords: ['master-of-magic'], turned: ['master-of-magic'] }] }).recruit(
    ann,
    'keeper',
    hand,
  );
  expect(turned.affiliated(ann)).toEqual(['squid-1']);
});

rule('AB-AFF-04', 'affiliated allies are no hand: neither spent nor discarded', () => {
  const t = table({ players: [{ affiliated: ['seahorse-5'], lords: ['slaver'], pearls: 9 }], court: court('shepherd') });
  expect([t.may(ann, recruit('shepherd')), t.optionsOf('sell')]).toEqual([false, []]);
  const jailed = table({ players: [{ hand: ['crab-4', 'squid-1', 'seahorse-1'] }, { affiliated: ['crab-1'] }], court: court('jailer') });
  jailed.recruit(ann, 'jailer', ['crab-4', 'squid-1', 'seahorse-1']).play(ann, affiliate('squid-1'));
  expect(jailed.affiliated(bob)).toEqual(['crab-1']);
});

rule('AB-AFF-05', 'no ally is affiliated where none was spent', () => {
  const bribed = table({ players: [{ hand: ['squid-5', 'squid-4', 'squid-1'], pearls: 5 }], court: court('corruptor', 'keeper') });
  bribed.recruit(ann, 'corruptor', ['squid-5', 'squid-4', 'squid-1']).play(ann, bribe('keeper'));
  expect([bribed.affiliated(ann), bribed.lords(ann)]).toEqual([['squid-1'], ['corruptor', 'keeper']]);
  const hand = ['squid-5', 'squid-4', 'crab-2', 'shellfish-1'];
  const betrayed = table({ players: [{ hand, lords: ['miller'] }], court: court('traitor', 'keeper') }).recruit(ann, 'traitor', hand);
  betrayed.play(ann, dismiss('miller'), appoint('keeper'));
  expect([betrayed.affiliated(ann), betrayed.lords(ann)]).toEqual([['shellfish-1'], ['traitor', 'keeper']]);
});

rules(['AB-COURT-01', 'AB-COURT-02'], 'six spaces, packed away from the deck', () => {
  const t = table({
    players: [{ hand: ['seahorse-5', 'seahorse-3'], pearls: 1 }],
    court: ['sage', 'shepherd', 'elder', 'hermit'],
    lordDeck: ['shaman'],
  });
  t.recruit(ann, 'shepherd', ['seahorse-5', 'seahorse-3']);
  expect(t.court).toEqual(['sage', 'elder', 'hermit']);
  expect(
    table({ players: [{ pearls: 9 }], court: ['sage', 'elder', 'hermit', 'keeper', 'reaper', 'miller'] }).may(ann, { type: 'plot' }),
  ).toBe(false);
});

const seller: Facts = { players: [{ hand: ['seahorse-5', 'seahorse-3'], pearls: 0 }] };
const after = (others: LordId[], deck: LordId[]): { court: number; pearls: number; ended: boolean } => {
  const t = table({ ...seller, court: ['shepherd', ...others], lordDeck: deck, short: ['lordDeck'] }).recruit(ann, 'shepherd', [
    'seahorse-5',
    'seahorse-3',
  ]);
  return { court: t.court.length, pearls: t.pearls[0]!, ended: t.state.endedBy !== null };
};

rules(['AB-COURT-03', 'AB-COURT-04'], 'two left: two pearls and a full Court; three left: nothing', () => {
  const deck: LordId[] = ['shaman', 'tamer', 'hunter', 'seeker', 'jailer', 'trader'];
  expect(after(['sage', 'elder'], deck)).toEqual({ court: 6, pearls: 2, ended: false });
  expect(after([], deck)).toEqual({ court: 6, pearls: 2, ended: false });
  expect(after(['sage', 'elder', 'hermit'], deck)).toEqual({ court: 3, pearls: 0, ended: false });
});

rule('AB-COURT-05', 'one check for one action, after everything the lords do', () => {
  const t = table({ players: [{ hand: ['squid-5', 'squid-4', 'squid-1'], pearls: 5 }], court: ['corruptor', 'jailer', 'sage'] });
  t.recruit(ann, 'corruptor', ['squid-5', 'squid-4', 'squid-1']);
  expect([t.prompt, t.court.length]).toEqual(['bribe', 2]); // two left, but nothing comes yet
  t.play(ann, bribe('jailer'));
  expect([t.eventsOf('pearlsGained').length, t.pearls[0], t.court.length]).toEqual([1, 2, 6]);
});

rules(
  ['AB-COURT-06', 'AB-END-02', 'AB-END-03'],
  'a refill that falls short ends the game, with its bonus; the last card alone does not',
  () => {
    expect(after(['sage', 'elder'], ['shaman', 'tamer', 'hunter'])).toEqual({ court: 5, pearls: 2, ended: true });
    expect(after(['sage', 'elder'], ['shaman', 'tamer', 'hunter', 'seeker'])).toEqual({ court: 6, pearls: 2, ended: false });
    expect(after(['sage', 'elder', 'hermit'], [])).toEqual({ court: 3, pearls: 0, ended: false });
    const empty = table({
      ...seller,
      court: ['sage'],
      deck: ['crab-1'],
      short: ['lordDeck'],
      options: { lordDeckEndTrigger: 'deck-empty-and-court-not-full' },
    });
    empty.play(ann, { type: 'explore' }).play(bob, { type: 'pass' }).play(ann, { type: 'take' });
    expect(empty.state.endedBy).toBe(ann);
    const full = table({
      players: [{ pearls: 0 }, { pearls: 0 }],
      court: ['sage', 'elder', 'hermit', 'keeper', 'reaper', 'miller'],
      deck: ['crab-1'],
      short: ['lordDeck'],
      options: { lordDeckEndTrigger: 'deck-empty-and-court-not-full' },
    }).play(ann, { type: 'explore' }, { type: 'take' });
    expect(full.state.endedBy).toBeNull();
  },
);

rule('AB-COURT-08', 'discarded lords never return', () => {
  const t = table({ players: [{ lords: ['opportunist'] }], court: ['keeper', 'reaper'], lordDeck: ['sage'] }).play(ann, {
    type: 'oust',
    lord: 'keeper',
  });
  expect([t.state.lordDiscard, t.court]).toEqual([['keeper'], ['sage', 'reaper']]);
  const dry = table({ ...seller, court: ['shepherd'], lordDiscard: ['keeper', 'reaper'], short: ['lordDeck'] }).recruit(ann, 'shepherd', [
    'seahorse-5',
    'seahorse-3',
  ]);
  expect([dry.court, dry.state.lordDiscard]).toEqual([[], ['keeper', 'reaper']]);
});

rule('AB-COURT-09', 'a refill turns lords up one by one', () => {
  const t = table({ ...seller, court: ['sage', 'shepherd'], lordDeck: ['shaman', 'tamer', 'hunter', 'seeker', 'jailer'] }).recruit(
    ann,
    'shepherd',
    ['seahorse-5', 'seahorse-3'],
  );
  expect(t.court).toEqual(['sage', 'shaman', 'tamer', 'hunter', 'seeker', 'jailer']);
});

rules(['AB-REC-05', 'AB-REC-06'], 'the cheapest payment keeps pearls and value, and every step leaves a payment', () => {
  const t = table({ players: [{ hand: ['seahorse-5', 'seahorse-4', 'seahorse-3', 'crab-5'], pearls: 3 }], court: court('shepherd') });
  t.play(ann, recruit('shepherd'));
  expect(t.optionsOf('spend')).toEqual(['seahorse-5', 'seahorse-4']); // as they lie in the hand
  expect(t.undoable(ann, spend('seahorse-4'))).toBe(true);
  expect(t.undoable(ann, cheapest)).toBe(false);
  t.play(ann, cheapest);
  expect([t.hand(ann), t.pearls[0], t.affiliated(ann)]).toEqual([['crab-5', 'seahorse-4'], 3, ['seahorse-3']]);
  const two = table({ players: [{ hand: ['crab-4', 'crab-4', 'squid-5'], pearls: 0 }], court: court('hunter') });
  expect(two.play(ann, recruit('hunter'), cheapest).hand(ann)).toEqual(['crab-4']); // two races, though one would be cheaper
  const named = table({ players: [{ hand: ['jellyfish-5', 'crab-4', 'squid-4'], pearls: 0 }], court: court('oracle') });
  expect(named.play(ann, recruit('oracle'), cheapest).hand(ann)).not.toContain('jellyfish-5'); // its race is asked for
});

rule('AB-ABIL-11', 'a lord card says what he costs, does, shows and is worth', () => {
  expect(lords['master-of-magic']).toMatchObject({
    guild: 'mage',
    cost: { value: 10, races: 3, mandatory: 'jellyfish' },
    influence: 6,
    keys: 1,
    ability: 'ongoing',
  });
});
