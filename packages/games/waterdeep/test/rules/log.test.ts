import { expect } from 'vitest';
import {
  accept,
  ann,
  aurora,
  bob,
  castle,
  cleo,
  complete,
  exchange,
  field,
  hall,
  harbor1,
  harbor2,
  harbor3,
  inn1,
  inn2,
  inn3,
  lion,
  pass,
  place,
  play,
  plinth,
  recall,
  rules,
  skull,
  table,
  to,
  tower,
  under,
  type Facts,
} from '../table.ts';

/* Nothing happens without a line in the log, not even nothing. */

const everywhere = [aurora, tower, hall, castle, inn1, inn2, inn3, field, lion, plinth, harbor1, harbor2, harbor3];
const taken = (by: number, ...free: readonly string[]): NonNullable<Facts['board']> =>
  Object.fromEntries(everywhere.filter((space) => !free.includes(space)).map((space) => [space, { agents: [by] }]));

rules(['WD-INTRIGUE-05'], 'a theft of an adventurer tells of no gold', () => {
  const t = table({ players: [{ hand: ['i-free-drinks'] }, { rogue: 1 }] }).play(ann, to(harbor1), play('i-free-drinks'));
  expect(t.eventsOf('goodsGiven').map(({ goods }) => goods)).toEqual([{ cleric: 0, fighter: 0, rogue: 1, wizard: 0, gold: 0 }]);
});

rules(['WD-AGENT-08', 'WD-BLDG-14'], 'a visit to the Palace while somebody holds the Ambassador is told', () => {
  const buildings = [{ id: 'b-the-palace-of-waterdeep', owner: bob }];
  const t = table({ buildings, ambassador: { holder: bob } }).play(ann, to('b-the-palace-of-waterdeep'));
  expect(t.eventsOf('ambassadorHeld')).toEqual([{ type: 'ambassadorHeld', seat: ann, holder: bob }]);
});

rules(['UM-INTRIGUE-04'], 'whether a moved player acts is told, either way', () => {
  const t = under({ players: [{ pool: 3, hand: ['i-manipulate'] }], board: { [tower]: { agents: [bob] } } });
  t.play(ann, to(harbor1), play('i-manipulate'), place(field));
  expect(t.fork().play(bob, accept).eventsOf('actionPerformed')).toEqual([{ type: 'actionPerformed', seat: bob, space: field }]);
  expect(t.play(bob, pass).eventsOf('offerDeclined')).toEqual([{ type: 'offerDeclined', seat: bob, from: field }]);
});

rules(['WD-AGENT-07', 'WD-INTRIGUE-07', 'WD-INTRIGUE-21', 'WD-PLAY-03'], 'what cannot be done is told', () => {
  const stuck = table({ asks: 'round', first: bob, ambassador: { holder: ann }, players: [{}, { pool: 0 }], board: taken(bob) });
  expect(stuck.play(ann, pass).eventsOf('couldNot')).toEqual([{ type: 'couldNot', seat: ann, what: 'ambassador' }]);

  const plans = table({ players: [{ pool: 1, hand: ['i-accelerate-plans'] }] }).play(
    ann,
    to(harbor1),
    play('i-accelerate-plans'),
    to(field),
  );
  expect(plans.eventsOf('couldNot')).toEqual([{ type: 'couldNot', seat: ann, what: 'agent' }]); // the pool is empty
  const full = table({ players: [{ pool: 3, hand: ['i-accelerate-plans'] }], board: taken(bob, harbor1) });
  full.play(ann, to(harbor1), play('i-accelerate-plans'), pass, pass);
  expect(full.eventsOf('couldNot').map(({ what }) => what)).toEqual(['agent', 'agent']); // there is no space

  const lore = skull({ players: [{ plots: ['q-uncover-forbidden-lore'], hand: ['i-good-faith'] }] });
  expect(lore.play(ann, to(harbor1), play('i-good-faith')).eventsOf('couldNot')).toEqual([{ type: 'couldNot', seat: ann, what: 'card' }]);
  const three = under({
    players: [{ hand: ['i-spread-the-wealth', 'i-free-drinks', 'i-free-drinks'] }],
    buildings: [{ id: 'b-hall-of-many-pillars', owner: ann }],
  }).play(ann, to('b-hall-of-many-pillars'), play('i-spread-the-wealth'), pass);
  expect(three.eventsOf('couldNot')).toEqual([{ type: 'couldNot', seat: ann, what: 'card' }]);
});

rules(['WD-PLAY-05'], 'who cannot take an offer is told', () => {
  const t = table({ seats: 3, players: [{ hand: ['i-tax-collection'] }, { gold: 0 }, { gold: 4 }] });
  t.play(ann, to(harbor1), play('i-tax-collection'));
  expect([t.eventsOf('couldNot'), t.asked]).toEqual([[{ type: 'couldNot', seat: bob, what: 'offer' }], [cleo]]);
});

rules(['WD-PLAY-06'], 'who is protected is told', () => {
  const t = table({ players: [{ hand: ['i-lack-of-faith'] }, { open: true, cleric: 1 }] }).play(ann, to(harbor1), play('i-lack-of-faith'));
  expect([t.eventsOf('wasProtected'), t.scores[ann]]).toEqual([[{ type: 'wasProtected', seat: bob }], 0]);
});

rules(['WD-TURN-07', 'WD-ASSIGN-04'], 'an effect without effect is told', () => {
  const dry = table({ supply: { fighter: 0 } }).play(ann, to(field));
  expect(dry.eventsOf('supplyWasEmpty')).toEqual([{ type: 'supplyWasEmpty', seat: ann, from: field }]);
  const none = table({ intrigueDeck: [], short: ['intrigueDeck'] }).play(ann, to(castle));
  expect(none.eventsOf('nothingDrawn')).toEqual([{ type: 'nothingDrawn', seat: ann }]);
  const empty = table({ inn: [], questDeck: [], short: ['questDeck'] }).play(ann, to(inn1));
  expect(empty.eventsOf('hadNoEffect')).toEqual([{ type: 'hadNoEffect', seat: ann, from: inn1 }]);
  const court = table({ buildings: [{ id: 'b-caravan-court', owner: ann }] }).play(ann, to('b-caravan-court'));
  expect(court.eventsOf('hadNoEffect')).toEqual([{ type: 'hadNoEffect', seat: ann, from: 'b-caravan-court' }]);
  const stocked = table({ buildings: [{ id: 'b-caravan-court', owner: ann, fighter: 2 }] }).play(ann, to('b-caravan-court'));
  expect([stocked.eventTypes.includes('hadNoEffect'), stocked.tavern(ann)]).toEqual([false, { fighter: 2 }]);
});

rules(
  ['WD-QUEST-05', 'WD-QCARD-18', 'SK-QCARD-20', 'SK-QCARD-22', 'UM-QCARD-20'],
  'a plot quest that asks is told, and so is a refusal',
  () => {
    const miracle = table({ players: [{ rogue: 1, plots: ['q-produce-a-miracle-for-the-masses'] }] }).play(ann, to(plinth));
    expect(miracle.eventsOf('plotAnswered')).toEqual([{ type: 'plotAnswered', seat: ann, quest: 'q-produce-a-miracle-for-the-masses' }]);
    expect(miracle.fork().play(ann, exchange('rogue')).eventTypes).not.toContain('offerDeclined');
    expect(miracle.play(ann, pass).eventsOf('offerDeclined')).toEqual([
      { type: 'offerDeclined', seat: ann, from: 'q-produce-a-miracle-for-the-masses' },
    ]);

    const extort = skull({ players: [{ plots: ['q-extort-aurora'] }] }).play(ann, to(aurora));
    expect(extort.eventsOf('plotAnswered').map(({ quest }) => quest)).toEqual(['q-extort-aurora']);
    expect(extort.play(ann, pass).eventsOf('offerDeclined')).toEqual([{ type: 'offerDeclined', seat: ann, from: 'q-extort-aurora' }]);

    const citadel = under({
      players: [{ plots: ['q-seize-citadel-of-the-bloody-hand'], active: ['q-bolster-city-guard'], fighter: 9, rogue: 2 }],
    });
    citadel.play(ann, to(plinth), complete('q-bolster-city-guard'));
    expect(citadel.eventsOf('plotAnswered').map(({ quest }) => quest)).toEqual(['q-seize-citadel-of-the-bloody-hand']);
  },
);

rules(['WD-QCARD-12', 'UM-QCARD-13', 'UM-QCARD-15', 'UM-QCARD-18'], 'a permission that is used is told', () => {
  const orb = table({ players: [{ plots: ['q-recover-the-magisters-orb'] }], board: { [field]: { agents: [bob] } } }).play(ann, to(field));
  expect(orb.eventsOf('plotAnswered').map(({ quest }) => quest)).toEqual(['q-recover-the-magisters-orb']);
  const plans = under({ players: [{ plots: ['q-obtain-builders-plans'] }], hall: ['b-dragon-tower'] }).play(ann, to('b-dragon-tower'));
  expect(plans.eventsOf('plotAnswered').map(({ quest }) => quest)).toEqual(['q-obtain-builders-plans']);
  const taxes = under({ players: [{ plots: ['q-impersonate-tax-collector'] }], buildings: [{ id: 'b-helmstar-warehouse', owner: ann }] });
  expect(
    taxes
      .play(ann, to('b-helmstar-warehouse'))
      .eventsOf('plotAnswered')
      .map(({ quest }) => quest),
  ).toEqual(['q-impersonate-tax-collector']);
  const mission = under({
    players: [{ plots: ['q-diplomatic-mission-to-suzail'], fighter: 9, rogue: 9 }],
    inn: ['q-bolster-city-guard', 'q-train-bladesingers', 'q-raid-orc-stronghold', 'q-repel-seawraiths'],
  }).play(ann, to(plinth), complete('q-bolster-city-guard'));
  expect(mission.eventsOf('plotAnswered').map(({ quest }) => quest)).toEqual(['q-diplomatic-mission-to-suzail']);
});

rules(['SK-BLDG-06', 'UM-QCARD-12', 'SK-CORR-11'], 'what was only allowed and is left is told', () => {
  const monsters = skull({ buildings: [{ id: 'b-monsters-made-to-order', owner: ann, corruption: 2 }] });
  monsters.play(ann, to('b-monsters-made-to-order'));
  expect(monsters.fork().play(ann, recall('b-monsters-made-to-order')).eventTypes).not.toContain('offerDeclined');
  expect(monsters.play(ann, pass).eventTypes).toContain('offerDeclined');
  const study = under({
    players: [{ plots: ['q-study-in-the-librarium'], hand: ['i-good-faith'] }],
    intrigueDeck: ['i-good-faith'],
  }).play(ann, to(harbor1), play('i-good-faith'), pass);
  expect(study.eventsOf('cardKept')).toEqual([{ type: 'cardKept', seat: ann }]);
});
