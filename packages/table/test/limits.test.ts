import { sealOf } from '@fathom/kernel';
import { keepChat, type NumberedEvent, type Table } from '@fathom/table';
import { expect, test } from 'vitest';
import { BareTable } from './bareTable.ts';

/* What a table stores is limited. All limits are in docs/hosting.md. */

test('a table has a limit of undone moves, free or by consent; the game goes on', () => {
  const t = new BareTable('conspiracy', ['Ann', 'bot:greedy']).begin();
  for (let i = 0; i < 10; i++) t.playAny();
  expect(t.do(0, { type: 'propose', what: { kind: 'undo', to: 0 } })).toBeNull(); // alone among bots
  expect(t.table.play).toMatchObject({ moves: [], takenBack: 10 });
  t.table = { ...t.table, play: { ...t.table.play!, takenBack: 4995 } };
  for (let i = 0; i < 10; i++) t.playAny();
  expect(t.do(0, { type: 'propose', what: { kind: 'undo', to: 4 } })).toBeNull();
  expect(t.table).toMatchObject({ proposal: null, play: { state: { ply: 10 }, takenBack: 4995 } });
  t.do(0, { type: 'propose', what: { kind: 'undo', to: 5 } });
  expect(t.table.play).toMatchObject({ state: { ply: 5 }, takenBack: 5000 });
  t.playAny();
  expect(t.table.play!.state.ply).toBe(6);
});

test('people who come and go at one seat share its limit of requests', () => {
  const t = new BareTable('conspiracy', ['Ann', 'Bob']);
  for (let i = 0; i < 500; i++) expect(t.do(1, { type: 'notify', webhook: null })).toBeNull();
  expect(t.do(0, { type: 'arrange', seat: 1, sitter: { kind: 'open' } })).toBeNull();
  t.request({ from: 'visitor', type: 'sit', seat: 1, name: 'Cat', key: 'of Cat', recovery: 'of Cat' });
  for (let i = 0; i < 500; i++) expect(t.do(1, { type: 'notify', webhook: null })).toBeNull();
  expect(t.do(1, { type: 'notify', webhook: null })).toBe('limit-reached');
  expect(t.do(0, { type: 'ready', seal: sealOf('') })).toBeNull();
});

test('a line of chat stores only its number in the table', () => {
  const said = (seq: number): NumberedEvent => ({ seq, at: 0, kind: 'said', seat: 0, text: 'x' });
  const table = { chat: Array.from({ length: 500 }, (_, i) => i + 1) } as unknown as Table;
  const { table: after, forgotten } = keepChat(table, [said(501), said(502)]);
  expect([after.chat.length, after.chat[0], forgotten]).toEqual([500, 3, [1, 2]]);
});

test('the log of a table is bounded; moves and chat go on', () => {
  const t = new BareTable('conspiracy', ['Ann', 'Bob']).begin();
  const begun = t.table;
  const seat = begun.play!.waiting[0]!;
  for (let n = 1; n < 1000; n++) expect(t.do(seat, { type: 'notify', webhook: null })).toBeNull(); // being ready was the first
  expect(t.do(seat, { type: 'notify', webhook: null })).toBe('limit-reached');
  expect(t.do(seat, { type: 'leave', level: 'random' })).toBe('limit-reached');
  expect(t.do(seat, { type: 'undo', to: 0 })).toBe('limit-reached');
  expect(JSON.stringify(t.table).length).toBeLessThan(JSON.stringify(begun).length + 1000);
  expect(t.do(seat, { type: 'say', text: 'still here' })).toBeNull();
  const { move } = t.rules.seatView(begun.play!.state, seat).moves[0]!;
  expect(t.do(seat, { type: 'move', ply: 0, move })).toBeNull();
});
