import type { Seat } from '@fathom/kernel';
import type { Command } from '@fathom/wire';
import { refuse, type Refusal } from '../errors.ts';
import { isDone } from './decide.ts';
import type { House } from './house.ts';
import type { Keeper } from './keeper.ts';
import { rematchOf } from './rematch.ts';
import { phaseOf } from './table.ts';

/** Where a seat's command is handed in. Nearly all are the keeper's business; a rematch needs a second table, and counts as one that is laid. */
export function handIn(
  house: House,
  keeper: Keeper,
  seat: Seat,
  id: string,
  command: Command,
  mayLay: () => boolean,
): Promise<Refusal | null> {
  return command.type === 'rematch' ? rematch(house, keeper, seat, id, mayLay) : keeper.wish({ from: 'seat', seat, id, command });
}

/** The new table is laid first: if the house fell in between, it would be a table nobody knows of, and no harm. */
async function rematch(house: House, keeper: Keeper, seat: Seat, id: string, mayLay: () => boolean): Promise<Refusal | null> {
  const { world } = house;
  const { table } = keeper;
  if (isDone(table, seat, id)) return null;
  if (phaseOf(table) !== 'over') return refuse('not-over');
  if (table.rematch !== null) return refuse('already-so');
  if (!mayLay()) return refuse('too-fast');
  if (await house.isFull()) return refuse('full');
  const again = rematchOf(table, world.secret(12), world.secret(32), world.now());
  await house.lay(again);
  return keeper.wish({ from: 'house', type: 'rematch', seat, id, table: again.id });
}
