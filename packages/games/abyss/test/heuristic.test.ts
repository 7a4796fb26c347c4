import { abyss, weigh, type Abyss, type State } from '@fathom/abyss';
import { asked, legal, rngFrom, type Move } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { randomGames } from './random.ts';
import { ann, explore, krakenTable, table, takeStack, type Table } from './table.ts';

/** What looks best to the one who is asked. */
function favourite({ state, moves, asked }: Table): Move<Abyss> {
  return moves.toSorted((a, b) => weigh(state, asked[0]!, b) - weigh(state, asked[0]!, a))[0]!;
}

describe('at a glance', () => {
  test('a strong lord that can be paid', () => {
    const t = table({
      players: [{ hand: ['seahorse-5', 'seahorse-5'].slice(0, 1).concat('seahorse-4', 'seahorse-1') }],
      court: ['landowner'],
    });
    expect(favourite(t)).toEqual({ type: 'recruit', lord: 'landowner' });
    expect(favourite(t.play(ann, { type: 'recruit', lord: 'landowner' }))).toEqual({ type: 'cheapest' });
  });

  test('a five for a pearl, and no one for three', () => {
    const offered = (deck: string[], purchases: number[]): string =>
      favourite(
        table({
          seats: 4,
          players: [{ pearls: 0 }, { pearls: 3 }, { pearls: 0 }, { pearls: 0 }],
          deck,
          purchases,
          due: ['reveal', 'control', 'rest', 'endTurn'].map((kind) => ({ kind, seat: 0 })),
        }),
      ).type;
    expect(offered(['crab-5'], [])).toBe('buy');
    expect(offered(['crab-1'], [2, 3])).toBe('pass');
  });

  test('the better tile', () => {
    const t = table({
      players: [{ keys: 3, lords: ['trader', 'peddler', 'shopkeeper'] }],
      available: ['dockworks', 'sargasso-silos'],
      council: { crab: ['crab-1'] },
      short: ['tiles'],
    });
    expect(favourite(t.play(ann, takeStack('crab')))).toEqual({ type: 'takeLocation', location: 'dockworks' });
  });

  test('a fight on a rich step', () => {
    expect(favourite(table({ players: [{ pearls: 0 }, { pearls: 0 }], deck: ['monster'], threat: 6 }).play(ann, explore))).toEqual({
      type: 'fight',
    });
  });

  test('no more loot where a twin is likely', () => {
    const t = krakenTable({
      players: [{ keys: 3 }],
      available: ['megalodon'],
      council: { crab: ['crab-1'] },
      kraken: { loot: { megalodon: [7, 6, 5, 4] } },
      short: ['tiles'],
    });
    expect(favourite(t.play(ann, takeStack('crab')))).toEqual({ type: 'stop' });
  });
});

/** Every question that random games ask, and what may be answered. */
function* questions(each: number): Generator<{ s: State; seat: number; moves: readonly Move<Abyss>[] }> {
  for (const game of randomGames(each, 'greedy')) {
    for (const { s } of game) for (const seat of asked(abyss, s)) yield { s, seat, moves: legal(abyss, s, seat) };
  }
}

const weights = (s: State, seat: number, moves: readonly Move<Abyss>[]): number[] => moves.map((move) => weigh(s, seat, move));

test('every answer to every question has a weight', () => {
  for (const { s, seat, moves } of questions(2)) for (const weight of weights(s, seat, moves)) expect(Number.isFinite(weight)).toBe(true);
});

test('nothing hidden is looked at: the same weights in every world', () => {
  const dice = rngFrom('worlds');
  for (const { s, seat, moves } of questions(1))
    expect(weights(abyss.determinize(s, seat, dice), seat, moves)).toEqual(weights(s, seat, moves));
});

test('whoever has begun to pay can pay in every world that another seat imagines', () => {
  const dice = rngFrom('imagined');
  for (const { s, seat } of questions(2))
    if (s.stack.at(-1)?.kind === 'pay')
      for (let viewer = 0; viewer < s.seats; viewer++) expect(legal(abyss, abyss.determinize(s, viewer, dice), seat)).not.toEqual([]);
});
