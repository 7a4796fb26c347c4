import {
  abyss,
  baseAllyIds,
  cards,
  explorationCards,
  lordIds,
  lords,
  locationIds,
  lootCards,
  monsterIds,
  monsterTokens,
  races,
  sanctuaries,
} from '@fathom/abyss';
import { validateSetup } from '@fathom/kernel';
import { expect } from 'vitest';
import { ann, dealt, explore, rule, rules, table } from '../table.ts';

const tables = [2, 3, 4].map((seats) => dealt(seats));

rule('AB-SETUP-01', 'two, three or four, and all of them are dealt the same', () => {
  expect([1, 2, 3, 4, 5].map((seats) => validateSetup(abyss, seats, {}).ok)).toEqual([false, true, true, true, false]);
  for (const { state } of tables) {
    expect([state.deck.length, state.lordDeck.length, state.tiles.length, state.pool.length]).toEqual([71, 29, 19, 20]);
  }
});

rule('AB-SETUP-02', 'deck and track, five stacks, a Court of six, six steps of threat', () => {
  const { state } = dealt(2);
  expect(Object.keys(state.council).toSorted()).toEqual(['crab', 'jellyfish', 'seahorse', 'shellfish', 'squid']);
  expect([state.track, state.court.length, state.threat]).toEqual([[], 6, 1]);
  const drawn = dealt(2, { first: 1 }).play(ann, explore);
  expect(drawn.state.track.length + drawn.state.deck.length).toBe(71);
});

rule('AB-SETUP-03', '71 cards in one shuffled deck, the discard empty', () => {
  const { deck, discard } = dealt(2).state;
  expect(deck.toSorted()).toEqual(explorationCards(false).toSorted());
  expect(deck.filter((card) => monsterIds.includes(card as (typeof monsterIds)[number])).length).toBe(6);
  expect(discard).toEqual([]);
  expect(dealt(2, {}, 'other').state.deck).not.toEqual(deck);
});

rule('AB-SETUP-04', 'thirteen of each race: one 5, two 4s, three 3s, three 2s, four 1s', () => {
  for (const race of races) {
    const values = baseAllyIds.filter((ally) => cards[ally].race === race).map((ally) => cards[ally].value);
    expect(values).toEqual([5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 1]);
  }
  expect(baseAllyIds.length).toBe(65);
});

rule('AB-SETUP-05', '35 lords, six of them in the Court', () => {
  const { court, lordDeck, lordDiscard } = dealt(2).state;
  expect([...court, ...lordDeck].toSorted()).toEqual(lordIds.slice(0, 35).toSorted());
  expect([court.length, lordDiscard]).toEqual([6, []]);
  expect(dealt(2, {}, 'other').state.court).not.toEqual(court);
});

rule('AB-SETUP-06', '20 locations, the top one turned up', () => {
  const { tiles, available } = dealt(3).state;
  expect([...available, ...tiles].toSorted()).toEqual(locationIds.slice(0, 20).toSorted());
  expect(available.length).toBe(1);
});

rule('AB-SETUP-07', 'nine 2s, nine 3s, two 4s', () => {
  const count = (value: number): number => monsterTokens.filter((token) => token === value).length;
  expect([2, 3, 4].map(count)).toEqual([9, 9, 2]);
  expect(dealt(2).state.pool.toSorted((a, b) => a - b)).toEqual([...monsterTokens]);
});

rule('AB-SETUP-08', 'the marker starts on the first step', () => expect(tables.map(({ threat }) => threat)).toEqual([1, 1, 1]));

rule('AB-SETUP-09', 'keys never run out', () => {
  expect(dealt(2).state.players.map(({ keys }) => keys)).toEqual([0, 0]);
  const t = table({
    players: [
      { keys: 9, pearls: 0 },
      { keys: 9, pearls: 0 },
    ],
    threat: 6,
    deck: ['monster'],
    short: ['tiles'],
  });
  expect(t.play(ann, explore, { type: 'fight' }).keys(ann)).toBe(11); // more than the ten of the box
});

rules(['AB-SETUP-10', 'AB-SETUP-12'], 'one pearl each, and nothing else', () => {
  for (const { state } of tables) {
    for (const player of state.players)
      expect(player).toEqual({
        hand: [],
        affiliated: [],
        lords: [],
        turned: [],
        holdings: [],
        keys: 0,
        pearls: 1,
        monsters: [],
        nebulis: 0,
      });
    expect(races.map((race) => state.council[race])).toEqual([[], [], [], [], []]);
    expect(state.track).toEqual([]);
  }
});

rule('AB-SETUP-11', 'the first player is drawn, each as likely as the next', () => {
  const firsts = [0, 0, 0];
  for (let i = 0; i < 300; i++) firsts[dealt(3, {}, `first ${i}`).state.turn]!++;
  for (const count of firsts) expect(count).toBeGreaterThan(70);
  expect([1, 2, 3].map((first) => dealt(3, { first: first as 1 }).turn)).toEqual([0, 1, 2]);
  expect(dealt(2, { first: 1 }).eventsOf('turnBegan')).toEqual([{ type: 'turnBegan', seat: 0, extra: false }]);
});

const kraken = dealt(3, { kraken: true });

rule('KR-SETUP-01', '78 cards: seven Krakens among them', () => {
  expect(kraken.state.deck.length).toBe(78);
  expect(kraken.state.deck.filter((card) => cards[card].race === 'kraken').length).toBe(7);
});

rule('KR-SETUP-02', '53 lords: eight Smugglers, two more of each guild with a race, no Ambassador', () => {
  const { court, lordDeck } = kraken.state;
  expect([...court, ...lordDeck].toSorted()).toEqual(lordIds.toSorted());
  const fresh = lordIds.slice(35).map((lord) => lords[lord].guild);
  const count = (guild: string): number => fresh.filter((each) => each === guild).length;
  expect(['smuggler', 'soldier', 'merchant', 'mage', 'politician', 'farmer', 'ambassador'].map(count)).toEqual([8, 2, 2, 2, 2, 2, 0]);
});

rule('KR-SETUP-03', '26 locations', () => {
  const { tiles, available } = kraken.state;
  expect([...available, ...tiles].toSorted()).toEqual(locationIds.toSorted());
  expect(locationIds.length).toBe(26);
});

rules(['KR-SETUP-04', 'KR-SETUP-05', 'KR-SETUP-07'], 'nobody has Nebulis, the figure or a Sentinel', () => {
  expect(kraken.nebulis).toEqual([0, 0, 0]);
  const { figure, sentinels, posts } = kraken.state.kraken!;
  expect([figure, ...Object.values(sentinels), ...Object.values(posts)]).toEqual([null, null, null, null, null, null, null]);
  expect(Object.keys(sentinels)).toEqual(['sentinel-watcher', 'sentinel-vigil', 'sentinel-lookout']);
});

rule('KR-SETUP-06', '25 loot cards, shuffled', () => {
  const { lootDeck, loot } = kraken.state.kraken!;
  expect(lootDeck.toSorted((a, b) => a - b)).toEqual([...lootCards]);
  expect(lootDeck).not.toEqual(dealt(3, { kraken: true }, 'other').state.kraken!.lootDeck);
  expect(sanctuaries.map((id) => loot[id])).toEqual([[], [], [], []]);
});
