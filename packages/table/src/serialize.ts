import { openSeat } from './newTable.ts';
import type { SeatState, StoredTable, Table } from './table.ts';

/** A table without its state, which is saved beside it. */
export function storedOf(table: Table): StoredTable {
  if (table.play === null) return { ...table, play: null };
  const { state: _state, origin: _origin, ...play } = table.play;
  return { ...table, play };
}

/** What a table of an earlier release did not know yet has its empty value. */
export function readStored(body: string): StoredTable {
  const kept = JSON.parse(body) as Omit<StoredTable, 'chat' | 'showUntil'> & Partial<StoredTable>;
  const places = kept.places.map((place): SeatState => ({ ...openSeat, ...place }));
  // Words that were not sealed do not count any more: who said so before is asked again.
  const asked = kept.play === null ? places.map((place) => (place.seal === null ? { ...place, ready: false, words: '' } : place)) : places;
  return { ...kept, chat: kept.chat ?? [], showUntil: kept.showUntil ?? null, places: asked };
}
