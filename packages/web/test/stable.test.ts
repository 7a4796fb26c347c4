import { abyss } from '@fathom/abyss';
import { answers } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { withKeptParts } from '../src/shell/useStable.ts';
import { act, begun, seenBy } from './moments.ts';

test('what has not changed is the same object as before, and the whole is equal to the new value', () => {
  const before = {
    court: ['a', 'b'],
    players: [
      { pearls: 1, hand: ['x'] },
      { pearls: 2, hand: [] },
    ],
    offer: null,
  };
  const now = structuredClone({ ...before, players: [{ pearls: 3, hand: ['x'] }, before.players[1]!], offer: { to: 1 } });
  const kept = withKeptParts<object>(before, now) as typeof before;
  expect(kept).toEqual(now);
  expect(kept.court).toBe(before.court);
  expect(kept.players[0]!.hand).toBe(before.players[0]!.hand);
  expect(kept.players[1]).toBe(before.players[1]);
  expect(withKeptParts<object>(before, structuredClone(before))).toBe(before);
});

test('shorter, longer and missing parts are those of the new value', () => {
  for (const [before, now] of [
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: 1, b: undefined }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [[], {}],
    [null, {}],
  ] as const)
    expect(withKeptParts<unknown>(before, now)).toStrictEqual(now);
});

test('views of a whole game stay equal to what the rules show', () => {
  let played = begun(abyss, 2, { kraken: true }, 'parts');
  let kept = seenBy(abyss, played).view;
  for (let i = 0; i < 60 && played.now.outcome === null; i++) {
    played = act(abyss, played, answers(abyss, played.now)[i % answers(abyss, played.now).length]!);
    const { view } = seenBy(abyss, played);
    kept = withKeptParts(kept, view);
    expect(kept).toStrictEqual(view);
  }
});
