import { accountOf, gradeOf, greedy, meanOf, momentsToLearnFrom, random, reasonOf, reviewGame, type Bot, type Review } from '@fathom/bots';
import { conspiracy, weigh, type Conspiracy, type State } from '@fathom/conspiracy';
import { loadEvaluation } from '@fathom/conspiracy/listing';
import { asked, legal, play, rngFrom, same, seatAccess, start, step, type Moment, type Move, type Rng, type Seat } from '@fathom/kernel';
import { soakRound } from '@fathom/kernel/testing';
import { describe, expect, test } from 'vitest';
import { inOrder, options } from './conspiracy.ts';

const rules = { game: conspiracy, heuristic: weigh, evaluation: await loadEvaluation() };
type Played = Pick<Moment<Conspiracy>, 'state' | 'answer'>[];

/** A game between bots, moment by moment. */
function played(bots: readonly Bot<Conspiracy>[], seed: string): Played {
  const moments: Played = [{ state: start(conspiracy, bots.length, options(bots.length), rngFrom(seed)).state, answer: null }];
  const rng = rngFrom(`bots of ${seed}`);
  for (;;) {
    const { state } = moments.at(-1)!;
    if (state.outcome !== null) return moments;
    const seat = asked(conspiracy, state)[0]!;
    const move = bots[seat]!.choose(seatAccess(conspiracy, state, seat), rng);
    const result = play(conspiracy, state, seat, move);
    if (!result.ok) throw new Error('a bot broke the rules');
    moments.push({ state: result.state, answer: { seat, move } });
  }
}

const review = (moments: Played, worlds: number, seed = 'review', open = false): Review<Move<Conspiracy>> =>
  reviewGame(rules, moments, 0, { worlds, seed, open });

const isLong = soakRound(process.env) !== null;
const [good, bad] = [greedy(weigh), random<Conspiracy>()];
const games = Array.from({ length: isLong ? 3000 : 80 }, (_, i) =>
  reviewGame(rules, played([good, good], `luck ${i}`), 0, { worlds: 3, seed: 'review', ungraded: true, open: i % 2 === 1 }),
);

describe('luck and skill', () => {
  test('add up to what changed from the beginning to the end, for every side, in chances and in points', () => {
    for (const each of games)
      for (const side of [0, 1]) {
        const { initial, final, luck, own, others } = accountOf(each, side);
        expect(luck.chance + own.chance + others.chance).toBeCloseTo(final.chance - initial.chance, 9);
        expect(luck.points + own.points + others.points).toBeCloseTo(final.points - initial.points, 9);
      }
  });

  test('luck is zero on average', () => {
    for (const of of ['chance', 'points'] as const) {
      const { mean, error } = meanOf(games.map((each) => accountOf(each, 0).luck[of]));
      expect(Math.abs(mean)).toBeLessThan(3 * error);
    }
  });

  test('chances of all sides add up to one, and at the end the winner has them all', () => {
    const [{ moves, last }] = [games[0]!];
    for (const { before, decided } of moves)
      for (const { chances } of [before, decided]) expect(chances[0]! + chances[1]!).toBeCloseTo(1, 5);
    expect(last.chances.toSorted((a, b) => a - b)).toEqual([0, 1]);
  });
});

describe('a review', () => {
  const careless = played([bad, good], 'careless');
  const whole = review(careless, 6);

  test('finds mistakes where a player moves at random, and offers a legal move that promises more', () => {
    const found = momentsToLearnFrom(whole);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(5);
    for (const { ply, seat, better } of found) {
      expect(seat).toBe(0);
      expect(better!.chance).toBeGreaterThan(2 * better!.error);
      expect(better!.parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(better!.points, 9);
      expect(legal(conspiracy, careless[ply]!.state, 0).some((move) => same(move, better!.move))).toBe(true);
    }
    expect(whole.moves.filter((move) => move.seat === 0).map(gradeOf)).toContain('blunder');
  });

  test('is the same for the same seed', () => {
    expect(review(careless.slice(0, 12), 4, 'again')).toEqual(review(careless.slice(0, 12), 4, 'again'));
  });

  test('compares all answers in the same worlds, and counts those that mean something else', () => {
    for (const { seat, answers, better, ply } of whole.moves) {
      if (seat !== 0) expect(answers).toBe(0);
      else expect(answers).toBeLessThanOrEqual(legal(conspiracy, careless[ply]!.state, 0).length);
      if (answers < 2) expect(better).toBeNull();
    }
  });

  /** Worlds are drawn from what is hidden in its canonical order: what differs then was read from the table itself. */
  const fair = {
    ...rules,
    game: { ...conspiracy, determinize: (s: State, seat: Seat | null, rng: Rng) => conspiracy.determinize(inOrder(s), seat, rng) },
  };

  test('of a decision is the same in every world that looks the same to the seat', () => {
    const at = careless.findIndex(({ answer }, i) => i > 9 && answer?.seat === 0);
    const decision = (state: Played[number]['state']): Review<Move<Conspiracy>> => {
      const { seat, move } = careless[at]!.answer!;
      const result = play(conspiracy, state, seat, move);
      if (!result.ok) throw new Error('the same may be answered in every world');
      return reviewGame(
        fair,
        [
          { state, answer: null },
          { state: result.state, answer: { seat, move } },
        ],
        0,
        { worlds: 4, seed: 'same' },
      );
    };
    const { state } = careless[at - 1]!;
    const [first, ...others] = [state, ...['a', 'b', 'c'].map((name) => conspiracy.determinize(state, 0, rngFrom(name)))].map(decision);
    for (const other of others) {
      const [mine, theirs] = [first!.moves[0]!, other.moves[0]!];
      expect({ ...theirs, errors: { ...theirs.errors, luck: null } }).toEqual({ ...mine, errors: { ...mine.errors, luck: null } });
    }
  });
});

describe('with open hands', () => {
  test('a move that shows nothing brings no luck, whatever the order of the piles', () => {
    const moments = played([good, good], 'luck 1');
    const { moves, last } = games[1]!;
    const isSilent = moves.map(({ seat, move }, i) => {
      const shown = conspiracy.open(moments[i + 1]!.state);
      const worlds = ['a', 'b', 'c', 'd'].map((name) => conspiracy.reshuffle(moments[i]!.state, rngFrom(name)));
      return worlds.every((world) => {
        step(conspiracy, world, seat, move);
        return same(conspiracy.open(world), shown);
      });
    });
    const hasNoLuck = moves.map(({ decided }, i) => same(moves[i + 1]?.before ?? last, decided));
    expect(isSilent.filter((is) => is).length).toBeGreaterThan(5);
    isSilent.forEach((is, i) => is && expect(hasNoLuck[i]).toBe(true));
    expect(hasNoLuck).toContain(false);
  });
});

describe('a reason', () => {
  const difference = { move: null, chance: 0.05, error: 0.01, points: 1.4, parts: [2.1, -0.6, 0.1, -0.2, 0], sides: [1.4, -0.5, 0.3] };

  test('names the parts that differ most, and the rival whose points do', () => {
    expect(reasonOf(difference, 0, ['coalition', 'locations', 'lords', 'pearls', 'keys'])).toEqual({
      parts: [
        { part: 'coalition', gain: 2.1 },
        { part: 'pearls', gain: -0.2 },
        { part: 'locations', gain: -0.6 },
      ],
      rivals: [{ side: 1, gain: -0.5 }],
    });
  });
});
