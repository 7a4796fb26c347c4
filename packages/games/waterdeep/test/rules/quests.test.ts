import { buildingIds, quests, waterdeep } from '@fathom/waterdeep';
import { expect } from 'vitest';
import {
  accept,
  ann,
  aurora,
  atone,
  bob,
  build,
  castle,
  choose,
  cleo,
  complete,
  discardQuest,
  exchange,
  field,
  give,
  hall,
  harbor1,
  harbor2,
  inn1,
  lion,
  pass,
  place,
  play,
  plinth,
  recall,
  refund,
  rule,
  rules,
  skull,
  spend,
  table,
  take,
  takeQuest,
  to,
  tower,
  under,
  type Facts,
} from '../table.ts';

const four = ['q-bolster-city-guard', 'q-train-bladesingers', 'q-raid-orc-stronghold', 'q-repel-seawraiths'];
/** The quest step of somebody who can pay everything. */
const rich = { cleric: 9, fighter: 12, rogue: 12, wizard: 9, gold: 20 };

/** A quest completed by Ann, who has just what it costs and what is named besides. */
function completing(quest: keyof typeof quests, facts: Facts = {}, lay = table) {
  const { goods } = quests[quest].cost;
  const [mine, ...others] = facts.players ?? [{}];
  const purse = Object.fromEntries(
    Object.entries(goods).map(([what, count]) => [what, count + (((mine as never)?.[what] as number | undefined) ?? 0)]),
  );
  const t = lay({ asks: 'quest', ...facts, players: [{ ...mine, ...purse, active: [quest, ...(mine?.active ?? [])] }, ...others] });
  return t.play(ann, complete(quest));
}

rules(
  ['WD-QUEST-01', 'WD-QUEST-02', 'WD-QUEST-04'],
  'the exact cost to the supply, the reward at once, and the card counts for the lord',
  () => {
    const facts: Facts = {
      asks: 'quest',
      players: [{ fighter: 2, wizard: 2, gold: 4, active: ['q-host-festival-for-sune'], lord: 'l-kyriani-agrivar' }],
    };
    const t = table(facts);
    expect([t.may(ann, complete('q-host-festival-for-sune')), t.s.supply.fighter]).toEqual([true, 23]);
    t.play(ann, complete('q-host-festival-for-sune'));
    expect([t.tavern(ann), t.scores[ann], t.s.supply]).toEqual([{ cleric: 2 }, 9, { cleric: 23, fighter: 25, rogue: 25, wizard: 25 }]);
    expect([t.player(ann).active, t.player(ann).completed, t.score(ann).lord]).toEqual([[], ['q-host-festival-for-sune'], 4]);
    const short = table({ asks: 'turn', players: [{ fighter: 2, wizard: 2, gold: 3, active: ['q-host-festival-for-sune'] }] }).play(
      ann,
      to(plinth),
    );
    expect(short.asked).toEqual([bob]); // 1 gold is missing: nothing to ask
  },
);

rules(['WD-QUEST-01', 'SK-QCARD-08'], 'free adventurers are chosen one by one, and can be taken back until the last', () => {
  const t = skull({
    asks: 'quest',
    players: [{ cleric: 3, fighter: 2, rogue: 2, wizard: 1, active: ['q-enter-the-tower-of-seven-woes'] }],
  });
  t.play(
    ann,
    complete('q-enter-the-tower-of-seven-woes'),
    spend('cleric'),
    spend('cleric'),
    spend('fighter'),
    spend('fighter'),
    spend('rogue'),
    spend('rogue'),
  );
  expect([t.options, t.undoable(ann, spend('wizard'))]).toEqual([['spend cleric', 'spend wizard'], true]);
  t.play(ann, spend('wizard'));
  expect([t.tavern(ann), t.scores[ann]]).toEqual([{ cleric: 1 + 3, corruption: 4 }, 19]);
});

rules(['WD-QUEST-03', 'SK-QCARD-01'], 'corruption in a reward must be taken; the supply may fall short', () => {
  const t = completing('q-establish-cult-cell', { supply: { fighter: 1 } }, skull);
  expect([t.tavern(ann), t.scores[ann], t.handSizes[ann]]).toEqual([{ fighter: 1, wizard: 1, corruption: 3 }, 18, 1]);
});

rules(['WD-QUEST-05', 'WD-QUEST-06', 'WD-QCARD-13'], 'a plot quest works from then on, not for itself, and counts for the lord', () => {
  const t = completing('q-study-the-illusk-arch', { players: [{ lord: 'l-kyriani-agrivar' }] });
  expect([t.scores[ann], t.player(ann).plots, t.score(ann).lord]).toEqual([8, ['q-study-the-illusk-arch'], 4]);
  const next = completing('q-domesticate-owlbears', { players: [{ plots: ['q-study-the-illusk-arch'] }] });
  expect(next.scores[ann]).toBe(8 + 2);
  const other = completing('q-train-bladesingers', { players: [{ plots: ['q-study-the-illusk-arch'] }] });
  expect(other.scores[ann]).toBe(4);
});

rules(
  ['WD-QUEST-07', 'WD-QUEST-08', 'WD-QUEST-09'],
  'mandatory quests come first, count for no lord, go to the discard, and need not be completed',
  () => {
    const t = table({
      asks: 'quest',
      players: [
        { ...rich, duties: ['m-quell-riots', 'm-fend-off-bandits'], active: ['q-train-bladesingers'], lord: 'l-caladorn-cassalanter' },
      ],
    });
    expect(t.options).toEqual(['complete m-quell-riots', 'complete m-fend-off-bandits', 'pass']);
    expect(t.refused(ann, complete('q-train-bladesingers'))).toBe('WD-QUEST-07');
    expect(t.fork().play(ann, pass).player(ann).duties.length).toBe(2);
    t.play(ann, complete('m-quell-riots'));
    expect([t.scores[ann], t.s.intrigueDiscard, t.player(ann).completed, t.score(ann).lord, t.asked]).toEqual([
      4,
      ['i-quell-riots-1'],
      [],
      0,
      [bob],
    ]);
  },
);

rules(
  ['WD-QUEST-10', 'UM-QCARD-14', 'UM-QCARD-15'],
  'taken is what becomes active: from the Inn, from the deck, by a card, on anybody’s turn; not what is completed at the Inn',
  () => {
    const hunter = { plots: ['q-sponsor-bounty-hunters'] };
    const commerce = ['q-safeguard-eltorchul-mage', ...four.slice(1)];
    expect(
      under({ players: [hunter], inn: commerce })
        .play(ann, to(inn1), takeQuest(commerce[0]!))
        .tavern(ann),
    ).toEqual({ gold: 2 + 4 });
    const bidding = under({ players: [{ hand: ['i-bidding-war'] }, hunter], questDeck: [four[0]!, commerce[0]!] }).play(
      ann,
      to(harbor1),
      play('i-bidding-war'),
      takeQuest(four[0]!),
    );
    expect([bidding.player(bob).active, bidding.tavern(bob)]).toEqual([[commerce[0]], { gold: 4 }]);
    const direct = under({
      asks: 'quest',
      players: [{ plots: ['q-sponsor-bounty-hunters', 'q-diplomatic-mission-to-suzail'], fighter: 1, rogue: 1, wizard: 1, gold: 4 }],
      inn: commerce,
    }).play(ann, complete(commerce[0]!));
    expect([direct.tavern(ann), direct.player(ann).completed.at(-1), direct.s.inn.length]).toEqual([{ wizard: 2 }, commerce[0], 4]);
  },
);

rule('WD-QUEST-11', 'a discarded quest goes to its own discard pile', () => {
  const t = table({ players: [{ hand: ['i-change-of-plans'], active: ['q-train-bladesingers'], duties: ['m-quell-riots'] }] }).play(
    ann,
    to(harbor1),
    play('i-change-of-plans'),
  );
  const quest = t.fork().play(ann, discardQuest('q-train-bladesingers'));
  expect(quest.s.questDiscard).toEqual(['q-train-bladesingers']);
  expect(t.play(ann, discardQuest('m-quell-riots')).s.intrigueDiscard).toContain('i-quell-riots-1');
});

rules(['WD-QUEST-13', 'WD-QCARD-18'], 'the Miracle: once per round, one fighter, rogue or wizard for a cleric, if the player likes', () => {
  const t = table({
    players: [{ plots: ['q-produce-a-miracle-for-the-masses'], rogue: 1, wizard: 1, hand: ['i-good-faith'] }, { pool: 1 }],
  }).play(ann, to(plinth));
  expect(t.options).toEqual(['exchange rogue', 'exchange wizard', 'pass']);
  const later = t.fork().play(ann, pass).play(bob, to(aurora)).play(ann, to(harbor1), play('i-good-faith'));
  expect(later.prompt).toBe('exchange'); // declined, so it is still there
  t.play(ann, exchange('rogue'));
  expect(t.tavern(ann)).toEqual({ cleric: 2, wizard: 1 });
  t.play(bob, to(aurora)).play(ann, to(harbor1), play('i-good-faith'));
  expect([t.tavern(ann), t.prompt]).toEqual([{ cleric: 4, wizard: 1 }, 'assign']);
});

rules(['WD-ASSIGN-10', 'UM-QCARD-20'], 'Seize Citadel: who comes back is not provided by the action in which a quest was completed', () => {
  const plots = ['q-seize-citadel-of-the-bloody-hand', 'q-fence-goods-for-duke-of-darkness'];
  const quest = 'q-establish-shadow-thieves-guild';
  const buildings = [{ id: 'b-heroes-garden', owner: bob }];
  const t = under({ players: [{ ...quests[quest].cost.goods, plots }], buildings, inn: [quest] }).play(ann, to('b-heroes-garden'));
  t.play(ann, takeQuest(quest), complete(quest), refund('rogue'));
  expect(t.tavern(ann)).toEqual({ rogue: 1 });
});

rules(['WD-QUEST-14', 'UM-QCARD-20'], 'Seize Citadel: one of those spent on the quest may come back, after the whole reward', () => {
  const t = completing('q-unleash-crime-spree', { players: [{ plots: ['q-seize-citadel-of-the-bloody-hand'], rogue: 4 }] }, under);
  expect(t.prompt).toBe('option');
  t.play(ann, accept);
  expect([t.scores[ann], t.prompt, t.options]).toEqual([
    22,
    'refund',
    ['refund cleric', 'refund fighter', 'refund rogue', 'refund wizard', 'pass'],
  ]);
  expect(t.play(ann, refund('wizard')).tavern(ann)).toEqual({ wizard: 1 });
  const duty = under({
    asks: 'quest',
    players: [{ plots: ['q-seize-citadel-of-the-bloody-hand'], cleric: 1, wizard: 1, duties: ['m-unveil-abyssal-agent'] }],
  });
  duty.play(ann, complete('m-unveil-abyssal-agent'));
  expect(duty.options).toEqual(['refund cleric', 'refund wizard', 'pass']);
  duty.play(ann, refund('cleric'));
  expect([duty.tavern(ann), duty.handSizes[ann]]).toEqual([{ cleric: 1 }, 1]);
});

/* ——— Base game ——— */

rule('WD-QCARD-01', 'Research Chronomancy: an assigned agent must come back, if there is one', () => {
  const t = completing('q-research-chronomancy', { board: { [field]: { agents: [ann] }, [lion]: { agents: [ann] } } });
  expect(t.options).toEqual([`recall ${field}`, `recall ${lion}`]);
  expect([t.play(ann, recall(field)).pools[ann], t.tavern(ann), t.scores[ann]]).toEqual([3, { wizard: 1 }, 4]);
  expect(completing('q-research-chronomancy').asked).toEqual([bob]);
});

rule('WD-QCARD-02', 'Loot the Crypt: the top quest of the deck', () => {
  const t = completing('q-loot-the-crypt-of-chauntea', { questDeck: ['q-prison-break'] });
  expect([t.player(ann).active, t.scores[ann], t.handSizes[ann]]).toEqual([['q-prison-break'], 7, 1]);
});

rule('WD-QCARD-03', 'Lure Artisans: a tile of the Hall for free, with its tokens; nothing if there is none', () => {
  const t = completing('q-lure-artisans-of-mirabar', { hall: ['b-northgate', { id: 'b-fetlock-court', vp: 3 }] });
  t.play(ann, build('b-fetlock-court'));
  expect([t.owners, t.scores[ann], t.tavern(ann)]).toEqual([{ 'b-fetlock-court': ann }, 4 + 3, {}]);
  expect(completing('q-lure-artisans-of-mirabar', { hall: [] }).asked).toEqual([bob]);
});

rule('WD-QCARD-04', 'Placate the Walking Statue: the top of the stack, with its stock', () => {
  const t = completing('q-placate-the-walking-statue', { tiles: ['b-jesters-court'] });
  expect([t.owners, t.lying('b-jesters-court'), t.scores[ann], t.inHall.length]).toEqual([{ 'b-jesters-court': ann }, { rogue: 2 }, 10, 3]);
  expect(completing('q-placate-the-walking-statue', { tiles: [], short: ['tiles'] }).owners).toEqual({});
  const held = (count: number): number => {
    const buildings = buildingIds.slice(0, count).map((id) => ({ id, owner: ann }));
    return Object.keys(completing('q-placate-the-walking-statue', { buildings }).owners).length;
  };
  expect([held(8), held(9)]).toEqual([9, 9]); // the ninth marker is the last
  expect(t.s.undoFloor).toBe(t.s.ply); // what was turned up was seen
});

rule('WD-QCARD-05', 'Send Aid: an opponent of the player’s choice takes 4 gold', () => {
  const t = completing('q-send-aid-to-the-harpers', { seats: 3 });
  expect(t.options).toEqual(['choose 1', 'choose 2']);
  expect([t.play(ann, choose(cleo)).taverns, t.scores[ann]]).toEqual([[{}, {}, { gold: 4 }], 15]);
});

rules(['WD-QCARD-06', 'WD-QCARD-07', 'WD-QCARD-08'], 'a face-up quest as part of the reward; it has to wait for another turn', () => {
  for (const [quest, vp] of [
    ['q-convert-a-noble-to-lathander', 8],
    ['q-discover-hidden-temple-of-lolth', 10],
    ['q-form-an-alliance-with-the-rashemi', 10],
  ] as const) {
    const t = completing(quest, { inn: four, players: [{ fighter: 4, wizard: 4 }] });
    t.play(ann, takeQuest('q-train-bladesingers'));
    expect([t.player(ann).active, t.scores[ann], t.asked, t.s.inn.length]).toEqual([['q-train-bladesingers'], vp, [bob], 4]);
  }
});

rule('WD-QCARD-09', 'Harpers Safe House: 2 more for each building', () => {
  const t = completing('q-establish-harpers-safe-house', {
    buildings: [
      { id: 'b-northgate', owner: ann },
      { id: 'b-dragon-tower', owner: ann },
      { id: 'b-new-olamn', owner: bob },
    ],
  });
  expect(t.scores[ann]).toBe(8 + 4);
});

rule('WD-QCARD-10', 'Prison Break plays a card, if one can be played', () => {
  const t = completing('q-prison-break', { players: [{ hand: ['i-spread-the-wealth', 'i-free-drinks'] }, {}] });
  expect([t.prompt, t.options]).toEqual(['play', ['play i-spread-the-wealth']]);
  expect([t.play(ann, play('i-spread-the-wealth')).tavern(ann), t.scores[ann]]).toEqual([{ fighter: 2, gold: 4 }, 14]);
  const none = completing('q-prison-break', { players: [{ hand: ['i-free-drinks'] }, {}] });
  expect(none.options).toEqual(['pass']); // asked, since silence would tell of the hand
  expect(completing('q-prison-break').asked).toEqual([bob]);
});

rules(
  ['WD-QCARD-11', 'WD-QCARD-14', 'WD-QCARD-20', 'WD-QCARD-23'],
  'a wizard draws a card, gold brings a rogue, a rogue 2 gold, a fighter another; once per action',
  () => {
    const having = (plot: string, space: string) => table({ players: [{ plots: [plot] }] }).play(ann, to(space));
    expect(having('q-explore-ahghairons-tower', tower).handSizes[ann]).toBe(1);
    expect(having('q-explore-ahghairons-tower', plinth).handSizes[ann]).toBe(0);
    expect(having('q-bribe-the-shipwrights', aurora).tavern(ann)).toEqual({ gold: 4, rogue: 1 });
    expect(having('q-fence-goods-for-duke-of-darkness', lion).tavern(ann)).toEqual({ rogue: 2, gold: 2 });
    expect(having('q-bolster-griffon-cavalry', field).tavern(ann)).toEqual({ fighter: 3 });
  },
);

rules(['WD-QCARD-15', 'WD-QCARD-19', 'WD-QCARD-21', 'WD-QCARD-24'], '2 points for each other quest of the type', () => {
  for (const [plot, same, other] of [
    ['q-establish-new-merchant-guild', 'q-spy-on-the-house-of-light', 'q-ambush-artor-morlin'],
    ['q-protect-the-house-of-wonder', 'q-eliminate-vampire-coven', 'q-ambush-artor-morlin'],
    ['q-install-a-spy-in-castle-waterdeep', 'q-steal-from-house-adarbrent', 'q-ambush-artor-morlin'],
    ['q-quell-mercenary-uprising', 'q-ambush-artor-morlin', 'q-eliminate-vampire-coven'],
  ] as const) {
    const facts = { players: [{ plots: [plot] }] };
    expect([completing(same, facts).scores[ann], completing(other, facts).scores[ann]]).toEqual([quests[same].vp + 2, quests[other].vp]);
    expect(completing(plot).scores[ann]).toBe(quests[plot].vp);
  }
});

rule('WD-QCARD-16', 'Infiltrate Builder’s Hall: 4 points for a purchase, none for a free building', () => {
  const plots = ['q-infiltrate-builders-hall'];
  const bought = table({ players: [{ plots, gold: 3 }], hall: ['b-northgate'] }).play(ann, to(hall));
  expect(bought.scores[ann]).toBe(4);
  expect(completing('q-placate-the-walking-statue', { players: [{ plots }] }).scores[ann]).toBe(10);
});

rule('WD-QCARD-22', 'a Sleeper Agent: 2 points for each card played, whatever it is played through', () => {
  const plots = ['q-place-a-sleeper-agent-in-skullport'];
  const t = table({ players: [{ plots, hand: ['i-conscription'] }] }).play(ann, to(harbor1), play('i-conscription'));
  expect(t.scores[ann]).toBe(2);
  const reward = completing('q-prison-break', { players: [{ plots, hand: ['i-quell-riots'] }, {}] }).play(ann, play('i-quell-riots'));
  expect([reward.scores[ann], reward.player(bob).duties]).toEqual([14 + 2, ['m-quell-riots']]);
  expect(completing('q-place-a-sleeper-agent-in-skullport').scores[ann]).toBe(0);
});

/* ——— Undermountain ——— */

rule('UM-QCARD-01', 'the Black Viper: four cards, each drawn, then played or kept', () => {
  const t = completing(
    'q-deal-with-the-black-viper',
    { intrigueDeck: ['i-ambush', 'i-free-drinks', 'i-conscription', 'i-quell-riots'] },
    under,
  );
  expect([t.prompt, t.options]).toEqual(['drawn', ['play i-ambush', 'pass']]);
  t.play(ann, pass);
  expect(t.options).toEqual(['pass']); // Free Drinks! finds nobody to rob
  t.play(ann, pass, play('i-conscription'));
  expect([t.tavern(ann), t.prompt]).toEqual([{ fighter: 2 }, 'drawn']);
  t.play(ann, pass);
  expect([t.hand(ann), t.asked, t.scores[ann]]).toEqual([['i-ambush', 'i-free-drinks', 'i-quell-riots'], [bob], 10]);
});

rules(['UM-QCARD-02', 'UM-QCARD-06'], 'a card for each wizard spent; 2 points for each cleric spent', () => {
  const halaster = completing('q-survive-a-meeting-with-halaster', { players: [{ wizard: 3, rogue: 2 }] }, under);
  halaster.play(ann, spend('wizard'), spend('wizard'), spend('wizard')); // the last can only be a rogue
  expect([halaster.scores[ann], halaster.handSizes[ann], halaster.tavern(ann)]).toEqual([15, 3, { rogue: 1 }]);
  const faithful = completing('q-root-out-loviatars-faithful', { players: [{ cleric: 3, rogue: 2 }] }, under);
  faithful.play(ann, spend('cleric'), spend('cleric'), spend('rogue'), spend('rogue'));
  expect([faithful.scores[ann], faithful.tavern(ann)]).toEqual([15 + 4, { cleric: 1 }]);
});

rules(['UM-QCARD-03', 'UM-QCARD-08', 'UM-QCARD-10'], 'a further payment, once, now, if the player likes and can', () => {
  const watch = completing('q-recruit-for-city-watch', { players: [{ gold: 10 }] }, under);
  expect(watch.fork().play(ann, pass).taverns[ann]).toEqual({ gold: 10 });
  expect(watch.play(ann, accept).tavern(ann)).toEqual({ fighter: 3, rogue: 3 });
  const spree = completing('q-unleash-crime-spree', { players: [{ rogue: 4 }] }, under).play(ann, accept);
  expect([spree.scores[ann], spree.tavern(ann)]).toEqual([12 + 10, {}]);
  const temple = completing('q-destroy-a-temple-of-selvetarm', { players: [{ fighter: 4 }] }, under).play(ann, accept);
  expect([temple.scores[ann], temple.tavern(ann)]).toEqual([10 + 10, {}]);
  expect(completing('q-destroy-a-temple-of-selvetarm', { players: [{ fighter: 3 }] }, under).asked).toEqual([bob]);
});

rule('UM-QCARD-04', 'Threaten the Builders’ Guilds: all that lie in the Hall, before it is refilled', () => {
  const hallOf = [
    { id: 'b-northgate', vp: 1 },
    { id: 'b-dragon-tower', vp: 2 },
    { id: 'b-caravan-court', vp: 0 },
  ];
  const t = completing('q-threaten-the-builders-guilds', { hall: hallOf, tiles: ['b-new-olamn'] }, under);
  expect([Object.keys(t.owners).length, t.scores[ann], t.inHall.includes('b-new-olamn'), t.lying('b-caravan-court')]).toEqual([
    3,
    13 + 3,
    true,
    { fighter: 2 },
  ]);
  const many = [
    'b-fetlock-court',
    'b-house-of-heroes',
    'b-the-skulkway',
    'b-the-stone-house',
    'b-tower-of-the-order',
    'b-the-yawning-portal',
    'b-the-tower-of-luck',
    'b-smugglers-dock',
  ];
  const last = completing('q-threaten-the-builders-guilds', { hall: hallOf, buildings: many.map((id) => ({ id, owner: ann })) }, under);
  expect(last.options).toEqual(['build b-northgate', 'build b-dragon-tower', 'build b-caravan-court']);
  last.play(ann, build('b-dragon-tower'));
  expect([last.s.buildings.length, last.inHall.length, last.inHall.includes('b-northgate')]).toEqual([9, 3, true]);
  const seven = many.slice(1).map((id) => ({ id, owner: ann }));
  const two = completing('q-threaten-the-builders-guilds', { hall: hallOf, buildings: seven }, under);
  two.play(ann, build('b-dragon-tower'));
  expect(two.options).toEqual(['build b-northgate', 'build b-caravan-court']); // the Hall is refilled when all are built
  two.play(ann, build('b-northgate'));
  expect([two.s.buildings.length, two.inHall.length, two.inHall.includes('b-caravan-court')]).toEqual([9, 3, true]);
});

rule('UM-QCARD-05', 'Temple to Ibrandul: all quests of the Inn, then it is refilled', () => {
  const t = completing('q-establish-temple-to-ibrandul', { inn: four }, under);
  expect([t.player(ann).active, t.s.inn.length, t.tavern(ann), t.scores[ann]]).toEqual([
    four,
    4,
    { cleric: 1, fighter: 1, rogue: 1, wizard: 1 },
    11,
  ]);
  expect(t.s.inn.filter((quest) => four.includes(quest))).toEqual([]);
});

rule('UM-QCARD-07', 'the Lanceboard Room: eight of any types', () => {
  const t = completing('q-defend-the-lanceboard-room', {}, under);
  t.play(ann, ...['cleric', 'cleric', 'wizard', 'wizard', 'wizard', 'rogue', 'fighter', 'fighter'].map(take));
  expect([t.tavern(ann), t.scores[ann]]).toEqual([{ cleric: 2, fighter: 2, rogue: 1, wizard: 3 }, 12]);
});

rule('UM-QCARD-09', 'the Yawning Portal defended: two of any types, and up to three agents back', () => {
  const t = completing('q-defend-the-yawning-portal', { board: { [field]: { agents: [ann] }, [lion]: { agents: [ann] } } }, under);
  t.play(ann, take('wizard'), take('wizard'));
  expect(t.options).toEqual([`recall ${field}`, `recall ${lion}`, 'pass']);
  t.play(ann, recall(lion), pass);
  expect([t.pools[ann], t.agents(field), t.scores[ann]]).toEqual([3, [ann], 15]);
});

rules(
  ['UM-QCARD-16', 'UM-QCARD-17', 'UM-QCARD-19', 'UM-QCARD-11', 'UM-QCARD-14'],
  'a quest taken brings a cleric, rogues, fighters, a wizard or gold, by its type',
  () => {
    for (const [plot, quest, gains] of [
      ['q-sanctify-a-desecrated-temple', 'q-eliminate-vampire-coven', { cleric: 1 }],
      ['q-ally-with-the-xanathars-guild', 'q-prison-break', { rogue: 2 }],
      ['q-recover-the-flame-of-the-north', 'q-bolster-city-guard', { fighter: 2 }],
      ['q-establish-wizard-academy', 'q-domesticate-owlbears', { wizard: 1 }],
      ['q-sponsor-bounty-hunters', 'q-spy-on-the-house-of-light', { gold: 4 }],
    ] as const) {
      const facts: Facts = {
        players: [{ plots: [plot] }],
        inn: [quest, 'q-procure-stolen-goods', 'q-repel-seawraiths', 'q-ally-with-house-thann'].slice(0, 2),
      };
      const t = under(facts).play(ann, to(inn1), takeQuest(quest));
      expect(t.tavern(ann)).toEqual({ ...gains, gold: 2 + ('gold' in gains ? gains.gold : 0) });
    }
    const other = under({ players: [{ plots: ['q-establish-wizard-academy'] }], inn: four }).play(ann, to(inn1), takeQuest(four[0]!));
    expect(other.tavern(ann)).toEqual({ gold: 2 });
  },
);

rule('UM-QCARD-12', 'Study in the Librarium: after an action that played a card, once; its own card does not draw again', () => {
  const plots = ['q-study-in-the-librarium'];
  const t = under({ players: [{ plots, hand: ['i-conscription'] }], intrigueDeck: ['i-crime-wave', 'i-ambush'] }).play(
    ann,
    to(harbor1),
    play('i-conscription'),
  );
  expect([t.prompt, t.options]).toEqual(['drawn', ['play i-crime-wave', 'pass']]);
  t.play(ann, play('i-crime-wave'));
  expect([t.tavern(ann), t.hand(ann), t.asked]).toEqual([{ fighter: 2, rogue: 2 }, [], [bob]]);
  const reward = completing('q-prison-break', { players: [{ plots, hand: ['i-conscription'] }] }, under).play(ann, play('i-conscription'));
  expect([reward.handSizes[ann], reward.asked]).toEqual([0, [bob]]);
});

rules(['UM-QCARD-13', 'WD-ASSIGN-07'], 'Obtain Builders’ Plans: once per round onto a free tile of the Hall', () => {
  const t = under({
    players: [{ plots: ['q-obtain-builders-plans'] }],
    hall: ['b-dragon-tower', { id: 'b-northgate', agents: [bob] }, 'b-helmstar-warehouse'],
  });
  expect(['b-dragon-tower', 'b-northgate', 'b-helmstar-warehouse'].map((tile) => t.may(ann, to(tile)))).toEqual([true, false, true]);
  t.play(ann, to('b-helmstar-warehouse'));
  expect([t.tavern(ann), t.agents('b-helmstar-warehouse')]).toEqual([{ rogue: 2, gold: 2 }, [ann]]);
  expect(t.play(bob, to(field)).may(ann, to('b-dragon-tower'))).toBe(false);
});

rule('UM-QCARD-15', 'Diplomatic Mission: a quest of the Inn, as though it were an own one; mandatory ones still come first', () => {
  const player = { plots: ['q-diplomatic-mission-to-suzail'], fighter: 3, wizard: 1, cleric: 2 };
  const t = under({ asks: 'quest', players: [player], inn: four, questDeck: ['q-prison-break'] });
  expect(t.options).toEqual(['complete q-train-bladesingers', 'pass']);
  t.play(ann, complete('q-train-bladesingers'));
  expect([t.player(ann).completed.includes('q-train-bladesingers'), t.s.inn[1], t.asked]).toEqual([true, 'q-prison-break', [bob]]);
  const duty = under({ asks: 'quest', players: [{ ...player, duties: ['m-quell-riots'] }], inn: four });
  expect(duty.options).toEqual(['complete m-quell-riots', 'pass']);
});

rule('UM-QCARD-18', 'Impersonate Tax Collector: the benefit of an own building, and of a tile used as an own one', () => {
  const plots = ['q-impersonate-tax-collector', 'q-obtain-builders-plans'];
  const t = under({ players: [{ plots }], buildings: [{ id: 'b-helmstar-warehouse', owner: ann }], hall: ['b-dragon-tower'] });
  expect(t.fork().play(ann, to('b-helmstar-warehouse')).tavern(ann)).toEqual({ rogue: 3, gold: 2 });
  const tile = t.play(ann, to('b-dragon-tower'));
  expect([tile.tavern(ann), tile.handSizes[ann]]).toEqual([{ wizard: 1 }, 2]);
});

/* ——— Skullport ——— */

rules(
  ['SK-QCARD-02', 'SK-QCARD-03', 'SK-QCARD-04', 'SK-QCARD-06', 'SK-QCARD-09', 'SK-QCARD-12', 'SK-QCARD-16', 'SK-CORR-11'],
  'up to so much corruption goes back to the track, or none',
  () => {
    for (const [quest, most] of [
      ['q-renew-guards-and-wards', 2],
      ['q-seal-an-entrance-to-skullport', 3],
      ['q-donate-to-the-city', 3],
      ['q-pay-fines', 2],
      ['q-institute-reforms', 3],
      ['q-save-kidnapped-nobles', 3],
      ['q-uncover-drow-plot', 2],
    ] as const) {
      const t = completing(quest, { players: [{ corruption: 5 }] }, skull);
      expect(t.options).toEqual(Array.from({ length: most + 1 }, (_, count) => `atone ${count}`));
      expect(t.fork().play(ann, atone(0)).tavern(ann)['corruption']).toBe(5);
      t.play(ann, atone(most));
      expect([t.player(ann).corruption, t.track, t.scores[ann]]).toEqual([5 - most, 20 + most, quests[quest].vp]);
    }
  },
);

rules(['SK-QCARD-05', 'SK-QCARD-10'], 'gold and points for corruption', () => {
  const fund = completing('q-fund-alchemical-research', {}, skull);
  expect([fund.tavern(ann), fund.scores[ann]]).toEqual([{ gold: 12, corruption: 3 }, 20]);
  const bury = completing('q-bury-the-bodies', {}, skull);
  expect([bury.tavern(ann), bury.scores[ann]]).toEqual([{ corruption: 2 }, 20]);
});

rules(['SK-QCARD-07', 'SK-QCARD-11'], 'one of any type, and up to 2, or 1, back to the track', () => {
  const banish = completing('q-banish-evil-spirits', { players: [{ corruption: 3 }] }, skull).play(ann, take('cleric'));
  expect(banish.options).toEqual(['atone 0', 'atone 1', 'atone 2']);
  const rescue = completing('q-rescue-a-victim-from-the-skulls', { players: [{ corruption: 3 }] }, skull).play(ann, take('cleric'));
  expect(rescue.options).toEqual(['atone 0', 'atone 1']);
  expect(rescue.play(ann, atone(1)).tavern(ann)).toEqual({ cleric: 1, corruption: 2 });
});

rule('SK-QCARD-13', 'Swindle the Builders’ Guilds: two tiles, the slot refilled in between', () => {
  const t = completing(
    'q-swindle-the-builders-guilds',
    { hall: ['b-northgate', 'b-dragon-tower', 'b-new-olamn'], tiles: ['b-fetlock-court'] },
    skull,
  );
  t.play(ann, build('b-northgate'));
  expect(t.options).toEqual(['build b-fetlock-court', 'build b-dragon-tower', 'build b-new-olamn']);
  t.play(ann, build('b-fetlock-court'));
  expect([t.owners, t.tavern(ann), t.scores[ann]]).toEqual([{ 'b-northgate': ann, 'b-fetlock-court': ann }, { corruption: 3 }, 13]);
});

rules(['SK-QCARD-13', 'WD-BUILD-04'], 'Swindle the Builders’ Guilds: as many as there are markers for', () => {
  const mine = buildingIds.slice(0, 9).map((id) => ({ id, owner: ann }));
  expect(completing('q-swindle-the-builders-guilds', { buildings: mine }, skull).prompt).toBe('assign');
  const last = completing('q-swindle-the-builders-guilds', { buildings: mine.slice(1) }, skull);
  last.play(ann, build(last.inHall[0]!));
  expect([Object.keys(last.owners).length, last.prompt]).toEqual([9, 'assign']);
});

rule('SK-QCARD-14', 'Assassinate Rivals: each opponent returns one of their choice; Open Lord does not help', () => {
  const t = completing(
    'q-assassinate-rivals',
    { seats: 3, players: [{}, { wizard: 2, rogue: 1, open: true }, {}], options: { undermountain: true } },
    skull,
  );
  expect([t.asked, t.options]).toEqual([[bob], ['give rogue', 'give wizard']]);
  t.play(bob, give('rogue'));
  expect([t.taverns, t.scores[ann]]).toEqual([[{ corruption: 2 }, { wizard: 2 }, {}], 16]);
});

rule('SK-QCARD-15', 'Improve Prison Security: up to 3 leave the game', () => {
  const t = completing('q-improve-prison-security', { players: [{ corruption: 4 }] }, skull).play(ann, atone(3));
  expect([t.tavern(ann), t.track, t.s.corruption]).toEqual([{ corruption: 1 }, 21, { track: 21, gone: 3 }]);
});

rules(
  ['SK-QCARD-17', 'SK-QCARD-20', 'SK-QCARD-21', 'SK-QCARD-23', 'SK-QCARD-25'],
  'as much again for a token, at the five simple spaces',
  () => {
    for (const [plot, space, gains] of [
      ['q-recruit-academy-castoffs', tower, { wizard: 2 }],
      ['q-extort-aurora', aurora, { gold: 8 }],
      ['q-give-honor-to-mask', plinth, { cleric: 2 }],
      ['q-expand-guild-activities', lion, { rogue: 4 }],
      ['q-fix-the-champions-games', field, { fighter: 4 }],
    ] as const) {
      const t = skull({ players: [{ plots: [plot] }] }).play(ann, to(space));
      expect([t.prompt, t.options]).toEqual(['option', ['accept', 'pass']]);
      expect(t.fork().play(ann, pass).player(ann).corruption).toBe(0);
      expect(t.play(ann, accept).tavern(ann)).toEqual({ ...gains, corruption: 1 });
      const elsewhere = skull({ players: [{ plots: [plot] }] }).play(ann, to(castle));
      expect(elsewhere.asked).toEqual([bob]);
    }
  },
);

rule('SK-QCARD-18', 'Forbidden Lore: up to two further cards at the Harbor, and then one token', () => {
  const facts: Facts = {
    players: [{ plots: ['q-uncover-forbidden-lore'], hand: ['i-conscription', 'i-crime-wave', 'i-good-faith', 'i-ambush'] }],
  };
  const t = skull(facts).play(ann, to(harbor1), play('i-conscription'));
  expect([t.prompt, t.options.includes('pass')]).toEqual(['play', true]);
  expect(t.fork().play(ann, pass).tavern(ann)).toEqual({ fighter: 2 });
  t.play(ann, play('i-crime-wave'), play('i-good-faith'));
  expect([t.tavern(ann), t.hand(ann), t.asked]).toEqual([{ cleric: 2, fighter: 2, rogue: 2, corruption: 1 }, ['i-ambush'], [bob]]);
  expect(skull(facts).play(ann, to(harbor2), play('i-conscription'), play('i-crime-wave'), pass).tavern(ann)['corruption']).toBe(1);
});

rule('SK-QCARD-19', 'Defame Rival Business: with a purchase a token may go onto any space', () => {
  const t = skull({ players: [{ plots: ['q-defame-rival-business'], gold: 3, corruption: 1 }], hall: ['b-northgate'] }).play(ann, to(hall));
  expect([t.prompt, t.may(ann, pass)]).toEqual(['place', true]);
  t.play(ann, place(field));
  expect([t.lying(field), t.tavern(ann)]).toEqual([{ corruption: 1 }, {}]);
  expect(skull({ players: [{ plots: ['q-defame-rival-business'], gold: 3 }], hall: ['b-northgate'] }).play(ann, to(hall)).asked).toEqual([
    bob,
  ]);
});

rule('SK-QCARD-22', 'Protect Converts: once on each own turn, with a return another one', () => {
  const plots = ['q-protect-converts-to-eilistraee'];
  const t = skull({ players: [{ plots, corruption: 3, hand: ['i-repent', 'i-repent'] }, { pool: 1 }] }).play(
    ann,
    to(harbor1),
    play('i-repent'),
  );
  expect([t.prompt, t.options]).toEqual(['atoneMore', ['accept', 'pass']]);
  t.play(ann, accept);
  expect([t.player(ann).corruption, t.asked]).toEqual([1, [bob]]);
  t.play(bob, to(field)).play(ann, to(harbor2), play('i-repent'));
  expect(t.player(ann).corruption).toBe(0);
  const others = skull({
    turn: bob,
    players: [
      { plots, corruption: 2, gold: 4 },
      { hand: ['i-bribe-the-watch'], gold: 2 },
    ],
  })
    .play(bob, to(harbor1), play('i-bribe-the-watch'))
    .play(ann, accept);
  expect([others.player(ann).corruption, others.asked]).toEqual([1, [ann]]); // on another's turn nothing more
  expect(others.prompt).toBe('assign');
});

rule('SK-QCARD-24', 'Shelter Zhentarim Agents: once on each own turn corruption draws a card; not for its own reward', () => {
  const reward = completing('q-shelter-zhentarim-agents', {}, skull);
  expect([reward.tavern(ann), reward.handSizes[ann], reward.scores[ann]]).toEqual([{ corruption: 1 }, 0, 16]);
  const plots = ['q-shelter-zhentarim-agents', 'q-fix-the-champions-games'];
  const t = skull({ players: [{ plots }, { hand: ['i-black-market-money'] }], board: { [field]: { corruption: 1 } } }).play(
    ann,
    to(field),
    accept,
  );
  expect([t.player(ann).corruption, t.handSizes[ann]]).toEqual([2, 1]);
  t.play(bob, to(harbor1), play('i-black-market-money')).play(ann, accept);
  expect([t.player(ann).corruption, t.handSizes[ann]]).toEqual([3, 1]); // not on Bob's turn
});

rule('SK-QCARD-26', 'Train Castle Guards: whoever takes the marker and whoever has the quest take a fighter each', () => {
  const t = skull({ turn: bob, first: ann, players: [{ plots: ['q-train-castle-guards'] }] }).play(bob, to(castle));
  expect(t.taverns).toEqual([{ fighter: 1 }, { fighter: 1 }]);
  const own = skull({ first: ann, players: [{ plots: ['q-train-castle-guards'] }] }).play(ann, to(castle));
  expect([own.tavern(ann), own.handSizes[ann]]).toEqual([{ fighter: 2 }, 1]);
  expect(waterdeep.view(own.state, bob).players[ann]!.plots).toEqual(['q-train-castle-guards']);
});

rules(
  ['WD-BLDG-06', 'WD-QUEST-07'],
  'Heroes’ Garden: the quest just taken may be completed for 4 more, and another in the quest step',
  () => {
    const facts: Facts = {
      players: [{ fighter: 6, wizard: 1, cleric: 1, active: ['q-quell-mercenary-uprising'] }],
      buildings: [{ id: 'b-heroes-garden', owner: bob }],
      inn: four,
    };
    const t = table({ ...facts, players: [{ fighter: 8, wizard: 2, cleric: 1, active: ['q-quell-mercenary-uprising'] }] }).play(
      ann,
      to('b-heroes-garden'),
      takeQuest('q-train-bladesingers'),
    );
    expect(t.prompt).toBe('completeNow');
    expect(t.fork().play(ann, pass, complete('q-train-bladesingers')).scores[ann]).toBe(4); // later there is no bonus
    t.play(ann, complete('q-train-bladesingers'));
    expect([t.scores, t.prompt]).toEqual([[4 + 4, 2], 'quest']);
    t.play(ann, complete('q-quell-mercenary-uprising'));
    expect([t.scores[ann], t.asked]).toEqual([16, [bob]]);
    const duty = table({ ...facts, players: [{ fighter: 3, wizard: 1, duties: ['m-quell-riots'] }] }).play(
      ann,
      to('b-heroes-garden'),
      takeQuest('q-train-bladesingers'),
    );
    expect(duty.asked).toEqual([bob]);
  },
);
