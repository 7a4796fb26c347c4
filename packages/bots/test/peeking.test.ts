import { greedy, learnedSearch, playouts, random, type Bot } from '@fathom/bots';
import { conspiracy, weigh, type Conspiracy, type State } from '@fathom/conspiracy';
import { loadEvaluation } from '@fathom/conspiracy/listing';
import { seatAccess, rngFrom, start, type SeatAccess } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { fairAccess, midgame } from './conspiracy.ts';
import { pebbles } from './pebbles.ts';

const noClock = (): number => 0;
const rules = { game: conspiracy, heuristic: weigh, evaluation: await loadEvaluation() };
const bots: readonly Bot<Conspiracy>[] = [
  random(),
  greedy(weigh),
  playouts(rules, noClock, { iterations: 20 }),
  learnedSearch(rules, noClock, { iterations: 20 }),
];
const moments = [1, 2, 3, 4].flatMap((seats) => [3, 8, 14].map((plies) => midgame(seats, plies, `peek ${seats} ${plies}`)));

/** The true state behind a `SeatAccess`; throws when it is read in any other way. */
function spied(s: State, seat: number): { readonly access: SeatAccess<Conspiracy>; readonly table: State } {
  let inside = false;
  const guard = (): void => {
    if (!inside) throw new Error('the true state was read');
  };
  const table = new Proxy(s, {
    get: (target, field, receiver) => (guard(), Reflect.get(target, field, receiver) as unknown),
    ownKeys: (target) => (guard(), Reflect.ownKeys(target)),
  });
  const asAccess = <T>(work: () => T): T => {
    inside = true;
    const result = work();
    inside = false;
    return result;
  };
  const behind = seatAccess(conspiracy, table, seat);
  return {
    table,
    access: {
      seat,
      view: () => asAccess(() => behind.view()),
      legal: () => asAccess(() => behind.legal()),
      distinct: () => asAccess(() => behind.distinct()),
      determinize: (rng) => asAccess(() => behind.determinize(rng)),
    },
  };
}

test('the spy notices direct reads', () => {
  const { table } = spied(moments[0]!.s, 0);
  expect(() => table.lordDeck).toThrow('the true state was read');
  expect(() => ({ ...table })).toThrow('the true state was read');
});

describe.each(bots)('$name', (bot) => {
  test('reads the true state only through its access, and does not change it', () => {
    for (const { s, seat } of moments) {
      const before = structuredClone(s);
      bot.choose(spied(s, seat).access, rngFrom('dice'));
      expect(s).toEqual(before);
    }
  });

  test('chooses the same in every world that looks the same', () => {
    for (const { s, seat } of moments) {
      const choices = [s, ...['a', 'b', 'c'].map((name) => conspiracy.determinize(s, seat, rngFrom(name)))].map((world) =>
        bot.choose(fairAccess(world, seat), rngFrom('dice')),
      );
      for (const choice of choices) expect(choice).toEqual(choices[0]);
    }
  });
});

test('a search is the same, to the last visit, whatever is hidden', () => {
  const thoughts = ([0, 4] as const).map((card) => {
    const state = { ...start(pebbles, 2, { heap: 10, opening: 'none' }, rngFrom('pebbles')).state, card };
    return playouts({ game: pebbles, heuristic: () => 0 }, noClock, { iterations: 100 }).think(
      seatAccess(pebbles, state, 0),
      { iterations: 100 },
      rngFrom('dice'),
    );
  });
  expect(thoughts[0]).toEqual(thoughts[1]);
});

test('greedy reads nothing that is hidden: it chooses the same in every possible world', () => {
  for (const { s, seat } of moments) {
    const choices = Array.from({ length: 10 }, (_, i) => {
      const world = conspiracy.determinize(s, seat, rngFrom(`world ${i}`));
      return greedy(weigh).choose({ ...seatAccess(conspiracy, s, seat), determinize: () => world }, rngFrom('dice'));
    });
    for (const choice of choices) expect(choice).toEqual(choices[0]);
  }
});
