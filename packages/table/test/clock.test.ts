import { dueActions, leftAt, skipOutage, type ClockPlan } from '@fathom/table';
import { expect, test } from 'vitest';
import { BareTable } from './bareTable.ts';

const timed = (atZero: ClockPlan['atZero'], pace: ClockPlan['pace']): BareTable =>
  new BareTable('conspiracy', ['Ann', 'Bob'], { plan: { pace, atZero, level: 'greedy' } }).begin();
const left = ({ table, now }: BareTable): number[] => leftAt(table.times!, now);

test('a bank runs down for waiting seats, and a move gets the increment', () => {
  const t = timed('move', { kind: 'bank', bank: 60_000, increment: 5000 });
  const mover = t.table.play!.waiting[0]!;
  t.now += 10_000;
  t.playAny();
  expect([left(t)[mover], left(t)[1 - mover]]).toEqual([55_000, 60_000]);
});

test.each([
  ['a bank', { kind: 'bank', bank: 600_000, increment: 30_000 }],
  ['days', { kind: 'days', days: 3 }],
] as const)('an undone move gains nothing, and the time that passed is spent: %s', (_, pace) => {
  const t = timed('move', pace);
  const { seat, to } = t.untilUndo();
  expect(t.do(seat, { type: 'undo', to })).toBeNull();
  const before = left(t);
  const { moves } = t.rules.seatView(t.table.play!.state, seat);
  const { move } = moves.find(({ final }) => !final)!;
  for (let round = 0; round < 20; round++) {
    t.now += 1000;
    expect(t.do(seat, { type: 'move', ply: to, move })).toBeNull();
    t.now += 500;
    expect(t.do(seat, { type: 'undo', to })).toBeNull();
  }
  const spent = left(t).map((ms, at) => before[at]! - ms);
  expect(Math.min(...spent)).toBeGreaterThanOrEqual(0);
  expect(spent[seat]).toBeGreaterThanOrEqual(20_000);
  expect(spent[0]! + spent[1]!).toBe(30_000);
});

test('an outage is not charged, whether a clock started before it or in it, and is counted once', () => {
  const outage = { from: 2000, to: 5000 };
  const before = { left: [60_000, 60_000], since: 1000, running: [1] };
  const once = skipOutage(before, outage);
  expect(leftAt(once, 6000)).toEqual([60_000, 58_000]);
  expect(skipOutage(once, outage)).toBe(once);
  expect(leftAt(skipOutage({ ...before, since: 3000 }, outage), 6000)).toEqual([60_000, 59_000]);
  expect(skipOutage({ ...before, since: 5000 }, outage).since).toBe(5000);
});

test('a person who returns has at least a minute; leaving and returning repeatedly gains no more', () => {
  const t = timed('seat', { kind: 'bank', bank: 60_000, increment: 0 });
  const seat = t.table.play!.waiting[0]!;
  const leaveAndReturn = (): void => {
    expect(t.do(seat, { type: 'leave', level: 'greedy' })).toBeNull();
    expect(t.do(seat, { type: 'return' })).toBeNull();
  };
  t.now += 50_000;
  leaveAndReturn();
  expect(left(t)[seat]).toBe(60_000);
  for (let i = 0; i < 5; i++) {
    t.now += 5000;
    leaveAndReturn();
  }
  expect(left(t)[seat]).toBe(35_000);
});

test('at zero a bot takes the seat, and its person has a minute after coming back', () => {
  const t = timed('seat', { kind: 'bank', bank: 60_000, increment: 0 });
  const seat = t.table.play!.waiting[0]!;
  t.now += 59_999;
  expect(dueActions(t.table, t.now, t.rules)).toEqual([]);
  t.now += 1;
  expect(dueActions(t.table, t.now, t.rules)).toEqual([{ kind: 'flag', seat, level: 'greedy' }]);
  t.request({ from: 'system', type: 'flag', seat, level: 'greedy' });
  expect(t.events.at(-1)).toEqual({ kind: 'left', seat, level: 'greedy', why: 'clock' });
  expect(t.do(seat, { type: 'return' })).toBeNull();
  expect(left(t)[seat]).toBe(60_000);
});
