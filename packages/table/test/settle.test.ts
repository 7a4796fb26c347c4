import { below, rngFrom, type Seat } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import {
  decide,
  dueActions,
  freeUndo,
  eventFor,
  snapshotFor,
  TableRunner,
  type Settled,
  type Table,
  type TableEnvironment,
} from '@fathom/table';
import { BareTable } from './bareTable.ts';

/* Where there is nothing to decide the table answers, and nobody else notices. */

const plan = { pace: { kind: 'bank', bank: 600_000, increment: 10_000 }, atZero: 'move', level: 'greedy' } as const;
const games = [
  ['abyss', { kraken: true }],
  ['waterdeep', { undermountain: true, skullport: true }],
] as const;

/** Plays a fixed game until the table can answer for a seat under this condition; earlier such answers are given. */
function untilSettled(
  game: 'abyss' | 'waterdeep',
  options: object,
  isSo: (table: Table, settled: Settled) => boolean,
): { t: BareTable; settled: Settled } {
  const rng = rngFrom('nothing to decide');
  for (let deal = 0; deal < 40; deal++) {
    const t = new BareTable(game, ['Ann', 'Bob'], { options, plan, secret: `deal ${deal}` }).begin();
    for (;;) {
      const { state, settled } = t.table.play!;
      if (state.outcome !== null) break;
      const found = settled.find((each) => isSo(t.table, each));
      if (found !== undefined) return { t, settled: found };
      t.now += 1000;
      const [first] = settled;
      if (first !== undefined)
        t.request({ from: 'system', type: 'moves', seat: first.seat, ply: state.ply, moves: first.moves, by: 'table' });
      else t.playAny((count) => below(rng, count));
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
    const { t, settled } = untilSettled(game, options, isSo);
    const { table, rules, context } = t;
    const { seat, moves } = settled;
    const { ply } = table.play!.state;
    const byTable = decide(table, { from: 'system', type: 'moves', seat, ply, moves, by: 'table' }, context);
    const byPerson = decide(table, { from: 'seat', seat, id: 'x', command: { type: 'moves', ply, moves } }, context);
    if (!byTable.ok || !byPerson.ok) throw new Error('both are granted');
    const visible = ({ table: after, events }: typeof byTable, viewer: Seat | null): unknown => [
      events.map((one, i) => eventFor({ ...one, seq: i, at: 0 }, viewer, rules)),
      snapshotFor(after, viewer, rules, t.now + 5000),
    ];
    for (const viewer of [1 - seat, null]) expect(visible(byTable, viewer)).toEqual(visible(byPerson, viewer));
    const own = eventFor({ ...byTable.events[0]!, seq: 0, at: 0 }, seat, rules);
    expect(own).toMatchObject({ kind: 'played', by: 'table', ...(joinsAnother(table, settled) ? { joins: true } : {}) });
  });

  test('a seat whose time is up is late, whether there is something to decide or not', () => {
    const { t, settled } = untilSettled(game, options, () => true);
    expect(dueActions(t.table, t.now, t.rules)).toContainEqual({ kind: 'settle', ...settled });
    expect(dueActions(t.table, t.now + 3_600_000, t.rules)).toContainEqual({
      kind: 'think',
      seat: settled.seat,
      level: 'greedy',
      by: 'clock',
    });
  });
});

/** A runner whose pauses the test ends, with a table of Abyss at a moment that the table would answer. */
function paused(): { runner: TableRunner; settled: Settled; pauses: (() => void)[]; most: number[]; again: () => TableRunner } {
  const { t, settled } = untilSettled('abyss', { kraken: true }, joinsAnother);
  const pauses: (() => void)[] = [];
  const most: number[] = [];
  const runnerOf = (pause: TableEnvironment['pause']): TableRunner => {
    const { now, absence, isLevel, isWebhook } = t.context;
    const environment: TableEnvironment = {
      now: () => now,
      absence,
      isLevel,
      isWebhook,
      pause,
      think: () => new Promise(() => {}),
      write: () => Promise.resolve(true),
      read: () => Promise.reject(new Error('nobody else writes')),
      written: () => undefined,
      report(error) {
        throw error;
      },
    };
    const runner = new TableRunner(environment, t.rules, { table: t.table, seq: 0 }, decide);
    runner.runDue();
    return runner;
  };
  const runner = runnerOf((limit) => {
    most.push(limit);
    return new Promise((end) => pauses.push(end));
  });
  return { runner, settled, pauses, most, again: () => runnerOf(() => Promise.resolve()) };
}

describe('while the table pauses', () => {
  test('it never takes more than the time its player has left, and then answers', async () => {
    const { runner, settled, pauses, most } = paused();
    const { ply } = runner.table.play!.state;
    expect(most[0]).toBeLessThanOrEqual(runner.table.times!.left[settled.seat]!);
    pauses[0]!();
    await expect.poll(() => runner.table.play!.state.ply > ply).toBe(true);
  });

  test('its player may be quicker: the answer is played once', async () => {
    const { runner, settled, pauses } = paused();
    const { ply } = runner.table.play!.state;
    const command = { type: 'moves', ply, moves: settled.moves } as const;
    const mine = runner.submit({ from: 'seat', seat: settled.seat, id: 'mine', command });
    pauses[0]!(); // at the same moment
    expect(await mine).toBeNull();
    await expect.poll(() => !runner.isBusy || pauses.length > 1).toBe(true);
    expect(runner.table.play!.moves).toHaveLength(ply + settled.moves.length);
  });

  test('the move that led to the question may be undone: nothing is answered, and nothing repeats', async () => {
    const { runner, settled, pauses } = paused();
    const { seat } = settled;
    const to = freeUndo(runner.table, seat)!;
    expect(await runner.submit({ from: 'seat', seat, id: 'back', command: { type: 'undo', to } })).toBeNull();
    pauses[0]!();
    await expect.poll(() => !runner.isBusy).toBe(true);
    expect(runner.table.play!.state.ply).toBe(to);
    const { seq } = runner;
    for (let round = 0; round < 5; round++) runner.runDue();
    expect([runner.seq, runner.isBusy]).toEqual([seq, false]);
  });

  test('the runner can stop, and the next one answers', async () => {
    const { runner, pauses, again } = paused();
    const { ply } = runner.table.play!.state;
    await runner.stop(); // the pause never ends
    const next = again();
    await expect.poll(() => next.table.play!.state.ply > ply).toBe(true);
    expect([pauses.length, runner.table.play!.state.ply]).toEqual([1, ply]);
  });
});
