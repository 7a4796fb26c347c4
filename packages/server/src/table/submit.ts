import type { Seat } from '@fathom/kernel';
import type { Command } from '@fathom/wire';
import { refuse, type Refusal } from '../errors.ts';
import { isDone, phaseOf, rematchOf } from '@fathom/table';
import type { TableRegistry } from './tableRegistry.ts';
import type { TableRunner } from '@fathom/table';

/** Submits a seat's command. A rematch needs a second table and counts as creating one; everything else goes to the table's runner. */
export function submitCommand(
  registry: TableRegistry,
  runner: TableRunner,
  seat: Seat,
  id: string,
  command: Command,
  mayLay: () => boolean,
): Promise<Refusal | null> {
  return command.type === 'rematch' ? rematch(registry, runner, seat, id, mayLay) : runner.submit({ from: 'seat', seat, id, command });
}

/** The new table is laid first: if the house fell in between, it would be a table nobody knows of, and no harm. */
async function rematch(
  registry: TableRegistry,
  runner: TableRunner,
  seat: Seat,
  id: string,
  mayLay: () => boolean,
): Promise<Refusal | null> {
  const { world } = registry;
  const { table } = runner;
  if (isDone(table, seat, id)) return null;
  if (phaseOf(table) !== 'over') return refuse('not-over');
  if (table.rematch !== null) return refuse('already-so');
  if (!mayLay()) return refuse('too-fast');
  if (await registry.isFull()) return refuse('full');
  const again = rematchOf(table, world.secret(12), world.secret(32), world.now());
  await registry.lay(again);
  return runner.submit({ from: 'system', type: 'rematch', seat, id, table: again.id });
}
