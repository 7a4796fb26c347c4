import type { Seat } from '@fathom/kernel';
import type { State } from '../../state.ts';
import type { Reservable } from './flow.ts';
import type { Zone } from './state.ts';

/** KR-SENT-05, 10 · What somebody else's Sentinel reserves in a zone. */
export function barredFrom({ kraken }: Pick<State, 'kraken'>, seat: Seat, zone: Zone): Reservable | null {
  const post = kraken === null ? null : kraken.posts[zone];
  return post === null || kraken!.sentinels[post.sentinel] === seat ? null : post.item;
}
