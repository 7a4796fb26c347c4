import { playOf } from '@fathom/bots';
import { invariant, type Seat } from '@fathom/kernel';
import type { BotTurn, Change, Rules, TableEnvironment, TableRunner } from '@fathom/table';
import type { ServerContext } from './context.ts';
import { commitOf, eventIn, openTable } from './serialize.ts';

/** If more than so many events were missed, or some are no longer kept, viewers get them from the journal. */
const MOST_READ = 32;

/** What a table needs from this server. */
export function environmentFor(context: ServerContext, id: string, rules: Rules, runner: () => TableRunner): TableEnvironment {
  const { journal, service, now, pause, report, isLevel, isWebhook } = context;
  return {
    now,
    pause,
    report,
    isLevel,
    isWebhook,
    absence: (seat) => context.absence(runner(), seat),
    outagesKnown: () => service.outagesKnown(),
    corrected: (table) => service.corrected(table),
    write: (change) => journal.append(commitOf(change, rules)),
    async read(after) {
      const opened = await openTable(journal, id, now());
      invariant(opened !== null, 'a table is never deleted');
      const events = (await journal.entries(id, after, MOST_READ)).filter(({ seq }) => seq <= opened.seq);
      return { ...opened, events: events.length === opened.seq - after ? events.map(eventIn) : null };
    },
    written: (change, called) => announce(context, change, called),
    think: (turn) => think(context, turn),
    count: (kind, answer) => context.meter.requested(kind, answer),
  };
}

/** An error in one of these is logged and does not stop the others. */
function announce({ bus, notify, report }: ServerContext, { table, after, events }: Change, called: readonly Seat[]): void {
  const works = [
    () => bus.publish({ kind: 'events', table: table.id, seq: after + events.length }),
    ...called.map((seat) => () => notify(table, seat)),
  ];
  for (const work of works) {
    try {
      work();
    } catch (error) {
      report(error, 'announce');
    }
  }
}

async function think({ jobs, meter }: ServerContext, { table, seat, level, state, seed }: BotTurn): Promise<unknown> {
  const started = performance.now();
  const move = await jobs.think(`${table.id}/${state.ply}/${seat}/${table.play!.hash}`, {
    game: table.game,
    play: playOf(level),
    state,
    seat,
    seed,
  });
  meter.thought(level, performance.now() - started);
  return move;
}
