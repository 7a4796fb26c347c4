import { parsePiece, type Place } from '@fathom/waterdeep';
import type { Piece } from '@fathom/kernel';
import type { Mark } from './art/icons.ts';

const fixtures: Readonly<Partial<Record<Place, Mark>>> = { rounds: 'round', first: 'firstPlayer', corruption: 'corruption', pool: 'agent' };

/** The mark of a piece that is not a card: a fixture's own, or that of the goods, the type or the agents it stands for. */
export function markOf(piece: Piece): Mark {
  const ref = parsePiece(piece);
  if (ref?.kind === 'tavern' || ref?.kind === 'supply') return ref.what;
  if (ref?.kind === 'questType') return ref.type;
  return (ref?.kind === 'place' ? fixtures[ref.id] : undefined) ?? 'opponents';
}
