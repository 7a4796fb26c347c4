import { waterdeep } from '@fathom/waterdeep';
import { blockedBy } from '@fathom/kernel';
import { expect } from 'vitest';
import {
  ann,
  aurora,
  bob,
  castle,
  cleo,
  complete,
  field,
  harbor1,
  harbor2,
  harbor3,
  hall,
  inn1,
  inn2,
  inn3,
  lion,
  pass,
  place,
  play,
  plinth,
  rule,
  rules,
  skull,
  table,
  take,
  takeQuest,
  to,
  tower,
  under,
  type Facts,
} from '../table.ts';

/** Every basic space is taken by somebody's agent but these. */
const crowded = (by: number, ...free: string[]): NonNullable<Facts['board']> =>
  Object.fromEntries(
    [aurora, tower, hall, castle, inn1, inn2, inn3, field, lion, plinth, harbor1, harbor2, harbor3]
      .filter((space) => !free.includes(space))
      .map((space) => [space, { agents: [by] }]),
  );

rules(
  ['WD-ROUND-01', 'WD-ROUND-12', 'WD-END-01'],
  'eight rounds; whoever has the marker starts the next, and after the eighth it is over',
  () => {
    const one: Facts = { players: [{ pool: 1 }, { pool: 1 }] };
    const t = table({ ...one, round: 7, first: bob, turn: ann })
      .play(ann, to(aurora))
      .play(bob, to(field));
    expect([t.s.round, t.asked, t.eventTypes.includes('roundEnded')]).toEqual([8, [bob], true]);
    const last = table({ ...one, round: 8 })
      .play(ann, to(aurora))
      .play(bob, to(field));
    expect([last.s.outcome !== null, last.asked]).toEqual([true, []]);
    expect(last.refusal(ann, to(aurora))).toMatchObject({ code: 'game-over', rule: 'WD-END-01' });
  },
);

rule('WD-ROUND-03', 'stock comes on top of what lies there; tiles in the Hall get none', () => {
  const t = table({
    asks: 'round',
    buildings: [
      { id: 'b-caravan-court', owner: ann, fighter: 2, gold: 1 },
      { id: 'b-the-waymoot', owner: bob, vp: 3 },
    ],
    hall: ['b-the-golden-horn'],
  });
  expect([t.lying('b-caravan-court'), t.at('b-the-waymoot').vp, t.lying('b-the-golden-horn')]).toEqual([{ fighter: 4, gold: 1 }, 6, {}]);
});

rules(['WD-ROUND-04', 'WD-QCARD-17'], 'the Tower of Luck gives an adventurer as each later round starts, before any turn', () => {
  const t = table({ asks: 'round', round: 1, players: [{}, { plots: ['q-defend-the-tower-of-luck'] }] });
  expect([t.prompt, t.asked]).toEqual(['take', [bob]]);
  t.play(bob, take('wizard'));
  expect([t.tavern(bob), t.prompt, t.asked]).toEqual([{ wizard: 1 }, 'assign', [ann]]);
  const cost = { cleric: 2, fighter: 1, rogue: 1, wizard: 1 };
  const now = table({ asks: 'quest', players: [{ active: ['q-defend-the-tower-of-luck'], ...cost }] });
  now.play(ann, complete('q-defend-the-tower-of-luck'), take('cleric'));
  expect([now.tavern(ann), now.scores[ann]]).toEqual([{ cleric: 1 }, 0]);
});

rules(['WD-ROUND-06', 'WD-AGENT-07'], 'the Ambassador goes out before any turn, with a quest step of its own', () => {
  const t = table({
    asks: 'round',
    first: ann,
    ambassador: { holder: bob },
    players: [{}, { rogue: 4, gold: 4, active: ['q-install-a-spy-in-castle-waterdeep'] }],
  });
  expect([t.prompt, t.asked]).toEqual(['ambassador', [bob]]);
  t.play(bob, to(field));
  expect([t.tavern(bob), t.agents(field), t.prompt, t.asked]).toEqual([{ fighter: 2, rogue: 4, gold: 4 }, [-1], 'quest', [bob]]);
  expect(t.s.ambassador.busy).toBe(false); // from now on it is everybody's opponent
  t.play(bob, complete('q-install-a-spy-in-castle-waterdeep'));
  expect([t.scores[bob], t.pools, t.asked, t.prompt]).toEqual([8, [4, 4], [ann], 'assign']);
  const first = table({ asks: 'round', first: ann, ambassador: { holder: ann } }).play(ann, to(field));
  expect([first.prompt, first.asked]).toEqual(['assign', [ann]]); // the normal turn follows directly
  const fifth = table({ asks: 'round', round: 4, ambassador: { holder: ann } });
  expect([fifth.prompt, fifth.pools]).toEqual(['ambassador', [5, 5]]); // the new agents are there by then
});

rules(['WD-ROUND-07', 'WD-CASTLE-02'], 'the marker changes nothing before the next round, not even through the Ambassador', () => {
  const t = table({ seats: 3, asks: 'round', first: ann, ambassador: { holder: cleo } }).play(cleo, to(castle));
  expect([t.s.first, t.asked]).toEqual([cleo, [ann]]);
  const turn = table({ seats: 3, players: [{ pool: 1 }, { pool: 1 }, { pool: 1 }] })
    .play(ann, to(aurora))
    .play(bob, to(castle));
  expect(turn.asked).toEqual([cleo]);
  expect(turn.play(cleo, to(field)).asked).toEqual([bob]);
});

rules(['WD-ROUND-08', 'WD-AGENT-01'], 'an empty pool is skipped; who gets an agent back is in the rotation again', () => {
  const t = table({ players: [{ pool: 1, hand: ['i-recall-agent'] }, { pool: 2 }] }).play(ann, to(harbor1), play('i-recall-agent'));
  expect([t.pools, t.agents(harbor1)]).toEqual([[1, 2], []]);
  t.play(bob, to(aurora));
  expect(t.asked).toEqual([ann]);
  t.play(ann, to(field));
  expect(t.asked).toEqual([bob]);
  const empty = table({ players: [{ pool: 1 }, { pool: 0 }] }).play(ann, to(aurora));
  expect(empty.s.round).toBe(2);
});

rules(
  ['WD-ROUND-09', 'WD-ROUND-10', 'WD-TURN-02', 'WD-TURN-03'],
  'passing is forced or forbidden; when all who have agents passed in a row, the phase ends',
  () => {
    const free = table();
    expect(free.refused(ann, pass)).toBe('WD-TURN-02');
    const t = table({ seats: 3, players: [{ pool: 1 }, { pool: 1 }, { pool: 0 }], board: crowded(cleo) });
    expect(t.options).toEqual(['pass']);
    t.play(ann, pass);
    expect([t.asked, t.eventTypes.includes('passed'), t.prompt]).toEqual([[bob], true, 'assign']);
    t.play(bob, pass);
    expect(t.s.phase === 'reassignment' || t.s.round === 2).toBe(true);
    expect(t.asked).toEqual([cleo]); // whose agents in the Harbor cannot go anywhere
  },
);

rule('WD-ROUND-10', 'an agent that a forced pass left in the pool stays there in the reassignment phase', () => {
  const t = table({ asks: 'harbor', players: [{ pool: 1 }, { pool: 0 }], board: { [harbor1]: { agents: [bob] } } });
  t.play(bob, to(aurora));
  expect([t.s.round, t.pools]).toEqual([2, [1, 1]]);
});

rules(['WD-ROUND-11', 'WD-AGENT-09'], 'all go home, the Ambassador is set aside, goods stay, limits are lifted', () => {
  const t = table({
    players: [{ pool: 1, plots: ['q-recover-the-magisters-orb'], tired: ['q-recover-the-magisters-orb'] }, { pool: 0 }],
    board: { [field]: { agents: [bob] }, [plinth]: { agents: [-1], wizard: 2 } },
    hall: [{ id: 'b-northgate', agents: [bob] }],
  }).play(ann, to(aurora));
  expect([t.s.round, t.pools, t.s.board.flatMap(({ agents }) => agents), t.agents('b-northgate')]).toEqual([2, [1, 2], [], []]);
  expect([t.lying(plinth), t.s.ambassador.holder, t.player(ann).tired, t.prompt]).toEqual([{ wizard: 2 }, null, [], 'assign']);
  const held = table({ players: [{ pool: 1 }, { pool: 0 }], ambassador: { holder: bob } }).play(ann, to(aurora));
  expect([held.prompt, held.asked]).toEqual(['ambassador', [bob]]);
});

rules(['WD-TURN-01', 'WD-TURN-04'], 'one agent, then one quest at most, if the player wishes', () => {
  const facts: Facts = {
    players: [{ cleric: 3, fighter: 2, active: ['q-convert-a-noble-to-lathander', 'q-quell-mercenary-uprising'], gold: 9 }],
    inn: ['q-bolster-city-guard', 'q-train-bladesingers', 'q-raid-orc-stronghold', 'q-repel-seawraiths'],
  };
  const t = table(facts).play(ann, to(field));
  expect([t.prompt, t.options]).toEqual([
    'quest',
    ['complete q-convert-a-noble-to-lathander', 'complete q-quell-mercenary-uprising', 'pass'],
  ]);
  const done = t.fork().play(ann, complete('q-quell-mercenary-uprising'));
  expect([done.asked, done.scores[ann]]).toEqual([[bob], 8]); // a second one has to wait
  expect(t.play(ann, pass).asked).toEqual([bob]);
});

rule('WD-TURN-05', 'what lies there, the action, the owner, plot quests, the quest step: in this order', () => {
  const t = table({
    players: [
      { plots: ['q-fence-goods-for-duke-of-darkness'], active: ['q-establish-shadow-thieves-guild'], rogue: 5, fighter: 1, wizard: 1 },
    ],
    buildings: [{ id: 'b-helmstar-warehouse', owner: bob, rogue: 1 }],
  }).play(ann, to('b-helmstar-warehouse'));
  expect(t.eventTypes.filter((type) => ['agentAssigned', 'goodsCollected', 'goodsGained', 'plotAnswered'].includes(type))).toEqual([
    'agentAssigned',
    'goodsCollected',
    'goodsGained',
    'goodsGained',
    'plotAnswered',
    'goodsGained',
  ]);
  expect(t.eventsOf('goodsGained').map(({ seat }) => seat)).toEqual([ann, bob, ann]);
  expect([t.tavern(ann), t.tavern(bob), t.prompt]).toEqual([{ fighter: 1, rogue: 8, wizard: 1, gold: 4 }, { rogue: 1 }, 'quest']);
});

rule('WD-TURN-05', 'of several plot quests the player chooses the order', () => {
  const t = under({
    players: [{ plots: ['q-produce-a-miracle-for-the-masses', 'q-study-in-the-librarium'], rogue: 1, hand: ['i-good-faith'] }],
    intrigueDeck: ['i-spread-the-wealth'],
  }).play(ann, to(harbor1), play('i-good-faith'));
  expect([t.prompt, t.options]).toEqual(['order', ['resolve q-produce-a-miracle-for-the-masses', 'resolve q-study-in-the-librarium']]);
  expect(t.fork().play(ann, { type: 'resolve', quest: 'q-study-in-the-librarium' }).prompt).toBe('drawn');
  t.play(ann, { type: 'resolve', quest: 'q-produce-a-miracle-for-the-masses' }, { type: 'exchange', adventurer: 'rogue' });
  expect([t.tavern(ann), t.prompt]).toEqual([{ cleric: 3 }, 'drawn']);
});

rules(['WD-TURN-06', 'WD-PLAY-05', 'WD-HIDDEN-05'], 'one after another, clockwise, each seeing what came before', () => {
  const t = table({ seats: 4, turn: cleo, players: [{}, {}, { hand: ['i-call-for-adventurers'] }] }).play(
    cleo,
    to(harbor1),
    play('i-call-for-adventurers'),
  );
  t.play(cleo, take('wizard'), take('wizard'));
  expect(t.asked).toEqual([3]);
  t.play(3, take('rogue'));
  expect(t.asked).toEqual([ann]);
  t.play(ann, take('cleric')).play(bob, take('fighter'));
  expect(t.taverns).toEqual([{ cleric: 1 }, { fighter: 1 }, { wizard: 2 }, { rogue: 1 }]);
});

rules(
  ['WD-TURN-07', 'WD-TURN-08'],
  'a cost that cannot be paid forbids; a gain is made as far as possible; what may be done need not',
  () => {
    const t = table({ players: [{ gold: 1 }], buildings: [{ id: 'b-house-of-wonder', owner: bob }], supply: { wizard: 0, cleric: 1 } });
    expect(t.refused(ann, to('b-house-of-wonder'))).toBe('WD-ASSIGN-03');
    const rich = table({ players: [{ gold: 2 }], buildings: [{ id: 'b-house-of-wonder', owner: bob }], supply: { wizard: 0, cleric: 1 } });
    rich.play(ann, to('b-house-of-wonder'), take('cleric'));
    expect([rich.tavern(ann), rich.asked]).toEqual([{ cleric: 1 }, [bob]]);
    const may = table({ players: [{ hand: ['i-tax-collection'] }, { gold: 4 }] }).play(ann, to(harbor1), play('i-tax-collection'));
    expect(may.options).toEqual(['accept', 'pass']);
    expect([may.play(bob, pass).taverns, may.scores]).toEqual([
      [{ gold: 4 }, { gold: 4 }],
      [0, 0],
    ]);
  },
);

rules(['WD-TURN-09', 'UM-QCARD-11'], 'an event is answered on the spot, before the effect goes on', () => {
  const t = under({
    players: [{ plots: ['q-establish-wizard-academy'], cleric: 1, wizard: 1 }],
    buildings: [{ id: 'b-heroes-garden', owner: bob }],
    inn: ['q-study-the-illusk-arch', 'q-bolster-city-guard', 'q-train-bladesingers', 'q-raid-orc-stronghold'],
  }).play(ann, to('b-heroes-garden'), takeQuest('q-study-the-illusk-arch'));
  expect([t.tavern(ann), t.prompt]).toEqual([{ cleric: 1, wizard: 2 }, 'completeNow']);
});

rules(['WD-TURN-10', 'WD-ASSIGN-05'], 'an inner use provides for itself alone, and it is all one turn', () => {
  const t = table({
    players: [
      {
        plots: ['q-bolster-griffon-cavalry'],
        hand: ['i-accelerate-plans'],
        active: ['q-train-bladesingers', 'q-quell-mercenary-uprising'],
        wizard: 1,
        cleric: 1,
      },
    ],
  });
  t.play(ann, to(harbor1), play('i-accelerate-plans'), to(field));
  expect([t.tavern(ann), t.prompt]).toEqual([{ cleric: 1, fighter: 3, wizard: 1 }, 'extraAgent']); // no quest step yet
  t.play(ann, to(plinth));
  expect([t.tavern(ann), t.prompt, t.pools]).toEqual([{ cleric: 2, fighter: 3, wizard: 1 }, 'quest', [2, 4]]);
  expect(t.play(ann, complete('q-train-bladesingers')).asked).toEqual([bob]);
});

rules(
  ['WD-PLACE-01', 'WD-PLACE-02', 'WD-ASSIGN-06'],
  'goods go onto any space in play, each slot a space of its own, different ones where it says so',
  () => {
    const t = under({
      players: [{ hand: ['i-organized-crime'] }],
      board: { [field]: { agents: [bob] } },
      buildings: [{ id: 'b-northgate', owner: bob }],
      hall: ['b-dragon-tower'],
    }).play(ann, to(harbor1), play('i-organized-crime'));
    expect(t.may(ann, place(field)) && t.may(ann, place(harbor1)) && t.may(ann, place('b-northgate')) && t.may(ann, place(inn3))).toBe(
      true,
    );
    expect([t.may(ann, place('b-dragon-tower')), blockedBy(waterdeep, t.state, ann, 'b-dragon-tower')]).toEqual([false, 'WD-PLACE-01']);
    t.play(ann, place(harbor3));
    expect([t.may(ann, place(harbor3)), t.may(ann, place(harbor2))]).toEqual([false, true]);
    t.play(ann, place(inn2));
    expect([t.lying(harbor3), t.lying(inn2), t.lying(harbor2), t.tavern(ann)]).toEqual([{ rogue: 1 }, { rogue: 1 }, {}, { rogue: 2 }]);
  },
);

rules(['WD-PLACE-03', 'WD-PLACE-04', 'SK-CORR-07'], 'whoever comes takes everything, corruption included, and not from the track', () => {
  const t = table({
    options: { skullport: true },
    board: { [castle]: { gold: 2, wizard: 1, corruption: 2 } },
    corruption: { track: 0 },
  }).play(ann, to(castle));
  expect([t.tavern(ann), t.scores[ann], t.track, t.lying(castle)]).toEqual([{ gold: 2, wizard: 1, corruption: 2 }, 0, 0, {}]);
  const kinds = ['cleric', 'fighter', 'rogue', 'wizard', 'gold', 'corruption'];
  for (const one of kinds) {
    for (const other of kinds.filter((kind) => kind !== one)) {
      const two = { [one]: 1, [other]: 1 };
      expect(
        skull({ board: { [castle]: two } })
          .play(ann, to(castle))
          .tavern(ann),
      ).toEqual(two);
    }
  }
});

rules(
  ['WD-PLACE-05', 'WD-BUILD-09'],
  'what lies on a demolished building goes to the supply and to the track; the building is gone for good',
  () => {
    const t = table({
      options: { skullport: true },
      players: [{ hand: ['i-real-estate-deal'], corruption: 1 }],
      buildings: [{ id: 'b-caravan-court', owner: ann, fighter: 4, gold: 1, corruption: 1 }],
      hall: ['b-northgate'],
    }).play(ann, to(harbor1), play('i-real-estate-deal'));
    expect([t.s.supply.fighter, t.track, t.s.demolished, t.tavern(ann)]).toEqual([45, 24, ['b-caravan-court'], { corruption: 1 }]);
    expect([t.owners, [...t.s.tiles, ...t.inHall].includes('b-caravan-court')]).toEqual([{ 'b-northgate': ann }, false]);
  },
);

rule('WD-PLACE-06', 'as much as the supply has is placed', () => {
  const t = under({ players: [{ hand: ['i-organized-crime'] }], supply: { rogue: 3 } }).play(
    ann,
    to(harbor1),
    play('i-organized-crime'),
    place(field),
  );
  expect([t.lying(field), t.prompt, t.s.supply.rogue]).toEqual([{ rogue: 1 }, 'assign', 0]);
});

rules(
  ['WD-PLACE-07', 'WD-SCORE-04'],
  'what lies on spaces belongs to nobody in the end; quests and cards in hand score nothing; scores may be negative',
  () => {
    const t = table({
      asks: 'end',
      options: { skullport: true },
      players: [
        { score: -7, hand: ['i-ambush'], active: ['q-bolster-city-guard'], lord: 'l-larissa-neathal' },
        { lord: 'l-mirt-the-moneylender' },
      ],
      board: { [field]: { fighter: 9, gold: 8, corruption: 2 } },
    });
    expect(t.s.outcome!.scores).toEqual([-7, 0]);
  },
);
