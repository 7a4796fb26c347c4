import { sealOf, type Seat } from '@fathom/kernel';
import type { ClockPlan, Command } from '@fathom/table';
import { describe, expect, test } from 'vitest';
import { BareTable } from './bareTable.ts';

const DAY = 86_400_000;

const three = (): BareTable => new BareTable('conspiracy', ['Ann', 'Bob', 'Cat']).begin();

test('the host arranges seats before the game, and nobody else does', () => {
  const t = new BareTable('conspiracy', ['Ann', 'Bob', 'Cat']);
  const arrange = (seat: Seat, level: string | null): Command => ({
    type: 'arrange',
    seat,
    sitter: level === null ? { kind: 'open' } : { kind: 'bot', level },
  });
  expect(t.do(1, arrange(2, 'greedy'))).toBe('not-the-host');
  expect(t.do(0, arrange(2, 'unknown'))).toBe('unknown-level');
  expect(t.do(0, arrange(0, null))).toBe('seat-taken');
  expect(t.do(0, arrange(3, null))).toBe('no-such-seat');
  expect(t.do(0, arrange(2, 'greedy'))).toBeNull();
  t.do(1, { type: 'ready', seal: sealOf('mine') });
  expect(t.do(0, arrange(1, null))).toBeNull();
  expect(t.table.seats.map(({ holder }) => holder.kind)).toEqual(['person', 'open', 'bot']);
  expect(t.table.seats[1]).toMatchObject({ keys: [], recovery: null, ready: false, seal: null });
});

describe('replacing an absent person', () => {
  const replace = (seat: Seat, forGood: boolean): Command => ({
    type: 'propose',
    what: { kind: 'replace', seat, level: 'random', forGood },
  });
  const answer = (t: BareTable, seat: Seat, agree: boolean): string | null =>
    t.do(seat, { type: 'answer', proposal: t.table.proposals, agree });
  const away = (t: BareTable, seat: Seat, ms: number): void => {
    t.absence = (of) => (of === seat ? ms : 0);
  };

  test('takes the consent of the others; the bot takes the seat for good if they say so', () => {
    const t = three();
    expect(t.do(0, replace(0, true))).toBe('seat-empty');
    away(t, 2, 120_000);
    expect(t.do(0, replace(2, true))).toBeNull();
    expect(t.do(1, replace(2, true))).toBe('proposal-open');
    expect(t.table.proposal).toMatchObject({ by: 0, waiting: [1] });
    expect(answer(t, 1, true)).toBeNull();
    expect(t.table.seats[2]!.holder).toEqual({ kind: 'bot', level: 'random', keeps: { name: 'Cat', forGood: true } });
    expect(t.do(2, { type: 'return' })).toBe('not-left');
  });

  test('needs an absence: two minutes, and a day if nobody else can agree that it is for good', () => {
    const t = new BareTable('conspiracy', ['Ann', 'Bob']).begin();
    expect([t.do(0, replace(1, true)), t.do(0, replace(1, false))]).toEqual(['not-absent', 'not-absent']);
    away(t, 1, 119_999);
    expect(t.do(0, replace(1, false))).toBe('not-absent');
    away(t, 1, 120_000);
    expect(t.do(0, replace(1, true))).toBe('not-absent');
    expect(t.do(0, replace(1, false))).toBeNull();
    expect(t.do(1, { type: 'return' })).toBeNull();
    away(t, 1, DAY);
    expect(t.do(0, replace(1, true))).toBeNull();
    expect(t.table.seats[1]!.holder).toMatchObject({ kind: 'bot', keeps: { forGood: true } });
  });

  test('with days per move, two minutes are no absence', () => {
    const plan: ClockPlan = { pace: { kind: 'days', days: 3 }, atZero: 'move', level: 'random' };
    const t = new BareTable('conspiracy', ['Ann', 'Bob'], { plan }).begin();
    away(t, 1, DAY - 1);
    expect(t.do(0, replace(1, false))).toBe('not-absent');
    away(t, 1, DAY);
    expect(t.do(0, replace(1, true))).toBe('not-absent');
    expect(t.do(0, replace(1, false))).toBeNull();
  });

  test('fails if the person comes back before the vote is over', () => {
    const t = three();
    away(t, 2, 120_000);
    expect(t.do(0, replace(2, true))).toBeNull();
    away(t, 2, 0);
    expect(answer(t, 2, false)).toBe('not-a-voter');
    expect(answer(t, 1, true)).toBeNull();
    expect(t.table).toMatchObject({ proposal: null, seats: [{}, {}, { holder: { kind: 'person', name: 'Cat' } }] });
  });
});

test('a person whose seat a bot has can neither undo its moves nor vote', () => {
  const t = three();
  const mover = t.table.play!.waiting[0]!;
  const other = t.table.seats.findIndex((_, seat) => seat !== mover);
  const undo = { type: 'propose', what: { kind: 'undo', to: 0 } } as const;
  expect(t.do(other, undo)).toBe('no-such-ply');
  expect(t.do(mover, { type: 'leave', level: 'greedy' })).toBeNull();
  t.playAny();
  expect(t.do(mover, { type: 'undo', to: 0 })).toBe('seat-taken');
  expect(t.do(mover, undo)).toBe('seat-taken');
  expect(t.do(other, undo)).toBeNull();
  expect(t.do(mover, { type: 'answer', proposal: t.table.proposals, agree: true })).toBe('seat-taken');
});

describe('undo by consent', () => {
  test('free back to the undo floor for the player who moved; beyond it everybody has to agree', () => {
    const t = new BareTable('conspiracy', ['Ann', 'Bob']).begin();
    expect(t.do(0, { type: 'undo', to: 0 })).toBe('no-such-ply');
    const { seat, to } = t.untilUndo();
    expect(t.do(1 - seat, { type: 'undo', to })).toBe('needs-consent');
    if (to > 0) expect(t.do(seat, { type: 'undo', to: to - 1 })).toBe('needs-consent');
    expect(t.do(seat, { type: 'undo', to })).toBeNull();
    expect(t.ply).toBe(to);
    for (let i = 0; i < 4; i++) t.playAny();
    const before = t.ply;
    const propose = { type: 'propose', what: { kind: 'undo', to: 1 } } as const;
    expect([t.do(0, propose), t.do(1, { type: 'answer', proposal: 1, agree: false }), t.ply]).toEqual([null, null, before]);
    expect([t.do(0, propose), t.do(1, { type: 'answer', proposal: 1, agree: true })]).toEqual([null, 'no-proposal']);
    expect([t.do(1, { type: 'answer', proposal: 2, agree: true }), t.ply]).toEqual([null, 1]);
  });

  test('a move ends a proposal about the moment before it', () => {
    const t = new BareTable('conspiracy', ['Ann', 'Bob']).begin();
    for (let i = 0; i < 3; i++) t.playAny();
    expect(t.do(0, { type: 'propose', what: { kind: 'undo', to: 0 } })).toBeNull();
    t.playAny();
    expect(t.table.proposal).toBeNull();
  });
});
