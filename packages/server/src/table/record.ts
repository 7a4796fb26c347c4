import type { GameRecord } from '@fathom/kernel';
import type { Journal } from '../journal/port.ts';
import { happenedIn, keptIn } from './keeping.ts';
import { seedOf } from './play.ts';
import { nameOf, type Kept, type Numbered } from './table.ts';

const PART = 1000;

/** The record of a table as far as it was played; null if there is no such table, or nothing was played at it yet. */
export async function recordFrom(journal: Journal, id: string): Promise<GameRecord | null> {
  const stored = await journal.load(id);
  const kept = stored === null ? null : keptIn(stored.body);
  if (kept === null || kept.play === null) return null;
  return recordOf(kept, kept.play.version, await story(journal, id));
}

async function story(journal: Journal, id: string): Promise<Numbered[]> {
  const told: Numbered[] = [];
  for (;;) {
    const part = await journal.entries(id, told.at(-1)?.seq ?? 0, PART);
    told.push(...part.map(happenedIn));
    if (part.length < PART) return told;
  }
}

/** What was taken back is not in it. */
function recordOf(table: Kept, version: number, told: readonly Numbered[]): GameRecord {
  const moves: number[] = [];
  const hashes: string[] = [];
  for (const happened of told) {
    if (happened.kind === 'started') hashes.push(happened.hash);
    if (happened.kind === 'undone') {
      moves.length = happened.to;
      hashes.length = happened.to + 1;
    }
    if (happened.kind !== 'played') continue;
    moves.push(happened.index);
    hashes.push(happened.hash);
  }
  const seats = table.places.map((place) => nameOf(place) ?? (place.holder.kind === 'bot' ? place.holder.level : ''));
  return { format: 'fathom-record/1', game: table.game, version, seats, options: table.options, seed: seedOf(table), moves, hashes };
}
