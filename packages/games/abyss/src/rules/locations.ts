import { next, type Chapter, type Seat } from '@fathom/kernel';
import type { LocationId } from '../content/locations.ts';
import { lords, type LordId } from '../content/lords.ts';
import type { Answers } from '../flow.ts';
import { drawTiles, forEach, takeLocation } from '../moves.ts';
import { availableFor, keysOf } from '../queries.ts';
import type { Abyss, Player, State } from '../state.ts';
import { openRest, placeTile, revealTiles } from '../verbs/tiles.ts';
import { applyTile } from './tiles.ts';
import { refuse } from './refusals.ts';

/** AB-LOC-03 · Exactly three keys for a location. */
export const KEYS = 3;
/** AB-LOC-07 · At most four tiles at a time. */
const MOST_TILES = 4;

export const controlling: Chapter<Abyss, 'control' | 'locationSource' | 'location' | 'keys'> = {
  /** AB-LOC-02, 11, 12 · Three keys and a tile to be had: a location must be taken, and again while both hold. */
  control: {
    run(s, f) {
      const player = s.players[f.seat]!;
      if (player.keys + player.lords.length < KEYS) return; // no lord shows more than one
      if (keysOf(player) < KEYS || availableFor(s, f.seat).length + s.tiles.length === 0) return;
      next(s, { kind: 'locationSource', seat: f.seat }, f);
    },
  },
  /** AB-LOC-06, 07 · One that is available, or one to four new ones. */
  locationSource: {
    moves(s, { seat }) {
      const moves: Answers['locationSource'][] = forEach(availableFor(s, seat), takeLocation);
      for (let i = 0; i < Math.min(MOST_TILES, s.tiles.length); i++) moves.push(drawTiles[i]!);
      return moves;
    },
    take(s, { seat }, move) {
      if (move.type === 'takeLocation') return next(s, { kind: 'keys', seat, location: move.location });
      revealTiles(s, seat, move.count);
      next(s, { kind: 'location', seat, under: null });
    },
    touches: (_s, _f, move) => [move.type === 'takeLocation' ? move.location : 'tiles'],
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, wanted.type === 'drawTiles' ? 'AB-LOC-07' : 'AB-LOC-06'),
  },
  /** AB-LOC-07, 13 · One of those turned up; the others become available. An Ambassador needs no other key. */
  location: {
    moves: (s) => forEach(s.revealed, takeLocation),
    take(s, { seat, under }, { location }) {
      openRest(s, location);
      if (under === null) next(s, { kind: 'keys', seat, location });
      else takeControl(s, seat, location, [under], 0);
    },
    touches: (_s, _f, { location }) => [location],
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'AB-LOC-07'),
  },
  /** AB-LOC-03, 04, 09 · Any mix of tokens and lords, three in all. */
  keys: {
    moves: (s, { seat }) => keySets(s.players[seat]!),
    take(s, { seat, location }, { lords }) {
      takeControl(s, seat, location, lords, KEYS - lords.length);
    },
    touches: (_s, { location }, { lords }) =>
      lords.length === 0 ? ['keys'] : [...lords, ...(lords.length < KEYS ? ['keys'] : []), location],
    joins: true,
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'AB-LOC-03'),
  },
};

/** AB-LOC-04, 05, 14 · Every choice of active key lords that tokens can complete to three. */
function keySets({ lords: free, turned, keys }: Player): Answers['keys'][] {
  const keyed = free.filter((lord) => lords[lord].keys > 0 && !turned.includes(lord));
  const sets: Answers['keys'][] = [];
  const choose = (from: number, chosen: readonly LordId[]): void => {
    const missing = KEYS - keys - chosen.length;
    if (missing <= 0) sets.push({ type: 'useKeys', lords: chosen });
    if (chosen.length === KEYS || missing > keyed.length - from) return;
    for (let i = from; i < keyed.length; i++) choose(i + 1, [...chosen, keyed[i]!]);
  };
  choose(0, []);
  return sets;
}

function takeControl(s: State, seat: Seat, location: LocationId, under: readonly LordId[], keys: number): void {
  placeTile(s, seat, location, under, keys);
  applyTile(s, seat, location);
}

/** AB-LORD-33..35, AB-LOC-13 · An Ambassador turns up so many tiles, or what is left, and takes one. */
export function sendEmbassy(s: State, seat: Seat, ambassador: LordId, tiles: number): void {
  const count = Math.min(tiles, s.tiles.length);
  if (count === 0) return;
  revealTiles(s, seat, count);
  next(s, { kind: 'location', seat, under: ambassador });
}
