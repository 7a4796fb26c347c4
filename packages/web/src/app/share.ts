import { truncateRecord, encode, type GameRecord, type Playable } from '@fathom/kernel';
import type { Entry } from '../games/entry.ts';

/** The game as letters: whole, or up to the move from which on the rules were changed. Empty if the record does not play. */
export function shareLink<G extends Playable<G>>(entry: Entry<G>, record: GameRecord): string {
  const link = encode(entry.game, record);
  if (link.ok) return link.value;
  return link.fault.code === 'rules-changed' && link.fault.ply > 1 ? shareLink(entry, truncateRecord(record, link.fault.ply - 1)) : '';
}

export const addressOf = (path: string): string => `${location.href.split('#')[0]}#${path}`;
