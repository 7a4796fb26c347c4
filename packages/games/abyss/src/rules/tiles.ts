import { drawRandom, next, shuffle, markRevealed, type Chapter, type Seat } from '@fathom/kernel';
import type { TileSpecial } from '../content/location.ts';
import { locationIds, locations, type LocationId } from '../content/locations.ts';
import { decline, forEach, takeLocation } from '../moves.ts';
import type { Abyss, State } from '../state.ts';
import { drop } from '../verbs/drop.ts';
import { changeTile } from '../verbs/tiles.ts';
import { krakenTiles } from './expansions.ts';
import { refuse } from './refusals.ts';

/* What tiles do when somebody takes control of them; the entry of a tile names it. */

export type TileTable<T extends TileSpecial> = Readonly<Record<T, (s: State, seat: Seat, location: LocationId) => void>>;

const specials: TileTable<TileSpecial> = { searchTiles, ...krakenTiles };

/** AB-LORD-19, AB-TILE-10, KR-LOOT-01 · By any means. */
export function applyTile(s: State, seat: Seat, location: LocationId): void {
  const { onControl } = locations[location];
  if (onControl !== undefined) specials[onControl](s, seat, location);
}

function searchTiles(s: State, seat: Seat): void {
  if (s.tiles.length === 0) return;
  markRevealed(s);
  s.log?.push({ type: 'tilesSearched', seat });
  next(s, { kind: 'smokers', seat });
}

export const tileSteps: Chapter<Abyss, 'smokers'> = {
  /** AB-TILE-10 · Any tile of the stack instead, which is then shuffled; or none. */
  smokers: {
    moves: (s) => [...forEach(byNumber(s.tiles), takeLocation), decline],
    take(s, { seat }, move) {
      if (move.type === 'decline') return;
      drop(s.tiles, move.location);
      if (s.options.blackSmokersDestination === 'shuffle-into-stack') s.tiles.push('black-smokers');
      shuffle(drawRandom(s), s.tiles);
      changeTile(s, seat, 'black-smokers', move.location);
      applyTile(s, seat, move.location);
    },
    touches: (_s, _f, move) => [move.type === 'takeLocation' ? move.location : 'black-smokers'],
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'AB-TILE-10'),
  },
};

/** In the order of the book, never in that of the stack. */
export const byNumber = (tiles: readonly LocationId[]): LocationId[] => locationIds.filter((location) => tiles.includes(location));
