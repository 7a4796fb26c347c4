import { expect } from 'vitest';
import {
  accept,
  ann,
  aurora,
  bob,
  castle,
  cleo,
  complete,
  field,
  gain,
  hall,
  harbor1,
  harbor2,
  harbor3,
  inn1,
  inn2,
  inn3,
  lion,
  nineBuildings,
  pass,
  place,
  play,
  plinth,
  recall,
  rule,
  rules,
  skull,
  table,
  take,
  takeQuest,
  to,
  tower,
  under,
  use,
  buy,
  type Facts,
} from '../table.ts';

const four = ['q-bolster-city-guard', 'q-train-bladesingers', 'q-raid-orc-stronghold', 'q-repel-seawraiths'];

rules(['WD-ASSIGN-01', 'WD-ASSIGN-02'], 'onto a space in play that nobody holds: no opponent, no own agent, no Ambassador', () => {
  const t = table({
    board: { [field]: { agents: [bob] }, [lion]: { agents: [ann] }, [plinth]: { agents: [-1] } },
    buildings: [{ id: 'b-northgate', owner: bob }],
    hall: ['b-dragon-tower'],
  });
  expect([field, lion, plinth].map((space) => t.refused(ann, to(space)))).toEqual(['WD-ASSIGN-02', 'WD-ASSIGN-02', 'WD-ASSIGN-02']);
  expect([t.refused(ann, to('b-dragon-tower')), t.refused(ann, to('b-the-zoarstar'))]).toEqual(['WD-ASSIGN-01', 'WD-ASSIGN-01']);
  expect([t.may(ann, to('b-northgate')), t.may(ann, to(tower))]).toEqual([true, true]);
});

rules(['WD-ASSIGN-03', 'WD-BLDG-10', 'WD-BLDG-19'], 'what lies on the space counts towards its requirements', () => {
  const facts = (gold: number, rogue: number): Facts => ({
    players: [{ gold: 1, cleric: 1 }],
    buildings: [
      { id: 'b-house-of-wonder', owner: bob, gold },
      { id: 'b-the-three-pearls', owner: bob, rogue },
    ],
  });
  expect([table(facts(0, 0)).may(ann, to('b-house-of-wonder')), table(facts(1, 0)).may(ann, to('b-house-of-wonder'))]).toEqual([
    false,
    true,
  ]);
  expect([table(facts(0, 0)).may(ann, to('b-the-three-pearls')), table(facts(0, 1)).may(ann, to('b-the-three-pearls'))]).toEqual([
    false,
    true,
  ]);
});

rule('WD-ASSIGN-04', 'a space that only gives is legal even if there is nothing to give', () => {
  const t = table({
    supply: { fighter: 0 },
    inn: [],
    questDeck: [],
    intrigueDeck: [],
    short: ['questDeck', 'intrigueDeck'],
  });
  for (const space of [field, inn1, inn2, inn3, castle]) expect(t.may(ann, to(space))).toBe(true);
  expect(t.fork().play(ann, to(inn3)).asked).toEqual([bob]);
  expect(t.play(ann, to(inn2)).asked).toEqual([bob]);
});

rule('WD-ASSIGN-06', 'three places at the Inn and in the Harbor, in any order; one player may have several', () => {
  const t = table({ players: [{ hand: ['i-conscription', 'i-crime-wave', 'i-good-faith'] }], inn: four });
  expect([inn1, inn2, inn3, harbor1, harbor2, harbor3].every((space) => t.may(ann, to(space)))).toBe(true);
  t.play(ann, to(harbor3), play('i-conscription')).play(bob, to(aurora)).play(ann, to(harbor1), play('i-crime-wave'));
  expect([harbor1, harbor2, harbor3].map((space) => t.agents(space))).toEqual([[ann], [], [ann]]);
});

rules(
  ['WD-ASSIGN-07', 'WD-QCARD-12'],
  'the Orb: once per round onto a space that an opponent holds, the Ambassador and tiles of the Hall included',
  () => {
    const facts: Facts = {
      players: [{ plots: ['q-recover-the-magisters-orb'], pool: 3 }],
      board: { [field]: { agents: [bob] }, [plinth]: { agents: [-1] }, [lion]: { agents: [ann] } },
      hall: [{ id: 'b-northgate', agents: [bob] }, 'b-dragon-tower'],
    };
    const t = table(facts);
    expect([field, plinth, lion, 'b-northgate', 'b-dragon-tower'].map((space) => t.may(ann, to(space)))).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
    t.play(ann, to(field));
    expect([t.agents(field), t.tavern(ann)]).toEqual([[bob, ann], { fighter: 2 }]);
    t.play(bob, to(aurora));
    expect([plinth, 'b-northgate'].map((space) => t.may(ann, to(space)))).toEqual([false, false]);
    const tile = table(facts).play(ann, to('b-northgate'), take('cleric'));
    expect([tile.tavern(ann), tile.agents('b-northgate'), tile.scores]).toEqual([{ cleric: 1, gold: 2 }, [bob, ann], [0, 0]]);
  },
);

rules(['WD-ASSIGN-08', 'WD-AGENT-02', 'WD-INTRIGUE-17'], 'the agent just placed is an assigned one, and may be recalled', () => {
  const t = table({
    players: [{ hand: ['i-recall-agent'] }],
    board: { [field]: { agents: [ann] } },
    hall: [{ id: 'b-northgate', agents: [ann] }],
  });
  t.play(ann, to(harbor2), play('i-recall-agent'));
  expect(t.options).toEqual([`recall ${field}`, `recall ${harbor2}`, 'recall b-northgate']);
  t.play(ann, recall(field));
  expect([t.agents(field), t.pools[ann], t.may(bob, to(field))]).toEqual([[], 2, true]);
});

rules(
  ['WD-ASSIGN-09', 'WD-BLDG-24', 'WD-OWNER-04'],
  'a used space gives all it would give to an agent, and its owner and the Zoarstar’s their benefit',
  () => {
    const t = table({
      seats: 3,
      players: [{ plots: ['q-fence-goods-for-duke-of-darkness'] }],
      buildings: [
        { id: 'b-the-zoarstar', owner: cleo },
        { id: 'b-helmstar-warehouse', owner: bob, agents: [cleo], wizard: 1 },
      ],
    }).play(ann, to('b-the-zoarstar'));
    expect(t.options).toEqual(['use b-helmstar-warehouse']); // asked although there is one answer: it might depend on the hand
    t.play(ann, use('b-helmstar-warehouse'));
    expect([t.taverns, t.scores]).toEqual([
      [{ rogue: 2, wizard: 1, gold: 4 }, { rogue: 1 }, {}],
      [0, 0, 2],
    ]);
    expect([t.agents('b-helmstar-warehouse'), t.agents('b-the-zoarstar')]).toEqual([[cleo], [ann]]);
    const none = table({ buildings: [{ id: 'b-the-zoarstar', owner: bob }], board: { [field]: { agents: [ann] } } });
    expect(none.refused(ann, to('b-the-zoarstar'))).toBe('WD-ASSIGN-03');
    const shared = table({ buildings: [{ id: 'b-the-zoarstar', owner: bob }], board: { [field]: { agents: [ann, bob] } } });
    expect(shared.may(ann, to('b-the-zoarstar'))).toBe(true); // an opponent is there, whoever else is
    const hard = table({ buildings: [{ id: 'b-the-zoarstar', owner: bob }], board: { [harbor1]: { agents: [bob] } } });
    expect(hard.may(ann, to('b-the-zoarstar'))).toBe(false); // no card to play there
  },
);

rules(
  ['WD-ASSIGN-10', 'WD-PLAY-09', 'WD-QUEST-12'],
  'an own action provides what the space, what lay on it and a card played there give; nothing else counts, and once is once',
  () => {
    const plots = ['q-bribe-the-shipwrights', 'q-fence-goods-for-duke-of-darkness'];
    const lay = table({ players: [{ plots }], board: { [plinth]: { rogue: 3 } } }).play(ann, to(plinth));
    expect(lay.tavern(ann)).toEqual({ cleric: 1, rogue: 3, gold: 2 }); // the 2 gold of the plot quest bring no rogue
    const card = table({ players: [{ plots, hand: ['i-recruit-spies'] }, { rogue: 1 }] })
      .play(ann, to(harbor1), play('i-recruit-spies'))
      .play(bob, { type: 'accept' });
    expect(card.tavern(ann)).toEqual({ rogue: 3, gold: 2 });
    const owner = table({ turn: bob, players: [{ plots }], buildings: [{ id: 'b-helmstar-warehouse', owner: ann }] }).play(
      bob,
      to('b-helmstar-warehouse'),
    );
    expect(owner.tavern(ann)).toEqual({ rogue: 1 });
    const prison = table({
      asks: 'quest',
      players: [{ plots, rogue: 4, wizard: 2, gold: 2, active: ['q-prison-break'], hand: ['i-crime-wave'] }],
    }).play(ann, complete('q-prison-break'), play('i-crime-wave'));
    expect(prison.tavern(ann)).toEqual({ fighter: 2, rogue: 2 });
  },
);

rules(
  ['WD-ASSIGN-11', 'UM-BLDG-03', 'UM-INTRIGUE-09'],
  'no choice may rule out a card that must be played, while another keeps it possible',
  () => {
    const t = under({ players: [{ rogue: 1, hand: ['i-honor-among-thieves'] }], buildings: [{ id: 'b-the-eyes-lair', owner: bob }] });
    t.play(ann, to('b-the-eyes-lair'));
    expect(t.options).toEqual(['take rogue']);
    t.play(ann, take('rogue'), play('i-honor-among-thieves'));
    expect([t.taverns, t.scores]).toEqual([
      [{}, { rogue: 2 }],
      [8, 2],
    ]);
    const none = under({ players: [{ hand: ['i-honor-among-thieves'] }], buildings: [{ id: 'b-the-eyes-lair', owner: bob }] });
    expect(none.refused(ann, to('b-the-eyes-lair'))).toBe('WD-ASSIGN-03');
    const free = under({
      players: [{ rogue: 1, hand: ['i-honor-among-thieves', 'i-ambush'] }],
      buildings: [{ id: 'b-the-eyes-lair', owner: bob }],
    });
    expect(free.play(ann, to('b-the-eyes-lair')).options.length).toBe(4);
  },
);

rules(['UM-SPACE-01', 'WD-ASSIGN-11'], 'Entry Well: a quest, then a card that can be played once it is taken', () => {
  const facts: Facts = { inn: ['q-explore-ahghairons-tower', ...four.slice(1)], players: [{ hand: ['i-unlikely-assistance'] }] };
  expect(under(facts).refused(ann, to('s-entry-well'))).toBe('WD-ASSIGN-03');
  const t = under({ ...facts, players: [{ hand: ['i-unlikely-assistance'], plots: ['q-establish-wizard-academy'] }] }).play(
    ann,
    to('s-entry-well'),
  );
  expect(t.options).toEqual(['takeQuest q-explore-ahghairons-tower']); // an arcana quest brings the wizard that the card needs
  t.play(ann, takeQuest('q-explore-ahghairons-tower'), play('i-unlikely-assistance'));
  expect([t.scores[ann], t.tavern(bob), t.agents('s-entry-well')]).toEqual([8, { wizard: 1 }, [ann]]);
  const change = under({ players: [{ hand: ['i-change-of-plans'] }], inn: four });
  change.play(ann, to('s-entry-well'), takeQuest(four[0]!), play('i-change-of-plans'));
  expect([change.scores[ann], change.player(ann).active]).toEqual([6, []]);
});

rules(['WD-SPACE-01', 'WD-SPACE-02', 'WD-SPACE-03', 'WD-SPACE-04', 'WD-SPACE-05'], 'gold, a wizard, fighters, rogues, a cleric', () => {
  const gains = [aurora, tower, field, lion, plinth].map((space) => table().play(ann, to(space)).tavern(ann));
  expect(gains).toEqual([{ gold: 4 }, { wizard: 1 }, { fighter: 2 }, { rogue: 2 }, { cleric: 1 }]);
});

rules(['UM-SPACE-02', 'UM-SPACE-03'], 'Hall of Mirrors: one of any type, or a fighter and a rogue; the Grim Statue: two cards', () => {
  const t = under().play(ann, to('s-hall-of-mirrors'));
  expect(
    t
      .fork()
      .play(ann, gain({ any: 1 }), take('wizard'))
      .tavern(ann),
  ).toEqual({ wizard: 1 });
  expect(t.play(ann, gain({ fighter: 1, rogue: 1 })).tavern(ann)).toEqual({ fighter: 1, rogue: 1 });
  expect(under().play(ann, to('s-the-grim-statue')).handSizes).toEqual([2, 0]);
});

rules(['SK-SPACE-01', 'SK-SPACE-02', 'SK-SPACE-03'], 'more for a token of corruption', () => {
  const voice = skull({ inn: four }).play(ann, to('s-hall-of-the-voice'), takeQuest(four[2]!));
  expect([voice.tavern(ann), voice.handSizes[ann], voice.player(ann).active]).toEqual([{ gold: 5, corruption: 1 }, 1, [four[2]]]);
  expect(skull().play(ann, to('s-slavers-market')).tavern(ann)).toEqual({ fighter: 2, rogue: 2, corruption: 1 });
  expect(skull().play(ann, to('s-skull-island'), take('cleric'), take('wizard')).tavern(ann)).toEqual({
    cleric: 1,
    wizard: 1,
    corruption: 1,
  });
});

rules(
  ['WD-INN-01', 'WD-INN-02', 'WD-INN-04', 'WD-INN-06'],
  'a quest and 2 gold, or a quest and a card; the slot is refilled at once, and quests are not limited',
  () => {
    const facts: Facts = {
      inn: four,
      questDeck: ['q-prison-break'],
      players: [{ active: ['q-ambush-artor-morlin', 'q-confront-the-xanathar', 'q-procure-stolen-goods'] }],
    };
    const first = table(facts).play(ann, to(inn1));
    expect([first.prompt, first.refused(ann, takeQuest('q-prison-break'))]).toEqual(['takeQuest', 'WD-INN-04']);
    first.play(ann, takeQuest(four[1]!));
    expect(first.s.inn).toEqual([four[0], 'q-prison-break', four[2], four[3]]);
    expect([first.tavern(ann), first.player(ann).active.length]).toEqual([{ gold: 2 }, 4]);
    expect(first.eventTypes.slice(0, 3)).toEqual(['questTaken', 'questRevealed', 'goodsGained']);
    const second = table(facts).play(ann, to(inn2), takeQuest(four[1]!));
    expect([second.tavern(ann), second.handSizes]).toEqual([{}, [1, 0]]);
  },
);

rule('WD-INN-03', 'the third space: four new quests first', () => {
  const t = table({
    inn: four,
    questDeck: ['q-prison-break', 'q-procure-stolen-goods', 'q-ambush-artor-morlin', 'q-confront-the-xanathar'],
  });
  t.play(ann, to(inn3));
  expect([t.s.questDiscard, t.options.length]).toEqual([four, 4]);
  t.play(ann, takeQuest('q-procure-stolen-goods'));
  expect([t.player(ann).active, t.tavern(ann)]).toEqual([['q-procure-stolen-goods'], {}]);
});

rule('WD-INN-05', 'an empty deck is the discard pile, shuffled; without any card the slot stays empty', () => {
  const t = table({ inn: four, questDeck: [], questDiscard: ['q-prison-break'], short: ['questDeck'] }).play(
    ann,
    to(inn1),
    takeQuest(four[0]!),
  );
  expect([t.s.inn.includes('q-prison-break'), t.s.questDiscard, t.eventTypes.includes('deckReshuffled')]).toEqual([true, [], true]);
  const dry = table({ inn: four.slice(0, 2), questDeck: [], short: ['questDeck'] }).play(ann, to(inn1), takeQuest(four[0]!));
  expect(dry.s.inn).toEqual([four[1]]);
});

rules(['WD-INN-05', 'WD-QUEST-11'], 'an empty slot is filled as soon as a card can be drawn: when somebody discards a quest', () => {
  const t = under({
    players: [{ active: ['q-prison-break'] }],
    buildings: [{ id: 'b-the-lost-cavern', owner: ann }],
    inn: four.slice(0, 3),
    questDeck: [],
    short: ['questDeck'],
  }).play(ann, to('b-the-lost-cavern'));
  expect([t.s.inn, t.s.questDiscard, t.eventTypes.includes('questRevealed')]).toEqual([[...four.slice(0, 3), 'q-prison-break'], [], true]);
});

rule('WD-INN-05', 'all empty slots are filled, in order: the one that was left, then the others', () => {
  const [inn, questDeck] = [four.slice(0, 3), ['q-prison-break', 'q-domesticate-owlbears', 'q-lure-artisans-of-mirabar']];
  const taken = table({ inn, questDeck }).play(ann, to(inn1), takeQuest(four[0]!));
  expect(taken.s.inn).toEqual(['q-prison-break', four[1], four[2], 'q-domesticate-owlbears']);
  const mission = table({
    players: [{ plots: ['q-diplomatic-mission-to-suzail'], fighter: 9, cleric: 9, rogue: 9, wizard: 9, gold: 9 }],
    options: { undermountain: true },
    inn,
    questDeck,
  }).play(ann, to(plinth), complete(four[1]!));
  expect(mission.s.inn).toEqual([four[0], 'q-prison-break', four[2], 'q-domesticate-owlbears']);
});

rules(['WD-INN-05', 'WD-QCARD-02'], 'also when a quest comes from the deck', () => {
  const due = [
    { kind: 'effects', seat: ann, of: 'reward q-loot-the-crypt-of-chauntea', at: 2, own: false, spent: null },
    { kind: 'rotation', seat: bob, passes: 0 },
  ];
  const t = table({ inn: four.slice(0, 2), questDeck: ['q-prison-break', 'q-domesticate-owlbears', 'q-lure-artisans-of-mirabar'], due });
  expect([t.s.inn.length, t.player(ann).active.length]).toEqual([4, 1]);
});

rules(['WD-CASTLE-01', 'WD-CASTLE-02'], 'the marker, from whoever has it or from oneself, and a card; the running order stays', () => {
  const t = table({ first: bob }).play(ann, to(castle));
  expect([t.s.first, t.handSizes, t.asked]).toEqual([ann, [1, 0], [bob]]);
  const own = table({ first: ann }).play(ann, to(castle));
  expect([own.eventsOf('firstPlayerTaken'), own.handSizes[ann]]).toEqual([[{ type: 'firstPlayerTaken', seat: ann, from: ann }], 1]);
});

const estate = (owner: number): { id: string; owner: number }[] => nineBuildings.map((id) => ({ id, owner }));

rules(
  ['WD-BUILD-01', 'WD-BUILD-02', 'WD-BUILD-03', 'WD-BUILD-08'],
  'pay, score the tokens, own it; the slot is refilled, and from the next assignment on it is open to all',
  () => {
    const facts: Facts = {
      players: [{ gold: 4, plots: ['q-infiltrate-builders-hall'] }],
      hall: [{ id: 'b-caravan-court', vp: 3 }, 'b-fetlock-court', 'b-northgate'],
      tiles: ['b-dragon-tower'],
    };
    const t = table(facts).play(ann, to(hall));
    expect(t.options).toEqual(['buy b-caravan-court', 'buy b-northgate']); // Fetlock Court costs 8
    expect(t.refused(ann, buy('b-fetlock-court'))).toBe('WD-BUILD-01');
    t.play(ann, buy('b-caravan-court'));
    expect([t.tavern(ann), t.scores, t.owners]).toEqual([{}, [3 + 4, 0], { 'b-caravan-court': ann }]);
    expect([t.inHall, t.lying('b-caravan-court')]).toEqual([['b-dragon-tower', 'b-fetlock-court', 'b-northgate'], { fighter: 2 }]);
    t.play(bob, to('b-caravan-court'));
    expect(t.taverns).toEqual([{ fighter: 1 }, { fighter: 2 }]);
    const poor = table({ ...facts, players: [{ gold: 2 }] });
    expect(poor.refused(ann, to(hall))).toBe('WD-BUILD-01');
  },
);

rule('WD-BUILD-04', 'nobody controls more than nine buildings', () => {
  const t = table({ players: [{ gold: 20 }], buildings: estate(ann), hall: ['b-caravan-court'] });
  expect(t.refused(ann, to(hall))).toBe('WD-BUILD-01');
  const eight = table({ players: [{ gold: 20 }], buildings: estate(ann).slice(1), hall: ['b-caravan-court'] });
  expect(eight.may(ann, to(hall))).toBe(true);
  const card = 'i-architectural-innovation'; // two gold, and a building may be bought
  const facts: Facts = { players: [{ gold: 20, hand: [card] }], hall: ['b-caravan-court'] };
  const full = under({ ...facts, buildings: estate(ann) }).play(ann, to(harbor1), play(card));
  const room = under({ ...facts, buildings: estate(ann).slice(1) }).play(ann, to(harbor1), play(card));
  expect([full.prompt, room.prompt]).toEqual(['assign', 'buy']);
});

rules(['WD-BUILD-05', 'WD-BUILD-06'], 'more than ten tiles may be in play; without tiles a slot stays empty', () => {
  const t = table({
    players: [{ gold: 4 }],
    buildings: [...estate(bob), { id: 'b-spires-of-the-morning', owner: ann }],
    hall: ['b-caravan-court', 'b-jesters-court'],
    tiles: [],
    short: ['tiles'],
  }).play(ann, to(hall), buy('b-caravan-court'));
  expect([t.s.buildings.length, t.inHall]).toEqual([11, ['b-jesters-court']]);
});

rule('WD-BUILD-07', 'in the Hall a tile collects a token each round, and no stock', () => {
  const t = table({ asks: 'round', hall: [{ id: 'b-caravan-court', vp: 1 }, 'b-the-waymoot', 'b-northgate'] });
  expect([t.at('b-caravan-court').vp, t.lying('b-caravan-court'), t.at('b-the-waymoot').vp]).toEqual([2, {}, 1]);
});

rule('WD-BUILD-10', 'an agent on a tile stays when it is built, and occupies it', () => {
  const t = table({ players: [{ gold: 3 }], hall: [{ id: 'b-northgate', agents: [bob] }] }).play(ann, to(hall));
  expect([t.agents('b-northgate'), t.refused(bob, to('b-northgate'))]).toEqual([[bob], 'WD-ASSIGN-02']);
});

rules(
  ['WD-OWNER-01', 'WD-OWNER-02', 'WD-OWNER-03', 'WD-OWNER-06'],
  'the owner of a visited building gets the benefit and makes its choice; not for an own visit, and it is no own action',
  () => {
    const facts: Facts = { players: [{}, { plots: ['q-bolster-griffon-cavalry'] }], buildings: [{ id: 'b-house-of-heroes', owner: bob }] };
    const t = table(facts).play(ann, to('b-house-of-heroes'));
    expect([t.tavern(ann), t.prompt, t.asked]).toEqual([{ cleric: 1, fighter: 2 }, 'choose', [bob]]);
    expect(t.play(bob, gain({ fighter: 1 })).tavern(bob)).toEqual({ fighter: 1 });
    const own = table({ ...facts, turn: bob }).play(bob, to('b-house-of-heroes'));
    expect([own.tavern(bob), own.asked]).toEqual([{ cleric: 1, fighter: 3 }, [ann]]);
  },
);

rule('WD-OWNER-05', 'the Ambassador of somebody else pays the owner, an own one does not', () => {
  const facts = (holder: number): Facts => ({
    asks: 'round',
    ambassador: { holder },
    buildings: [{ id: 'b-helmstar-warehouse', owner: ann }],
    players: [{ plots: ['q-impersonate-tax-collector'] }],
    options: { undermountain: true },
  });
  expect(table(facts(bob)).play(bob, to('b-helmstar-warehouse')).taverns).toEqual([{ rogue: 1 }, { rogue: 2, gold: 2 }]);
  expect(table(facts(ann)).play(ann, to('b-helmstar-warehouse')).taverns).toEqual([{ rogue: 2, gold: 2 }, {}]);
});

rules(['WD-OWNER-07', 'WD-INTRIGUE-21'], 'a tile of the Hall has no owner; Sample Wares uses it as though it were an own one', () => {
  const t = table({
    players: [{ hand: ['i-sample-wares'] }],
    hall: ['b-helmstar-warehouse', { id: 'b-northgate', agents: [bob] }, 'b-the-three-pearls'],
  });
  t.play(ann, to(harbor1), play('i-sample-wares'));
  expect(t.options).toEqual(['assign b-helmstar-warehouse']); // one is occupied, the other cannot be paid
  t.play(ann, to('b-helmstar-warehouse'));
  expect([t.taverns, t.agents('b-helmstar-warehouse'), t.pools[ann]]).toEqual([[{ rogue: 2, gold: 2 }, {}], [ann], 2]);
  const none = table({ players: [{ pool: 1, hand: ['i-sample-wares'] }], hall: ['b-northgate'] });
  expect(none.refused(ann, to(harbor1))).toBe('WD-HARBOR-01'); // no agent would be left
});

rules(['WD-HARBOR-01', 'WD-HARBOR-02'], 'exactly one card, at once; without a playable one the Harbor is closed', () => {
  const t = table({ players: [{ hand: ['i-conscription', 'i-crime-wave'], active: ['q-train-bladesingers'], fighter: 1, wizard: 1 }] });
  t.play(ann, to(harbor1), play('i-conscription'));
  expect([t.tavern(ann), t.tavern(bob), t.hand(ann), t.prompt]).toEqual([
    { fighter: 3, wizard: 1 },
    { fighter: 1 },
    ['i-crime-wave'],
    'quest',
  ]);
  expect(table().refused(ann, to(harbor1))).toBe('WD-HARBOR-01');
  expect(table({ players: [{ hand: ['i-free-drinks'] }] }).refused(ann, to(harbor1))).toBe('WD-HARBOR-01');
});

rules(
  ['WD-HARBOR-03', 'WD-HARBOR-05', 'WD-HARBOR-06'],
  'at the end they are reassigned in the order of the slots, each a full turn, never to the Harbor',
  () => {
    const t = table({
      asks: 'harbor',
      first: bob,
      players: [{ pool: 0, hand: ['i-conscription'], wizard: 1, fighter: 1, active: ['q-train-bladesingers'] }, { pool: 0 }],
      board: { [harbor1]: { agents: [bob] }, [harbor2]: { agents: [ann] } },
      buildings: [{ id: 'b-helmstar-warehouse', owner: ann }],
    });
    expect([t.asked, t.prompt]).toEqual([[bob], 'reassign']);
    t.play(bob, to('b-helmstar-warehouse'));
    expect([t.taverns, t.asked, t.agents(harbor1)]).toEqual([
      [
        { fighter: 1, rogue: 1, wizard: 1 },
        { rogue: 2, gold: 2 },
      ],
      [ann],
      [],
    ]);
    expect(t.refused(ann, to(harbor3))).toBe('WD-HARBOR-06');
    t.play(ann, to(field), complete('q-train-bladesingers'));
    expect([t.scores[ann], t.s.round]).toEqual([4, 2]);
  },
);

rule('WD-HARBOR-04', 'an agent that left the Harbor is not reassigned', () => {
  const t = table({ players: [{ pool: 1, hand: ['i-recall-agent'] }, { pool: 0 }] }).play(
    ann,
    to(harbor1),
    play('i-recall-agent'),
    to(field),
  );
  expect(t.s.round).toBe(2);
});

rule('WD-HARBOR-07', 'an agent that can go nowhere stays, without a quest step', () => {
  const board = Object.fromEntries(
    [aurora, tower, castle, inn1, inn2, inn3, field, lion, plinth].map((space) => [space, { agents: [bob] }]),
  );
  const t = table({
    asks: 'harbor',
    players: [{ pool: 0, fighter: 3, wizard: 1, active: ['q-train-bladesingers'] }, { pool: 0 }],
    board: { ...board, [harbor1]: { agents: [ann] } },
    hall: ['b-northgate'],
  });
  expect(t.options).toEqual(['pass']);
  t.play(ann, pass);
  expect([t.s.round, t.scores[ann], t.eventTypes.includes('agentAssigned')]).toEqual([2, 0, false]);
});

rule('WD-HARBOR-08', 'of two agents on a slot the first goes first', () => {
  const t = table({ asks: 'harbor', players: [{ pool: 0 }, { pool: 0 }], board: { [harbor2]: { agents: [bob, ann] } } });
  expect(t.asked).toEqual([bob]);
  expect(t.play(bob, to(field)).asked).toEqual([ann]);
});

rules(
  ['WD-HARBOR-09', 'WD-AGENT-04', 'WD-QCARD-01'],
  'an agent that comes during reassignment is assigned at once; by a reward after the quest step',
  () => {
    const t = table({
      asks: 'harbor',
      players: [{ pool: 1, wizard: 1, gold: 4, active: ['q-research-chronomancy', 'q-train-bladesingers'] }, { pool: 0 }],
      board: { [harbor1]: { agents: [ann] }, [harbor2]: { agents: [bob] }, [field]: { agents: [ann] } },
    }).play(ann, to(tower), complete('q-research-chronomancy'));
    expect(t.prompt).toBe('recall');
    t.play(ann, recall(field));
    expect([t.prompt, t.asked, t.pools[ann]]).toEqual(['extraAgent', [ann], 2]);
    t.play(ann, to(field));
    expect([t.pools[ann], t.prompt, t.asked, t.scores[ann]]).toEqual([1, 'reassign', [bob], 4]); // no second quest; the other agent stays
  },
);

rules(['WD-HARBOR-10', 'WD-HARBOR-11'], 'a used Harbor slot brings no reassignment; the Ambassador there plays a card and stays', () => {
  const t = table({
    asks: 'round',
    ambassador: { holder: ann },
    players: [{ pool: 1, hand: ['i-conscription', 'i-crime-wave'] }, { pool: 0 }],
    buildings: [{ id: 'b-the-zoarstar', owner: bob }],
    board: {},
  });
  t.play(ann, to(harbor1), play('i-conscription'));
  expect([t.agents(harbor1), t.tavern(ann), t.prompt]).toEqual([[-1], { fighter: 2 }, 'assign']);
  t.play(ann, to('b-the-zoarstar'), use(harbor1), play('i-crime-wave'));
  expect([t.tavern(ann), t.s.round]).toEqual([{ fighter: 2, rogue: 2 }, 3]); // nobody was reassigned
  const late = table({
    asks: 'harbor',
    players: [{ pool: 0, hand: ['i-conscription'] }, { pool: 0 }],
    board: { [harbor1]: { agents: [ann] }, [harbor2]: { agents: [bob] } },
    buildings: [{ id: 'b-the-zoarstar', owner: bob }],
  }).play(ann, to('b-the-zoarstar'), use(harbor2), play('i-conscription'));
  expect([late.tavern(ann), late.asked]).toEqual([{ fighter: 2 }, [bob]]);
});

rules(['WD-AGENT-03', 'WD-QCARD-25'], 'the Lieutenant is one more agent, at once and for good', () => {
  const t = table({
    asks: 'quest',
    players: [{ pool: 0, cleric: 1, fighter: 5, rogue: 1, wizard: 1, active: ['q-recruit-lieutenant'] }, { pool: 1 }],
  });
  t.play(ann, complete('q-recruit-lieutenant'));
  expect([t.pools, t.scores[ann]]).toEqual([[1, 1], 0]);
  t.play(bob, to(aurora)).play(ann, to(field));
  expect([t.s.round, t.pools]).toEqual([2, [1, 1]]);
});

rules(['WD-AGENT-05', 'WD-HARBOR-01', 'WD-ASSIGN-03'], 'the arriving Ambassador is nobody that Manipulate could move', () => {
  const facts = (board: Facts['board']): Facts => ({
    asks: 'round',
    first: bob,
    ambassador: { holder: ann },
    players: [{ hand: ['i-manipulate'] }],
    ...(board === undefined ? {} : { board }),
  });
  const alone = under(facts(undefined));
  expect([alone.prompt, alone.asked]).toEqual(['ambassador', [ann]]);
  expect([alone.refused(ann, to(harbor1)), alone.refused(ann, to(harbor3))]).toEqual(['WD-HARBOR-01', 'WD-HARBOR-01']);
  expect(alone.may(ann, to('s-entry-well'))).toBe(false);
  expect([alone.s.ambassador.busy, alone.may(ann, to(field))]).toEqual([false, true]);

  const other = under(facts({ [field]: { agents: [bob] } }));
  other.play(ann, to(harbor1), play('i-manipulate')); // somebody else can be moved, and nobody but that
  expect([other.prompt, other.options.some((option) => option.startsWith('place'))]).toEqual(['moveTo', true]);
});

rules(['WD-AGENT-05', 'WD-AGENT-11'], 'the Ambassador is an opponent for everybody, and nobody’s own agent', () => {
  const t = table({ players: [{ gold: 2, hand: ['i-bribe-agent'] }], board: { [plinth]: { agents: [-1] } } });
  t.play(ann, to(harbor1), play('i-bribe-agent'), use(plinth));
  expect(t.tavern(ann)).toEqual({ cleric: 1 });
  const own = table({
    asks: 'round',
    ambassador: { holder: ann },
    players: [{ hand: ['i-recall-agent', 'i-accelerate-plans'], plots: ['q-bolster-griffon-cavalry'] }],
  });
  expect(own.may(ann, to(harbor1))).toBe(false); // it can be neither recalled nor sent out again
  own.play(ann, to(field));
  expect([own.tavern(ann), own.pools]).toEqual([{ fighter: 3 }, [4, 4]]); // an own action for plot quests
});

rules(
  ['WD-AGENT-06', 'WD-AGENT-08', 'WD-BLDG-14'],
  'the Palace gives the Ambassador, off its space if need be; while somebody holds it, nothing',
  () => {
    const palace = { id: 'b-the-palace-of-waterdeep', owner: bob };
    const t = table({ buildings: [palace], board: { [plinth]: { agents: [-1] } } }).play(ann, to(palace.id));
    expect([t.s.ambassador.holder, t.agents(plinth), t.scores]).toEqual([ann, [], [0, 2]]);
    const held = table({ buildings: [palace], ambassador: { holder: bob } }).play(ann, to(palace.id));
    expect([held.s.ambassador.holder, held.scores]).toEqual([bob, [0, 2]]);
  },
);

rules(['WD-AGENT-07', 'WD-AGENT-06'], 'assigned to the Palace it comes back to its holder for the next round', () => {
  const t = table({ asks: 'round', ambassador: { holder: ann }, buildings: [{ id: 'b-the-palace-of-waterdeep', owner: ann }] });
  t.play(ann, to('b-the-palace-of-waterdeep'));
  expect([t.s.ambassador, t.agents('b-the-palace-of-waterdeep')]).toEqual([{ holder: ann, busy: false, gone: false }, []]);
});

rule('WD-AGENT-10', 'without the Palace it leaves the game', () => {
  const facts: Facts = {
    players: [{ hand: ['i-real-estate-deal'] }],
    buildings: [{ id: 'b-the-palace-of-waterdeep', owner: ann }],
    hall: ['b-northgate'],
  };
  const held = table({ ...facts, ambassador: { holder: bob } }).play(ann, to(harbor1), play('i-real-estate-deal'));
  expect(held.s.ambassador).toEqual({ holder: null, busy: false, gone: true });
  const stands = table({ ...facts, board: { [plinth]: { agents: [-1] } } }).play(ann, to(harbor1), play('i-real-estate-deal'));
  expect([stands.agents(plinth), stands.s.ambassador.gone]).toEqual([[], true]);
});

rule('WD-TURN-10', 'a chain uses no space twice', () => {
  const t = table({
    seats: 3,
    players: [{ gold: 4, hand: ['i-bribe-agent', 'i-bribe-agent'] }],
    buildings: [{ id: 'b-the-zoarstar', owner: bob, agents: [bob] }],
    board: { [harbor2]: { agents: [cleo] }, [field]: { agents: [bob] } },
  }).play(ann, to(harbor1), play('i-bribe-agent'));
  expect(t.options).toEqual([`use ${field}`, `use ${harbor2}`, 'use b-the-zoarstar']);
  t.play(ann, use('b-the-zoarstar'));
  expect(t.options).toEqual([`use ${field}`, `use ${harbor2}`]);
  t.play(ann, use(harbor2), play('i-bribe-agent'));
  expect(t.options).toEqual([`use ${field}`]);
  t.play(ann, use(field));
  expect([t.tavern(ann), t.scores[bob]]).toEqual([{ fighter: 2 }, 2]);
});

rules(['WD-HARBOR-09', 'WD-AGENT-04'], 'an agent that an action brings during reassignment is assigned before the quest step', () => {
  const t = under({
    asks: 'harbor',
    players: [{ pool: 0, hand: ['i-recall-agent'], fighter: 1, wizard: 1, active: ['q-train-bladesingers'] }, { pool: 0 }],
    board: { [harbor1]: { agents: [ann] }, [lion]: { agents: [ann] } },
    inn: ['q-prison-break'],
  }).play(ann, to('s-entry-well'), takeQuest('q-prison-break'), play('i-recall-agent'), recall(lion));
  expect([t.prompt, t.asked, t.refused(ann, to(harbor2))]).toEqual(['extraAgent', [ann], 'WD-HARBOR-06']);
  t.play(ann, to(field));
  expect([t.prompt, t.options]).toEqual(['quest', ['complete q-train-bladesingers', 'pass']]); // paid with the fighters it fetched
});

rules(['WD-HARBOR-09'], 'an agent without a legal space stays in the pool', () => {
  const taken = Object.fromEntries([aurora, tower, castle, inn1, inn2, inn3, lion, plinth].map((space) => [space, { agents: [bob] }]));
  const t = table({
    asks: 'harbor',
    players: [{ pool: 0, cleric: 1, fighter: 5, rogue: 1, wizard: 1, active: ['q-recruit-lieutenant'] }, { pool: 0 }],
    board: { ...taken, [harbor1]: { agents: [ann] } },
  }).play(ann, to(field), complete('q-recruit-lieutenant'));
  expect([t.prompt, t.options]).toEqual(['extraAgent', ['pass']]);
  t.play(ann, pass);
  expect([t.s.round, t.pools[ann]]).toEqual([2, 2]);
});

rule('WD-HARBOR-09', 'also when it is an opponent’s: it comes after those of the active player', () => {
  const t = table({
    options: { undermountain: true, skullport: true },
    asks: 'harbor',
    players: [{ pool: 1, hand: ['i-manipulate'] }, { pool: 0 }],
    board: { [harbor1]: { agents: [ann] }, [field]: { agents: [bob] } },
    buildings: [{ id: 'b-monsters-made-to-order', owner: ann, corruption: 1 }],
    inn: ['q-prison-break'],
  });
  t.play(ann, to('s-entry-well'), takeQuest('q-prison-break'), play('i-manipulate'));
  t.play(ann, place('b-monsters-made-to-order'));
  t.play(bob, accept, recall('b-monsters-made-to-order'));
  expect([t.prompt, t.asked]).toEqual(['extraAgent', [ann]]);
  t.play(ann, to(castle));
  expect([t.prompt, t.asked, t.pools]).toEqual(['extraAgent', [bob], [0, 1]]);
});

rule('WD-ASSIGN-10', 'what the owner of a building gets is not what the action provides', () => {
  const t = table({
    players: [{ plots: ['q-bribe-the-shipwrights'] }],
    buildings: [{ id: 'b-house-of-the-moon', owner: bob }],
    inn: ['q-prison-break'],
  }).play(ann, to('b-house-of-the-moon'), takeQuest('q-prison-break'));
  expect(t.taverns).toEqual([{ cleric: 1 }, { gold: 2 }]); // no rogue for the gold of the owner
});

rules(['WD-ASSIGN-10', 'WD-BLDG-06'], 'nor is the reward of a quest that is completed in the action', () => {
  const t = table({
    players: [{ plots: ['q-bribe-the-shipwrights'], cleric: 1, wizard: 2 }],
    buildings: [{ id: 'b-heroes-garden', owner: ann }],
    inn: ['q-domesticate-owlbears'],
  }).play(ann, to('b-heroes-garden'), takeQuest('q-domesticate-owlbears'), complete('q-domesticate-owlbears'));
  expect([t.tavern(ann), t.scores[ann]]).toEqual([{ fighter: 1, gold: 2 }, 12]); // no rogue for this gold either
});

rules(['WD-ASSIGN-10', 'UM-QCARD-03'], 'nor is what is paid for with such a reward', () => {
  const t = under({
    players: [{ plots: ['q-bolster-griffon-cavalry'], cleric: 1, wizard: 1, gold: 10 }],
    buildings: [{ id: 'b-heroes-garden', owner: ann }],
    inn: ['q-recruit-for-city-watch'],
  }).play(ann, to('b-heroes-garden'), takeQuest('q-recruit-for-city-watch'), complete('q-recruit-for-city-watch'), accept);
  expect(t.tavern(ann)).toEqual({ fighter: 3, rogue: 3 }); // no fighter for these fighters
});

rules(['WD-PLACE-06', 'UM-BLDG-02'], 'a space that places what the supply lacks may be visited all the same', () => {
  const t = under({
    supply: { cleric: 45, fighter: 0, rogue: 45, wizard: 45 },
    buildings: [{ id: 'b-citadel-of-the-bloody-hand', owner: bob }],
  }).play(ann, to('b-citadel-of-the-bloody-hand'));
  expect([t.tavern(ann), t.asked]).toEqual([{}, [bob]]);
});

rules(['WD-ASSIGN-10', 'SK-QCARD-26'], 'nor is what a plot quest gives to whoever takes the marker', () => {
  const t = skull({ players: [{ plots: ['q-train-castle-guards', 'q-bolster-griffon-cavalry'] }] }).play(ann, to('s-castle-waterdeep'));
  expect(t.tavern(ann)).toEqual({ fighter: 2 }); // one as its owner and one as the taker
});

rule('WD-HARBOR-05', 'reassignment begins with the first slot, once nobody has an agent left', () => {
  const t = table({ players: [{ pool: 1, hand: ['i-conscription'] }, { pool: 0 }] }).play(ann, to(harbor1), play('i-conscription'));
  expect([t.s.phase, t.prompt, t.asked]).toEqual(['reassignment', 'reassign', [ann]]);
});

rules(['WD-INTRIGUE-21', 'UM-QCARD-18'], 'a tile used with Sample Wares counts as the own one of a tax collector', () => {
  const t = under({
    players: [{ plots: ['q-impersonate-tax-collector'], hand: ['i-sample-wares'] }],
    hall: ['b-house-of-good-spirits', 'b-northgate'],
  }).play(ann, to(harbor1), play('i-sample-wares'), to('b-northgate'), take('cleric'));
  expect([t.tavern(ann), t.scores[ann]]).toEqual([{ cleric: 1, gold: 2 }, 2]); // two points are what its owner gets
});
