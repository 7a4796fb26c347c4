import type { Conspiracy } from '@fathom/conspiracy';
import type { ViewerEvent, TableSnapshot } from '@fathom/wire';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { tableHost } from '../src/table/host.ts';
import { applyUpdate, type SessionState, type Session } from '../src/table/session.ts';
import { shown } from '../src/online/time.ts';

const empty: SessionState<Conspiracy> = {
  now: null,
  receivedAt: 0,
  status: 'open',
  present: [],
  spectators: 0,
  log: [],
  steps: [],
  tableEvents: [],
  refused: 'stale',
};

const snapshot = { seatView: { view: { last: true } } } as unknown as TableSnapshot;

const tell = (session: SessionState<Conspiracy>, ...events: readonly ViewerEvent[]): SessionState<Conspiracy> =>
  applyUpdate(session, { events, snapshot, steps: [{ events: [event(9)], view: { first: true } }] }, 5);

const event = (count: number): object => ({ type: 'lordsRecalled', count });
const at = (seq: number): { seq: number; at: number } => ({ seq, at: 0 });

test('what is played is logged move by move; what is taken back is not', () => {
  const begun = tell(
    empty,
    { ...at(1), kind: 'created' },
    { ...at(2), kind: 'started', events: [event(0)] },
    { ...at(3), kind: 'played', seat: 0, by: 'person', ply: 1, events: [event(1)] },
  );
  expect(begun.log.map(({ by }) => by)).toEqual([null, 0]);
  expect(begun.steps, 'a log received from its start is not shown again').toEqual([]);
  expect(begun.refused).toBeNull();

  const on = tell(begun, { ...at(4), kind: 'played', seat: 1, by: 'bot', ply: 2, events: [event(9), event(2)] });
  expect(on.steps).toEqual([
    { events: [event(9)], view: { first: true } },
    { events: [event(2)], view: { last: true } },
  ]);
  expect(on.log).toHaveLength(3);

  const back = tell(on, { ...at(5), kind: 'undone', seat: 1, to: 1, agreed: true });
  expect(back.log.map(({ by }) => by)).toEqual([null, 0]);
  expect(back.steps).toEqual([]);
  expect(back.tableEvents.map(({ kind }) => kind)).toEqual(['created', 'undone']);
});

test('a log that a server sends from its start replaces the old one', () => {
  const before = tell(empty, { ...at(1), kind: 'created' }, { ...at(2), kind: 'said', seat: 0, text: 'hello' });
  const again = tell(before, { ...at(1), kind: 'created' }, { ...at(2), kind: 'said', seat: 0, text: 'other' });
  expect(again.tableEvents).toHaveLength(2);
});

test('a clock is read at a glance', () => {
  const days = (n: number): string => `${n} d`;
  expect(shown(0, days)).toBe('00:00');
  expect(shown(59_999, days)).toBe('00:59');
  expect(shown(10 * 60_000, days)).toBe('10:00');
  expect(shown(3_600_000 + 5 * 60_000 + 9000, days)).toBe('1:05:09');
  expect(shown(3 * 86_400_000 + 4 * 3_600_000, days)).toBe('3 d 04:00');
});

test('a player who left the seat to a bot is not asked; back in it, they are', () => {
  const moves = [{ move: { type: 'draw', count: 1 }, touches: [], final: true }];
  const seatView = { view: {}, ply: 3, asked: [0], prompt: 'source', moves, outcome: null };
  const seatedAs = (kind: 'person' | 'bot'): SessionState<Conspiracy> => ({
    ...empty,
    now: {
      seat: 0,
      seatView,
      undo: null,
      redo: false,
      order: null,
      table: { seats: [{ kind }, { kind: 'person' }], waiting: [0] },
    } as unknown as TableSnapshot,
  });
  const offered = (kind: 'person' | 'bot'): unknown => {
    const session = { store: createStore(() => seatedAs(kind)) } as unknown as Session<Conspiracy>;
    const player = { kind: 'person', name: '' } as const;
    return tableHost({ sessions: [session], playerOf: () => player, record: () => null }).scenes.getState().seatView.moves;
  };
  expect(offered('bot')).toEqual([]);
  expect(offered('person')).toEqual(moves);
});
