import { playRecord, type GameRecord } from '@fathom/kernel';
import { stateHash, withGame } from '../base/games.ts';
import type { Journal } from '../journal/port.ts';
import { emptyRecordOf, type LoggedEvent } from '@fathom/table';
import { readLogOf } from './history.ts';

/** The record of a table so far; null if there is no such table, or no move was played yet. */
export async function recordFrom(journal: Journal, id: string): Promise<GameRecord | null> {
  const stored = await readLogOf(journal, id);
  const play = stored?.table.play ?? null;
  if (stored === null || play === null) return null;
  const record = { ...emptyRecordOf(stored.table, play.version), moves: play.moves };
  const known = storedHashes(stored.logged);
  const replayed = known.every((hash) => hash !== null) ? [] : replayedHashes(record);
  return { ...record, hashes: known.map((hash, ply) => hash ?? replayed[ply] ?? '') };
}

/** The hashes that earlier releases stored with each move; null where there is none. Undone moves are not in the record. */
function storedHashes(logged: readonly LoggedEvent[]): (string | null)[] {
  const hashes: (string | null)[] = [];
  for (const event of logged) {
    if (event.kind === 'undone') hashes.length = event.to + 1;
    if (event.kind === 'played' || event.kind === 'started') hashes.push('hash' in event ? (event.hash ?? null) : null);
  }
  return hashes;
}

/** The hashes of a record's states. If the rules have changed since, the game may go differently, or end early: verifying it says so. */
const replayedHashes = (record: GameRecord): string[] =>
  withGame(record.game, ({ game }) => Array.from(playRecord(game, record), ({ state }) => stateHash(state)))!;
