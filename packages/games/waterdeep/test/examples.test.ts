import { describe, expect, test } from 'vitest';
import {
  ann,
  atone,
  aurora,
  bob,
  build,
  buy,
  castle,
  cleo,
  complete,
  dealt,
  exchange,
  field,
  give,
  hall,
  harbor1,
  harbor2,
  harbor3,
  lion,
  moveAgent,
  nineBuildings,
  pass,
  place,
  play,
  plinth,
  recall,
  refund,
  rules,
  skull,
  table,
  takeQuest,
  to,
  tower,
  under,
  use,
  type Facts,
} from './table.ts';
import { tokenValue } from '@fathom/waterdeep';

/* The worked examples of the catalogue, by their numbers. */

const both = { undermountain: true, skullport: true };

rules(['WD-PLACE-01', 'WD-PLACE-02', 'WD-PLACE-03'], 'EX-01 a wizard on the third Harbor space', () => {
  const t = under({ players: [{ hand: ['i-sponsor-apprentices'] }, { hand: ['i-conscription'] }] }).play(
    ann,
    to(harbor1),
    play('i-sponsor-apprentices'),
    place(harbor3),
  );
  expect([harbor1, harbor2, harbor3].map((space) => t.lying(space))).toEqual([{}, {}, { wizard: 1 }]);
  t.play(bob, to(harbor3));
  expect([t.tavern(bob), t.prompt]).toEqual([{ wizard: 1 }, 'play']);
});

rules(['WD-PLACE-03', 'WD-ASSIGN-03'], 'EX-02 gold on Builder’s Hall', () => {
  const t = table({ players: [{ gold: 2 }], board: { [hall]: { gold: 2 } }, hall: ['b-caravan-court', 'b-fetlock-court'] }).play(
    ann,
    to(hall),
  );
  expect([t.owners, t.tavern(ann)]).toEqual([{ 'b-caravan-court': ann }, {}]);
});

rules(['SK-SETUP-02', 'SK-CORR-08'], 'EX-03 the track at setup', () => {
  const { track } = dealt(2, { skullport: true });
  expect([track, tokenValue(track)]).toEqual([25, 0]);
});

rules(['SK-CORR-03'], 'EX-04 taking corruption', () => {
  const t = skull({ players: [{ corruption: 14 }], corruption: { track: 11 } });
  expect([t.track, tokenValue(t.track)]).toEqual([11, 5]); // -6 holds 2, -7 to -9 hold 3
  t.play(ann, to('s-slavers-market'));
  expect([t.track, t.player(ann).corruption]).toEqual([10, 15]);
});

rules(['SK-CORR-05'], 'EX-05 returning corruption', () => {
  const t = skull({ players: [{ corruption: 15, hand: ['i-repent'] }], corruption: { track: 10 } }).play(
    ann,
    to(harbor1),
    play('i-repent'),
  );
  expect([t.track, t.player(ann).corruption]).toEqual([11, 14]);
});

rules(['SK-CORR-06'], 'EX-06 removing corruption', () => {
  const t = skull({
    players: [{ corruption: 14 }],
    corruption: { track: 11 },
    buildings: [{ id: 'b-promenade-of-the-dark-maiden', owner: bob }],
  });
  t.play(ann, to('b-promenade-of-the-dark-maiden'), atone(1));
  expect([t.track, t.player(ann).corruption, t.s.corruption!.gone]).toEqual([11, 13, 1]);
});

rules(['SK-SCORE-01'], 'EX-07 the final penalty', () => {
  const t = skull({ asks: 'end', players: [{ corruption: 3 }, {}], corruption: { track: 12 } });
  expect([t.score(ann).corruption, t.score(bob).corruption]).toEqual([-15, 0]);
});

rules(['SK-LORD-03'], 'EX-08 the Xanathar', () => {
  const t = skull({ asks: 'end', players: [{ corruption: 4, lord: 'l-the-xanathar' }, {}], corruption: { track: 12 } });
  expect([t.score(ann).lord, t.score(ann).corruption]).toEqual([16, -20]);
});

rules(['SK-CORR-04'], 'EX-09 an empty track', () => {
  const cost = { rogue: 2, wizard: 2, gold: 3 };
  const t = skull({ asks: 'quest', players: [{ ...cost, active: ['q-establish-cult-cell'] }], corruption: { track: 1 } }).play(
    ann,
    complete('q-establish-cult-cell'),
  );
  expect([t.player(ann).corruption, t.scores[ann]]).toEqual([1, 18 - 20]);
});

rules(['SK-CORR-08'], 'EX-10 the penalty table', () => {
  const values = [
    [25, 0],
    [24, 1],
    [22, 1],
    [21, 2],
    [19, 2],
    [18, 3],
    [16, 3],
    [15, 4],
    [13, 4],
    [12, 5],
    [10, 5],
    [9, 6],
    [7, 6],
    [6, 7],
    [4, 7],
    [3, 8],
    [1, 8],
    [0, 9],
  ];
  expect(values.map(([tokens]) => [tokens, tokenValue(tokens!)])).toEqual(values);
});

rules(['WD-SETUP-03', 'WD-LONG-01'], 'EX-11 agents per player', () => {
  expect([2, 3, 4, 5].map((seats) => dealt(seats).pools[0])).toEqual([4, 3, 2, 2]);
  expect([2, 3, 4, 5, 6].map((seats) => dealt(seats, { undermountain: true, long: true }).pools[0])).toEqual([5, 4, 3, 3, 2]);
  expect(under({ asks: 'round', round: 4, options: { long: true } }).pools).toEqual([6, 6]);
});

rules(['WD-TWO-MODULES-01', 'WD-TWO-MODULES-02'], 'EX-12 two modules', () => {
  const { s, pools } = dealt(4, both);
  expect([s.intrigueDeck.length + 8, s.questDeck.length + 8 + 4, s.tiles.length + 3, s.box.lords.length + 4]).toEqual([75, 90, 36, 17]);
  expect(pools).toEqual([3, 3, 3, 3]);
});

rules(['WD-BLDG-06'], 'EX-13 two quests with Heroes’ Garden', () => {
  const t = table({
    players: [{ fighter: 3, wizard: 1, cleric: 2, active: ['q-convert-a-noble-to-lathander'] }],
    buildings: [{ id: 'b-heroes-garden', owner: bob }],
    inn: ['q-train-bladesingers'],
    questDeck: ['q-prison-break', 'q-repel-seawraiths', 'q-raid-orc-stronghold', 'q-bolster-city-guard'],
  }).play(ann, to('b-heroes-garden'), takeQuest('q-train-bladesingers'), complete('q-train-bladesingers'));
  expect(t.scores[ann]).toBe(4 + 4);
  t.play(ann, complete('q-convert-a-noble-to-lathander'), takeQuest(t.s.inn[0]!));
  expect([t.scores[ann], t.player(ann).completed.length]).toEqual([8 + 8, 2]);
});

rules(['WD-HARBOR-10'], 'EX-14 the Zoarstar on the Harbor', () => {
  const t = table({
    players: [{ pool: 1, hand: ['i-conscription'] }, { pool: 0 }],
    board: { [harbor2]: { agents: [bob] } },
    buildings: [{ id: 'b-the-zoarstar', owner: bob }],
  }).play(ann, to('b-the-zoarstar'), use(harbor2), play('i-conscription'));
  expect([t.tavern(ann), t.prompt, t.asked]).toEqual([{ fighter: 2 }, 'reassign', [bob]]);
  expect(t.play(bob, to(plinth)).s.round).toBe(2);
});

rules(['WD-HARBOR-09'], 'EX-15 the Lieutenant during reassignment', () => {
  const t = table({
    asks: 'harbor',
    players: [
      { pool: 0, cleric: 1, fighter: 5, rogue: 1, wizard: 1, active: ['q-recruit-lieutenant', 'q-train-bladesingers'] },
      { pool: 0 },
    ],
    board: { [harbor1]: { agents: [ann] }, [harbor2]: { agents: [bob] } },
  }).play(ann, to(field), complete('q-recruit-lieutenant'));
  expect([t.prompt, t.asked, t.refused(ann, to(harbor3))]).toEqual(['extraAgent', [ann], 'WD-HARBOR-06']);
  t.play(ann, to(tower));
  expect([t.prompt, t.asked]).toEqual(['reassign', [bob]]);
});

rules(['SK-QCARD-26'], 'EX-16 Train Castle Guards', () => {
  const plots = ['q-train-castle-guards'];
  expect(skull({ turn: bob, players: [{ plots }] }).play(bob, to(castle)).taverns).toEqual([{ fighter: 1 }, { fighter: 1 }]);
  const own = skull({ players: [{ plots }] }).play(ann, to(castle));
  expect([own.tavern(ann), own.handSizes[ann]]).toEqual([{ fighter: 2 }, 1]);
});

rules(['SK-BLDG-06'], 'EX-17 Monsters Made to Order with extra corruption', () => {
  const t = skull({
    players: [{ pool: 1 }],
    board: { [field]: { agents: [ann] }, [lion]: { agents: [ann] } },
    buildings: [{ id: 'b-monsters-made-to-order', owner: bob, corruption: 2 }],
  }).play(ann, to('b-monsters-made-to-order'));
  expect(t.tavern(ann)).toEqual({ corruption: 2 });
  expect(t.fork().play(ann, pass).pools[ann]).toBe(0);
  expect(t.fork().play(ann, recall(field), pass).pools[ann]).toBe(1);
  t.play(ann, recall(field), recall('b-monsters-made-to-order'));
  expect([t.pools[ann], t.asked]).toEqual([2, [bob]]);
});

rules(['SK-CORR-10'], 'EX-18 Monsters Made to Order and an empty track', () => {
  const t = skull({ asks: 'round', corruption: { track: 0 }, buildings: [{ id: 'b-monsters-made-to-order', owner: bob }] });
  expect([t.lying('b-monsters-made-to-order'), t.scores]).toEqual([{}, [0, 0]]);
});

rules(['WD-PLAY-06'], 'EX-19 Open Lord', () => {
  const facts: Facts = {
    seats: 3,
    options: both,
    players: [{ open: true, corruption: 2 }, { gold: 9 }, {}],
    turn: bob,
    board: { [field]: { agents: [ann] } },
    buildings: [{ id: 'b-northgate', owner: ann }],
  };
  for (const card of ['i-demolish', 'i-doppelganger'])
    expect([card, table({ ...facts, players: [facts.players![0]!, { gold: 9, hand: [card] }, {}] }).may(bob, to(harbor1))]).toEqual([
      card,
      false,
    ]);
  const faith = table({ ...facts, players: [facts.players![0]!, { hand: ['i-lack-of-faith'] }, {}] }).play(
    bob,
    to(harbor1),
    play('i-lack-of-faith'),
  );
  expect(faith.scores[bob]).toBe(2);
});

rules(['UM-INTRIGUE-02'], 'EX-20 Demolish on an own building', () => {
  const t = under({
    players: [{ hand: ['i-demolish'] }],
    buildings: [{ id: 'b-northgate', owner: ann }],
    hall: ['b-fetlock-court', 'b-new-olamn'],
  });
  t.play(ann, to(harbor1), play('i-demolish'), build('b-fetlock-court'));
  expect([t.owners, t.tavern(ann)]).toEqual([{ 'b-fetlock-court': ann }, {}]);
});

rules(['SK-QCARD-13'], 'EX-21 Swindle the Builders’ Guilds', () => {
  const cost = { cleric: 1, fighter: 2, rogue: 3, gold: 5 };
  const t = skull({
    asks: 'quest',
    players: [{ ...cost, active: ['q-swindle-the-builders-guilds'] }],
    hall: ['b-northgate', 'b-dragon-tower', 'b-new-olamn'],
    tiles: ['b-caravan-court'],
  });
  t.play(ann, complete('q-swindle-the-builders-guilds'), build('b-northgate'));
  expect(t.options.toSorted()).toEqual(['build b-caravan-court', 'build b-dragon-tower', 'build b-new-olamn']);
});

rules(['WD-INTRIGUE-21'], 'EX-22 the Waymoot in the Hall', () => {
  const facts: Facts = {
    players: [{ hand: ['i-sample-wares'] }],
    hall: [
      { id: 'b-the-waymoot', vp: 4 },
      { id: 'b-caravan-court', vp: 4 },
    ],
    inn: ['q-prison-break'],
  };
  const t = table(facts).play(ann, to(harbor1), play('i-sample-wares'), to('b-the-waymoot'), takeQuest('q-prison-break'));
  expect([t.scores[ann], t.at('b-the-waymoot').vp]).toEqual([4, 0]);
  const court = table(facts).play(ann, to(harbor1), play('i-sample-wares'), to('b-caravan-court'));
  expect([court.scores[ann], court.tavern(ann), court.at('b-caravan-court').vp]).toEqual([0, {}, 4]);
});

rules(['UM-QCARD-12'], 'EX-23 Study in the Librarium', () => {
  const t = under({
    players: [{ plots: ['q-study-in-the-librarium'], hand: ['i-conscription'] }],
    buildings: [{ id: 'b-belkrams-tomb', owner: bob }],
    intrigueDeck: ['i-crime-wave', 'i-ambush'],
  }).play(ann, to('b-belkrams-tomb'), play('i-conscription'));
  expect(t.taverns).toEqual([
    { fighter: 2, gold: 5 },
    { fighter: 1, gold: 2 },
  ]);
  expect(t.prompt).toBe('drawn');
  t.play(ann, play('i-crime-wave'));
  expect([t.handSizes[ann], t.asked]).toEqual([0, [bob]]);
});

rules(['UM-INTRIGUE-04'], 'EX-24 Manipulate on the Ambassador', () => {
  const t = under({ players: [{ pool: 2, hand: ['i-manipulate'] }], board: { [field]: { agents: [-1] }, [lion]: { agents: [bob] } } });
  t.play(ann, to(harbor1), play('i-manipulate'), moveAgent(field, -1), place(plinth));
  expect([t.taverns, t.agents(field), t.prompt]).toEqual([[{}, {}], [], 'extraAgent']);
  expect(t.play(ann, to(field)).tavern(ann)).toEqual({ fighter: 2 });
});

rules(['WD-INTRIGUE-21', 'WD-INTRIGUE-04'], 'EX-25 Sample Wares and copying', () => {
  const t = table({ players: [{ gold: 2, hand: ['i-bribe-agent'] }], hall: [{ id: 'b-house-of-heroes', agents: [bob] }] });
  t.play(ann, to(harbor1), play('i-bribe-agent'), use('b-house-of-heroes'));
  expect(t.taverns).toEqual([{ cleric: 1, fighter: 2 }, {}]);
});

rules(['WD-ASSIGN-10'], 'EX-26 what an own action provides', () => {
  const plots = ['q-fence-goods-for-duke-of-darkness'];
  const mine = table({ players: [{ plots, hand: ['i-crime-wave'] }] }).play(ann, to(harbor1), play('i-crime-wave'));
  expect(mine.taverns).toEqual([{ rogue: 2, gold: 2 }, { rogue: 1 }]);
  const theirs = table({ turn: bob, players: [{ plots }, { hand: ['i-crime-wave'] }] }).play(bob, to(harbor1), play('i-crime-wave'));
  expect(theirs.tavern(ann)).toEqual({ rogue: 1 });
  const cost = { fighter: 1, rogue: 2, wizard: 1, gold: 6 };
  const reward = table({ asks: 'quest', players: [{ plots, ...cost, active: ['q-take-over-rival-organization'] }] }).play(
    ann,
    complete('q-take-over-rival-organization'),
  );
  expect(reward.tavern(ann)).toEqual({ rogue: 4 });
});

rules(['WD-PLACE-05'], 'EX-27 discarding a stocked building', () => {
  const t = skull({
    players: [{ hand: ['i-real-estate-deal'] }],
    buildings: [{ id: 'b-caravan-court', owner: ann, fighter: 4, gold: 1, corruption: 1 }],
    hall: ['b-northgate'],
  });
  expect([t.s.supply.fighter, t.track]).toEqual([41, 24]);
  t.play(ann, to(harbor1), play('i-real-estate-deal'));
  expect([t.s.supply.fighter, t.track, t.tavern(ann)]).toEqual([45, 25, {}]);
});

rules(['WD-BUILD-04'], 'EX-28 nine buildings', () => {
  const buildings = [...nineBuildings.map((id) => ({ id, owner: ann })), { id: 'b-the-golden-horn', owner: bob }];
  const t = skull({ players: [{ gold: 20, hand: ['i-forge-deed'] }], buildings });
  expect([t.refused(ann, to(hall)), t.refused(ann, to(harbor1))]).toEqual(['WD-BUILD-01', 'WD-HARBOR-01']);
  const lure = table({
    asks: 'quest',
    players: [{ cleric: 1, fighter: 1, rogue: 1, gold: 2, active: ['q-lure-artisans-of-mirabar'] }],
    buildings,
  }).play(ann, complete('q-lure-artisans-of-mirabar'));
  expect([lure.scores[ann], lure.s.buildings.length]).toEqual([4, 10]);
});

rules(['WD-QCARD-18'], 'EX-29 the Miracle', () => {
  const t = table({
    players: [{ plots: ['q-produce-a-miracle-for-the-masses'], rogue: 1, fighter: 1, hand: ['i-good-faith'] }, { pool: 1 }],
  }).play(ann, to(plinth), exchange('rogue'));
  expect(t.tavern(ann)).toEqual({ cleric: 2, fighter: 1 });
  t.play(bob, to(aurora)).play(ann, to(harbor1), play('i-good-faith'));
  expect([t.tavern(ann), t.prompt]).toEqual([{ cleric: 4, fighter: 1 }, 'assign']);
});

rules(['UM-QCARD-20'], 'EX-30 Seize Citadel', () => {
  const t = under({
    asks: 'quest',
    players: [
      { plots: ['q-seize-citadel-of-the-bloody-hand'], fighter: 1, rogue: 8, wizard: 1, active: ['q-establish-shadow-thieves-guild'] },
    ],
  });
  t.play(ann, complete('q-establish-shadow-thieves-guild'), refund('wizard'));
  expect([t.tavern(ann), t.asked, t.scores[ann]]).toEqual([{ wizard: 1 }, [bob], 25]);
});

rules(['UM-INTRIGUE-07'], 'EX-31 Architectural Innovation is a purchase', () => {
  const t = under({
    players: [{ plots: ['q-infiltrate-builders-hall'], gold: 2, hand: ['i-architectural-innovation'] }],
    hall: [{ id: 'b-caravan-court', vp: 3 }],
  });
  t.play(ann, to(harbor1), play('i-architectural-innovation'), buy('b-caravan-court'));
  expect([t.tavern(ann), t.scores[ann]]).toEqual([{}, 3 + 4]);
});

rules(['WD-BUILD-03'], 'EX-32 a free building is no purchase', () => {
  const cost = { cleric: 1, fighter: 1, rogue: 1, gold: 2 };
  const t = table({
    asks: 'quest',
    players: [{ plots: ['q-infiltrate-builders-hall'], ...cost, active: ['q-lure-artisans-of-mirabar'] }],
    hall: [{ id: 'b-caravan-court', vp: 3 }],
  });
  expect(t.play(ann, complete('q-lure-artisans-of-mirabar')).scores[ann]).toBe(4 + 3);
});

rules(['WD-TURN-03', 'WD-ROUND-09'], 'EX-33 a forced pass', () => {
  const full = Object.fromEntries(
    [
      aurora,
      tower,
      hall,
      castle,
      's-cliffwatch-inn-1',
      's-cliffwatch-inn-2',
      's-cliffwatch-inn-3',
      field,
      lion,
      harbor1,
      harbor2,
      harbor3,
    ].map((space) => [space, { agents: [cleo] }]),
  );
  const facts: Facts = {
    seats: 3,
    players: [{ pool: 1, fighter: 3, wizard: 1, active: ['q-train-bladesingers'] }, { pool: 1, gold: 3 }, { pool: 0 }],
    board: { ...full, [hall]: {}, [plinth]: { agents: [cleo] } },
    hall: ['b-northgate'],
  };
  const t = table(facts);
  expect(t.options).toEqual(['pass']);
  t.play(ann, pass);
  expect([t.scores[ann], t.asked]).toEqual([0, [bob]]);
  t.play(bob, to(hall)); // Northgate is built, so that Ann has somewhere to go
  expect([t.asked, t.options]).toEqual([[ann], ['assign b-northgate']]);
  const stuck = table({ ...facts, players: [{ pool: 1 }, { pool: 1 }, { pool: 0 }] })
    .play(ann, pass)
    .play(bob, pass);
  expect([stuck.s.phase, stuck.asked]).toEqual(['reassignment', [cleo]]);
});

rules(['SK-QCARD-14'], 'EX-34 Assassinate Rivals', () => {
  const t = skull({
    seats: 3,
    asks: 'quest',
    players: [{ fighter: 4, rogue: 1, active: ['q-assassinate-rivals'] }, { wizard: 2, rogue: 1 }, {}],
  });
  t.play(ann, complete('q-assassinate-rivals')).play(bob, give('wizard'));
  expect(t.taverns).toEqual([{ corruption: 2 }, { wizard: 1, rogue: 1 }, {}]);
});

rules(['UM-QCARD-15', 'WD-QUEST-10'], 'EX-35 Diplomatic Mission', () => {
  const t = under({
    asks: 'quest',
    players: [{ plots: ['q-diplomatic-mission-to-suzail', 'q-sponsor-bounty-hunters'], fighter: 1, rogue: 1, wizard: 1, gold: 4 }],
    inn: ['q-safeguard-eltorchul-mage'],
    questDeck: ['q-prison-break'],
  }).play(ann, complete('q-safeguard-eltorchul-mage'));
  expect([t.player(ann).completed.includes('q-safeguard-eltorchul-mage'), t.s.inn.includes('q-prison-break'), t.tavern(ann)]).toEqual([
    true,
    true,
    { wizard: 2 },
  ]);
});

rules(['WD-HARBOR-05'], 'EX-36 the order of reassignment', () => {
  const t = table({
    asks: 'harbor',
    players: [{ pool: 0 }, { pool: 0 }],
    board: { [harbor1]: { agents: [bob] }, [harbor2]: { agents: [ann] }, [harbor3]: { agents: [bob] } },
  });
  const order: (number | undefined)[] = [];
  for (const space of [field, lion, plinth]) {
    order.push(t.asked[0]);
    t.play(t.asked[0]!, to(space));
  }
  expect([order, t.s.round]).toEqual([[bob, ann, bob], 2]);
});

rules(['WD-SETUP-12'], 'EX-37 starting gold', () => {
  expect(dealt(6, { skullport: true, undermountain: false, first: 1 }).s.players.map(({ gold }) => gold)).toEqual([4, 5, 6, 7, 8, 9]);
});

rules(['WD-SCORE-01', 'WD-SCORE-02', 'WD-SCORE-03'], 'EX-38 final scoring', () => {
  const completed = [
    'q-ally-with-house-thann',
    'q-safeguard-eltorchul-mage',
    'q-thin-the-city-watch',
    'q-eliminate-vampire-coven',
    'q-ambush-artor-morlin',
    'q-repel-seawraiths',
  ];
  const t = table({
    asks: 'end',
    players: [{ score: 80, cleric: 2, rogue: 1, gold: 5, lord: 'l-mirt-the-moneylender', completed }, {}],
    intrigueDiscard: ['i-quell-riots'],
  });
  expect([t.score(ann), t.s.outcome!.scores[ann]]).toEqual([{ game: 80, adventurers: 3, gold: 2, lord: 16, corruption: 0 }, 101]);
});

rules(['WD-TIE-01'], 'EX-39 a tie', () => {
  const end = (a: number, b: number) =>
    table({
      asks: 'end',
      players: [
        { score: 120 - Math.floor(a / 2), gold: a },
        { score: 120 - Math.floor(b / 2), gold: b },
      ],
    }).s.outcome!;
  expect([end(3, 4).scores, end(3, 4).winners, end(4, 4).winners]).toEqual([[120, 120], [bob], [ann, bob]]);
});

rules(['WD-QUEST-07'], 'EX-40 the mandatory quest first', () => {
  const player = {
    cleric: 2,
    fighter: 4,
    wizard: 1,
    duties: ['m-quell-riots'],
    active: ['q-train-bladesingers'],
    lord: 'l-piergeiron-the-paladinson',
  };
  const t = table({ asks: 'quest', players: [player] });
  expect(t.options).toEqual(['complete m-quell-riots', 'pass']);
  t.play(ann, complete('m-quell-riots'));
  expect([t.scores[ann], t.score(ann).lord, t.asked]).toEqual([4, 0, [bob]]);
  const garden = table({ players: [player], buildings: [{ id: 'b-heroes-garden', owner: bob }], inn: ['q-quell-mercenary-uprising'] }).play(
    ann,
    to('b-heroes-garden'),
    takeQuest('q-quell-mercenary-uprising'),
  );
  expect([garden.player(ann).active.length, garden.prompt, garden.options]).toEqual([2, 'quest', ['complete m-quell-riots', 'pass']]);
});

rules(['SK-BLDG-04'], 'EX-41 the Frontal Lobe', () => {
  const t = skull({ players: [{ rogue: 1 }], buildings: [{ id: 'b-the-frontal-lobe', owner: bob }] }).play(ann, to('b-the-frontal-lobe'));
  expect(t.taverns).toEqual([{ wizard: 3, corruption: 1 }, { rogue: 1 }]);
});

rules(['WD-ROUND-03', 'WD-BUILD-07'], 'EX-42 stock', () => {
  const t = table({ round: 2, players: [{ pool: 1, gold: 4 }, { pool: 0 }], hall: [{ id: 'b-caravan-court', vp: 2 }] });
  expect(t.lying('b-caravan-court')).toEqual({});
  t.play(ann, to(hall));
  expect([t.s.round, t.lying('b-caravan-court')]).toEqual([3, { fighter: 4 }]); // 2 at once, 2 more as round 3 started
  t.play(ann, to(aurora));
  expect([t.s.round, t.lying('b-caravan-court')]).toEqual([4, { fighter: 6 }]);
});

rules(['WD-AGENT-09'], 'EX-43 the Ambassador at the end of a round', () => {
  const t = table({ players: [{ pool: 1 }, { pool: 0 }], board: { [plinth]: { agents: [-1] } } }).play(ann, to(aurora));
  expect([t.agents(plinth), t.s.ambassador.holder, t.prompt, t.eventTypes.includes('ambassadorSetAside')]).toEqual([
    [],
    null,
    'assign',
    true,
  ]);
});

rules(['SK-INTRIGUE-03'], 'EX-44 Expose Corruption', () => {
  const t = skull({
    seats: 3,
    players: [{ corruption: 1, hand: ['i-expose-corruption'] }, { corruption: 3 }, { corruption: 1 }],
    corruption: { track: 2 },
  });
  t.play(ann, to(harbor1), play('i-expose-corruption'));
  expect([t.s.players.map(({ corruption }) => corruption), t.track]).toEqual([[1, 4, 1], 1]);
});

rules(['WD-TURN-09'], 'EX-45 an event trigger inside an action', () => {
  const t = under({
    players: [{ plots: ['q-establish-wizard-academy'], cleric: 1, wizard: 1 }],
    buildings: [{ id: 'b-heroes-garden', owner: bob }],
    inn: ['q-study-the-illusk-arch'],
  }).play(ann, to('b-heroes-garden'), takeQuest('q-study-the-illusk-arch'), complete('q-study-the-illusk-arch'));
  expect([t.scores[ann], t.tavern(ann)]).toEqual([8 + 4, {}]);
});

rules(['WD-TURN-10'], 'EX-46 no double count', () => {
  const t = table({
    players: [{ plots: ['q-bolster-griffon-cavalry'] }],
    board: { [field]: { agents: [bob] } },
    buildings: [{ id: 'b-the-zoarstar', owner: bob }],
  });
  expect(t.play(ann, to('b-the-zoarstar'), use(field)).tavern(ann)).toEqual({ fighter: 3 });
});

rules(['WD-ASSIGN-11'], 'EX-47 a requirement after an earlier part', () => {
  const facts = (corruption: number): Facts => ({
    players: [{ corruption, hand: ['i-repent'] }],
    buildings: [{ id: 'b-the-poisoned-quill', owner: bob }],
  });
  expect(skull(facts(1)).refused(ann, to('b-the-poisoned-quill'))).toBe('WD-ASSIGN-03');
  expect(skull(facts(2)).play(ann, to('b-the-poisoned-quill'), play('i-repent')).tavern(ann)).toEqual({});
});

rules(['SK-QCARD-18', 'WD-ASSIGN-10'], 'EX-48 extra cards at the Harbor', () => {
  const t = skull({
    players: [
      { plots: ['q-uncover-forbidden-lore', 'q-bribe-the-shipwrights'], hand: ['i-lack-of-faith', 'i-spread-the-wealth'] },
      { cleric: 1 },
    ],
  });
  t.play(ann, to(harbor1), play('i-lack-of-faith'), play('i-spread-the-wealth'));
  expect(t.tavern(ann)).toEqual({ gold: 4, corruption: 1 });
});

describe('a series of small choices can be taken back', () => {
  test('until a card is drawn or played', () => {
    const t = under({ players: [{ rogue: 3, cleric: 1 }], buildings: [{ id: 'b-hall-of-three-lords', owner: bob }] });
    expect(t.undoable(ann, to('b-hall-of-three-lords'))).toBe(true);
    t.play(ann, to('b-hall-of-three-lords'));
    expect(t.undoable(ann, { type: 'put', adventurer: 'rogue' })).toBe(true);
    expect(
      table({ players: [{ hand: ['i-conscription'] }] })
        .play(ann, to(harbor1))
        .undoable(ann, play('i-conscription')),
    ).toBe(false);
    expect(table().undoable(ann, to(castle))).toBe(false); // a card is drawn
  });
});
