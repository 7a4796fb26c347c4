import { strategyOf } from '@fathom/bots';
import { invariant, type Seat } from '@fathom/kernel';
import {
  type BotTurn,
  type Change,
  type GameStart,
  type LoggedEvent,
  type NumberedEvent,
  type Opened,
  readLog,
  replayedLog,
  seedOf,
  type TableEnvironment,
  type TableRunner,
} from '@fathom/table';
import type { ServerContext } from './context.ts';
import { loggedIn } from './history.ts';
import { BodyWriter, commitOf, openTable, type OpenedTable } from './serialize.ts';

/** If more than so many events were missed, viewers get them from the history. */
const MOST_READ = 32;

/** What a table needs from this server. */
export function environmentFor(context: ServerContext, opened: OpenedTable, runner: () => TableRunner): TableEnvironment {
  const { journal, service, now, pause, report, isLevel, isWebhook } = context;
  const { rules } = opened;
  const { id } = opened.table;
  let { log } = opened;
  const bodies = new BodyWriter();
  return {
    now,
    pause,
    report,
    isLevel,
    isWebhook,
    absence: (seat) => context.absence(runner(), seat),
    outagesKnown: () => service.outagesKnown(),
    corrected: (table) => service.corrected(table),
    async write(change) {
      const { commit, log: after } = commitOf(change, rules, log, bodies);
      const isWritten = await journal.append(commit);
      if (isWritten) log = after;
      return isWritten;
    },
    async read(before) {
      const current = await openTable(journal, id, now());
      invariant(current !== null, 'a table is never deleted');
      ({ log } = current);
      return { table: current.table, seq: current.seq, events: await missed(context, before, current) };
    },
    written: (change, called) => announce(context, change, called),
    think: (turn) => think(context, turn),
    count: (kind, answer) => context.meter.requested(kind, answer),
  };
}

/** What was written since a table was read; null if it is too much, or cannot be told from what is at hand. */
async function missed(
  { journal }: ServerContext,
  before: Opened,
  { table, seq, log, rules }: OpenedTable,
): Promise<readonly NumberedEvent[] | null> {
  const missing = seq - before.seq;
  if (missing > MOST_READ) return null;
  const lines = log.text === '' ? [] : readLog(log.text);
  const isComplete = (events: readonly LoggedEvent[]): boolean => events.length === missing;
  const newer = (events: readonly LoggedEvent[]): LoggedEvent[] => events.filter((event) => event.seq > before.seq && event.seq <= seq);
  const inBody = newer(lines);
  const chat = isComplete(inBody) ? [] : newer((await journal.entries(table.id, before.seq, MOST_READ)).flatMap(loggedIn));
  const logged = [...inBody, ...chat].sort((a, b) => a.seq - b.seq);
  const deal = (): GameStart => rules.begin(table.seats.length, table.options, seedOf(table));
  const { events, isWhole } = replayedLog(logged, { state: before.table.play?.state ?? null, deal }, table.play?.state ?? null, rules);
  return isComplete(logged) && isWhole ? events : null;
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
    play: strategyOf(level),
    state,
    seat,
    seed,
  });
  meter.thought(level, performance.now() - started);
  return move;
}
