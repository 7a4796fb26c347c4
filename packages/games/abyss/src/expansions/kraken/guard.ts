import { next, type Chapter, type Seat } from '@fathom/kernel';
import { lords } from '../../content/lords.ts';
import { isRace, races } from '../../content/races.ts';
import { forEach, reserve } from '../../moves.ts';
import type { Abyss, State } from '../../state.ts';
import type { Reservable, Reserve } from './flow.ts';
import { sentinelIds, type SentinelId } from './sentinels.ts';
import type { KrakenState, Zone } from './state.ts';
import { postSentinel, takeSentinel } from './verbs.ts';

/* Sentinels, and what they reserve. */

const zoneOf = (item: Reservable): Zone => (isRace(item) ? 'council' : item in lords ? 'court' : 'locations');

const isPosted = ({ posts }: KrakenState, sentinel: SentinelId): boolean =>
  posts.court?.sentinel === sentinel || posts.council?.sentinel === sentinel || posts.locations?.sentinel === sentinel;

/** KR-SENT-02, 04 · Everything in a zone that holds no Sentinel; a stack may be empty. */
function reservable(s: State): Reservable[] {
  const { posts } = s.kraken!;
  return [
    ...(posts.court === null ? s.court : []),
    ...(posts.council === null ? races : []),
    ...(posts.locations === null ? s.available : []),
  ];
}

export const ownsSentinel = ({ sentinels }: KrakenState, seat: Seat): boolean =>
  sentinels['sentinel-watcher'] === seat || sentinels['sentinel-vigil'] === seat || sentinels['sentinel-lookout'] === seat;

/** KR-SENT-02, 03, 08 · Later placements are optional: a Sentinel before its owner that did not come back in this turn. */
export function reserves(s: State, seat: Seat): Reserve[] {
  const kraken = s.kraken!;
  const moves: Reserve[] = [];
  for (const id of sentinelIds) {
    if (kraken.sentinels[id] !== seat || kraken.resting.includes(id) || isPosted(kraken, id)) continue;
    moves.push(...forEach(reservable(s), reserve[id]));
  }
  return moves;
}

export const reserveWith = (s: State, seat: Seat, { sentinel, item }: Reserve): void => postSentinel(s, seat, sentinel, zoneOf(item), item);

/** KR-SENT-01, 03 · Taken, and placed at once where a zone is open. */
export function appointSentinel(s: State, seat: Seat, sentinel: SentinelId): void {
  takeSentinel(s, seat, sentinel);
  if (reservable(s).length > 0) next(s, { kind: 'post', seat, sentinel });
}

export const guarding: Chapter<Abyss, 'post'> = {
  /** KR-SENT-03 · The first placement is part of the lord's effect. */
  post: {
    moves: (s, { sentinel }) => forEach(reservable(s), reserve[sentinel]),
    take: (s, { seat }, move) => reserveWith(s, seat, move),
    touches: (_s, _f, { item }) => [isRace(item) ? `council-${item}` : item],
    whyNot: (_s, _f, { type }) => (type === 'reserve' ? 'KR-SENT-04' : 'KR-SENT-03'),
  },
};
