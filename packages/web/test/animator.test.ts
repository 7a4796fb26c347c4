import { conspiracy, type Conspiracy } from '@fathom/conspiracy';
import type { MoveOrigin } from '@fathom/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Scene, Shown } from '../src/table/scene.ts';
import { captionMoment } from '../src/shell/captions.ts';
import { createAnimator } from '../src/table/animator.ts';
import { hosted } from './local-table.ts';
import { begun } from './moments.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A scene of a real table, with so many steps by the hand of a seat, or of the table in its place. */
function scene(steps: number, by: number, origin: MoveOrigin = {}): Scene<Conspiracy> {
  const playedGame = begun(conspiracy, 2, {}, 'show');
  const now = hosted(conspiracy, playedGame).host.scenes.getState();
  return {
    ...now,
    viewer: 0,
    log: [...now.log, { by, events: [], ...origin }],
    steps: Array.from({ length: steps }, (_, i) => ({ view: now.seatView.view, events: [{ type: 'lordsRecalled', count: i }] })),
  };
}

const TRAVEL = 340;

function watch(
  harms = false,
  owner: number | null = null,
): { seen: Shown<Conspiracy>[]; animator: ReturnType<typeof createAnimator<Conspiracy>> } {
  const seen: Shown<Conspiracy>[] = [];
  const animator = createAnimator<Conspiracy>({ travel: () => TRAVEL, harms: () => harms, turnOf: () => owner }, (shown) =>
    seen.push(shown),
  );
  return { seen, animator };
}

/** How long it takes until the viewer can act. */
function lasts(seen: readonly Shown<Conspiracy>[]): number {
  let ms = 0;
  for (; seen.at(-1)!.isAnimating && ms < 60_000; ms += 10) vi.advanceTimersByTime(10);
  return ms;
}

const counts = (shown: Shown<Conspiracy>): number[] => shown.happening.map((event) => (event.type === 'lordsRecalled' ? event.count : -1));

test('one step after another; the caption tells the whole turn; only then can anything be touched', () => {
  const { seen, animator } = watch();
  animator.add(scene(3, 1));
  expect(seen.map(counts)).toEqual([[0]]);
  expect(seen[0]!.seatView.moves).toEqual([]);
  lasts(seen);
  expect(seen.filter(({ isAnimating }) => isAnimating).map(counts)).toEqual([[0], [0, 1], [0, 1, 2]]);
  expect(seen.at(-1)!.seatView.moves.length).toBeGreaterThan(0);
});

test('a turn of another player takes 1.5 to 2.5 seconds, in one answer or in several', () => {
  for (const answers of [[1], [2], [3], [4], [5], [1, 1], [1, 1, 1], [2, 2]]) {
    const { seen, animator } = watch();
    for (const steps of answers) animator.add(scene(steps, 1));
    expect(lasts(seen), String(answers)).toBeGreaterThanOrEqual(1500);
  }
  for (const answers of [[1], [2], [3], [4], [1, 1], [1, 1, 1], [2, 2]]) {
    const { seen, animator } = watch();
    for (const steps of answers) animator.add(scene(steps, 1));
    expect(lasts(seen), String(answers)).toBeLessThanOrEqual(2500);
  }
});

test('an answer that comes while the turn is held continues it at once', () => {
  const { seen, animator } = watch();
  animator.add(scene(1, 1));
  vi.advanceTimersByTime(900);
  animator.add(scene(1, 1));
  expect(counts(seen.at(-1)!)).toEqual([0, 0]);
  expect(900 + lasts(seen)).toBeLessThanOrEqual(2500);
});

test('what others answer in a turn is part of it: the caption tells it as one', () => {
  const { seen, animator } = watch(false, 1);
  for (const by of [1, 2, 1]) animator.add(scene(1, by));
  lasts(seen);
  const turns = seen.filter(({ isAnimating }) => isAnimating).map(({ turn }) => turn);
  expect(new Set(turns).size).toBe(1);
  expect(seen.findLast(({ isAnimating }) => isAnimating)!.captionEvents).toHaveLength(3);
});

test('a caption tells the whole answer from its first step on', () => {
  const { seen, animator } = watch();
  animator.add(scene(3, 1));
  expect(seen[0]!.captionEvents).toHaveLength(3);
});

test('nothing is cut short, however much has happened', () => {
  const { seen, animator } = watch();
  for (let i = 0; i < 6; i++) animator.add(scene(4, 1 + (i % 2)));
  expect(lasts(seen)).toBeGreaterThanOrEqual(6 * 1500);
});

test('what is done to me waits until I continue', () => {
  const { seen, animator } = watch(true);
  animator.add(scene(1, 1));
  vi.advanceTimersByTime(5000);
  expect(seen.at(-1)!).toMatchObject({ harmsViewer: true, isAnimating: true });
  animator.skip();
  expect(seen.at(-1)!.isAnimating).toBe(false);
});

test('a touch skips to the end of the turn, and the next turn is shown', () => {
  const { seen, animator } = watch();
  animator.add(scene(4, 1));
  animator.add(scene(4, 2));
  animator.skip();
  expect(seen.at(-1)!).toMatchObject({ isAnimating: true, acting: 2 });
  animator.skip();
  expect(seen.at(-1)!.isAnimating).toBe(false);
  const shown = seen.length;
  vi.advanceTimersByTime(5000);
  expect(seen).toHaveLength(shown);
});

test('while something else is to be seen, nothing new begins', () => {
  const { seen, animator } = watch();
  const goOn = animator.hold();
  animator.add(scene(2, 1));
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual([]);
  goOn();
  expect(seen.map(counts)).toEqual([[0]]);
});

test('the latest turn of a seat, or of anybody else, can be shown again', () => {
  const { seen, animator } = watch();
  animator.add(scene(2, 1));
  animator.add(scene(3, 2));
  lasts(seen);
  seen.length = 0;
  animator.again(1);
  lasts(seen);
  expect(seen.filter(({ isAnimating }) => isAnimating).map(counts)).toEqual([[0], [0, 1]]);
  expect(seen.at(-1)!).toMatchObject({ isAnimating: false });
  seen.length = 0;
  animator.again(null);
  expect(seen[0]!).toMatchObject({ acting: 2, isAnimating: true });
});

test('the move of a player is shown to them at once, whatever was still being animated', () => {
  const { seen, animator } = watch();
  animator.add(scene(4, 1));
  animator.add(scene(2, 0));
  expect(seen.at(-1)!).toMatchObject({ isAnimating: true, acting: 0, happening: [] });
  vi.advanceTimersByTime(TRAVEL + 10);
  expect(seen.at(-1)!.isAnimating).toBe(false);
});

test('what the table answers for the viewer is shown and described like the turn of another, with the reason', () => {
  const { seen, animator } = watch();
  animator.add(scene(2, 0, { playedBy: 'table' }));
  expect(seen.at(-1)!).toMatchObject({ acting: 0, answeredBy: 'table', isAnimating: true });
  expect(lasts(seen)).toBeGreaterThanOrEqual(1500);
  const moment = captionMoment(
    seen.findLast(({ isAnimating }) => isAnimating)!,
    'You draw a lord.',
    'Only one option.',
  );
  expect(moment).toMatchObject({ mine: false, news: { text: 'Only one option. You draw a lord.' } });
  expect(seen.at(-1)!.answeredBy).toBeNull();
});

test('what follows from the viewer’s own answer without a choice belongs to that answer', () => {
  const { seen, animator } = watch();
  const settled = scene(2, 0, { playedBy: 'table', joins: true });
  animator.add({ ...settled, log: [...settled.log.slice(0, -1), { by: 0, events: [] }, settled.log.at(-1)!] });
  expect(seen.at(-1)!).toMatchObject({ answeredBy: null, happening: [] });
});

test('where nothing moves, everything is there at once', () => {
  const seen: Shown<Conspiracy>[] = [];
  const animator = createAnimator<Conspiracy>({ travel: () => 0, harms: () => false, turnOf: () => null }, (shown) => seen.push(shown));
  animator.add(scene(4, 1));
  expect(seen.map(({ isAnimating }) => isAnimating)).toEqual([false]);
  expect(counts(seen[0]!)).toEqual([0, 1, 2, 3]); // the caption tells it
});

test('where nothing moves, the caption still says that the table answered for the viewer', () => {
  const seen: Shown<Conspiracy>[] = [];
  const animator = createAnimator<Conspiracy>({ travel: () => 0, harms: () => true, turnOf: () => null }, (shown) => seen.push(shown));
  animator.add(scene(2, 0, { playedBy: 'table' }));
  expect(seen.at(-1)!).toMatchObject({ answeredBy: 'table', acting: 0, isAnimating: false });
  animator.add(scene(1, 0));
  expect(seen.at(-1)!).toMatchObject({ answeredBy: null, happening: [] });
});
