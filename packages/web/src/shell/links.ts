import { truncateRecord, encode, type GameRecord, type Playable } from '@fathom/kernel';
import type { WebGame } from './game.ts';

/** The game encoded for a link: whole, or up to the move where the rules have changed since. Empty if the record cannot be played. */
export function shareLink<G extends Playable<G>>(game: WebGame<G>, record: GameRecord): string {
  const link = encode(game.rules, record);
  if (link.ok) return link.value;
  return link.fault.code === 'rules-changed' && link.fault.ply > 1 ? shareLink(game, truncateRecord(record, link.fault.ply - 1)) : '';
}

export const addressOf = (path: string): string => `${location.href.split('#')[0]}#${path}`;
