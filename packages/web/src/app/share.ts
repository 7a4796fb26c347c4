import { encode, type GameRecord, type Playable } from '@fathom/kernel';
import type { Entry } from '../games/entry.ts';

/** The whole game as letters; empty if the record does not play. */
export function shareLink<G extends Playable<G>>(entry: Entry<G>, record: GameRecord): string {
  const link = encode(entry.game, record);
  return link.ok ? link.value : '';
}

export const addressOf = (path: string): string => `${location.href.split('#')[0]}#${path}`;
