import { adviceFor, explain } from '@fathom/bots';
import { conspiracy, weigh, type State } from '@fathom/conspiracy';
import { loadEvaluation } from '@fathom/conspiracy/listing';
import { legal, rngFrom, same, type Rng, type Seat } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { inOrder, midgame } from './conspiracy.ts';

/** Worlds are drawn from what is hidden in its canonical order: what differs then was read from the table itself. */
const rules = {
  game: { ...conspiracy, determinize: (s: State, seat: Seat | null, rng: Rng) => conspiracy.determinize(inOrder(s), seat, rng) },
  heuristic: weigh,
  evaluation: await loadEvaluation(),
};
const settings = { seed: 'advice', isLate: () => false };
const moments = [8, 14, 20].map((plies) => midgame(2, plies, `advice ${plies}`));
const looksSame = (s: State, seat: Seat): State[] => ['a', 'b'].map((name) => conspiracy.determinize(s, seat, rngFrom(name)));

describe('advice', () => {
  test('names the two best answers, each legal, each with what it promises more than the next', () => {
    for (const { s, seat } of moments) {
      const moves = legal(conspiracy, s, seat);
      const advice = adviceFor(rules, s, seat, settings);
      expect(advice).toHaveLength(Math.min(2, moves.length));
      for (const { move, lead, next } of advice) {
        expect(moves.some((each) => same(each, move))).toBe(true);
        expect(lead === null).toBe(next === null);
      }
      expect(advice[0]!.next).toEqual(advice[1]!.move);
      expect(advice[0]!.lead!.sides[seat]).toBe(advice[0]!.lead!.points);
    }
  });

  test('is the same in every world that looks the same, and leaves the table as it is', () => {
    for (const { s, seat } of moments) {
      const before = structuredClone(s);
      const advice = adviceFor(rules, s, seat, settings);
      for (const world of looksSame(s, seat)) expect(adviceFor(rules, world, seat, settings)).toEqual(advice);
      expect(s).toEqual(before);
    }
  });

  test('stops when it is late', () => {
    const { s, seat } = moments[0]!;
    let asked = 0;
    expect(adviceFor(rules, s, seat, { seed: 'late', isLate: () => ++asked > 0 })).toHaveLength(2);
    expect(asked).toBe(1);
  });
});

describe('an explanation', () => {
  test('compares what a rival did with the next best answers, from what the viewer knows', () => {
    for (const { s, seat } of moments) {
      const viewer = 1 - seat;
      const [move] = legal(conspiracy, s, seat);
      const about = { seat, move: move!, viewer };
      const explained = explain(rules, s, about, settings)!;
      expect(explained.leads.length).toBeGreaterThan(0);
      for (const { over } of explained.leads) expect(same(over, move)).toBe(false);
      for (const world of looksSame(s, viewer)) expect(explain(rules, world, about, settings)).toEqual(explained);
    }
  });
});
