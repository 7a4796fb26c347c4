import { beforeAll, expect, test } from 'vitest';
import { rulesOf } from '../../src/base/games.ts';
import { testServer } from '../kit.ts';
import { check } from './checker.ts';
import { finalTables, playTables, SHORT } from './contest.ts';
import { newArena } from './contestant.ts';
import type { FinalTable, History, SentCommand, Violation } from './history.ts';

/* A short game without any fault has no violation. Each test then spoils one thing. */

const tolerance = { table: 0, outage: 0 };
let history: History;
let table: FinalTable;

beforeAll(async () => {
  let now = 0;
  const server = await testServer({}, () => (now += 5));
  const arena = newArena('checker', [server.url]);
  const tables = await playTables(arena, SHORT, () => true);
  table = (await finalTables(server.registry.context.journal, tables))[0]!;
  history = { sent: [...arena.sent.values()], received: arena.received, outages: [] };
  await server.remove();
});

const kindsOf = (changed: Partial<History>, changedTable: FinalTable = table): Violation['kind'][] => [
  ...new Set(check({ ...history, ...changed }, [changedTable], { rulesOf, tolerance }).map(({ kind }) => kind)),
];

const command = (change: Partial<SentCommand>): SentCommand => ({
  table: table.stored.id,
  seat: 0,
  id: 'another',
  command: { type: 'say', text: 'nothing' },
  answer: 'done',
  ...change,
});

const received = (
  at: number,
  change: (update: History['received'][number]['update']) => History['received'][number]['update'],
): Partial<History> => ({
  received: history.received.map((each, i) => (i === at ? { ...each, update: change(each.update) } : each)),
});

/** The first update that satisfies a condition. */
const indexOf = (so: (each: History['received'][number]) => boolean): number => {
  const at = history.received.findIndex(so);
  expect(at).toBeGreaterThanOrEqual(0);
  return at;
};

test('a game without faults has no violation', () => {
  expect(check(history, [table], { rulesOf, tolerance })).toEqual([]);
  expect(history.sent.filter(({ answer }) => answer === 'done').length).toBeGreaterThan(20);
});

test('an acknowledged command that is not in the journal is lost; one without an answer, or an uncertain one, is not', () => {
  expect(kindsOf({ sent: [...history.sent, command({})] })).toEqual(['lost']);
  expect(kindsOf({ sent: [...history.sent, command({ command: { type: 'move', ply: 3, move: { type: 'none' } } })] })).toEqual(['lost']);
  for (const answer of [null, 'busy']) expect(kindsOf({ sent: [...history.sent, command({ answer })] })).toEqual([]);
});

test('what is in the journal more often than it was sent is doubled', () => {
  const move = history.sent.findIndex(({ command: { type }, answer }) => type === 'move' && answer === 'done');
  expect(kindsOf({ sent: history.sent.filter((_, i) => i !== move) })).toEqual(['doubled']);
  const refused = history.sent.map((each, i) => (i === move ? { ...each, answer: 'stale' } : each));
  expect(kindsOf({ sent: refused })).toEqual(['doubled']);
});

test('a legal command that is refused for no good reason is reported', () => {
  expect(kindsOf({ sent: [...history.sent, command({ answer: 'illegal' })] })).toEqual(['refused']);
});

test('events that arrive twice, in another order, changed, or never are reported', () => {
  const many = indexOf(({ update }) => update.events.length > 1);
  expect(kindsOf(received(many, (update) => ({ ...update, events: [...update.events, update.events[0]!] })))).toEqual(['order']);
  expect(kindsOf(received(many, (update) => ({ ...update, events: update.events.toReversed() })))).toEqual(['order']);
  expect(kindsOf(received(many, (update) => ({ ...update, events: update.events.slice(1) })))).toEqual(['order']);
  const changed = kindsOf(
    received(many, (update) => ({ ...update, events: update.events.map((event) => ({ ...event, at: event.at + 1 })) })),
  );
  expect(changed).toEqual(['order']);
});

test('a snapshot of another moment is reported', () => {
  const playing = indexOf(({ seat, update }) => seat === 0 && (update.snapshot?.seatView?.ply ?? 0) > 3);
  expect(
    kindsOf(received(playing, (update) => ({ ...update, snapshot: history.received.findLast(({ seat }) => seat === 0)!.update.snapshot }))),
  ).toEqual(['order']);
});

test('what another seat sees is a secret, even a part of it', () => {
  const own = indexOf(({ seat, update }) => seat === 0 && (update.snapshot?.seatView?.ply ?? 0) > 3);
  const snapshot = history.received[own]!.update.snapshot!;
  expect(kindsOf(received(own, (update) => ({ ...update, snapshot: { ...snapshot, seat: 1 } })))).toEqual(['secret']);
  const view = { ...snapshot.seatView!.view, deck: ['a card'] };
  const more = { ...snapshot, seatView: { ...snapshot.seatView!, view } };
  expect(kindsOf(received(own, (update) => ({ ...update, snapshot: more })))).toEqual(['secret']);
});

test('an event that is private to another seat is a secret', () => {
  const hidden = { ...table.events.at(-1)!, kind: 'settled', seat: 1 } as FinalTable['events'][number];
  const last = history.received.findLastIndex(({ seat }) => seat === 0);
  const seq = table.events.length + 1;
  const shown = { seq, at: 0, kind: 'unready', seat: 1 } as const;
  const leak = received(last, (update) => ({ ...update, seq, events: [...update.events, shown] }));
  expect(kindsOf(leak, { ...table, events: [...table.events, { ...hidden, seq }] })).toContain('secret');
});

test('a game without an end, and a journal that does not replay or has gaps, are reported', () => {
  const early = table.events.filter(({ kind }) => kind !== 'ended');
  expect(kindsOf({ received: [] }, { ...table, events: early })).toContain('unfinished');
  const played = table.events.findIndex(({ kind }) => kind === 'played');
  const twice = [...table.events.slice(0, played + 1), ...table.events.slice(played)];
  expect(kindsOf({ received: [] }, { ...table, events: twice })).toEqual(expect.arrayContaining(['replay', 'order']));
});

test('time that a seat was not served is not to be charged', () => {
  const { times } = table.stored;
  const charged = { ...table, stored: { ...table.stored, times: { ...times!, left: times!.left.map((ms) => ms - 1000) } } };
  expect(kindsOf({}, charged)).toEqual(['clock']);
  const began = table.events.find(({ kind }) => kind === 'started')!.at;
  expect(kindsOf({ outages: [{ from: began, to: table.events.at(-1)!.at }] })).toEqual(['clock']);
  expect(kindsOf({ outages: [{ from: 0, to: began }] })).toEqual([]);
});
