import type { Seat } from '@fathom/kernel';
import type { Command } from '@fathom/wire';
import { refuse, type Refusal } from '../errors.ts';
import { isDone, phaseOf, rematchOf } from '@fathom/table';
import type { TableRegistry } from './tableRegistry.ts';
import type { TableWriter } from './tableWriter.ts';

/** Submits a seat's command. A rematch needs a second table and counts as creating one; everything else goes to the table's writer. */
export function submitCommand(
  registry: TableRegistry,
  writer: TableWriter,
  seat: Seat,
  id: string,
  command: Command,
  mayLay: () => boolean,
): Promise<Refusal | null> {
  return command.type === 'rematch' ? rematch(registry, writer, seat, id, mayLay) : writer.submit({ from: 'seat', seat, id, command });
}

/** The new table is laid first: if the house fell in between, it would be a table nobody knows of, and no harm. */
async function rematch(
  registry: TableRegistry,
  writer: TableWriter,
  seat: Seat,
  id: string,
  mayLay: () => boolean,
): Promise<Refusal | null> {
  const { world } = registry;
  const { table } = writer;
  if (isDone(table, seat, id)) return null;
  if (phaseOf(table) !== 'over') return refuse('not-over');
  if (table.rematch !== null) return refuse('already-so');
  if (!mayLay()) return refuse('too-fast');
  if (await registry.isFull()) return refuse('full');
  const again = rematchOf(table, world.secret(12), world.secret(32), world.now());
  await registry.lay(again);
  return writer.submit({ from: 'system', type: 'rematch', seat, id, table: again.id });
}
