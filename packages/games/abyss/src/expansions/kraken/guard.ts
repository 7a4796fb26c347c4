import { next, type Chapter, type Piece, type Seat } from '@fathom/kernel';
import { lords } from '../../content/lords.ts';
import { isRace, races } from '../../content/races.ts';
import { forEach } from '../../moves.ts';
import { stackPiece } from '../../pieces.ts';
import type { PowerTable } from '../../rules/powers.ts';
import type { Abyss, State } from '../../state.ts';
import type { Reservable, Reserve } from './flow.ts';
import { reserve } from './moves.ts';
import { sentinelIds, type SentinelId } from './sentinels.ts';
import { zones, type KrakenState, type Zone } from './state.ts';

/* Sentinels, and what they reserve. */

const zoneOf = (item: Reservable): Zone => (isRace(item) ? 'council' : item in lords ? 'court' : 'locations');

/** A stack is pointed at by its place in the Council. */
const pieceOf = (item: Reservable): Piece => (isRace(item) ? stackPiece(item) : item);

/** KR-SENT-02, 04 · Everything in a zone that holds no Sentinel; a stack may be empty. */
function reservable(s: State): Reservable[] {
  const { posts } = s.kraken!;
  return [
    ...(posts.court === null ? s.court : []),
    ...(posts.council === null ? races : []),
    ...(posts.locations === null ? s.available : []),
  ];
}

/** KR-SENT-01, 03 · For the rest of the game, whatever happens to the lord; placed at once where a zone is open. */
export function appointSentinel(s: State, seat: Seat, sentinel: SentinelId): void {
  s.kraken!.sentinels[sentinel] = seat;
  s.log?.push({ type: 'sentinelTaken', seat, sentinel });
  if (reservable(s).length > 0) next(s, { kind: 'post', seat, sentinel });
}

function postSentinel(s: State, seat: Seat, { sentinel, item }: Reserve): void {
  s.kraken!.posts[zoneOf(item)] = { sentinel, item };
  s.log?.push({ type: 'sentinelPosted', seat, sentinel, item });
}

/** KR-SENT-08 · Before its owner, and not come back in this turn. */
function isReady({ sentinels, posts, resting }: KrakenState, seat: Seat, id: SentinelId): boolean {
  if (sentinels[id] !== seat || resting.includes(id)) return false;
  for (const zone of zones) if (posts[zone]?.sentinel === id) return false;
  return true;
}

const NONE: readonly Reserve[] = [];

const ownsSentinel = ({ sentinels }: KrakenState, seat: Seat): boolean =>
  sentinels['sentinel-watcher'] === seat || sentinels['sentinel-vigil'] === seat || sentinels['sentinel-lookout'] === seat;

export const sentinelPowers: PowerTable<'reserve'> = {
  /** KR-SENT-02, 03 · Later placements are optional. */
  reserve: {
    moves(s, seat) {
      const kraken = s.kraken!;
      if (!ownsSentinel(kraken, seat)) return NONE;
      const moves: Reserve[] = [];
      for (const id of sentinelIds) if (isReady(kraken, seat, id)) moves.push(...forEach(reservable(s), reserve[id]));
      return moves;
    },
    use: postSentinel,
    touches: ({ sentinel, item }) => [sentinel, pieceOf(item)],
  },
};

export const guarding: Chapter<Abyss, 'post'> = {
  /** KR-SENT-03 · The first placement is part of the lord's effect. */
  post: {
    moves: (s, { sentinel }) => forEach(reservable(s), reserve[sentinel]),
    take: (s, { seat }, move) => postSentinel(s, seat, move),
    touches: (_s, _f, { item }) => [pieceOf(item)],
    whyNot: (_s, _f, { type }) => (type === 'reserve' ? 'KR-SENT-04' : 'KR-SENT-03'),
  },
};
