import type { Seat } from '@fathom/kernel';
import type { State } from '../../state.ts';
import type { Reservable } from './flow.ts';
import type { Zone } from './state.ts';

/** KR-SENT-05, 10 · What somebody else's Sentinel reserves in a zone. */
export function barredFrom({ kraken }: Pick<State, 'kraken'>, seat: Seat, zone: Zone): Reservable | null {
  const post = kraken === null ? null : kraken.posts[zone];
  return post === null || kraken!.sentinels[post.sentinel] === seat ? null : post.item;
}

/** KR-SENT-08 · What it reserved is taken or gone: the Sentinel comes back, and rests until the next turn. */
export function returnGuardOf(s: State, zone: Zone, item: Reservable): void {
  const post = s.kraken === null ? null : s.kraken.posts[zone];
  if (s.kraken === null || post === null || post.item !== item) return;
  s.kraken.posts[zone] = null;
  s.kraken.resting.push(post.sentinel);
  s.log?.push({ type: 'sentinelReturned', seat: s.kraken.sentinels[post.sentinel]!, sentinel: post.sentinel });
}

/** KR-SENT-08 · With the next turn. */
export function endRest({ kraken }: State): void {
  if (kraken !== null) kraken.resting = [];
}
