import fc from 'fast-check';
import { changeOf, diff, patched, UpdateReader, type Patch, type TableSnapshot, type Update } from '@fathom/wire';
import { describe, expect, test } from 'vitest';

const asSent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('a patch', () => {
  const json = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes('__proto__'));

  test('leads from any value to any other', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const patch = diff(before, after);
        expect(patch === undefined ? before : patched(before, asSent(patch))).toEqual(asSent(after));
      }),
    );
  });

  test('is none if nothing differs, and never changes the value before', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const kept = asSent(before);
        expect(diff(before, structuredClone(before))).toBeUndefined();
        const patch = diff(before, after);
        if (patch !== undefined) patched(before, patch);
        expect(asSent(before)).toEqual(kept);
      }),
    );
  });

  test.each<[before: unknown, after: unknown, patch: Patch]>([
    [{ a: 1, b: { c: [1, 2] } }, { a: 1, b: { c: [1, 3] } }, { b: { c: { 1: [3] } } }],
    [{ a: [1] }, { a: [1, 2] }, { a: [[1, 2]] }],
    [{ a: 1, b: 2 }, { a: 1 }, { b: 0 }],
    [{ a: null }, { a: {} }, { a: [{}] }],
    [[], {}, [{}]],
  ])('says only what differs: %j → %j', (before, after, patch) => {
    expect(diff(before, after)).toEqual(patch);
  });
});

const snapshot = (view: object, at: number, left: readonly number[]): TableSnapshot =>
  ({ at, seat: 0, table: { id: 'reef', left }, seatView: { view, ply: 3 }, undo: null }) as unknown as TableSnapshot;

const update = (seq: number, seen: TableSnapshot | null, steps: Update['steps'] = []): Update & { readonly snapshot: TableSnapshot } =>
  ({
    type: 'update',
    seq,
    events: [{ kind: 'played', events: [{ type: 'a' }, { type: 'b' }, { type: 'c' }] }],
    snapshot: seen,
    steps,
  }) as unknown as Update & { readonly snapshot: TableSnapshot };

test('a change is read as the update that it stands for, with its steps and its clocks', () => {
  const first = snapshot({ pearls: 1, hand: ['x'] }, 10, [500, 400]);
  // The clocks are equal when the change is made, but those that were sent first are older.
  const base = snapshot({ pearls: 1, hand: ['x'] }, 20, [450, 400]);
  const steps = [
    { events: [{ type: 'a' }], view: { pearls: 2, hand: ['x'] } },
    { events: [{ type: 'b' }], view: { pearls: 2, hand: ['x', 'y'] } },
  ];
  const next = update(7, snapshot({ pearls: 2, hand: ['x', 'y'], keys: 1 }, 20, [450, 400]), steps);
  const reader = new UpdateReader();
  reader.read(update(5, first));
  const change = changeOf(5, base, next);
  expect(JSON.stringify(change).length).toBeLessThan(JSON.stringify(next).length);
  expect(reader.read(asSent(change))).toEqual(next);
});

test('a change to a snapshot that was not received is not understood', () => {
  const base = snapshot({}, 1, []);
  const change = changeOf(5, base, update(6, base));
  expect(new UpdateReader().read(change)).toBeNull();
  const reader = new UpdateReader();
  reader.read(update(4, base));
  expect(reader.read(change)).toBeNull();
  reader.read(update(5, null));
  expect(reader.read(change)).toBeNull();
});
