import { buildings, factions, intrigues, lords, nameOf, quests, waterdeep, type State } from '@fathom/waterdeep';
import { validateSetup } from '@fathom/kernel';
import { expect } from 'vitest';
import { ann, aurora, bob, dealt, rule, rules, some, table, to } from '../table.ts';

const both = { undermountain: true, skullport: true };
const refused = (seats: number, options: object) => {
  const table = validateSetup(waterdeep, seats, options);
  return table.ok ? null : table.fault.code === 'bad-value' ? (table.fault.rule ?? table.fault.at) : table.fault.code;
};

/** All the quests, cards, tiles and lords of a table, wherever they lie. */
const questsOf = (s: State) => [...s.questDeck, ...s.inn, ...s.players.flatMap(({ active }) => active)];
const cardsOf = (s: State) => [...s.intrigueDeck, ...s.players.flatMap(({ hand }) => hand)];
const tilesOf = (s: State) => [...s.tiles, ...s.hall.map(({ id }) => id)];
const lordsOf = (s: State) => [...s.box.lords, ...s.players.map(({ lord }) => lord)];
const modulesOf = (things: readonly { readonly module: string }[]) => {
  const count = (module: string): number => things.filter((thing) => thing.module === module).length;
  return [count('base'), count('undermountain'), count('skullport')];
};

rules(['WD-SETUP-01', 'WD-SIX-01'], 'two to five sit down, six only with a module; everybody has 2 agents then, as in a long game', () => {
  expect([1, 2, 3, 4, 5, 7].map((seats) => refused(seats, {}))).toEqual(['seats', null, null, null, null, 'seats']);
  expect(refused(6, { undermountain: false })).toBe('WD-SIX-01');
  expect([{ undermountain: true }, { undermountain: false, skullport: true }, both].map((options) => refused(6, options))).toEqual([
    null,
    null,
    null,
  ]);
  for (const options of [{ undermountain: true }, { skullport: true }, { ...both, long: true }])
    expect(dealt(6, options).pools).toEqual([2, 2, 2, 2, 2, 2]);
});

rule('WD-SETUP-02', 'everybody has a faction of their own; the sixth are the Gray Hands', () => {
  expect(new Set(factions).size).toBe(6);
  expect(factions[5]).toBe('gray-hands');
});

rules(['WD-SETUP-03', 'WD-ROUND-05'], '4, 3, 2 or 2 agents; one more for everybody as the fifth round begins', () => {
  expect([2, 3, 4, 5].map((seats) => dealt(seats).pools[0])).toEqual([4, 3, 2, 2]);
  const fifth = table({ asks: 'round', round: 4 });
  expect([fifth.s.round, fifth.pools]).toEqual([5, [5, 5]]);
  expect([fifth.eventTypes.includes('agentsJoined'), fifth.prompt]).toEqual([true, 'assign']);
  expect(table({ asks: 'round', round: 3 }).pools).toEqual([4, 4]);
  expect(table({ asks: 'round', round: 5, players: [{ pool: 5 }, { pool: 5 }] }).pools).toEqual([5, 5]);
});

rule('WD-SETUP-04', 'every score starts at 0, and is public', () => {
  const t = dealt(3);
  expect(t.scores).toEqual([0, 0, 0]);
  expect(waterdeep.view(t.state, null).players.map(({ score }) => score)).toEqual([0, 0, 0]);
});

rule('WD-SETUP-05', '25 cubes of each type, 45 with a module; gold never runs out', () => {
  expect(dealt(2).s.supply).toEqual({ cleric: 25, fighter: 25, rogue: 25, wizard: 25 });
  expect(dealt(2, { skullport: true }).s.supply.wizard).toBe(45);
  expect(dealt(2, { undermountain: true }).s.supply.rogue).toBe(45);
  const dry = table({ supply: { fighter: 1, rogue: 0 } });
  expect(dry.fork().play(ann, to('s-field-of-triumph')).tavern(ann)).toEqual({ fighter: 1 });
  expect(dry.fork().play(ann, to('s-grinning-lion-tavern')).tavern(ann)).toEqual({});
  expect(dry.play(ann, to(aurora)).tavern(ann)).toEqual({ gold: 4 });
});

rules(['WD-SETUP-06', 'WD-SETUP-07', 'WD-ROUND-02'], 'three tiles lie in the Hall; each round brings each of them a token', () => {
  const t = dealt(2);
  expect([t.s.hall.length, t.s.tiles.length]).toEqual([3, 21]);
  expect(t.s.hall.map(({ vp }) => vp)).toEqual([1, 1, 1]);
  const later = table({ asks: 'round', round: 7, hall: [{ id: 'b-northgate', vp: 3 }, 'b-dragon-tower'], tiles: [], short: ['tiles'] });
  expect(later.s.hall.map(({ vp }) => vp)).toEqual([4, 1]); // the spare token is discarded
  expect(waterdeep.setup(2, t.s.options, [1, 2, 3, 4]).hall.map(({ vp }) => vp)).toEqual([0, 0, 0]);
});

rule('WD-SETUP-08', 'one lord each, of 11 and 3 more for each module; the others are out of the game', () => {
  expect([{}, { undermountain: true }, { skullport: true }, both].map((options) => lordsOf(dealt(2, options).s).length)).toEqual([
    11, 14, 14, 17,
  ]);
  const t = dealt(5);
  expect(new Set(lordsOf(t.s)).size).toBe(11);
  expect(t.s.box.lords.length).toBe(6);
});

rule('WD-SETUP-09', 'two quests for everybody, four at the Inn, the rest in the deck; nothing is triggered', () => {
  const t = dealt(4);
  expect(t.s.players.map(({ active }) => active.length)).toEqual([2, 2, 2, 2]);
  expect([t.s.inn.length, t.s.questDeck.length, t.s.questDiscard.length]).toEqual([4, 48, 0]);
  expect(t.eventsOf('questTaken')).toEqual([]);
});

rule('WD-SETUP-10', 'two intrigue cards for everybody', () => {
  const t = dealt(5);
  expect(t.handSizes).toEqual([2, 2, 2, 2, 2]);
  expect(t.s.intrigueDeck.length).toBe(40);
});

rules(['WD-SETUP-11', 'WD-ROUND-07'], 'the first player is drawn, or agreed upon, and begins', () => {
  expect([1, 2, 3].map((first) => dealt(3, { first: first as 1 }).asked)).toEqual([[0], [1], [2]]);
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'].map((seed) => dealt(3, {}, seed).s.first))).toEqual(
    new Set([0, 1, 2]),
  );
});

rules(['WD-SETUP-12', 'WD-SIX-02'], '4 gold for the first, and clockwise one more each', () => {
  expect(dealt(3, { first: 2 }).s.players.map(({ gold }) => gold)).toEqual([6, 4, 5]);
  expect(dealt(6, { undermountain: true, first: 1 }).s.players.map(({ gold }) => gold)).toEqual([4, 5, 6, 7, 8, 9]);
});

rule('WD-SETUP-13', 'the Ambassador and the Lieutenant are aside, the discard piles empty', () => {
  const { s } = dealt(2);
  expect([s.ambassador.holder, s.board.every(({ agents }) => agents.length === 0)]).toEqual([null, true]);
  expect([s.questDiscard, s.intrigueDiscard]).toEqual([[], []]);
});

rule('UM-SETUP-01', 'Undermountain brings 30 quests, 25 cards, 12 tiles, 3 lords and 3 spaces', () => {
  const { s } = dealt(2, { undermountain: true });
  expect(modulesOf(questsOf(s).map((id) => quests[id]))).toEqual([60, 30, 0]);
  expect(modulesOf(cardsOf(s).map((id) => intrigues[nameOf[id]]))).toEqual([50, 25, 0]);
  expect(modulesOf(tilesOf(s).map((id) => buildings[id]))).toEqual([24, 12, 0]);
  expect(modulesOf(lordsOf(s).map((id) => lords[id]))).toEqual([11, 3, 0]);
  expect(s.board.map(({ id }) => id).slice(13)).toEqual(['s-entry-well', 's-hall-of-mirrors', 's-the-grim-statue']);
  expect([s.corruption, s.players[0]!.pool]).toEqual([null, 4]);
});

rules(['SK-SETUP-01', 'SK-SETUP-02'], 'Skullport brings as much, and a track of 25 tokens', () => {
  const { s } = dealt(2, { skullport: true });
  expect(modulesOf(questsOf(s).map((id) => quests[id]))).toEqual([60, 0, 30]);
  expect(modulesOf(cardsOf(s).map((id) => intrigues[nameOf[id]]))).toEqual([50, 0, 25]);
  expect(modulesOf(tilesOf(s).map((id) => buildings[id]))).toEqual([24, 0, 12]);
  expect(s.board.map(({ id }) => id).slice(13)).toEqual(['s-hall-of-the-voice', 's-slavers-market', 's-skull-island']);
  expect(s.corruption).toEqual({ track: 25, gone: 0 });
});

rule('WD-LONG-01', 'the long game needs a module, and gives 5, 4, 3 or 3 agents', () => {
  expect([2, 5].map((seats) => refused(seats, { long: true }))).toEqual(['WD-LONG-01', 'WD-LONG-01']);
  expect([2, 3, 4, 5].map((seats) => dealt(seats, { undermountain: true, long: true }).pools[0])).toEqual([5, 4, 3, 3]);
  const fifth = table({ options: { skullport: true, long: true }, asks: 'round', round: 4 });
  expect(fifth.pools).toEqual([6, 6]);
});

rules(
  ['WD-TWO-MODULES-01', 'WD-TWO-MODULES-02', 'WD-TWO-MODULES-03'],
  'both modules: long, and half of the base game is left out unseen',
  () => {
    const t = dealt(4, both);
    const { s } = t;
    expect(t.pools).toEqual([3, 3, 3, 3]);
    expect([questsOf(s).length, cardsOf(s).length, tilesOf(s).length, lordsOf(s).length]).toEqual([90, 75, 36, 17]);
    expect(modulesOf(questsOf(s).map((id) => quests[id]))).toEqual([30, 30, 30]);
    expect(modulesOf(cardsOf(s).map((id) => intrigues[nameOf[id]]))).toEqual([25, 25, 25]);
    expect(modulesOf(tilesOf(s).map((id) => buildings[id]))).toEqual([12, 12, 12]);
    expect(dealt(4, both, 'other').s.box.quests).not.toEqual(s.box.quests);
    expect(s.board.length).toBe(19);
    expect(JSON.stringify(waterdeep.view(s, ann))).not.toContain(`"${s.box.quests[0]}"`);
    expect(some(t.player(bob) as never)).toEqual({ gold: s.first === bob ? 4 : 4 + ((bob - s.first + 4) % 4) });
  },
);
