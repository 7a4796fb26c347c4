import { commitment } from '@fathom/kernel';
import { openSeat } from './seats.ts';
import { isPerson, nameOf, type Table } from './table.ts';

/** The same people once more: a new table, where everybody has still to say that they are ready. A seat that a bot kept is its person's again. */
export function rematchOf(table: Table, id: string, secret: string, now: number): Table {
  const places = table.places.map((place) => {
    const name = nameOf(place);
    const { keys, recovery, webhook } = place;
    const goesToPerson = isPerson(place) || (place.holder.kind === 'bot' && place.holder.keeps?.forGood === false);
    if (goesToPerson && name !== null) return { ...openSeat, holder: { kind: 'person' as const, name }, keys, recovery, webhook };
    return place.holder.kind === 'bot' ? { ...openSeat, holder: { ...place.holder, keeps: null } } : openSeat;
  });
  return {
    ...table,
    id,
    secret,
    commitment: commitment(secret),
    created: now,
    places,
    times: null,
    proposal: null,
    proposals: 0,
    rematch: null,
    showUntil: null,
    chat: [],
    play: null,
  };
}
