import type { GameRecord } from '@fathom/kernel';
import type { Journal } from '../journal/port.ts';
import { eventIn } from './serialize.ts';
import { readStored, recordOf, type NumberedEvent } from '@fathom/table';

const PART = 1000;

/** The record of a table so far; null if there is no such table, or no move was played yet. */
export async function recordFrom(journal: Journal, id: string): Promise<GameRecord | null> {
  const stored = await journal.load(id);
  const table = stored === null ? null : readStored(stored.body);
  if (table === null || table.play === null) return null;
  return recordOf(table, table.play.version, await allEvents(journal, id));
}

async function allEvents(journal: Journal, id: string): Promise<NumberedEvent[]> {
  const events: NumberedEvent[] = [];
  for (;;) {
    const part = await journal.entries(id, events.at(-1)?.seq ?? 0, PART);
    events.push(...part.map(eventIn));
    if (part.length < PART) return events;
  }
}
