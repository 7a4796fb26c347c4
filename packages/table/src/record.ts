import type { GameRecord } from '@fathom/kernel';
import { seedOf } from './play.ts';
import { nameOf, type NumberedEvent, type StoredTable } from './table.ts';

/** The record of a game from its events; undone moves are not in it. */
export function recordOf(table: StoredTable, version: number, events: readonly NumberedEvent[]): GameRecord {
  const moves: number[] = [];
  const hashes: string[] = [];
  for (const happened of events) {
    if (happened.kind === 'started') hashes.push(happened.hash);
    if (happened.kind === 'undone') {
      moves.length = happened.to;
      hashes.length = happened.to + 1;
    }
    if (happened.kind !== 'played') continue;
    moves.push(happened.index);
    hashes.push(happened.hash);
  }
  const seats = table.seats.map((place) => nameOf(place) ?? (place.holder.kind === 'bot' ? place.holder.level : ''));
  return { format: 'fathom-record/1', game: table.game, version, seats, options: table.options, seed: seedOf(table), moves, hashes };
}
