import type { Seat } from '@fathom/kernel';
import type { Command } from '@fathom/wire';
import { refuse, type Refusal } from '../base/errors.ts';
import { isDone, phaseOf, rematchOf, type TableRunner } from '@fathom/table';
import type { TableRegistry } from './tableRegistry.ts';

/**
 * Submits a seat's command. A rematch needs a second table and counts as creating one; everything else goes to the table's
 * runner.
 */
export function submitCommand(
  registry: TableRegistry,
  runner: TableRunner,
  seat: Seat,
  id: string,
  command: Command,
  mayCreateTable: () => Promise<boolean>,
): Promise<Refusal | null> {
  return command.type === 'rematch'
    ? rematch(registry, runner, seat, id, mayCreateTable)
    : runner.submit({ from: 'seat', seat, id, command });
}

/** The new table is created first: if the server stopped in between, it would be an unused table, which does no harm. */
async function rematch(
  registry: TableRegistry,
  runner: TableRunner,
  seat: Seat,
  id: string,
  mayCreateTable: () => Promise<boolean>,
): Promise<Refusal | null> {
  const { context } = registry;
  const { table } = runner;
  if (isDone(table, seat, id)) return null;
  if (phaseOf(table) !== 'over') return refuse('not-over');
  if (table.rematch !== null) return refuse('already-so');
  if (!(await mayCreateTable())) return refuse('too-fast');
  if (await registry.isFull()) return refuse('full');
  const again = rematchOf(table, context.secret(12), context.secret(32), context.now());
  await registry.create(again);
  return runner.submit({ from: 'system', type: 'rematch', seat, id, table: again.id });
}
