import { accountOf, gradeOf, greedy, meanOf, momentsToLearnFrom, random, reviewGame, type Bot, type Review } from '@fathom/bots';
import { conspiracy, weigh, type Conspiracy } from '@fathom/conspiracy';
import { loadEvaluation } from '@fathom/conspiracy/listing';
import { asked, legal, play, rngFrom, same, seatAccess, start, type Moment, type Move } from '@fathom/kernel';
import { soakRound } from '@fathom/kernel/testing';
import { describe, expect, test } from 'vitest';
import { options } from './conspiracy.ts';

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

const review = (moments: Played, worlds: number, seed = 'review'): Review<Move<Conspiracy>> =>
  reviewGame(rules, moments, 0, { worlds, seed });

const isLong = soakRound(process.env) !== null;
const [good, bad] = [greedy(weigh), random<Conspiracy>()];
const games = Array.from({ length: isLong ? 1000 : 10 }, (_, i) => review(played([good, good], `luck ${i}`), 3));

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

  test('of a seat is the same, whatever the seat could not know', () => {
    const [first] = careless;
    const other = { ...first!, state: { ...conspiracy.clone(first!.state), lordDeck: first!.state.lordDeck.toReversed() } };
    const sorted = (moment: Played[number]): Played => [
      { ...moment, state: { ...moment.state, lordDeck: moment.state.lordDeck.toSorted() } },
    ];
    expect(review(sorted(other), 4).last).toEqual(review(sorted(first!), 4).last);
  });
});
