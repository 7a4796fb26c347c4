import { newTable, openSeat } from './newTable.ts';
import { isPerson, nameOf, type Table } from './table.ts';

/** A new table with the same people, where everybody has to be ready again. A seat that a bot kept is its person's again. */
export function rematchOf(table: Table, id: string, secret: string, now: number): Table {
  const seats = table.seats.map((place) => {
    const name = nameOf(place);
    const { keys, recovery, webhook } = place;
    const goesToPerson = isPerson(place) || (place.holder.kind === 'bot' && place.holder.keeps?.forGood === false);
    if (goesToPerson && name !== null) return { ...openSeat, holder: { kind: 'person' as const, name }, keys, recovery, webhook };
    return place.holder.kind === 'bot' ? { ...openSeat, holder: { ...place.holder, keeps: null } } : openSeat;
  });
  const { game, options, host, listed, plan } = table;
  return newTable({ id, game, options, host, listed, plan, created: now, seats, secret });
}
