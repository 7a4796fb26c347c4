import type { Seat } from '@fathom/kernel';
import type { State } from '../../state.ts';
import type { Reservable } from './flow.ts';
import type { SentinelId } from './sentinels.ts';
import type { Zone } from './state.ts';

/* What Kraken changes on the table. */

/** KR-SENT-01 · For the rest of the game, whatever happens to the lord. */
export function takeSentinel(s: State, seat: Seat, sentinel: SentinelId): void {
  s.kraken!.sentinels[sentinel] = seat;
  s.log?.push({ type: 'sentinelTaken', seat, sentinel });
}

export function postSentinel(s: State, seat: Seat, sentinel: SentinelId, zone: Zone, item: Reservable): void {
  s.kraken!.posts[zone] = { sentinel, item };
  s.log?.push({ type: 'sentinelPosted', seat, sentinel, item });
}

/** KR-SENT-08 · What it reserved is taken or gone: the Sentinel comes back, and rests until the next turn. */
export function returnGuardOf(s: State, zone: Zone, item: Reservable): void {
  const post = s.kraken?.posts[zone] ?? null;
  if (s.kraken === null || post === null || post.item !== item) return;
  s.kraken.posts[zone] = null;
  s.kraken.resting.push(post.sentinel);
  s.log?.push({ type: 'sentinelReturned', seat: s.kraken.sentinels[post.sentinel]!, sentinel: post.sentinel });
}
