import type { GameRecord } from '@fathom/kernel';
import type { Journal } from '../journal/port.ts';
import { eventIn } from './serialize.ts';
import { readStored, recordOf, type NumberedEvent } from '@fathom/table';

const PART = 1000;

/** The record of a table as far as it was played; null if there is no such table, or nothing was played at it yet. */
export async function recordFrom(journal: Journal, id: string): Promise<GameRecord | null> {
  const stored = await journal.load(id);
  const kept = stored === null ? null : readStored(stored.body);
  if (kept === null || kept.play === null) return null;
  return recordOf(kept, kept.play.version, await story(journal, id));
}

async function story(journal: Journal, id: string): Promise<NumberedEvent[]> {
  const told: NumberedEvent[] = [];
  for (;;) {
    const part = await journal.entries(id, told.at(-1)?.seq ?? 0, PART);
    told.push(...part.map(eventIn));
    if (part.length < PART) return told;
  }
}
