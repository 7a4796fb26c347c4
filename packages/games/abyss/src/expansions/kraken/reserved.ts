import type { Seat } from '@fathom/kernel';
import type { State } from '../../state.ts';
import type { Reservable } from './flow.ts';
import type { Zone } from './state.ts';

/** KR-SENT-05, 10 · Does somebody else's Sentinel reserve this? */
export function isBarred(s: Pick<State, 'kraken'>, seat: Seat, zone: Zone, item: Reservable): boolean {
  if (s.kraken === null) return false;
  const post = s.kraken.posts[zone];
  return post !== null && post.item === item && s.kraken.sentinels[post.sentinel] !== seat;
}
