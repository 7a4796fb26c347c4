import { seatView } from '@fathom/kernel';
import { waterdeep } from '@fathom/waterdeep';
import { expect } from 'vitest';
import {
  ann,
  atone,
  bob,
  discard,
  discardQuest,
  field,
  gain,
  give,
  lion,
  pass,
  place,
  play,
  plinth,
  put,
  recall,
  rule,
  rules,
  skull,
  table,
  take,
  takeQuest,
  to,
  under,
  use,
  type Facts,
  type Table,
} from '../table.ts';

/** Ann visits a building of Bob's. */
function visiting(id: string, facts: Facts & { readonly lying?: object } = {}, lay: (facts: Facts) => Table = table): Table {
  const { lying, ...rest } = facts;
  return lay({ ...rest, buildings: [{ id, owner: bob, ...lying }, ...(rest.buildings ?? [])] }).play(ann, to(id));
}
const visitable = (id: string, facts: Facts, lay: (facts: Facts) => Table = table): boolean =>
  lay({ ...facts, buildings: [{ id, owner: bob }] }).may(ann, to(id));
const four = ['q-bolster-city-guard', 'q-train-bladesingers', 'q-raid-orc-stronghold', 'q-repel-seawraiths'];

rules(['WD-BLDG-01', 'WD-BLDG-04', 'WD-BLDG-11', 'WD-BLDG-17', 'WD-BLDG-21'], 'the whole stock for the visitor', () => {
  for (const [id, stock, owner] of [
    ['b-caravan-court', { fighter: 6 }, { fighter: 1 }],
    ['b-the-golden-horn', { gold: 8 }, { gold: 2 }],
    ['b-jesters-court', { rogue: 4 }, { rogue: 1 }],
    ['b-spires-of-the-morning', { cleric: 3 }, {}],
    ['b-tower-of-the-order', { wizard: 2 }, {}],
  ] as const) {
    const t = visiting(id, { lying: stock });
    expect([id, t.taverns, t.lying(id)]).toEqual([id, [stock, owner], {}]);
    expect([id, t.scores[bob], t.handSizes[bob]]).toEqual([
      id,
      id === 'b-spires-of-the-morning' ? 2 : 0,
      id === 'b-tower-of-the-order' ? 1 : 0,
    ]);
  }
  for (const [id, stock] of [
    ['b-caravan-court', { fighter: 2 }],
    ['b-the-golden-horn', { gold: 4 }],
    ['b-jesters-court', { rogue: 2 }],
    ['b-spires-of-the-morning', { cleric: 1 }],
    ['b-tower-of-the-order', { wizard: 1 }],
  ] as const) {
    expect([
      id,
      table({ players: [{ gold: 4 }], hall: [id] })
        .play(ann, to('s-builders-hall'))
        .lying(id),
    ]).toEqual([id, stock]);
    expect([id, table({ asks: 'round', buildings: [{ id, owner: bob }] }).lying(id)]).toEqual([id, stock]);
  }
});

rules(['WD-BLDG-02', 'WD-BLDG-05'], 'a wizard and a card for both; rogues and gold', () => {
  const tower = visiting('b-dragon-tower');
  expect([tower.tavern(ann), tower.handSizes]).toEqual([{ wizard: 1 }, [1, 1]]);
  expect(visiting('b-helmstar-warehouse').taverns).toEqual([{ rogue: 2, gold: 2 }, { rogue: 1 }]);
});

rules(['WD-BLDG-03', 'WD-BLDG-08', 'WD-BLDG-12', 'WD-BLDG-15', 'WD-BLDG-20'], 'the owner takes one of two kinds', () => {
  for (const [id, visitor, one, other] of [
    ['b-fetlock-court', { fighter: 2, wizard: 1 }, { fighter: 1 }, { wizard: 1 }],
    ['b-house-of-heroes', { cleric: 1, fighter: 2 }, { cleric: 1 }, { fighter: 1 }],
    ['b-new-olamn', { rogue: 2, wizard: 1 }, { rogue: 1 }, { wizard: 1 }],
    ['b-the-skulkway', { fighter: 1, rogue: 1, gold: 2 }, { fighter: 1 }, { rogue: 1 }],
    ['b-the-tower-of-luck', { cleric: 1, rogue: 2 }, { cleric: 1 }, { rogue: 1 }],
  ] as const) {
    const t = visiting(id);
    expect([id, t.tavern(ann), t.asked, t.moves.length]).toEqual([id, visitor, [bob], 2]);
    expect(t.fork().play(bob, gain(one)).tavern(bob)).toEqual(one);
    expect(t.play(bob, gain(other)).tavern(bob)).toEqual(other);
  }
});

rules(['WD-BLDG-07', 'WD-BLDG-13', 'WD-BLDG-23'], 'adventurers of any type', () => {
  expect(visiting('b-house-of-good-spirits').play(ann, take('wizard')).taverns).toEqual([{ fighter: 1, wizard: 1 }, { fighter: 1 }]);
  const gate = visiting('b-northgate').play(ann, take('cleric'));
  expect([gate.tavern(ann), gate.scores]).toEqual([{ cleric: 1, gold: 2 }, [0, 2]]);
  expect(visiting('b-the-yawning-portal').play(ann, take('cleric'), take('rogue')).play(bob, take('wizard')).taverns).toEqual([
    { cleric: 1, rogue: 1 },
    { wizard: 1 },
  ]);
});

rules(['WD-BLDG-09', 'WD-BLDG-22'], 'a quest of the Inn besides', () => {
  const moon = visiting('b-house-of-the-moon', { inn: four }).play(ann, takeQuest(four[0]!));
  expect([moon.taverns, moon.player(ann).active]).toEqual([[{ cleric: 1 }, { gold: 2 }], [four[0]]]);
  const moot = visiting('b-the-waymoot', { inn: four, lying: { vp: 6 } }).play(ann, takeQuest(four[1]!));
  expect([moot.scores, moot.at('b-the-waymoot').vp, moot.player(ann).active]).toEqual([[6, 2], 0, [four[1]]]);
  expect(table({ asks: 'round', buildings: [{ id: 'b-the-waymoot', owner: bob }] }).at('b-the-waymoot').vp).toBe(3);
});

rules(['WD-BLDG-10', 'WD-BLDG-16'], '2 gold for adventurers of two types', () => {
  const wonder = visiting('b-house-of-wonder', { players: [{ gold: 3 }] });
  expect(wonder.options).toEqual(['take cleric', 'take wizard']);
  expect(wonder.play(ann, take('cleric'), take('wizard')).taverns).toEqual([{ cleric: 1, wizard: 1, gold: 1 }, { gold: 2 }]);
  const dock = visiting('b-smugglers-dock', { players: [{ gold: 2 }] }).play(
    ann,
    take('rogue'),
    take('rogue'),
    take('fighter'),
    take('rogue'),
  );
  expect(dock.taverns).toEqual([{ fighter: 1, rogue: 3 }, { gold: 2 }]);
  expect([visitable('b-house-of-wonder', { players: [{ gold: 1 }] }), visitable('b-smugglers-dock', { players: [{ gold: 1 }] })]).toEqual([
    false,
    false,
  ]);
});

rules(['WD-BLDG-18', 'WD-BLDG-19'], 'gold for each tile in play; three for two', () => {
  const stone = visiting('b-the-stone-house', {
    buildings: [
      { id: 'b-northgate', owner: ann },
      { id: 'b-dragon-tower', owner: bob },
    ],
  });
  expect(stone.taverns).toEqual([{ gold: 3 }, { gold: 2 }]);
  const pearls = visiting('b-the-three-pearls', { players: [{ rogue: 2, fighter: 1 }] }).play(
    ann,
    give('rogue'),
    give('fighter'),
    take('wizard'),
    take('wizard'),
    take('cleric'),
  );
  expect(pearls.taverns).toEqual([{ cleric: 1, rogue: 1, wizard: 2 }, { gold: 2 }]);
  const last = visiting('b-the-three-pearls', { players: [{ wizard: 2 }], supply: { cleric: 0, fighter: 0, rogue: 0, wizard: 0 } });
  expect(last.play(ann, take('wizard'), take('wizard')).tavern(ann)).toEqual({ wizard: 2 }); // those returned are there to be taken
  expect(visitable('b-the-three-pearls', { players: [{ rogue: 1 }] })).toBe(false);
});

rules(['UM-BLDG-01', 'UM-BLDG-05', 'UM-BLDG-03'], 'goods first, then a card that they may have made playable', () => {
  const tomb = visiting('b-belkrams-tomb', { players: [{ hand: ['i-friendly-loan'] }] }, under).play(ann, play('i-friendly-loan'));
  expect([tomb.taverns, tomb.scores]).toEqual([
    [{ gold: 1 }, { gold: 4 + 2 }],
    [8, 0],
  ]);
  const kings = visiting('b-hall-of-sleeping-kings', { players: [{ fighter: 1, hand: ['i-mercenary-contract'] }] }, under).play(
    ann,
    play('i-mercenary-contract'),
  );
  expect([kings.tavern(ann), kings.scores[ann], kings.asked]).toEqual([{ rogue: 1 }, 8, [bob]]);
  expect(kings.play(bob, gain({ rogue: 1 })).tavern(bob)).toEqual({ fighter: 2, rogue: 1 });
  const lair = visiting('b-the-eyes-lair', { players: [{ hand: ['i-ambush'] }] }, under).play(ann, take('cleric'), play('i-ambush'));
  expect([lair.tavern(ann), lair.scores]).toEqual([{ cleric: 1, fighter: 1 }, [0, 2]]);
  for (const id of ['b-belkrams-tomb', 'b-hall-of-sleeping-kings', 'b-the-eyes-lair'])
    expect([id, visitable(id, { players: [{ hand: ['i-demolish'] }] }, under)]).toEqual([id, false]);
});

rules(['UM-BLDG-02', 'UM-BLDG-07', 'UM-BLDG-08', 'UM-BLDG-10', 'UM-BLDG-11'], 'much for the visitor, and something on spaces', () => {
  for (const [id, mine, lying, spaces, owner] of [
    ['b-citadel-of-the-bloody-hand', { fighter: 4 }, { fighter: 1 }, 2, { fighter: 2 }],
    ['b-high-dukes-tomb', { gold: 8 }, { gold: 1 }, 2, { gold: 4 }],
    ['b-the-librarium', { wizard: 2 }, { wizard: 1 }, 1, { wizard: 1 }],
    ['b-room-of-wisdom', { cleric: 2 }, { cleric: 1 }, 1, { cleric: 1 }],
    ['b-shadowdusk-hold', { rogue: 4 }, { rogue: 1 }, 2, { rogue: 2 }],
  ] as const) {
    const t = visiting(id, {}, under).play(ann, ...[plinth, id].slice(0, spaces).map(place)); // the acting space is as good as any
    expect([id, t.taverns, t.lying(plinth), t.lying(id)]).toEqual([id, [mine, owner], lying, spaces === 2 ? lying : {}]);
  }
  const doubled = visiting('b-high-dukes-tomb', { options: { highDukesTomb: 2 } }, under).play(ann, place(plinth), place(field));
  // R-01, the other value
  expect([doubled.lying(plinth), doubled.lying(field), doubled.tavern(ann)]).toEqual([{ gold: 2 }, { gold: 2 }, { gold: 8 }]);
});

rule('UM-BLDG-04', 'Hall of Many Pillars: three cards, one after another, as long as one can be played', () => {
  const hand = ['i-conscription', 'i-mercenary-contract', 'i-free-drinks'];
  const t = visiting('b-hall-of-many-pillars', { players: [{ hand }] }, under);
  expect(t.options).toEqual(['play i-conscription']);
  t.play(ann, play('i-conscription'));
  expect(t.options).toEqual(['play i-mercenary-contract', 'play i-free-drinks']); // the first has made the others possible
  t.play(ann, play('i-mercenary-contract'), play('i-free-drinks'));
  expect([t.scores[ann], t.hand(ann), t.handSizes[bob]]).toEqual([8, [], 1]);
  const stuck = visiting('b-hall-of-many-pillars', { players: [{ hand: ['i-ambush', 'i-demolish', 'i-free-drinks'] }] }, under).play(
    ann,
    play('i-ambush'),
  );
  expect(stuck.options).toEqual(['pass']);
  expect([
    visitable('b-hall-of-many-pillars', { players: [{ hand: hand.slice(0, 2) }] }, under),
    visitable('b-hall-of-many-pillars', { players: [{ hand: ['i-demolish', 'i-free-drinks', 'i-friendly-loan'] }] }, under),
  ]).toEqual([false, false]);
});

rule('UM-BLDG-06', 'Hall of Three Lords: three adventurers of the tavern onto three spaces, for 10 points', () => {
  const t = visiting('b-hall-of-three-lords', { players: [{ cleric: 1, rogue: 2, wizard: 1 }] }, under);
  expect(t.options).toEqual(['put cleric', 'put rogue', 'put wizard']); // what there is
  t.play(ann, put('rogue'), place(plinth), put('cleric'));
  expect(t.may(ann, place(plinth))).toBe(false);
  t.play(ann, place(field), put('rogue'), place(lion));
  expect([t.tavern(ann), t.scores, t.lying(plinth), t.lying(field), t.lying(lion)]).toEqual([
    { wizard: 1 },
    [10, 2],
    { rogue: 1 },
    { cleric: 1 },
    { rogue: 1 },
  ]);
  expect(visitable('b-hall-of-three-lords', { players: [{ cleric: 2, gold: 9 }] }, under)).toBe(false);
});

rule('UM-BLDG-06', 'Hall of Three Lords: of the last two adventurers each may go to either space', () => {
  const t = visiting('b-hall-of-three-lords', { players: [{ cleric: 1, rogue: 2 }] }, under);
  t.play(ann, put('rogue'), place(plinth));
  const cleric = seatView(waterdeep, t.s, 0).moves.find(({ touches }) => touches.join('').includes('cleric'))!;
  // Where the cleric goes is one answer, where the last one goes another: no pair of spaces stands for both.
  expect(cleric.next!.moves.every(({ more }) => more === undefined)).toBe(true);
  for (const [first, second] of [
    [field, lion],
    [lion, field],
  ] as const) {
    const after = t.fork().play(ann, put('cleric'), place(first), place(second));
    expect([after.lying(first), after.lying(second)]).toEqual([{ cleric: 1 }, { rogue: 1 }]);
  }
});

rule('UM-BLDG-09', 'the Lost Cavern: a quest for adventurers; a mandatory one is not accepted', () => {
  const t = visiting(
    'b-the-lost-cavern',
    { players: [{ active: ['q-prison-break', 'q-bolster-city-guard'], duties: ['m-quell-riots'] }] },
    under,
  );
  expect(t.options).toEqual(['discardQuest q-prison-break', 'discardQuest q-bolster-city-guard']);
  t.play(ann, discardQuest('q-prison-break'), take('wizard')).play(bob, take('cleric'));
  expect([t.taverns, t.s.questDiscard]).toEqual([[{ fighter: 1, rogue: 1, wizard: 1 }, { cleric: 1 }], ['q-prison-break']]);
  expect(visitable('b-the-lost-cavern', { players: [{ duties: ['m-quell-riots'] }] }, under)).toBe(false);
});

rule('UM-BLDG-12', 'Trobriand’s Graveyard: two cards in, two of the whole hand out', () => {
  const t = visiting(
    'b-trobriands-graveyard',
    { players: [{ hand: ['i-ambush'] }], intrigueDeck: ['i-conscription', 'i-crime-wave'] },
    under,
  );
  t.play(ann, discard('i-crime-wave'), discard('i-ambush'));
  expect([t.hand(ann), t.tavern(ann), t.handSizes[bob], t.s.intrigueDiscard]).toEqual([
    ['i-conscription'],
    { gold: 4 },
    1,
    ['i-crime-wave-1', 'i-ambush-1'],
  ]);
  const dry = visiting('b-trobriands-graveyard', { intrigueDeck: ['i-ambush'], short: ['intrigueDeck'] }, under).play(
    ann,
    discard('i-ambush'),
  );
  expect([dry.handSizes[ann], dry.asked]).toEqual([0, [bob]]);
});

rules(['SK-BLDG-01', 'SK-BLDG-05', 'SK-BLDG-10', 'SK-BLDG-12'], 'much, and a token', () => {
  expect(visiting('b-cryptkey-facilitations', {}, skull).taverns).toEqual([{ rogue: 3, gold: 5, corruption: 1 }, { gold: 3 }]);
  expect(visiting('b-the-hell-hounds-muzzle', {}, skull).play(bob, take('wizard')).taverns).toEqual([
    { cleric: 1, fighter: 1, rogue: 1, wizard: 1, corruption: 1 },
    { wizard: 1 },
  ]);
  expect(visiting('b-shradins-excellent-zombies', {}, skull).taverns).toEqual([{ cleric: 1, fighter: 3, corruption: 1 }, { gold: 3 }]);
  expect(visiting('b-the-thrown-gauntlet', {}, skull).taverns).toEqual([
    { fighter: 3, rogue: 3, corruption: 1 },
    { fighter: 1, rogue: 1 },
  ]);
});

rule('SK-BLDG-02', 'the Deepfires: gold, one of any type, a token and a quest', () => {
  const t = visiting('b-the-deepfires', { inn: four }, skull).play(ann, take('cleric'), takeQuest(four[3]!));
  expect([t.tavern(ann), t.player(ann).active, t.scores]).toEqual([{ cleric: 1, gold: 5, corruption: 1 }, [four[3]], [0, 3]]);
});

rule('SK-BLDG-03', 'Delver’s Folly: a token of the tavern onto any space, not to the track', () => {
  const t = visiting('b-delvers-folly', { players: [{ corruption: 2 }] }, skull).play(ann, place(field));
  expect([t.tavern(ann), t.lying(field), t.track, t.scores]).toEqual([{ corruption: 1 }, { corruption: 1 }, 23, [0, 2]]);
  expect(visitable('b-delvers-folly', {}, skull)).toBe(false);
  expect(skull({ buildings: [{ id: 'b-delvers-folly', owner: bob, corruption: 1 }] }).may(ann, to('b-delvers-folly'))).toBe(true);
});

rule('SK-BLDG-04', 'the Frontal Lobe: the owner gets the very adventurer that was returned', () => {
  const t = visiting('b-the-frontal-lobe', { players: [{ rogue: 1, cleric: 1 }] }, skull).play(ann, give('rogue'));
  expect(t.taverns).toEqual([{ cleric: 1, wizard: 3, corruption: 1 }, { rogue: 1 }]);
  const last = visiting('b-the-frontal-lobe', { players: [{ wizard: 1 }], supply: { wizard: 1 } }, skull);
  // it was not there for the visitor to take
  expect([last.tavern(ann), last.tavern(bob)]).toEqual([{ wizard: 1, corruption: 1 }, { wizard: 1 }]);
  const own = skull({ players: [{ rogue: 1 }], buildings: [{ id: 'b-the-frontal-lobe', owner: ann }] }).play(ann, to('b-the-frontal-lobe'));
  expect([own.tavern(ann), own.s.supply.rogue]).toEqual([{ wizard: 3, corruption: 1 }, 45]);
  expect(visitable('b-the-frontal-lobe', { players: [{ gold: 9 }] }, skull)).toBe(false);
  const buildings = [{ id: 'b-the-frontal-lobe', owner: bob, agents: [bob] }];
  const copied = visiting('b-the-zoarstar', { players: [{ rogue: 1 }], buildings }, skull).play(ann, use('b-the-frontal-lobe'));
  expect(copied.taverns[bob]).toEqual({ rogue: 1 }); // the use of the Zoarstar is still going on
});

rules(['SK-BLDG-06', 'SK-CORR-10'], 'Monsters Made to Order: for each token taken an own agent may come back', () => {
  const t = visiting(
    'b-monsters-made-to-order',
    { board: { [field]: { agents: [ann] }, [lion]: { agents: [ann] } }, lying: { corruption: 2 } },
    skull,
  );
  expect(t.options).toEqual([`recall ${field}`, `recall ${lion}`, 'recall b-monsters-made-to-order', 'pass']);
  t.play(ann, recall(field), pass);
  expect([t.tavern(ann), t.agents(field), t.pools[ann], t.scores[bob]]).toEqual([{ corruption: 2 }, [], 2, 2]);
  expect(skull({ asks: 'round', buildings: [{ id: 'b-monsters-made-to-order', owner: bob }] }).lying('b-monsters-made-to-order')).toEqual({
    corruption: 1,
  });
  const dry = skull({ asks: 'round', corruption: { track: 0 }, buildings: [{ id: 'b-monsters-made-to-order', owner: bob }] });
  expect([dry.lying('b-monsters-made-to-order'), dry.scores]).toEqual([{}, [0, 0]]);
  expect(visiting('b-monsters-made-to-order', {}, skull).eventsOf('hadNoEffect')).toHaveLength(1); // nothing lies there: that is told once
});

rule('SK-BLDG-07', 'the Poisoned Quill: a token back, then a card that can be played once it is', () => {
  const t = visiting('b-the-poisoned-quill', { players: [{ corruption: 1, hand: ['i-conscription'] }] }, skull).play(
    ann,
    play('i-conscription'),
  );
  expect([t.tavern(ann), t.track, t.handSizes[bob]]).toEqual([{ fighter: 2 }, 25, 1]);
  expect(visitable('b-the-poisoned-quill', { players: [{ hand: ['i-conscription'] }] }, skull)).toBe(false);
  const two = { players: [{ corruption: 1, hand: ['i-corrupting-influence'] }] }; // it needs two tokens of the track
  expect([1, 0].map((track) => visitable('b-the-poisoned-quill', { ...two, corruption: { track } }, skull))).toEqual([true, false]);
  const guarded = visiting(
    'b-the-poisoned-quill',
    { players: [{ corruption: 2, hand: ['i-repent'], plots: ['q-protect-converts-to-eilistraee'] }] },
    skull,
  );
  expect([guarded.prompt, guarded.options]).toEqual(['atoneMore', ['pass']]); // Repent needs the other token (WD-ASSIGN-11)
});

rules(['SK-BLDG-08', 'SK-CORR-06'], 'Promenade of the Dark Maiden: up to 2 tokens leave the game; none is enough to go there', () => {
  const t = visiting('b-promenade-of-the-dark-maiden', { players: [{ corruption: 3 }] }, skull);
  expect(t.options).toEqual(['atone 0', 'atone 1', 'atone 2']);
  t.play(ann, atone(2));
  expect([t.tavern(ann), t.s.corruption, t.scores]).toEqual([{ corruption: 1 }, { track: 22, gone: 2 }, [0, 3]]);
  expect(visiting('b-promenade-of-the-dark-maiden', {}, skull).asked).toEqual([bob]);
});

rules(['SK-BLDG-09', 'SK-BLDG-11'], 'a token back, for a cleric or for gold', () => {
  const shrine = visiting('b-secret-shrine', { players: [{ corruption: 1 }] }, skull);
  expect([shrine.taverns, shrine.track]).toEqual([[{ cleric: 1 }, { cleric: 1 }], 25]);
  expect(visiting('b-thimblewines-pawnshop', { players: [{ corruption: 1 }] }, skull).taverns).toEqual([{ gold: 1 }, { gold: 2 }]);
  expect([visitable('b-secret-shrine', {}, skull), visitable('b-thimblewines-pawnshop', {}, skull)]).toEqual([false, false]);
});
