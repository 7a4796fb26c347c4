import { duties, waterdeep, type DutyId } from '@fathom/waterdeep';
import { blockedBy } from '@fathom/kernel';
import { expect } from 'vitest';
import {
  accept,
  ann,
  atone,
  aurora,
  bob,
  build,
  buy,
  choose,
  cleo,
  complete,
  demolish,
  discardQuest,
  field,
  foist,
  forge,
  gain,
  give,
  harbor1,
  harbor2,
  lion,
  moveAgent,
  nameType,
  nineBuildings,
  pass,
  place,
  play,
  plinth,
  recall,
  rule,
  rules,
  skull,
  some,
  steal,
  table,
  take,
  takeQuest,
  to,
  tower,
  under,
  use,
  type Facts,
  type Table,
} from '../table.ts';

/** Ann plays a card at the Harbor. */
function playing(card: string, facts: Facts = {}, lay: (facts: Facts) => Table = table): Table {
  const [mine, ...others] = facts.players ?? [{}];
  return lay({ ...facts, players: [{ ...mine, hand: [card, ...(mine?.hand ?? [])] }, ...others] }).play(ann, to(harbor1), play(card));
}
/** Can it be played at all? */
function playable(card: string, facts: Facts = {}, lay: (facts: Facts) => Table = table): boolean {
  const [mine, ...others] = facts.players ?? [{}];
  return lay({ ...facts, players: [{ ...mine, hand: [card] }, ...others] }).may(ann, to(harbor1));
}
const both = (facts: Facts): Table => table({ ...facts, options: { undermountain: true, skullport: true, ...facts.options } });

rules(
  ['WD-PLAY-01', 'WD-PLAY-02', 'WD-PLAY-07'],
  'a card is played where it says so, resolved once, and then lies open on the discard pile',
  () => {
    const t = playing('i-conscription');
    expect([t.s.intrigueDiscard, t.s.resolving, t.hand(ann)]).toEqual([['i-conscription-1'], [], []]);
    expect(waterdeep.view(t.state, null).intrigueDiscard).toEqual(['i-conscription-1']);
    const idle = table({ players: [{ hand: ['i-conscription'] }] });
    expect([idle.moves.some(({ type }) => type === 'play'), blockedBy(waterdeep, idle.state, ann, 'i-conscription-1')]).toEqual([
      false,
      'WD-PLAY-01',
    ]);
    const dry = playing(
      'i-information-broker',
      { intrigueDeck: [], intrigueDiscard: ['i-ambush', 'i-ambush'], short: ['intrigueDeck'] },
      under,
    );
    // the card itself is not drawn
    expect([dry.hand(ann), dry.hand(bob), dry.s.intrigueDiscard]).toEqual([['i-ambush', 'i-ambush'], [], ['i-information-broker-1']]);
    const hoard = table({
      players: [
        {
          hand: [
            'i-conscription',
            'i-crime-wave',
            'i-good-faith',
            'i-ambush',
            'i-bidding-war',
            'i-graduation-day',
            'i-quell-riots',
            'i-repel-drow-invaders',
          ],
        },
      ],
    });
    expect(hoard.play(ann, to('s-castle-waterdeep')).handSizes[ann]).toBe(9); // no limit
  },
);

rules(['WD-PLAY-03', 'WD-PLAY-04'], 'what a card needs must be there; a card that needs nothing may be played without effect', () => {
  const t = table({ players: [{ hand: ['i-free-drinks', 'i-lack-of-faith'] }, { cleric: 1 }] }).play(ann, to(harbor1));
  const alone = table({ players: [{ hand: ['i-free-drinks', 'i-lack-of-faith'] }, {}] }).play(ann, to(harbor1));
  expect([t.options, alone.options]).toEqual([['play i-free-drinks', 'play i-lack-of-faith'], ['play i-lack-of-faith']]);
  expect([alone.refused(ann, play('i-free-drinks')), blockedBy(waterdeep, alone.state, ann, 'i-free-drinks-1')]).toEqual([
    'WD-PLAY-03',
    'WD-PLAY-03',
  ]);
});

rules(['WD-PLAY-06', 'UM-INTRIGUE-12'], 'Open Lord: seen by all, free of mandatory quests, and passed by every attack', () => {
  const t = playing('i-open-lord', { players: [{ duties: ['m-quell-riots'], lord: 'l-danilo-thann' }] }, under);
  expect([t.player(ann).duties, t.player(ann).open, t.s.intrigueDiscard]).toEqual([[], true, ['i-quell-riots-1', 'i-open-lord-1']]);
  expect([bob, null].map((seat) => waterdeep.view(t.state, seat).players[ann]!.lord)).toEqual(['l-danilo-thann', 'l-danilo-thann']);
  const open = { open: true, fighter: 2, rogue: 2, gold: 9, corruption: 2 };
  const facts: Facts = {
    players: [{ gold: 20, duties: ['m-quell-riots'] }, open],
    board: { [field]: { agents: [bob] } },
    buildings: [{ id: 'b-northgate', owner: bob }],
    first: bob,
    turn: ann,
  };
  for (const card of [
    'i-free-drinks',
    'i-bribe-agent',
    'i-call-for-assistance',
    'i-demolish',
    'i-inevitable-betrayal',
    'i-manipulate',
    'i-blackmail',
    'i-doppelganger',
    'i-foist-responsibility',
    'i-forge-deed',
    'i-fend-off-bandits',
  ])
    expect([card, playable(card, facts, both)]).toEqual([card, false]);
  expect(playing('i-ambush', facts, both).taverns[bob]).toEqual(some(open as never));
  const marker = playing('i-preferential-treatment', facts, both);
  expect([marker.s.first, marker.player(ann).gold]).toEqual([bob, 22]);
  expect(playing('i-expose-corruption', facts, both).player(bob).corruption).toBe(2);
});

rules(['WD-PLAY-08', 'WD-QUEST-07'], 'a mandatory quest is laid before any opponent, also before one who has one', () => {
  const t = playing('i-quell-riots', { seats: 3, players: [{}, { duties: ['m-fend-off-bandits'] }, {}] });
  expect(t.options).toEqual(['choose 1', 'choose 2']);
  t.play(ann, choose(bob));
  expect([t.player(bob).duties, t.s.intrigueDiscard, t.s.resolving]).toEqual([['m-fend-off-bandits', 'm-quell-riots'], [], []]);
});

/* ——— Base game ——— */

rules(
  ['WD-INTRIGUE-01', 'WD-INTRIGUE-02', 'WD-INTRIGUE-03', 'WD-INTRIGUE-06'],
  'each opponent returns one; who has none makes the actor’s gain',
  () => {
    for (const [card, kind, gains] of [
      ['i-ambush', 'fighter', { tavern: { fighter: 1 }, hand: 0, score: 0 }],
      ['i-arcane-mishap', 'wizard', { tavern: {}, hand: 1, score: 0 }],
      ['i-assassination', 'rogue', { tavern: { gold: 2 }, hand: 0, score: 0 }],
      ['i-lack-of-faith', 'cleric', { tavern: {}, hand: 0, score: 2 }],
    ] as const) {
      const two = playing(card, { seats: 3, players: [{}, { [kind]: 1 }, { [kind]: 1 }] });
      expect(two.eventsOf('goodsReturned').map(({ seat }) => seat)).toEqual([bob, cleo]); // clockwise
      const t = playing(card, { seats: 3, players: [{}, { [kind]: 2 }, {}] });
      expect([card, t.tavern(ann), t.handSizes[ann], t.scores[ann], t.tavern(bob)]).toEqual([
        card,
        gains.tavern,
        gains.hand,
        gains.score,
        { [kind]: 1 },
      ]);
    }
  },
);

rule('WD-INTRIGUE-04', 'Bribe Agent: 2 gold, then the space of an opponent’s agent that can still be used', () => {
  const facts: Facts = {
    players: [{ gold: 2 }],
    board: { [field]: { agents: [bob] }, [lion]: { agents: [ann] } },
    hall: [
      { id: 'b-northgate', agents: [bob] },
      { id: 'b-house-of-wonder', agents: [bob] },
    ],
  };
  const t = playing('i-bribe-agent', facts);
  expect(t.options).toEqual([`use ${field}`, 'use b-northgate']); // the House of Wonder could not be paid any more
  t.play(ann, use('b-northgate'), take('wizard'));
  expect([t.tavern(ann), t.scores, t.agents('b-northgate')]).toEqual([{ wizard: 1, gold: 2 }, [0, 0], [bob]]);
  expect([playable('i-bribe-agent', { ...facts, players: [{ gold: 1 }] }), playable('i-bribe-agent', { players: [{ gold: 2 }] })]).toEqual([
    false,
    false,
  ]);
});

rule('WD-INTRIGUE-05', 'Free Drinks!: one adventurer of the actor’s choice from one opponent', () => {
  const t = playing('i-free-drinks', { seats: 3, players: [{}, { wizard: 1, rogue: 1 }, {}] });
  expect(t.options).toEqual(['steal rogue', 'steal wizard']); // Cleo has nobody
  expect(t.play(ann, steal('wizard')).taverns).toEqual([{ wizard: 1 }, { rogue: 1 }, {}]);
});

rule('WD-INTRIGUE-07', 'Accelerate Plans: an agent of the Harbor back, then two out, one after the other', () => {
  const t = table({ players: [{ pool: 1, hand: ['i-accelerate-plans'] }] }).play(ann, to(harbor1), play('i-accelerate-plans'));
  expect([t.prompt, t.pools[ann], t.agents(harbor1)]).toEqual(['extraAgent', 1, []]);
  t.play(ann, to(field));
  expect([t.tavern(ann), t.asked, t.pools[ann]]).toEqual([{ fighter: 2 }, [bob], 0]); // only one was there
  const again = table({ players: [{ pool: 2, hand: ['i-accelerate-plans', 'i-conscription'] }] }).play(
    ann,
    to(harbor1),
    play('i-accelerate-plans'),
    to(harbor1),
    play('i-conscription'),
    to(field),
  );
  expect([again.tavern(ann), again.agents(harbor1)]).toEqual([{ fighter: 4 }, [ann]]);
  expect(under({ players: [{ hand: ['i-accelerate-plans'] }] }).may(ann, to('s-entry-well'))).toBe(false); // no agent in the Harbor
});

rule('WD-INTRIGUE-08', 'Bidding War: as many quests as players, one for each in turn', () => {
  const deck = ['q-prison-break', 'q-train-bladesingers', 'q-ally-with-house-thann'];
  const t = playing('i-bidding-war', { seats: 3, questDeck: deck });
  expect([t.s.revealed, t.asked]).toEqual([deck, [ann]]);
  t.play(ann, takeQuest(deck[1]!)).play(bob, takeQuest(deck[2]!));
  expect(t.s.players.map(({ active }) => active)).toEqual([[deck[1]], [deck[2]], [deck[0]]]);
  const few = playing('i-bidding-war', { seats: 3, questDeck: deck.slice(0, 2), short: ['questDeck'], inn: [] }).play(
    ann,
    takeQuest(deck[0]!),
  );
  expect(few.s.players.map(({ active }) => active.length)).toEqual([1, 1, 0]);
  const none = playing('i-bidding-war', { questDeck: [], short: ['questDeck'], inn: [] });
  expect([none.prompt, none.asked]).toEqual(['assign', [bob]]);
});

rule('WD-INTRIGUE-09', 'Call for Adventurers: two of any types, and one of their choice for each opponent', () => {
  const t = playing('i-call-for-adventurers').play(ann, take('wizard'), take('cleric')).play(bob, take('rogue'));
  expect(t.taverns).toEqual([{ cleric: 1, wizard: 1 }, { rogue: 1 }]);
});

rule('WD-INTRIGUE-10', 'Call in a Favor: exactly one of five', () => {
  const t = playing('i-call-in-a-favor');
  expect(t.options.length).toBe(5);
  for (const gains of [{ gold: 4 }, { fighter: 2 }, { rogue: 2 }, { wizard: 1 }, { cleric: 1 }])
    expect(t.fork().play(ann, gain(gains)).tavern(ann)).toEqual(gains);
});

rule('WD-INTRIGUE-11', 'Change of Plans: 6 points for a quest, 3 for each opponent who likes', () => {
  const t = playing('i-change-of-plans', { seats: 3, players: [{ active: ['q-prison-break'] }, { duties: ['m-quell-riots'] }, {}] });
  expect([t.scores[ann], t.asked, t.options]).toEqual([6, [bob], ['discardQuest m-quell-riots', 'pass']]);
  t.play(bob, discardQuest('m-quell-riots'));
  expect([t.scores, t.player(bob).duties, t.prompt]).toEqual([[6, 3, 0], [], 'assign']);
  expect([t.eventsOf('couldNot').map(({ seat }) => seat), t.eventTypes.includes('offerDeclined')]).toEqual([[cleo], false]);
  expect([playable('i-change-of-plans'), playable('i-change-of-plans', { players: [{ duties: ['m-quell-riots'] }] })]).toEqual([
    false,
    true,
  ]);
});

rules(
  ['WD-INTRIGUE-12', 'WD-INTRIGUE-13', 'WD-INTRIGUE-14', 'WD-INTRIGUE-15', 'WD-INTRIGUE-23'],
  'something for the actor, and less for an opponent of choice',
  () => {
    for (const [card, mine, theirs] of [
      ['i-conscription', { fighter: 2 }, { fighter: 1 }],
      ['i-crime-wave', { rogue: 2 }, { rogue: 1 }],
      ['i-good-faith', { cleric: 2 }, { cleric: 1 }],
      ['i-graduation-day', { wizard: 2 }, { wizard: 1 }],
      ['i-spread-the-wealth', { gold: 4 }, { gold: 2 }],
    ] as const) {
      // no attack: Open Lord does not matter
      const t = playing(card, { seats: 3, players: [{}, { open: true }] }, under).play(ann, choose(bob));
      expect([card, t.taverns]).toEqual([card, [mine, theirs, {}]]);
    }
  },
);

rules(['WD-INTRIGUE-16', 'WD-BUILD-03'], 'Real Estate Deal: an own building without an agent for a tile of the Hall', () => {
  const facts: Facts = {
    buildings: [
      { id: 'b-northgate', owner: ann },
      { id: 'b-dragon-tower', owner: ann, agents: [bob] },
    ],
    hall: [{ id: 'b-fetlock-court', vp: 2 }, 'b-new-olamn', 'b-the-skulkway'],
    tiles: ['b-caravan-court'],
  };
  const t = playing('i-real-estate-deal', facts);
  expect([t.s.demolished, t.options]).toEqual([['b-northgate'], ['build b-fetlock-court', 'build b-new-olamn', 'build b-the-skulkway']]);
  t.play(ann, build('b-fetlock-court'));
  expect([t.owners, t.scores[ann], t.inHall]).toEqual([
    { 'b-dragon-tower': ann, 'b-fetlock-court': ann },
    2,
    ['b-caravan-court', 'b-new-olamn', 'b-the-skulkway'],
  ]);
  expect([
    playable('i-real-estate-deal', { ...facts, buildings: [] }),
    playable('i-real-estate-deal', { ...facts, hall: [], tiles: [], short: ['tiles'] }),
  ]).toEqual([false, false]);
});

rule('WD-INTRIGUE-17', 'Recall Agent needs an own agent on some space', () => {
  const t = playing('i-recall-agent', { board: { [field]: { agents: [ann] } } }).play(ann, recall(field));
  expect([t.pools[ann], t.agents(harbor1)]).toEqual([3, [ann]]);
});

rules(
  ['WD-INTRIGUE-18', 'WD-INTRIGUE-19', 'WD-INTRIGUE-20', 'WD-INTRIGUE-24', 'WD-INTRIGUE-25'],
  'each opponent may give the actor something, once, for points',
  () => {
    for (const [card, mine, cost, vp] of [
      ['i-recruit-spies', { rogue: 2 }, { rogue: 1 }, 3],
      ['i-request-assistance', { fighter: 2 }, { fighter: 1 }, 3],
      ['i-research-agreement', { wizard: 1 }, { wizard: 1 }, 5],
      ['i-summon-the-faithful', { cleric: 1 }, { cleric: 1 }, 5],
      ['i-tax-collection', { gold: 4 }, { gold: 4 }, 4],
    ] as const) {
      const [[what, count]] = Object.entries(cost) as [[string, number]];
      const t = playing(card, { seats: 3, players: [{}, { [what]: 2 * count }, {}] });
      expect([card, t.tavern(ann), t.asked]).toEqual([card, mine, [bob]]);
      t.play(bob, accept);
      expect([t.player(ann)[what as 'gold'], t.player(bob)[what as 'gold'], t.scores, t.prompt]).toEqual([
        (mine as Record<string, number>)[what]! + count,
        count,
        [0, vp, 0],
        'assign',
      ]);
    }
  },
);

rule('WD-INTRIGUE-21', 'Sample Wares: the Waymoot gives its tokens and a quest, a stock nothing yet', () => {
  const t = playing('i-sample-wares', {
    hall: [
      { id: 'b-the-waymoot', vp: 4 },
      { id: 'b-caravan-court', vp: 4 },
    ],
    inn: ['q-prison-break'],
  });
  expect(t.fork().play(ann, to('b-caravan-court')).tavern(ann)).toEqual({});
  t.play(ann, to('b-the-waymoot'), takeQuest('q-prison-break'));
  expect([t.scores[ann], t.at('b-the-waymoot').vp, t.player(ann).active]).toEqual([4, 0, ['q-prison-break']]);
  const dear = ['b-house-of-wonder', 'b-smugglers-dock', 'b-the-three-pearls'];
  const visited = (vp: number): Table => playing('i-sample-wares', { hall: [{ id: 'b-the-waymoot', vp }] }).play(ann, to('b-the-waymoot'));
  expect(
    [1, 0].map((vp) =>
      visited(vp)
        .eventsOf('scored')
        .map((scored) => scored.vp),
    ),
  ).toEqual([[1], []]);
  // the other one is at the Harbor
  expect([1, 2].map((pool) => playable('i-sample-wares', { players: [{ pool }] }))).toEqual([false, true]);
  expect([playable('i-sample-wares', { hall: dear }), playable('i-sample-wares', { hall: dear, players: [{ gold: 2 }] })]).toEqual([
    false,
    true,
  ]);
});

rule('WD-INTRIGUE-22', 'Special Assignment: reveal until the type appears; only the discard pile comes to help', () => {
  const t = playing('i-special-assignment', { questDeck: ['q-prison-break', 'q-train-bladesingers', 'q-domesticate-owlbears'] }).play(
    ann,
    nameType('arcana'),
  );
  expect([t.player(ann).active, t.s.questDiscard]).toEqual([['q-domesticate-owlbears'], ['q-prison-break', 'q-train-bladesingers']]);
  const none = playing('i-special-assignment', {
    questDeck: ['q-prison-break'],
    questDiscard: ['q-train-bladesingers'],
    short: ['questDeck'],
    inn: [],
  }).play(ann, nameType('arcana'));
  expect([none.player(ann).active, none.s.questDiscard, none.s.questDeck]).toEqual([[], [], []]);
  expect(none.s.inn.toSorted()).toEqual(['q-prison-break', 'q-train-bladesingers']); // WD-INN-05 · the Inn had room for them
});

const laid: readonly [rule: string, duty: DutyId, cost: object, vp: number, cards: number, lay: (facts: Facts) => Table][] = [
  ['WD-INTRIGUE-26', 'm-fend-off-bandits', { fighter: 2, wizard: 1 }, 2, 0, table],
  ['WD-INTRIGUE-27', 'm-foil-the-zhentarim', { fighter: 1, rogue: 1, wizard: 1 }, 2, 0, table],
  ['WD-INTRIGUE-28', 'm-placate-angry-merchants', { cleric: 1, fighter: 1, wizard: 1 }, 4, 0, table],
  ['WD-INTRIGUE-29', 'm-quell-riots', { cleric: 2, fighter: 1 }, 4, 0, table],
  ['WD-INTRIGUE-30', 'm-repel-drow-invaders', { cleric: 1, rogue: 2 }, 2, 0, table],
  ['WD-INTRIGUE-31', 'm-stamp-out-cultists', { cleric: 1, fighter: 1, rogue: 1 }, 2, 0, table],
  ['UM-INTRIGUE-20', 'm-evade-assassin', { rogue: 2, wizard: 1 }, 0, 1, under],
  ['UM-INTRIGUE-21', 'm-subdue-illithid-menace', { cleric: 1, fighter: 2 }, 0, 1, under],
  ['UM-INTRIGUE-22', 'm-unveil-abyssal-agent', { cleric: 1, wizard: 1 }, 0, 1, under],
  ['SK-INTRIGUE-17', 'm-clear-rust-monster-nest', { fighter: 1, wizard: 1, gold: 2 }, 2, 0, skull],
  ['SK-INTRIGUE-18', 'm-cover-up-a-scandal', { cleric: 1, fighter: 1, rogue: 1, wizard: 1 }, 2, 0, skull],
  ['SK-INTRIGUE-19', 'm-hunt-hidden-ghoul', { cleric: 1, rogue: 1, gold: 2 }, 2, 0, skull],
];
rules(
  [
    'WD-INTRIGUE-26',
    'WD-INTRIGUE-27',
    'WD-INTRIGUE-28',
    'WD-INTRIGUE-29',
    'WD-INTRIGUE-30',
    'WD-INTRIGUE-31',
    'UM-INTRIGUE-20',
    'UM-INTRIGUE-21',
    'UM-INTRIGUE-22',
    'SK-INTRIGUE-17',
    'SK-INTRIGUE-18',
    'SK-INTRIGUE-19',
  ],
  'each mandatory quest: laid before an opponent, its cost and its reward',
  () => {
    for (const [name, duty, cost, vp, cards, lay] of laid) {
      const card = duties[duty].card.slice(0, -2);
      const t = playing(card, { players: [{}, { ...cost, pool: 1 }] }, lay);
      expect([name, t.player(bob).duties]).toEqual([name, [duty]]);
      t.play(bob, to('s-castle-waterdeep'), complete(duty));
      expect([name, t.tavern(bob), t.scores[bob], t.handSizes[bob]]).toEqual([name, {}, vp, 1 + cards]);
      const [what] = Object.keys(cost) as [string];
      const poor = lay({ asks: 'quest', players: [{ ...cost, [what]: (cost as Record<string, number>)[what]! - 1, duties: [duty] }] });
      expect([name, poor.prompt]).toEqual([name, 'assign']);
    }
    const scandal = skull({
      asks: 'quest',
      players: [{ cleric: 1, fighter: 1, rogue: 1, wizard: 1, corruption: 2, duties: ['m-cover-up-a-scandal'] }],
    }).play(ann, complete('m-cover-up-a-scandal'));
    expect(scandal.options).toEqual(['atone 0', 'atone 1']);
  },
);

/* ——— Undermountain ——— */

rule('UM-INTRIGUE-01', 'Call for Assistance: two fighters and rogues in any mix from one opponent', () => {
  const t = playing(
    'i-call-for-assistance',
    { seats: 3, players: [{}, { fighter: 1, rogue: 1, wizard: 3 }, { fighter: 1, cleric: 5 }] },
    under,
  );
  expect(t.options).toEqual(['steal fighter', 'steal rogue']);
  expect(t.play(ann, steal('rogue')).taverns).toEqual([{ fighter: 1, rogue: 1 }, { wizard: 3 }, { fighter: 1, cleric: 5 }]);
});

rule('UM-INTRIGUE-02', 'Demolish: an opponent is paid the cost; an own building costs nothing; then a tile for free', () => {
  const facts: Facts = {
    players: [{ gold: 3 }],
    buildings: [
      { id: 'b-northgate', owner: bob },
      { id: 'b-fetlock-court', owner: bob },
      { id: 'b-dragon-tower', owner: ann },
    ],
    hall: ['b-new-olamn', 'b-caravan-court'],
  };
  const t = playing('i-demolish', facts, under);
  expect(t.options).toEqual(['demolish b-northgate', 'demolish b-dragon-tower']); // Fetlock Court costs 8
  t.play(ann, demolish('b-northgate'), build('b-new-olamn'));
  expect([t.taverns, t.owners]).toEqual([[{}, { gold: 3 }], { 'b-fetlock-court': bob, 'b-dragon-tower': ann, 'b-new-olamn': ann }]);
  expect(playable('i-demolish', { ...facts, hall: [], tiles: [], short: ['tiles'] }, under)).toBe(false);
  expect(
    playable('i-demolish', { ...facts, players: [{ gold: 3 }], buildings: [{ id: 'b-northgate', owner: bob, agents: [bob] }] }, under),
  ).toBe(false);
});

rules(['UM-INTRIGUE-03', 'WD-PLAY-02'], 'Inevitable Betrayal: an adventurer and 2 gold, and the card goes to the victim', () => {
  const t = playing(
    'i-inevitable-betrayal',
    { seats: 3, players: [{}, { rogue: 1, wizard: 1, gold: 3 }, { rogue: 4, gold: 1 }] },
    under,
  ).play(ann, steal('wizard'));
  expect([t.taverns, t.hand(bob), t.s.intrigueDiscard]).toEqual([
    [
      { wizard: 1, gold: 2 },
      { rogue: 1, gold: 1 },
      { rogue: 4, gold: 1 },
    ],
    ['i-inevitable-betrayal'],
    [],
  ]);
});

rule('UM-INTRIGUE-04', 'Manipulate: an opponent’s agent goes elsewhere, its owner may act there, then an own agent goes out', () => {
  const facts: Facts = {
    players: [{ pool: 3 }, { plots: ['q-bolster-griffon-cavalry'] }],
    board: { [tower]: { agents: [bob] } },
    buildings: [{ id: 'b-helmstar-warehouse', owner: ann }],
  };
  const t = playing('i-manipulate', facts, under);
  t.play(ann, place('b-helmstar-warehouse'));
  expect([t.asked, t.prompt, t.agents(tower)]).toEqual([[bob], 'perform', []]);
  t.play(bob, accept);
  expect([t.taverns, t.prompt, t.asked]).toEqual([[{ rogue: 1 }, { rogue: 2, gold: 2 }], 'extraAgent', [ann]]);
  t.play(ann, to(tower));
  expect([t.tavern(ann), t.pools[ann]]).toEqual([{ rogue: 1, wizard: 1 }, 1]);
  const quiet = playing('i-manipulate', { ...facts, board: { [tower]: { agents: [bob] }, [field]: { gold: 1 } } }, under).play(
    ann,
    place(field),
  );
  expect(quiet.fork().play(bob, accept).tavern(bob)).toEqual({ fighter: 2, gold: 1 }); // no own action: the cavalry does not answer
  expect(quiet.play(bob, pass).lying(field)).toEqual({ gold: 1 });
  const harbor = playing('i-manipulate', { ...facts, players: [{ pool: 3 }, { hand: [] }] }, under).play(ann, place(harbor2));
  expect(harbor.options).toEqual(['pass']); // Bob has no card to play there
  expect(playable('i-manipulate', { ...facts, players: [{ pool: 1 }, {}] }, under)).toBe(false); // no agent would be left
  expect(playable('i-manipulate', { players: [{ pool: 3 }] }, under)).toBe(false);
});

rules(['UM-INTRIGUE-04', 'UM-QCARD-18', 'WD-ASSIGN-10'], 'what a moved agent brings is no own action, nor is a use it leads to', () => {
  const plots = ['q-bolster-griffon-cavalry', 'q-impersonate-tax-collector'];
  const facts: Facts = {
    players: [{ pool: 3 }, { plots }],
    board: { [tower]: { agents: [bob] }, [field]: { agents: [ann] } },
    buildings: [
      { id: 'b-the-zoarstar', owner: bob },
      { id: 'b-house-of-heroes', owner: bob },
      { id: 'b-helmstar-warehouse', owner: bob, agents: [ann] },
    ],
  };
  const copied = playing('i-manipulate', facts, under).play(ann, place('b-the-zoarstar')).play(bob, accept);
  expect(copied.fork().play(bob, use(field)).tavern(bob)).toEqual({ fighter: 2 }); // the cavalry does not answer
  copied.play(bob, use('b-helmstar-warehouse'));
  expect([copied.tavern(bob), copied.scores[bob]]).toEqual([{ rogue: 2, gold: 2 }, 0]); // no taxes, neither here nor at the Zoarstar
  const own = playing('i-manipulate', facts, under).play(ann, place('b-house-of-heroes')).play(bob, accept);
  expect(own.tavern(bob)).toEqual({ cleric: 1, fighter: 2 });

  const own2 = under({ ...facts, turn: bob, players: [{}, { plots }] }).play(bob, to('b-the-zoarstar'), use(field));
  expect(own2.tavern(bob)).toEqual({ fighter: 3 }); // an own use, in an own turn, is answered
});

rules(['UM-INTRIGUE-04', 'WD-ASSIGN-10'], 'an agent that is assigned by a card of the moved player is an own one', () => {
  const t = playing(
    'i-manipulate',
    {
      players: [{ pool: 3 }, { plots: ['q-bolster-griffon-cavalry'], hand: ['i-accelerate-plans'], pool: 1 }],
      board: { [tower]: { agents: [bob] } },
    },
    under,
  ).play(ann, place(harbor2));
  t.play(bob, accept, play('i-accelerate-plans'), to(field));
  expect(t.tavern(bob)).toEqual({ fighter: 3 });
});

rule('UM-INTRIGUE-05', 'Preferential Treatment: 2 gold and the marker', () => {
  const t = playing('i-preferential-treatment', { first: bob, turn: ann }, under);
  expect([t.s.first, t.tavern(ann)]).toEqual([ann, { gold: 2 }]);
});

rules(
  ['UM-INTRIGUE-06', 'UM-INTRIGUE-08', 'UM-INTRIGUE-09', 'UM-INTRIGUE-11', 'UM-INTRIGUE-19'],
  'a gift to an opponent for 8 points',
  () => {
    for (const [card, gift] of [
      ['i-allied-faiths', { cleric: 1 }],
      ['i-friendly-loan', { gold: 4 }],
      ['i-honor-among-thieves', { rogue: 2 }],
      ['i-mercenary-contract', { fighter: 2 }],
      ['i-unlikely-assistance', { wizard: 1 }],
    ] as const) {
      const t = playing(card, { seats: 3, players: [gift] }, under).play(ann, choose(cleo));
      expect([card, t.taverns, t.scores]).toEqual([card, [{}, {}, gift], [8, 0, 0]]);
      const [[what, count]] = Object.entries(gift) as [[string, number]];
      expect([card, playable(card, { players: [{ [what]: count - 1 }] }, under)]).toEqual([card, false]);
    }
  },
);

rule('UM-INTRIGUE-07', 'Architectural Innovation: 2 gold, and a purchase at the normal cost, if the player likes', () => {
  const t = playing(
    'i-architectural-innovation',
    { players: [{ gold: 2, plots: ['q-infiltrate-builders-hall'] }], hall: [{ id: 'b-caravan-court', vp: 3 }, 'b-fetlock-court'] },
    under,
  );
  expect(t.options).toEqual(['buy b-caravan-court', 'pass']);
  expect(t.fork().play(ann, pass).tavern(ann)).toEqual({ gold: 4 });
  t.play(ann, buy('b-caravan-court'));
  expect([t.tavern(ann), t.scores[ann]]).toEqual([{}, 7]);
});

rule('UM-INTRIGUE-10', 'Information Broker: three cards, and one for each opponent', () => {
  const t = playing(
    'i-information-broker',
    { seats: 3, intrigueDeck: ['i-conscription', 'i-sample-wares', 'i-sample-wares', 'i-ambush', 'i-tax-collection'] },
    under,
  );
  expect([t.hand(ann).length, t.hand(bob), t.hand(cleo)]).toEqual([3, ['i-ambush'], ['i-tax-collection']]); // clockwise
});

rules(
  ['UM-INTRIGUE-13', 'UM-INTRIGUE-14', 'UM-INTRIGUE-15', 'UM-INTRIGUE-16', 'UM-INTRIGUE-17'],
  'something for the actor, and something on spaces',
  () => {
    for (const [card, mine, lying, spaces] of [
      ['i-organized-crime', { rogue: 2 }, { rogue: 1 }, 2],
      ['i-proselytize', { cleric: 1 }, { cleric: 1 }, 1],
      ['i-recruitment-drive', { fighter: 2 }, { fighter: 1 }, 2],
      ['i-sponsor-apprentices', { wizard: 1 }, { wizard: 1 }, 1],
      ['i-tax-revolt', { gold: 5 }, { gold: 2 }, 2],
    ] as const) {
      const t = playing(card, {}, under).play(ann, ...[aurora, plinth].slice(0, spaces).map(place));
      expect([card, t.tavern(ann), t.lying(aurora), t.lying(plinth)]).toEqual([card, mine, lying, spaces === 2 ? lying : {}]);
    }
    const modest = playing('i-tax-revolt', { options: { taxRevolt: 4 } }, under);
    expect(modest.tavern(ann)).toEqual({ gold: 4 }); // R-19, the other value
  },
);

rule('UM-INTRIGUE-18', 'Unexpected Success: twice a card, to be played on the spot as part of the action', () => {
  const t = playing(
    'i-unexpected-success',
    { intrigueDeck: ['i-crime-wave', 'i-conscription'], players: [{ plots: ['q-fence-goods-for-duke-of-darkness'] }] },
    under,
  );
  t.play(ann, play('i-crime-wave'));
  expect([t.tavern(ann), t.prompt]).toEqual([{ rogue: 2 }, 'drawn']);
  t.play(ann, pass);
  expect([t.tavern(ann), t.hand(ann)]).toEqual([{ rogue: 2, gold: 2 }, ['i-conscription']]);
  const none = playing('i-unexpected-success', { intrigueDeck: [], short: ['intrigueDeck'], players: [{ hand: ['i-crime-wave'] }] }, under);
  expect([none.prompt, none.hand(ann)]).toEqual(['assign', ['i-crime-wave']]); // what was in hand before is not drawn
});

rules(['WD-PLAY-03', 'UM-BLDG-04'], 'a card that copies the Hall of Many Pillars is not one of the three to play there', () => {
  const holding = (...more: readonly string[]): boolean =>
    under({
      players: [{ gold: 2, hand: ['i-bribe-agent', 'i-conscription', 'i-crime-wave', ...more] }],
      buildings: [{ id: 'b-hall-of-many-pillars', owner: bob, agents: [bob] }],
    })
      .play(ann, to(harbor1))
      .may(ann, play('i-bribe-agent'));
  expect([holding(), holding('i-good-faith')]).toEqual([false, true]);
});

rules(['WD-ASSIGN-10', 'UM-INTRIGUE-06'], 'what is given to an opponent is nothing that the action provides', () => {
  const t = playing('i-allied-faiths', { players: [{ cleric: 1, rogue: 1, plots: ['q-produce-a-miracle-for-the-masses'] }] }, under);
  expect([t.prompt, t.taverns]).toEqual(['assign', [{ rogue: 1 }, { cleric: 1 }]]);
});

/* ——— Skullport ——— */

rules(['SK-INTRIGUE-01', 'WD-HIDDEN-04'], 'Blackmail: 2 gold, and a look at the lord that nobody else gets', () => {
  const t = playing('i-blackmail', { seats: 3, players: [{}, { gold: 2, lord: 'l-sangalor' }, { gold: 1 }] }, skull);
  expect(t.taverns).toEqual([{ gold: 2 }, {}, { gold: 1 }]);
  expect([ann, bob, cleo, null].map((seat) => waterdeep.view(t.state, seat).players[bob]!.lord)).toEqual([
    'l-sangalor',
    'l-sangalor',
    null,
    null,
  ]);
  const [seen] = t.eventsOf('lordSeen');
  expect([ann, bob, cleo, null].map((seat) => waterdeep.redact(seen!, seat))).toMatchObject([
    { lord: 'l-sangalor' },
    { lord: 'l-sangalor' },
    { lord: null },
    { lord: null },
  ]);
});

rule('SK-INTRIGUE-02', 'Doppelganger!: a space of somebody more corrupt; never the Ambassador’s', () => {
  const t = playing(
    'i-doppelganger',
    {
      seats: 3,
      players: [{ corruption: 1 }, { corruption: 2 }, { corruption: 1 }],
      board: { [field]: { agents: [bob] }, [lion]: { agents: [cleo] }, [plinth]: { agents: [-1] } },
    },
    skull,
  );
  expect(t.options).toEqual([`use ${field}`]);
  expect(t.play(ann, use(field)).tavern(ann)).toEqual({ fighter: 2, corruption: 1 });
});

rule('SK-INTRIGUE-03', 'Expose Corruption: all who have more take one, fixed before the first token moves', () => {
  const t = playing(
    'i-expose-corruption',
    { seats: 4, players: [{ corruption: 1 }, { corruption: 2 }, { corruption: 1 }, { corruption: 3 }], corruption: { track: 1 } },
    skull,
  );
  expect([t.s.players.map(({ corruption }) => corruption), t.scores]).toEqual([
    [1, 3, 1, 3],
    [0, 0, 0, -10],
  ]);
});

rule('SK-INTRIGUE-04', 'Foist Responsibility: a token, and a mandatory quest for somebody with corruption', () => {
  const t = playing(
    'i-foist-responsibility',
    { seats: 3, players: [{ duties: ['m-quell-riots', 'm-fend-off-bandits'] }, { corruption: 1 }, {}] },
    skull,
  );
  t.play(ann, foist('m-fend-off-bandits'));
  expect([t.s.players.map(({ duties: due }) => due), t.tavern(ann)]).toEqual([
    [['m-quell-riots'], ['m-fend-off-bandits'], []],
    { corruption: 1 },
  ]);
  const several = { seats: 4, players: [{ duties: ['m-quell-riots'] }, { corruption: 1 }, {}, { corruption: 1 }] };
  expect(playing('i-foist-responsibility', several, skull).options).toEqual(['choose 1', 'choose 3']);
  expect([
    playable('i-foist-responsibility', { players: [{}, { corruption: 1 }] }, skull),
    playable('i-foist-responsibility', { players: [{ duties: ['m-quell-riots'] }, {}] }, skull),
  ]).toEqual([false, false]);
});

rule('SK-INTRIGUE-05', 'Forge Deed: 2 tokens, and an opponent’s building with all that is on it', () => {
  const t = playing(
    'i-forge-deed',
    {
      buildings: [
        { id: 'b-northgate', owner: bob, agents: [bob], gold: 2 },
        { id: 'b-dragon-tower', owner: bob },
        { id: 'b-new-olamn', owner: ann },
      ],
    },
    skull,
  );
  expect(t.options).toEqual(['forge b-northgate', 'forge b-dragon-tower']);
  t.play(ann, forge('b-northgate'));
  expect([t.owners, t.agents('b-northgate'), t.lying('b-northgate'), t.tavern(ann)]).toEqual([
    { 'b-northgate': ann, 'b-dragon-tower': bob, 'b-new-olamn': ann },
    [bob],
    { gold: 2 },
    { corruption: 2 },
  ]);
});

rules(
  ['SK-INTRIGUE-06', 'SK-INTRIGUE-09', 'SK-INTRIGUE-10', 'SK-INTRIGUE-12', 'SK-INTRIGUE-13'],
  'much for a token; each opponent may take less for one',
  () => {
    for (const [card, mine, theirs] of [
      ['i-black-market-money', { gold: 8 }, { gold: 4 }],
      ['i-dark-dagger-assassination', { rogue: 4 }, { rogue: 2 }],
      ['i-donations-for-cyric', { cleric: 2 }, { cleric: 1 }],
      ['i-iron-ring-slaves', { fighter: 4 }, { fighter: 2 }],
      ['i-mind-flayer-mercenaries', { wizard: 2 }, { wizard: 1 }],
    ] as const) {
      const t = playing(card, { seats: 3 }, skull);
      expect([card, t.asked]).toEqual([card, [bob]]);
      t.play(bob, accept).play(cleo, pass);
      expect([card, t.taverns]).toEqual([card, [{ ...mine, corruption: 1 }, { ...theirs, corruption: 1 }, {}]]);
    }
  },
);

rules(['SK-INTRIGUE-07', 'SK-INTRIGUE-16'], 'the actor pays and returns up to 2; each opponent with corruption may pay more for 1', () => {
  const watch = playing(
    'i-bribe-the-watch',
    { seats: 3, players: [{ gold: 2, corruption: 3 }, { gold: 4, corruption: 1 }, { gold: 9 }] },
    skull,
  );
  expect(watch.options).toEqual(['atone 0', 'atone 1', 'atone 2']);
  watch.play(ann, atone(2)).play(bob, accept);
  expect([watch.taverns, watch.track, watch.prompt]).toEqual([[{ corruption: 1 }, {}, { gold: 9 }], 24, 'assign']);
  const goat = playing(
    'i-scapegoat',
    {
      seats: 3,
      players: [
        { rogue: 1, corruption: 1 },
        { fighter: 1, wizard: 2, corruption: 1 },
        { wizard: 1, corruption: 1 },
      ],
    },
    skull,
  );
  goat.play(ann, atone(1)).play(bob, accept, give('fighter')); // and a wizard, for there is nobody else
  expect([goat.taverns, goat.prompt]).toEqual([[{}, { wizard: 1 }, { wizard: 1, corruption: 1 }], 'assign']); // Cleo cannot pay two
  expect([
    playable('i-bribe-the-watch', { players: [{ gold: 1 }] }, skull),
    playable('i-scapegoat', { players: [{ gold: 9 }] }, skull),
  ]).toEqual([false, false]);
});

rule('SK-INTRIGUE-08', 'Corrupting Influence: two tokens of the track onto two spaces', () => {
  const t = playing('i-corrupting-influence', {}, skull).play(ann, place(field), place(lion));
  expect([t.lying(field), t.lying(lion), t.track, t.tavern(ann)]).toEqual([{ corruption: 1 }, { corruption: 1 }, 23, {}]);
  expect(playable('i-corrupting-influence', { corruption: { track: 1 } }, skull)).toBe(false);
});

rule('SK-INTRIGUE-11', 'Honorable Example: 6 points if everybody else has more', () => {
  expect(playing('i-honorable-example', { seats: 3, players: [{}, { corruption: 1 }, { corruption: 2 }] }, skull).scores[ann]).toBe(6);
  expect(
    playing('i-honorable-example', { seats: 3, players: [{ corruption: 1 }, { corruption: 1 }, { corruption: 2 }] }, skull).scores[ann],
  ).toBe(0);
});

rule('SK-INTRIGUE-14', 'Release the Hounds: three tokens of the track leave the game, and nobody pays for missing ones', () => {
  const t = playing('i-release-the-hounds', {}, skull);
  expect([t.s.corruption, t.tavern(ann)]).toEqual([{ track: 22, gone: 3 }, {}]);
  const few = playing('i-release-the-hounds', { players: [{ corruption: 5 }], corruption: { track: 2 } }, skull);
  expect([few.track, few.scores[ann]]).toEqual([0, 0]);
  expect(playable('i-release-the-hounds', { corruption: { track: 0 } }, skull)).toBe(false);
});

rule('SK-INTRIGUE-15', 'Repent: one token back', () => {
  const t = playing('i-repent', { players: [{ corruption: 2 }] }, skull);
  expect([t.tavern(ann), t.track]).toEqual([{ corruption: 1 }, 24]);
  expect(playable('i-repent', {}, skull)).toBe(false);
});

rule('UM-INTRIGUE-04', 'the Ambassador may be moved, and nobody acts for it', () => {
  const t = playing('i-manipulate', { players: [{ pool: 3 }], board: { [field]: { agents: [-1] }, [lion]: { agents: [bob] } } }, under);
  expect(t.may(ann, moveAgent(field, -1))).toBe(true);
  t.play(ann, moveAgent(field, -1), place(plinth));
  expect([t.agents(plinth), t.agents(field), t.prompt, t.asked, t.taverns]).toEqual([[-1], [], 'extraAgent', [ann], [{}, {}]]);
});

rules(['UM-INTRIGUE-02', 'WD-BUILD-04'], 'with nine buildings only an own one can be demolished: it frees the marker for the next', () => {
  const nine = [...nineBuildings.slice(1), 'b-the-tower-of-luck'];
  const buildings = [{ id: 'b-northgate', owner: bob }, ...nine.map((id) => ({ id, owner: ann }))];
  const t = playing('i-demolish', { players: [{ gold: 9 }], buildings, hall: ['b-caravan-court'] }, under);
  expect(t.may(ann, demolish('b-northgate'))).toBe(false);
  t.play(ann, demolish('b-dragon-tower'));
  expect([t.owners['b-caravan-court'], t.tavern(ann)]).toEqual([ann, { gold: 9 }]);
  const busy = buildings.map((building) => (building.owner === ann ? { ...building, agents: [bob] } : building));
  expect(playable('i-demolish', { players: [{ gold: 9 }], buildings: busy, hall: ['b-caravan-court'] }, under)).toBe(false);
});

rules(['UM-INTRIGUE-04', 'WD-HARBOR-06'], 'in the reassignment phase nobody is moved into the Harbor', () => {
  const t = under({
    asks: 'harbor',
    players: [{ pool: 1, hand: ['i-manipulate'] }, { pool: 0 }],
    board: { [harbor1]: { agents: [ann] }, [field]: { agents: [bob] } },
    inn: ['q-prison-break'],
  }).play(ann, to('s-entry-well'), takeQuest('q-prison-break'), play('i-manipulate'));
  expect([t.prompt, t.may(ann, place(harbor2)), t.may(ann, place(plinth))]).toEqual(['moveTo', false, true]);
});

rule('WD-ASSIGN-11', 'what an action gives can help to play the card it asks for, and nothing else does', () => {
  const facts: Facts = { buildings: [{ id: 'b-belkrams-tomb', owner: bob }] }; // five gold, then a card
  const may = (card: string, mine: object = {}): boolean =>
    both({ ...facts, players: [{ hand: [card], ...mine }] }).may(ann, to('b-belkrams-tomb'));
  expect([may('i-bribe-the-watch'), may('i-scapegoat'), may('i-scapegoat', { cleric: 1 })]).toEqual([true, false, true]);

  const empty = { cleric: 0, fighter: 0, rogue: 0, wizard: 0 };
  const lair = both({
    players: [{ hand: ['i-bribe-the-watch'], gold: 2 }],
    buildings: [{ id: 'b-the-eyes-lair', owner: bob }],
    supply: empty,
  });
  expect(lair.may(ann, to('b-the-eyes-lair'))).toBe(true); // no adventurer to be had, yet a card to be played

  const gifts = [
    ['q-establish-wizard-academy', 'q-infiltrate-halasters-circle'],
    ['q-sanctify-a-desecrated-temple', 'q-create-a-shrine-to-oghma'],
    ['q-ally-with-the-xanathars-guild', 'q-prison-break'],
    ['q-recover-the-flame-of-the-north', 'q-bolster-city-guard'],
  ] as const; // a plot quest, and one whose taking brings adventurers
  for (const [plot, quest] of gifts) {
    for (const [, taken] of gifts) {
      const well = both({ players: [{ plots: [plot], hand: ['i-scapegoat'] }], inn: [taken], questDeck: [], short: ['questDeck'] });
      expect([plot, taken, well.may(ann, to('s-entry-well'))]).toEqual([plot, taken, taken === quest]);
    }
  }

  const bare = both({ players: [{ hand: ['i-scapegoat'] }], inn: [], questDeck: [], short: ['questDeck'] });
  expect(bare.may(ann, to('s-entry-well'))).toBe(false); // no quest to take, and still no card to play

  const kings = (gold: number): boolean =>
    under({
      players: [{ hand: ['i-bribe-agent'], gold }],
      buildings: [
        { id: 'b-hall-of-sleeping-kings', owner: bob },
        { id: 'b-the-three-pearls', owner: bob, agents: [bob] },
      ],
    }).may(ann, to('b-hall-of-sleeping-kings'));
  expect([kings(2), kings(1)]).toEqual([true, false]); // the fighter and the rogue of the Hall pay for the Three Pearls
});
