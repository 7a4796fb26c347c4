import { waterdeep, weigh, type State, type Waterdeep } from '@fathom/waterdeep';
import { asked, legal, rngFrom, type Move } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { randomGames } from './random.ts';
import { ann, aurora, bob, hall, plinth, skull, table, to, tower, type Table } from './table.ts';

const favourite = (t: Table): Move<Waterdeep> => {
  const seat = t.asked[0]!;
  const weights = t.moves.map((move) => weigh(t.state, seat, move));
  return t.moves[weights.indexOf(Math.max(...weights))]!;
};

test('it fetches what its quest is short of', () => {
  const wizards = table({
    players: [{ active: ['q-domesticate-owlbears'], cleric: 1, wizard: 1 }],
    inn: [],
    questDeck: [],
    short: ['questDeck'],
  });
  expect(favourite(wizards)).toEqual(to(tower));
  const clerics = table({
    players: [{ active: ['q-convert-a-noble-to-lathander'], cleric: 1, fighter: 1 }],
    inn: [],
    questDeck: [],
    short: ['questDeck'],
  });
  expect(favourite(clerics)).toEqual(to(plinth));
});

test('it completes what it can, and the best first', () => {
  const t = table({
    asks: 'quest',
    players: [{ cleric: 2, fighter: 9, rogue: 3, wizard: 2, gold: 9, active: ['q-train-bladesingers', 'q-bolster-city-guard'] }],
  });
  expect(favourite(t)).toEqual({ type: 'complete', quest: 'q-bolster-city-guard' });
});

test('it takes quests of its own lord, and nobody else’s', () => {
  const facts = {
    inn: ['q-raid-orc-stronghold', 'q-steal-from-house-adarbrent'],
    due: [
      { kind: 'takeQuest', seat: ann },
      { kind: 'rotation', seat: bob, passes: 0 },
    ],
  };
  expect(favourite(table({ ...facts, players: [{ lord: 'l-durnan-the-wanderer' }] }))).toMatchObject({ quest: 'q-raid-orc-stronghold' });
  expect(favourite(table({ ...facts, players: [{ lord: 'l-nymara-scheiron' }] }))).toMatchObject({ quest: 'q-steal-from-house-adarbrent' });
});

test('it builds early, and not in the last round', () => {
  const facts = {
    players: [{ gold: 8, lord: 'l-larissa-neathal' }],
    hall: [{ id: 'b-caravan-court', vp: 4 }],
    inn: [],
    questDeck: [],
    short: ['questDeck'] as const,
  };
  expect(favourite(table({ ...facts, round: 2 }))).toEqual(to(hall));
  const last = { ...facts, round: 8, players: [{ gold: 8, pool: 1, lord: 'l-mirt-the-moneylender' }], hall: ['b-fetlock-court'] };
  expect(favourite(table(last))).not.toEqual(to(hall));
});

test('it shuns corruption when it is dear', () => {
  const weight = (track: number): number =>
    weigh(skull({ corruption: { track } }).state, ann, { type: 'assign', space: 's-slavers-market' });
  expect(weight(25)).toBeGreaterThan(weight(6) + 2);
  expect(weigh(table().state, ann, { type: 'assign', space: aurora })).toBeGreaterThan(0);
});

/** Every question that random games ask, and what may be answered. */
function* questions(each: number): Generator<{ s: State; seat: number; moves: readonly Move<Waterdeep>[] }> {
  for (const game of randomGames(each, 'greedy')) {
    for (const { s } of game) for (const seat of asked(waterdeep, s)) yield { s, seat, moves: legal(waterdeep, s, seat) };
  }
}

const weights = (s: State, seat: number, moves: readonly Move<Waterdeep>[]): number[] => moves.map((move) => weigh(s, seat, move));

test('every answer to every question has a weight', () => {
  for (const { s, seat, moves } of questions(2)) for (const weight of weights(s, seat, moves)) expect(Number.isFinite(weight)).toBe(true);
});

test('nothing hidden is looked at: the same weights in every world', () => {
  const dice = rngFrom('worlds');
  for (const { s, seat, moves } of questions(1))
    expect(weights(waterdeep.determinize(s, seat, dice), seat, moves)).toEqual(weights(s, seat, moves));
});
