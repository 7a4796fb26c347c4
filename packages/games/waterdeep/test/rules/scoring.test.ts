import { intrigueIds, lordBonus, ranking, tokenValue, waterdeep, type LordId } from '@fathom/waterdeep';
import { texts } from '@fathom/waterdeep/text';
import { seatView, withoutTypography } from '@fathom/kernel';
import { expect } from 'vitest';
import { randomGames } from '../random.ts';
import { ann, bob, castle, cleo, field, harbor1, nameType, play, rule, rules, skull, table, to, under, type Facts } from '../table.ts';

/** Two of arcana, one of each other type; one of them of each module. */
const completed = [
  'q-infiltrate-halasters-circle',
  'q-explore-trobriands-graveyard',
  'q-safeguard-eltorchul-mage',
  'q-banish-evil-spirits',
  'q-prison-break',
  'q-ambush-artor-morlin',
];

function bonus(lord: LordId, facts: Facts = {}, more: object = {}): number {
  const t = table({
    options: { undermountain: true, skullport: true },
    buildings: [
      { id: 'b-the-librarium', owner: ann },
      { id: 'b-secret-shrine', owner: ann },
      { id: 'b-delvers-folly', owner: ann },
      { id: 'b-northgate', owner: bob },
    ],
    ...facts,
    players: [{ lord, completed, ...more }],
  });
  return lordBonus(t.s, ann);
}

rules(
  [
    'WD-LORD-01',
    'WD-LORD-02',
    'WD-LORD-03',
    'WD-LORD-04',
    'WD-LORD-05',
    'WD-LORD-07',
    'WD-LORD-08',
    'WD-LORD-09',
    'WD-LORD-10',
    'WD-LORD-11',
  ],
  '4 points for each completed quest of two types',
  () => {
    const counts = { arcana: 2, commerce: 1, piety: 1, skullduggery: 1, warfare: 1 };
    const pairs: [LordId, keyof typeof counts, keyof typeof counts][] = [
      ['l-brianne-byndraeth', 'arcana', 'skullduggery'],
      ['l-caladorn-cassalanter', 'skullduggery', 'warfare'],
      ['l-durnan-the-wanderer', 'commerce', 'warfare'],
      ['l-khelben-arunsun', 'arcana', 'warfare'],
      ['l-kyriani-agrivar', 'arcana', 'piety'],
      ['l-mirt-the-moneylender', 'commerce', 'piety'],
      ['l-nindil-jalbuck', 'piety', 'skullduggery'],
      ['l-nymara-scheiron', 'commerce', 'skullduggery'],
      ['l-piergeiron-the-paladinson', 'piety', 'warfare'],
      ['l-sammereza-sulphontis', 'arcana', 'commerce'],
    ];
    for (const [lord, one, other] of pairs) {
      expect([lord, bonus(lord)]).toEqual([lord, 4 * (counts[one] + counts[other])]);
      // Each type alone, so that no lord is mistaken for another.
      for (const [type, quest] of [
        ['arcana', 'q-domesticate-owlbears'],
        ['commerce', 'q-ally-with-house-thann'],
        ['piety', 'q-eliminate-vampire-coven'],
        ['skullduggery', 'q-procure-stolen-goods'],
        ['warfare', 'q-bolster-city-guard'],
      ] as const)
        expect([lord, type, bonus(lord, {}, { completed: [quest] })]).toEqual([lord, type, type === one || type === other ? 4 : 0]);
    }
  },
);

rule('WD-LORD-06', 'Larissa Neathal: 6 points for each building', () => expect(bonus('l-larissa-neathal')).toBe(18));

rules(['UM-LORD-01', 'UM-LORD-02', 'UM-LORD-03'], 'all quests, those and the buildings of Undermountain, those worth 10', () => {
  expect(bonus('l-danilo-thann')).toBe(3 * 6);
  expect(bonus('l-halaster-blackcloak')).toBe(4 * (1 + 1));
  expect(bonus('l-trobriand')).toBe(5 * 3); // 25, 40 and 14; the others print less
  expect(
    bonus(
      'l-trobriand',
      {},
      {
        completed: [
          'q-discover-hidden-temple-of-lolth',
          'q-seal-an-entrance-to-skullport',
          'q-eliminate-vampire-coven',
          'q-perform-the-penance-of-duty',
          'q-host-festival-for-sune',
        ],
      },
    ),
  ).toBe(5 * 4);
});

rules(['SK-LORD-01', 'SK-LORD-02', 'SK-LORD-03'], 'the best type, those and the buildings of Skullport, corruption', () => {
  expect(bonus('l-irusyl-eraneth')).toBe(6 * 2);
  expect(bonus('l-sangalor')).toBe(4 * (1 + 2));
  expect(bonus('l-the-xanathar', {}, { corruption: 4 })).toBe(16);
});

rules(['WD-SCORE-01', 'WD-SCORE-02', 'WD-SCORE-03'], 'adventurers, half the gold, the lord; mandatory quests count for no lord', () => {
  const t = table({
    asks: 'end',
    players: [
      {
        score: 10,
        cleric: 2,
        rogue: 1,
        gold: 5,
        lord: 'l-mirt-the-moneylender',
        plots: ['q-protect-the-house-of-wonder'],
        duties: ['m-quell-riots'],
      },
      {},
    ],
  });
  expect([t.score(ann), t.s.outcome!.scores[ann]]).toEqual([{ game: 10, adventurers: 3, gold: 2, lord: 4, corruption: 0 }, 19]);
  expect(waterdeep.score(waterdeep.open(t.state)).map(({ total }) => total)).toEqual(t.s.outcome!.scores);
  const midway = table({ players: [{}, { score: 5, lord: 'l-mirt-the-moneylender', plots: ['q-protect-the-house-of-wonder'] }] }).state;
  const totals = (seat: number): number[] => waterdeep.score(waterdeep.view(midway, seat)).map(({ total }) => total);
  expect([totals(0)[1], totals(1)[1]]).toEqual([5, 9]); // a lord that is not seen does not count yet
  expect(
    t.events.some(({ type }) => type === 'lordsRevealed') || waterdeep.view(t.state, null).players.every(({ lord }) => lord !== null),
  ).toBe(true);
});

rules(['SK-SCORE-01', 'SK-CORR-08', 'SK-CORR-02'], 'each token costs the value of the farthest empty space', () => {
  const values = { 25: 0, 24: 1, 22: 1, 21: 2, 19: 2, 18: 3, 16: 3, 15: 4, 13: 4, 12: 5, 10: 5, 9: 6, 7: 6, 6: 7, 4: 7, 3: 8, 1: 8, 0: 9 };
  for (const [tokens, value] of Object.entries(values)) expect([tokens, tokenValue(Number(tokens))]).toEqual([tokens, value]);
  const t = skull({ asks: 'end', players: [{ corruption: 3, lord: 'l-mirt-the-moneylender' }, {}], corruption: { track: 12 } });
  expect([t.score(ann).corruption, t.score(bob).corruption]).toEqual([-15, 0]);
  const full = skull({ asks: 'end', players: [{ corruption: 0 }, {}] });
  expect(full.score(ann).corruption).toBe(0);
});

rules(['SK-CORR-01', 'SK-CORR-12'], 'corruption is neither gold nor an adventurer, and public', () => {
  const t = skull({
    players: [{ corruption: 5 }],
    buildings: [
      { id: 'b-the-three-pearls', owner: bob },
      { id: 'b-house-of-wonder', owner: bob },
    ],
  });
  expect([t.may(ann, to('b-the-three-pearls')), t.may(ann, to('b-house-of-wonder'))]).toEqual([false, false]);
  expect([waterdeep.view(t.state, null).players[ann]!.corruption, t.scores[ann]]).toEqual([5, 0]);
  expect(skull({ players: [{ hand: ['i-free-drinks'] }, { corruption: 3 }] }).may(ann, to(harbor1))).toBe(false);
});

rules(
  ['SK-CORR-03', 'SK-CORR-04', 'SK-CORR-09'],
  'from the track one by one; each token that is missing costs 10 points, and is no gain',
  () => {
    const facts: Facts = { players: [{ plots: ['q-shelter-zhentarim-agents'] }], corruption: { track: 0 } };
    const t = skull(facts).play(ann, to('s-slavers-market'));
    expect([t.tavern(ann), t.scores[ann], t.handSizes[ann]]).toEqual([{ fighter: 2, rogue: 2 }, -10, 0]);
    const one = skull({ ...facts, corruption: { track: 1 } }).play(ann, to('s-slavers-market'));
    expect([one.player(ann).corruption, one.scores[ann], one.track, one.handSizes[ann]]).toEqual([1, 0, 0, 1]);
  },
);

rule('SK-SCORE-01', 'corruption counts with Skullport only: without it the score does not name it', () => {
  const parts = (options: object): string[] =>
    waterdeep.score(waterdeep.view(table({ options }).s, ann))[ann]!.parts.map(({ part }) => part);
  expect([parts({ skullport: true }), parts({})].map((named) => named.includes('corruption'))).toEqual([true, false]);
});

rule('SK-CORR-05', 'a returned token is on the track again', () => {
  const t = skull({ players: [{ corruption: 2, hand: ['i-repent'] }] });
  expect([t.track, t.play(ann, to(harbor1), play('i-repent')).track]).toEqual([23, 24]);
});

rule('WD-TIE-01', 'most points, then most gold; what is left is shared, and all places go by it', () => {
  const plain = (players: NonNullable<Facts['players']>) => table({ asks: 'end', seats: players.length, players });
  const lord = { completed: [] };
  const t = plain([
    { ...lord, score: 10, gold: 3 },
    { ...lord, score: 10, gold: 2 },
    { ...lord, score: 9, gold: 2 },
  ]);
  expect([t.s.outcome!.scores, t.s.outcome!.winners, ranking(t.s)]).toEqual([[11, 11, 10], [ann], [1, 2, 3]]);
  const shared = plain([
    { ...lord, score: 10, gold: 2 },
    { ...lord, score: 10, gold: 2 },
    { ...lord, score: 9 },
  ]);
  expect([shared.s.outcome!.winners, ranking(shared.s)]).toEqual([
    [ann, bob],
    [1, 1, 3],
  ]);
  const said = ({ s }: typeof t): string | null => texts.en.tieBreak!(waterdeep.view(s, null), s.outcome!.winners);
  expect(withoutTypography(said(t)!)).toBe('A tie: more gold decides, 3 to 2.');
  expect(said(shared)).toBe('A tie, with equally much gold: the victory is shared.');
  expect(said(plain([{ ...lord, score: 9 }, lord]))).toBeNull();
});

rules(
  ['WD-HIDDEN-01', 'WD-HIDDEN-03'],
  'lords, hands, decks, and what was left out are nobody else’s; a card drawn is its owner’s, a card played is public',
  () => {
    const t = table({ players: [{ lord: 'l-larissa-neathal', hand: ['i-conscription'] }], intrigueDeck: ['i-ambush'] });
    const [mine, theirs, watcher] = [ann, bob, null].map((seat) => waterdeep.view(t.state, seat).players[ann]!);
    expect([mine!.lord, theirs!.lord, watcher!.lord]).toEqual(['l-larissa-neathal', null, null]);
    expect([mine!.hand, theirs!.hand, watcher!.hand, theirs!.handSize]).toEqual([['i-conscription-1'], null, null, 1]);
    t.play(ann, to(castle));
    const [drawn] = t.eventsOf('intrigueDrawn');
    expect([ann, bob, null].map((seat) => waterdeep.redact(drawn!, seat))).toMatchObject([
      { cards: ['i-ambush-1'] },
      { cards: null, count: 1 },
      { cards: null },
    ]);
    const leaks = new Set<string>();
    for (const game of randomGames(1, 'leaks')) {
      for (const { s } of game) {
        if (s.outcome !== null || s.ply % 9 !== 0) continue;
        for (const seat of [null, ...s.players.keys()]) {
          const screen = JSON.stringify(seatView(waterdeep, s, seat)).replaceAll(/"[\w-]+":/g, '');
          const hidden: string[] = [
            ...s.questDeck,
            ...s.intrigueDeck,
            ...s.tiles,
            ...s.box.quests,
            ...s.box.intrigue,
            ...s.box.buildings,
            ...s.box.lords,
          ];
          s.players.forEach(({ hand, lord, open, seenBy }, owner) => {
            if (owner === seat) return;
            hidden.push(...hand);
            if (!open && (seat === null || (seenBy & (1 << seat)) === 0)) hidden.push(lord);
          });
          for (const id of hidden) if (screen.includes(`"${id}"`)) leaks.add(`${id} to ${seat}`);
        }
      }
    }
    expect([...leaks]).toEqual([]);
  },
);

rule('WD-HIDDEN-02', 'everything else is public', () => {
  const t = under({
    players: [{ score: 5, wizard: 1, active: ['q-prison-break'], plots: ['q-study-the-illusk-arch'], duties: ['m-quell-riots'] }],
    buildings: [{ id: 'b-northgate', owner: ann, rogue: 1 }],
    board: { [field]: { agents: [bob] } },
    questDiscard: ['q-train-bladesingers'],
    intrigueDiscard: ['i-ambush'],
  });
  const view = waterdeep.view(t.state, null);
  expect(view.players[ann]).toMatchObject({
    score: 5,
    wizard: 1,
    active: ['q-prison-break'],
    plots: ['q-study-the-illusk-arch'],
    completed: ['q-study-the-illusk-arch'],
    duties: ['m-quell-riots'],
    pool: 4,
  });
  expect([view.buildings[0], view.questDiscard, view.intrigueDiscard]).toMatchObject([
    { id: 'b-northgate', owner: ann, rogue: 1 },
    ['q-train-bladesingers'],
    ['i-ambush-1'],
  ]);
  expect(view.board.find(({ id }) => id === field)!.agents).toEqual([bob]);
  expect([view.questDeck, view.intrigueDeck, view.tiles]).toEqual([t.s.questDeck.length, t.s.intrigueDeck.length, t.s.tiles.length]);
  expect([view.inn, view.hall.map(({ id }) => id), view.round, view.first]).toEqual([t.s.inn, t.inHall, 1, ann]);
});

rules(['WD-HIDDEN-03', 'WD-HIDDEN-05'], 'revealed quests are public, and nothing is bid in secret', () => {
  const t = table({
    seats: 3,
    players: [{ hand: ['i-special-assignment'] }],
    questDeck: ['q-prison-break', 'q-domesticate-owlbears'],
  }).play(ann, to(harbor1), play('i-special-assignment'), nameType('arcana'));
  expect(t.eventsOf('questsTurnedUp').map((event) => waterdeep.redact(event, cleo))).toEqual([
    { type: 'questsTurnedUp', quests: ['q-prison-break', 'q-domesticate-owlbears'] },
  ]);
  for (const game of randomGames(1, 'asked'))
    for (const { s } of game) if (s.outcome === null) expect(seatView(waterdeep, s, null).asked.length).toBe(1);
  expect(new Set(intrigueIds).size).toBe(100);
});
