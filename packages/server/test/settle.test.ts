import { answers, below, rngFrom, type Seat } from '@fathom/kernel';
import { longest } from '@fathom/wire';
import { describe, expect, test, vi } from 'vitest';
import { withGame } from '../src/games.ts';
import { decide, dueActions, freeUndo, eventsFor, snapshotFor, type Settled, type Table } from '@fathom/table';
import { TableRegistry } from '../src/table/tableRegistry.ts';
import { Bare, Device, pair, patient, playOn, testServer, usualLimits } from './kit.ts';
import { Ledger, START } from './ledger.ts';

/* Where there is nothing to decide the table answers, and nobody else can message. */

const plan = { pace: { kind: 'bank', bank: 600_000, increment: 10_000 }, atZero: 'move', level: 'greedy' } as const;
const games = [
  ['abyss', { kraken: true }],
  ['waterdeep', { undermountain: true, skullport: true }],
] as const;

const movesOf = (game: string, state: object, seat: Seat): unknown[] =>
  withGame(game, ({ game: rules }) =>
    answers(rules, state as never).flatMap((each): unknown[] => (each.seat === seat ? [each.move] : [])),
  )!;

/** Plays a fixed game until the table can answer for a seat under this condition; earlier such answers are given. */
function untilSettled(
  game: string,
  options: object,
  isSo: (table: Table, settled: Settled) => boolean,
): { ledger: Ledger; settled: Settled } {
  const rng = rngFrom('nothing to decide');
  for (let deal = 0; deal < 40; deal++) {
    const ledger = new Ledger(game, ['Ann', 'Bob'], { options, plan, secret: `deal ${deal}` }).begin();
    for (;;) {
      const { state, waiting, settled } = ledger.table.play!;
      if (state.outcome !== null) break;
      const found = settled.find((each) => isSo(ledger.table, each));
      if (found !== undefined) return { ledger, settled: found };
      ledger.now += 1000;
      const [first] = settled;
      if (first !== undefined)
        ledger.rule({ from: 'system', type: 'moves', seat: first.seat, ply: state.ply, moves: first.moves, by: 'table' });
      else {
        const moves = movesOf(game, state, waiting[0]!);
        expect(ledger.do(waiting[0]!, { type: 'move', ply: state.ply, move: moves[below(rng, moves.length)] })).toBeNull();
      }
    }
  }
  throw new Error('there is such a moment in forty games');
}

const joinsAnother = (table: Table, { seat }: Settled): boolean => freeUndo(table, seat) !== null;
const moments: [string, (table: Table, settled: Settled) => boolean][] = [
  ['after a move of its own that can be taken back', joinsAnother],
  ['after another seat moved', (table, settled) => !joinsAnother(table, settled)],
];

describe.each(games)('%s', (game, options) => {
  test.each(moments)('an answer of the table %s looks to others as if its player had given it', (_, isSo) => {
    const { ledger, settled } = untilSettled(game, options, isSo);
    const { table, rules, context } = ledger;
    const { seat, moves } = settled;
    const { ply } = table.play!.state;
    const byTable = decide(table, { from: 'system', type: 'moves', seat, ply, moves, by: 'table' }, context);
    const byPerson = decide(table, { from: 'seat', seat, id: 'x', command: { type: 'moves', ply, moves } }, context);
    if (!byTable.ok || !byPerson.ok) throw new Error('both are granted');
    const visible = ({ table: after, events }: typeof byTable, viewer: Seat | null): unknown => [
      events.map((one, i) => eventsFor({ ...one, seq: i, at: 0 }, viewer, rules)),
      snapshotFor(after, viewer, rules, ledger.now + 5000),
    ];
    for (const viewer of [1 - seat, null]) expect(visible(byTable, viewer)).toEqual(visible(byPerson, viewer));
    const own = eventsFor({ ...byTable.events[0]!, seq: 0, at: 0 }, seat, rules);
    expect(own).toMatchObject({ kind: 'played', by: 'table', ...(joinsAnother(table, settled) ? { joins: true } : {}) });
  });

  test('a seat whose time is up is late, whether there is something to decide or not', () => {
    const { ledger, settled } = untilSettled(game, options, () => true);
    expect(dueActions(ledger.table, ledger.now, ledger.rules)).toContainEqual({ kind: 'settle', ...settled });
    expect(dueActions(ledger.table, ledger.now + 3_600_000, ledger.rules)).toContainEqual({
      kind: 'think',
      seat: settled.seat,
      level: 'greedy',
      by: 'clock',
    });
  });
});

/** A server whose pauses the test ends, with a table of Abyss at a moment that the table would answer. */
async function paused(): Promise<{
  registry: TableRegistry;
  table: string;
  settled: Settled;
  pauses: (() => void)[];
  asked: number[];
  remove: () => Promise<void>;
}> {
  const server = await testServer({}, () => START);
  const pauses: (() => void)[] = [];
  const asked: number[] = [];
  const pause = (most: number): Promise<void> => {
    asked.push(most);
    return new Promise((end) => pauses.push(end));
  };
  const registry = new TableRegistry({ ...server.registry.context, pause });
  const { ledger, settled } = untilSettled('abyss', { kraken: true }, joinsAnother);
  await registry.create({ ...ledger.table, id: 'paused' });
  await registry.at('paused');
  await vi.waitUntil(() => pauses.length === 1, patient);
  return { registry, table: 'paused', settled, pauses, asked, remove: () => server.remove() };
}

describe('while the table pauses', () => {
  test('it never takes more than the time its player has left, and then answers', async () => {
    const { registry, table, settled, pauses, asked, remove } = await paused();
    const writer = (await registry.at(table))!;
    const { ply } = writer.table.play!.state;
    expect(asked[0]).toBeLessThanOrEqual(writer.table.times!.left[settled.seat]!);
    pauses[0]!();
    await vi.waitUntil(() => writer.table.play!.state.ply > ply, patient);
    await registry.close();
    await remove();
  });

  test('its player may be quicker: the answer is played once', async () => {
    const { registry, table, settled, pauses, remove } = await paused();
    const writer = (await registry.at(table))!;
    const { ply } = writer.table.play!.state;
    const command = { type: 'moves', ply, moves: settled.moves } as const;
    const mine = writer.submit({ from: 'seat', seat: settled.seat, id: 'mine', command });
    pauses[0]!(); // at the same moment
    expect(await mine).toBeNull();
    await vi.waitUntil(() => !writer.isBusy || pauses.length > 1, patient);
    expect(writer.table.play!.moves).toHaveLength(ply + settled.moves.length);
    await registry.close();
    await remove();
  });

  test('the move that led to the question may be undone: nothing is answered, and nothing repeats', async () => {
    const { registry, table, settled, pauses, remove } = await paused();
    const writer = (await registry.at(table))!;
    const { seat } = settled;
    const to = freeUndo(writer.table, seat)!;
    expect(await writer.submit({ from: 'seat', seat, id: 'back', command: { type: 'undo', to } })).toBeNull();
    pauses[0]!();
    await vi.waitUntil(() => !writer.isBusy, patient);
    expect(writer.table.play!.state.ply).toBe(to);
    const { seq } = writer;
    for (let round = 0; round < 5; round++) await registry.wakeDue();
    expect([writer.seq, writer.isBusy]).toEqual([seq, false]);
    await registry.close();
    await remove();
  });

  test('the registry can close, and the next one on the file answers', async () => {
    const { registry, table, pauses, remove } = await paused();
    const { ply } = (await registry.at(table))!.table.play!.state;
    await registry.close(); // the pause never ends
    const next = new TableRegistry({ ...registry.context, pause: () => Promise.resolve() });
    const writer = (await next.at(table))!;
    await vi.waitUntil(() => writer.table.play!.state.ply > ply, patient);
    expect(pauses).toHaveLength(1);
    await next.close();
    await remove();
  });
});

describe('answers of many moves', () => {
  test('are limited in number, count as so many messages, and change nothing unless every move is played', async () => {
    const server = await testServer({ limits: { ...usualLimits, perSecond: 0.001 } });
    const { table, ann, bob, devices } = await pair(server.url);
    const seat = ann.now!.table.waiting[0]!;
    const { ply, moves } = [ann, bob][seat]!.now!.seatView!;
    const line = await new Bare(server.url, table, devices[seat]!.cookie).open(0);
    const before = await server.registry.context.journal.load(table);
    const answer = (id: string, count: number): Promise<unknown> => {
      const series = [moves[0]!.move, ...Array.from({ length: count - 1 }, () => ({ type: 'nonsense' }))];
      return line.answer({ type: 'do', id, command: { type: 'moves', ply, moves: series } });
    };
    expect(await answer('a', longest.moves + 1)).toMatchObject({ code: 'malformed' });
    expect(await answer('b', longest.moves)).toMatchObject({ type: 'refused', id: 'b' });
    expect(await answer('c', 2)).toMatchObject({ code: 'too-fast' });
    expect(await server.registry.context.journal.load(table)).toEqual(before);
    line.socket.terminate();
    await playOn([ann, bob], 2);
    ann.close();
    bob.close();
    await server.remove();
  });

  test('all sockets of an address share a limit of messages: many of them gain little', async () => {
    const server = await testServer({ limits: { ...usualLimits, burst: 4, perSecond: 0.001 } });
    const { table } = await new Device(server.url).create();
    const lines = await Promise.all(Array.from({ length: 30 }, () => new Bare(server.url, table, '').open(0)));
    const codeOf = async (line: Bare, i: number): Promise<string> => {
      const message = await line.answer({ type: 'why', id: `${i}`, piece: 'x' });
      return message.type === 'refused' ? message.code : message.type;
    };
    const codes: string[] = [];
    for (const [i, line] of lines.entries()) codes.push(await codeOf(line, i));
    expect(codes.filter((code) => code === 'no-seat')).toHaveLength(10); // 40 in all, of which 30 were hello
    for (const { socket } of lines) socket.terminate();
    await server.remove();
  });
});

test('the view of many viewers is computed once per seat, and the same bytes go to all', async () => {
  const server = await testServer();
  const { table, ann, bob, devices } = await pair(server.url, { game: 'waterdeep' });
  const writer = (await server.registry.at(table))!;
  const crowd = await Promise.all(
    Array.from({ length: 20 }, (_, i) => new Bare(server.url, table, i < 5 ? devices[0].cookie : i < 10 ? devices[1].cookie : '').open(0)),
  );
  const { state, waiting } = writer.table.play!;
  expect(writer.rules.seatView(state, waiting[0]!)).toBe(writer.rules.seatView(state, waiting[0]!));
  const watch = vi.spyOn(writer.rules, 'visibleSteps');
  const counts = crowd.map(({ raw }) => raw.length);
  await playOn([ann, bob], 1);
  await expect.poll(() => crowd.every(({ raw }, i) => raw.length > counts[i]!), patient).toBe(true);
  const updates = writer.table.play!.moves.length;
  expect(watch.mock.calls.length).toBeLessThanOrEqual(3 * updates);
  expect(new Set(crowd.slice(10).map(({ raw }) => raw.findLast((text) => text.includes('"update"')))).size).toBe(1);
  for (const { socket } of crowd) socket.terminate();
  ann.close();
  bob.close();
  await server.remove();
});
