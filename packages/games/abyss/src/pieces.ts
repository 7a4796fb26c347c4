import type { Piece, Seat } from '@fathom/kernel';
import { cards, type CardId } from './content/cards.ts';
import { locations, type LocationId } from './content/locations.ts';
import { lords, type LordId } from './content/lords.ts';
import { races, type Race } from './content/races.ts';
import { sentinelIds, type SentinelId } from './expansions.ts';

/* Everything that can be pointed at. Cards, lords, locations and Sentinels are named by their IDs. */

const places = ['deck', 'lordDeck', 'tiles', 'pearls', 'keys', 'threat', 'lootDeck', 'monster'] as const;

/** Things that are no card, and are there once. */
export type Place = (typeof places)[number];

export type PieceRef =
  | { readonly type: 'card'; readonly id: CardId }
  | { readonly type: 'lord'; readonly id: LordId }
  | { readonly type: 'location'; readonly id: LocationId }
  | { readonly type: 'sentinel'; readonly id: SentinelId }
  | { readonly type: 'stack'; readonly race: Race }
  /** A player, or the monster tokens of one. */
  | { readonly type: 'seat' | 'monsters'; readonly seat: Seat }
  | { readonly type: Place };

export const stackPiece = (race: Race): Piece => `council-${race}`;
export const seatPiece = (seat: Seat): Piece => `seat-${seat}`;
export const monstersPiece = (seat: Seat): Piece => `monsters-${seat}`;

/** What a piece is; null for a word that names none. */
export function pieceRef(piece: Piece): PieceRef | null {
  if (isCard(piece)) return { type: 'card', id: piece };
  if (isLord(piece)) return { type: 'lord', id: piece };
  if (isLocation(piece)) return { type: 'location', id: piece };
  const sentinel = sentinelIds.find((id) => id === piece);
  if (sentinel !== undefined) return { type: 'sentinel', id: sentinel };
  const race = races.find((each) => piece === stackPiece(each));
  if (race !== undefined) return { type: 'stack', race };
  const seat = Number(piece.at(-1));
  if (piece === seatPiece(seat)) return { type: 'seat', seat };
  if (piece === monstersPiece(seat)) return { type: 'monsters', seat };
  const place = places.find((each) => each === piece);
  return place === undefined ? null : { type: place };
}

const isCard = (piece: Piece): piece is CardId => piece in cards;
const isLord = (piece: Piece): piece is LordId => piece in lords;
const isLocation = (piece: Piece): piece is LocationId => piece in locations;
