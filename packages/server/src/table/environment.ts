import { playOf } from '@fathom/bots';
import { invariant, type Seat } from '@fathom/kernel';
import type { BotTurn, Change, Rules, TableEnvironment, TableRunner } from '@fathom/table';
import type { ServerContext } from './context.ts';
import { commitOf, openTable } from './serialize.ts';

/** What a table needs from this server. */
export function environmentFor(context: ServerContext, id: string, rules: Rules, runner: () => TableRunner): TableEnvironment {
  const { journal, now, pause, report, isLevel, isWebhook } = context;
  return {
    now,
    pause,
    report,
    isLevel,
    isWebhook,
    absence: (seat) => context.absence(runner(), seat),
    write: (change) => journal.append(commitOf(change, rules)),
    async read() {
      const opened = await openTable(journal, id, now());
      invariant(opened !== null, 'a table is never deleted');
      return opened;
    },
    written: (change, called) => announce(context, change, called),
    think: (turn) => think(context, turn),
    count: (kind, answer) => context.meter.requested(kind, answer),
  };
}

/** An error in one of these is logged and does not stop the others. */
function announce({ bus, notify, report }: ServerContext, { table, after, events }: Change, called: readonly Seat[]): void {
  const works = [() => bus.publish({ table: table.id, seq: after + events.length }), ...called.map((seat) => () => notify(table, seat))];
  for (const work of works) {
    try {
      work();
    } catch (error) {
      report(error, 'announce');
    }
  }
}

async function think({ botWorkers, meter }: ServerContext, { table, seat, level, state, seed }: BotTurn): Promise<unknown> {
  const started = performance.now();
  const move = await botWorkers.choose({ game: table.game, play: playOf(level), state, seat, seed });
  meter.thought(level, performance.now() - started);
  return move;
}
