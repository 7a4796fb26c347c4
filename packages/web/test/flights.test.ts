import { expect, test } from 'vitest';
import { flightsBetween, type PiecePlace } from '../src/shell/flights.ts';

/** An element that lies within another, as far as flights need to know. */
const element = (around: Element | null = null): Element =>
  ({ parentElement: around === null ? null : { closest: () => around } }) as unknown as Element;

const place = (piece: string, of: Element, [left, top, width, height]: readonly [number, number, number, number]): PiecePlace => ({
  element: of,
  piece,
  box: { left, top, width, height },
});

test('a piece flies between the centres of its old and its new place, from its old size', () => {
  const [inHand, onTable] = [element(), element()];
  const flights = flightsBetween([place('crab', inHand, [0, 100, 40, 60])], [place('crab', onTable, [200, 0, 20, 20])]);
  expect(flights).toEqual([{ element: onTable, to: { left: 200, top: 0, width: 20, height: 20 }, x: -190, y: 120, width: 2, height: 3 }]);
});

test('what stays, appears, disappears or is hidden does not fly', () => {
  const [stays, comes, shown, hidden] = [element(), element(), element(), element()];
  const before = [
    place('stays', stays, [0, 0, 40, 60]),
    place('goes', element(), [50, 0, 40, 60]),
    place('shown', shown, [0, 0, 0, 0]),
    place('hidden', hidden, [0, 0, 40, 60]),
  ];
  const after = [
    place('stays', stays, [0.4, 0, 40, 60]),
    place('comes', comes, [90, 0, 40, 60]),
    place('shown', shown, [9, 9, 40, 60]),
    place('hidden', hidden, [0, 0, 0, 0]),
  ];
  expect(flightsBetween(before, after)).toEqual([]);
});

test('of two pictures of one piece, each flies from its own place', () => {
  const [one, other] = [element(), element()];
  const before = [place('crab', one, [0, 0, 40, 60]), place('crab', other, [300, 0, 40, 60])];
  const after = [place('crab', one, [0, 10, 40, 60]), place('crab', other, [300, 20, 40, 60])];
  expect(flightsBetween(before, after).map(({ x, y }) => [x, y])).toEqual([
    [0, -10],
    [0, -20],
  ]);
});

test('what lies on a piece that flies is carried by it', () => {
  const house = element();
  const [resting, walking] = [element(house), element(house)];
  const before = [place('house', house, [0, 0, 40, 60]), place('resting', resting, [5, 5, 8, 8]), place('walking', walking, [9, 9, 8, 8])];
  const after = [
    place('house', house, [100, 50, 40, 60]),
    place('resting', resting, [105, 55, 8, 8]),
    place('walking', walking, [129, 59, 8, 8]),
  ];
  expect(
    flightsBetween(before, after).map(({ element: of, x, y }) => [of === house ? 'house' : of === walking ? 'walking' : '?', x, y]),
  ).toEqual([
    ['house', -100, -50],
    ['walking', -20, 0],
  ]);
});
