import type { GameRecord } from '@fathom/kernel';
import { seedOf } from './play.ts';
import { nameOf, type NumberedEvent, type StoredTable } from './table.ts';

/** The record of a table before its first move. */
export function emptyRecordOf(table: StoredTable, version: number): GameRecord {
  const seats = table.seats.map((place) => nameOf(place) ?? (place.holder.kind === 'bot' ? place.holder.level : ''));
  return emptyRecord(table.game, version, seats, table.options, seedOf(table));
}

export const emptyRecord = (
  game: string,
  version: number,
  seats: readonly string[],
  options: object,
  seed: GameRecord['seed'],
): GameRecord => ({ format: 'fathom-record/1', game, version, seats, options, seed, moves: [], hashes: [] });

/** A record with these events, which have their hashes. */
export function recordAfter(record: GameRecord, events: readonly NumberedEvent[]): GameRecord {
  const [moves, hashes] = [[...record.moves], [...record.hashes]];
  for (const event of events) {
    if (event.kind === 'undone') {
      moves.length = event.to;
      hashes.length = event.to + 1;
    }
    if (event.kind === 'played') moves.push(event.index);
    if (event.kind === 'played' || event.kind === 'started') hashes.push(event.hash!);
  }
  return { ...record, moves, hashes };
}
