import { abyss } from '@fathom/abyss';
import { texts as abyssTexts } from '@fathom/abyss/text';
import { conspiracy } from '@fathom/conspiracy';
import { texts as conspiracyTexts } from '@fathom/conspiracy/text';
import { eventLines, type Game, type GameText, type Playable } from '@fathom/kernel';
import { waterdeep } from '@fathom/waterdeep';
import { texts as waterdeepTexts } from '@fathom/waterdeep/text';
import { describe, expect, test } from 'vitest';
import { turnsOf } from '../src/shell/chapters.ts';
import { courseOf, turningPoints, type Course } from '../src/shell/course.ts';
import { decisionLine, inOrder, winnerLine } from '../src/shell/result.ts';
import { ending as abyssEnding } from '../src/games/abyss/ending.ts';
import { ending as conspiracyEnding } from '../src/games/conspiracy/ending.ts';
import { ending as waterdeepEnding } from '../src/games/waterdeep/ending.ts';
import type { Ending } from '../src/shell/game.ts';
import { en } from '../src/text/en.ts';
import { begun, finished, type Played } from './moments.ts';

function courseIn<G extends Playable<G>>(rules: Game<G>, { record }: Played<G>): Course<G> | null {
  const work = courseOf({ rules }, record);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

const NAMES = ['Ann', 'Bob', 'Cat'];

function checkCourse<G extends Playable<G>>(rules: Game<G>, text: GameText<G>, ending: Ending<G>, options: object): void {
  const played = finished(rules, 3, options, 'course');
  const course = courseIn(rules, played)!;
  expect(course.totals).toHaveLength(played.record.moves.length + 1);
  expect(course.totals.at(-1)).toEqual(played.now.outcome!.scores);
  expect(course.stops.at(-1)).toBe(played.record.moves.length);
  expect(course.stops).toEqual([...new Set(course.stops)].toSorted((a, b) => a - b));
  const points = turningPoints(course, ending.telling);
  expect(points).toHaveLength(3);
  for (const { ply, side, change, isFinalCount, events, stop } of points) {
    expect(change).not.toBe(0);
    expect(course.totals[course.stops[stop]!]![side]! - course.totals[course.stops[stop - 1]!]![side]!).toBe(change);
    expect(ply).toBeGreaterThan(course.stops[stop - 1]!);
    expect(ply).toBeLessThanOrEqual(course.stops[stop]!);
    if (!isFinalCount) expect(eventLines(text, events, (each) => NAMES[each]!).join(' ')).toMatch(/\w/);
  }
  // Nothing that is counted is without a mark, and every side has its crown.
  const view = rules.open(played.now);
  for (const { part } of rules.score(view)[0]!.parts) expect(ending.mark(part)).toContain('<svg');
  for (const part of ending.last) expect(rules.score(view)[0]!.parts.map((each) => each.part)).toContain(part);
  for (const crown of NAMES.map((_, side) => ending.crown(view, side))) expect(text.piece(crown!.piece)).not.toBeNull();
}

describe('the course of a finished game has everybody’s points after each move, and its largest changes in words', () => {
  test('Conspiracy', () => checkCourse(conspiracy, conspiracyTexts.en, conspiracyEnding, {}));
  test('Abyss', () => checkCourse(abyss, abyssTexts.en, abyssEnding, { kraken: true }));
  test('Waterdeep', () => checkCourse(waterdeep, waterdeepTexts.en, waterdeepEnding, { undermountain: true, skullport: true }));
});

test('a game that is not over has no course: it would tell what is hidden', () => {
  expect(courseIn(abyss, begun(abyss, 2, {}, 'open'))).toBeNull();
});

test('rounds are those that a game announces; otherwise the first side begins each', () => {
  const turn = (side: number): object => ({ type: 'turnBegan', side });
  const log = [[turn(1)], [], [turn(2)], [turn(0), turn(1)], [], [turn(1)], [turn(2)]].map((events) => ({ events }));
  expect(turnsOf(log).map(({ ply, side, round, opens }) => [ply, side, round, opens])).toEqual([
    [0, 1, 1, true],
    [2, 2, 1, false],
    [3, 1, 2, true],
    [5, 1, 2, false],
    [6, 2, 2, false],
  ]);
  const announced = [[{ type: 'roundBegan', round: 3 }, turn(0)], [turn(1)], [{ type: 'roundBegan', round: 4 }, turn(1)]];
  expect(turnsOf(announced.map((events) => ({ events }))).map(({ round, opens }) => [round, opens])).toEqual([
    [3, true],
    [3, false],
    [4, true],
  ]);
});

test('the winner is named; the viewer is "you"', () => {
  expect(winnerLine(en, [1], NAMES, null)).toBe('Bob wins');
  expect(winnerLine(en, [1], NAMES, 0)).toBe('Bob wins');
  expect(winnerLine(en, [0], NAMES, 0)).toBe('You win');
  expect(winnerLine(en, [0, 2], NAMES, 2)).toBe('Shared victory: you, Ann');
});

test('how it was decided: by how much and in what, by a tie-break, and where the viewer came in', () => {
  const side = (lords: number, pearls: number) => ({
    total: lords + pearls,
    parts: [
      { part: 'lords', points: lords },
      { part: 'pearls', points: pearls },
    ],
  });
  const text = { ...conspiracyTexts.en, part: (part: string) => part, tieBreak: () => null };
  const result = { view: conspiracy.open(begun(conspiracy, 3, {}, 'line').now), names: NAMES };
  const line = (scores: ReturnType<typeof side>[], winners: number[], me: number | null, tie: string | null = null): string =>
    decisionLine(en, { ...text, tieBreak: () => tie }, { ...result, scores, winners, me }).replaceAll('\u00a0', ' ');
  const scores = [side(10, 0), side(9, 7), side(4, 9)];
  expect(line(scores, [1], null)).toBe('16 to 13. Biggest lead: lords, 9 to 4.');
  expect(line(scores, [1], 0)).toBe('16 to 13. Biggest lead: lords, 9 to 4. Your place: 3 of 3.');
  expect(line([side(5, 5), side(5, 5), side(1, 1)], [0], 1, 'A tie.')).toBe('A tie. Your place: 2 of 3.');
});

test('what was hidden is counted last', () => {
  const [score] = inOrder([{ total: 6, parts: ['a', 'b', 'c'].map((part, i) => ({ part, points: i + 1 })) }], ['b']);
  expect(score!.parts.map(({ part }) => part)).toEqual(['a', 'c', 'b']);
});
