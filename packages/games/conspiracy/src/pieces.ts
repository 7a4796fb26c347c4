import type { Piece } from '@fathom/kernel';
import { guilds, type Guild } from './content/guilds.ts';
import { locations, type LocationId } from './content/locations.ts';
import { lords, type LordId } from './content/lords.ts';

/* Everything that can be pointed at. Lords and locations are named by their IDs. */

export type PieceRef =
  | { readonly type: 'lord'; readonly id: LordId }
  | { readonly type: 'location'; readonly id: LocationId }
  | { readonly type: 'pile'; readonly guild: Guild }
  | { readonly type: 'lordDeck' | 'locationDeck' | 'token' };

export const pilePiece = (guild: Guild): Piece => `pile-${guild}`;

const places = ['lordDeck', 'locationDeck', 'token'] as const;

/** What a piece is; null for a word that names none. */
export function pieceRef(piece: Piece): PieceRef | null {
  if (isLord(piece)) return { type: 'lord', id: piece };
  if (isLocation(piece)) return { type: 'location', id: piece };
  const guild = guilds.find((each) => piece === pilePiece(each));
  if (guild !== undefined) return { type: 'pile', guild };
  const place = places.find((each) => each === piece);
  return place === undefined ? null : { type: place };
}

const isLord = (piece: Piece): piece is LordId => piece in lords;
const isLocation = (piece: Piece): piece is LocationId => piece in locations;
