import type { Rules } from '@fathom/table';
import { checkClocks, type ClockTolerance } from './checkClocks.ts';
import { checkCommands } from './checkCommands.ts';
import { checkViews } from './checkViews.ts';
import type { FinalTable, History, Violation } from './history.ts';
import { replayOf } from './replay.ts';

export interface CheckOptions {
  readonly rulesOf: (game: string) => Rules | null;
  readonly tolerance: ClockTolerance;
}

/** Everything that went wrong, from what the clients did and saw and what the journal has at the end. Pure. */
export function check(history: History, tables: readonly FinalTable[], { rulesOf, tolerance }: CheckOptions): Violation[] {
  return tables.flatMap((table) => {
    const { id, game } = table.stored;
    const rules = rulesOf(game)!;
    const replay = replayOf(table, rules);
    const isOver = table.events.some(({ kind }) => kind === 'ended');
    return [
      ...replay.violations,
      ...gaps(table),
      ...checkCommands(
        table,
        history.sent.filter((each) => each.table === id),
        replay,
      ),
      ...checkViews(
        table,
        history.received.filter((each) => each.table === id),
        replay,
        rules,
      ),
      ...(isOver ? checkClocks(table, history.outages, replay, tolerance) : [unfinished(table)]),
    ];
  });
}

const unfinished = ({ stored, events }: FinalTable): Violation => ({
  kind: 'unfinished',
  table: stored.id,
  what: `no end after ${events.length} events`,
});

/** Numbers grow by one. */
const gaps = ({ stored, events }: FinalTable): Violation[] =>
  events.flatMap(({ seq }, i) =>
    seq === i + 1 ? [] : [{ kind: 'order', table: stored.id, what: `event ${seq} is number ${i + 1} of the journal` }],
  );
