import { playOf } from '@fathom/bots';
import { invariant } from '@fathom/kernel';
import type { BotTurn, Change, Rules, TableEnvironment, TableRunner } from '@fathom/table';
import type { Seat } from '@fathom/kernel';
import type { ServerContext } from '../context.ts';
import { commitOf, openTable } from './serialize.ts';

/** What a table of the journal needs of this server. */
export function environmentFor(world: ServerContext, id: string, rules: Rules, runner: () => TableRunner): TableEnvironment {
  const { journal, now, pause, report, isLevel, isWebhook } = world;
  return {
    now,
    pause,
    report,
    isLevel,
    isWebhook,
    absence: (seat) => world.absence(runner(), seat),
    write: (change) => journal.append(commitOf(change, rules)),
    async read() {
      const opened = await openTable(journal, id, now());
      invariant(opened !== null, 'a table is never deleted');
      return opened;
    },
    written: (change, called) => announce(world, change, called),
    think: (turn) => think(world, turn),
    count: (kind, answer) => world.meter.requested(kind, answer),
  };
}

/** Whatever goes wrong with one of these is reported and does not stop the others. */
function announce({ bus, summon, report }: ServerContext, { table, after, events }: Change, called: readonly Seat[]): void {
  const works = [() => bus.publish({ table: table.id, seq: after + events.length }), ...called.map((seat) => () => summon(table, seat))];
  for (const work of works) {
    try {
      work();
    } catch (error) {
      report(error, 'announce');
    }
  }
}

async function think({ thinker, meter }: ServerContext, { table, seat, level, state, seed }: BotTurn): Promise<unknown> {
  const started = performance.now();
  const move = await thinker.choose({ game: table.game, play: playOf(level), state, seat, seed: seed });
  meter.thought(level, performance.now() - started);
  return move;
}
