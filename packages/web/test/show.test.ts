import { conspiracy, type Conspiracy } from '@fathom/conspiracy';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Scene } from '../src/table/scene.ts';
import { createShow, type Shown } from '../src/table/show.ts';
import { hosted } from './local-table.ts';
import { begun } from './moments.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A scene of a real table, with so many beats by the hand of a seat. */
function scene(beats: number, by: number): Scene<Conspiracy> {
  const sitting = begun(conspiracy, 2, {}, 'show');
  const now = hosted(conspiracy, sitting).host.scenes.getState();
  return {
    ...now,
    viewer: 0,
    told: [...now.told, { by, events: [] }],
    beats: Array.from({ length: beats }, (_, i) => ({ view: now.look.view, events: [{ type: 'lordsRecalled', count: i }] })),
  };
}

function watch(strikes = false): { seen: Shown<Conspiracy>[]; show: ReturnType<typeof createShow<Conspiracy>> } {
  const seen: Shown<Conspiracy>[] = [];
  const show = createShow<Conspiracy>({ travel: () => 300, strikes: () => strikes }, (shown) => seen.push(shown));
  return { seen, show };
}

test('one beat after another; only then can anything be touched', () => {
  const { seen, show } = watch();
  show.add(scene(3, 1));
  expect(seen.map(({ underWay }) => underWay)).toEqual([true]);
  expect(seen[0]!.look.moves).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(seen.map(({ underWay }) => underWay)).toEqual([true, true]);
  vi.advanceTimersByTime(500);
  expect(seen.map(({ underWay }) => underWay)).toEqual([true, true, false]);
  expect(seen.at(-1)!.look.moves.length).toBeGreaterThan(0);
  expect(seen.map(({ happening }) => happening)).toEqual([0, 1, 2].map((count) => [{ type: 'lordsRecalled', count }]));
});

test('however much happened, nobody waits longer than a second and a half', () => {
  const { seen, show } = watch();
  for (let i = 0; i < 6; i++) show.add(scene(4, 1));
  vi.advanceTimersByTime(1500);
  expect(seen.at(-1)!.underWay).toBe(false);
  expect(seen).toHaveLength(24);
});

test('what is done to me stands longer than what others do to each other', () => {
  const last = (strikes: boolean): number => {
    const { seen, show } = watch(strikes);
    show.add(scene(2, 1));
    let ms = 0;
    for (; seen.length < 2; ms += 10) vi.advanceTimersByTime(10);
    expect(seen[0]!.struck).toBe(strikes);
    return ms;
  };
  expect(last(true)).toBeGreaterThan(last(false));
});

test('a touch skips to the newest', () => {
  const { seen, show } = watch();
  show.add(scene(4, 1));
  show.add(scene(4, 1));
  show.skip();
  expect(seen).toHaveLength(2);
  expect(seen.at(-1)!.underWay).toBe(false);
  vi.advanceTimersByTime(5000);
  expect(seen).toHaveLength(2);
});

test('the move of a player is shown to them at once, whatever was still being animated', () => {
  const { seen, show } = watch();
  show.add(scene(4, 1));
  show.add(scene(2, 0));
  expect(seen).toHaveLength(3);
  expect(seen.at(-1)!.underWay).toBe(true);
  expect(seen.at(-1)!.happening).toEqual([]);
});

test('where nothing moves, everything is there at once', () => {
  const seen: Shown<Conspiracy>[] = [];
  const show = createShow<Conspiracy>({ travel: () => 0, strikes: () => false }, (shown) => seen.push(shown));
  show.add(scene(4, 1));
  expect(seen.map(({ underWay }) => underWay)).toEqual([false]);
});
