import { expect, test } from 'vitest';
import { captionAt, type Moment, type Said } from '../src/shell/captions.ts';

const robbed: Said = { text: 'Bob takes a pearl from you.', harmsViewer: true, by: 1, ply: 5, kinds: ['pearlRobbed'] };
const drawn: Said = { text: 'Cat draws.', harmsViewer: false, by: 2, ply: 6, kinds: ['drawn'] };
const at = (ply: number, news: Said | null = null, rest: Partial<Moment> = {}): Moment => ({
  ply,
  mine: false,
  over: false,
  news,
  ...rest,
});

test('what was done to me outlives what others do next', () => {
  expect(captionAt(null, at(5, robbed))).toBe(robbed);
  expect(captionAt(robbed, at(6, drawn))).toBe(robbed);
  expect(captionAt(drawn, at(7, { ...robbed, ply: 7 }))).toEqual({ ...robbed, ply: 7 });
});

test('a caption is withdrawn when its move is taken back, when I have gone on, and when the game is over', () => {
  expect(captionAt(robbed, at(4))).toBeNull();
  expect(captionAt(robbed, at(6, null, { mine: true }))).toBeNull();
  expect(captionAt(robbed, at(5, robbed, { over: true }))).toBeNull();
  expect(captionAt(robbed, at(5))).toBe(robbed);
});

test('news of the same kind replaces it: what it said is no longer so', () => {
  const another: Said = { text: 'Cat takes a pearl from Bob.', harmsViewer: false, by: 2, ply: 6, kinds: ['pearlRobbed'] };
  expect(captionAt(robbed, at(6, another))).toBe(another);
});
