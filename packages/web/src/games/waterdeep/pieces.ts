import { adventurers, questTypes, type Adventurer, type Lying, type QuestType } from '@fathom/waterdeep';
import type { Piece, Seat } from '@fathom/kernel';
import type { Mark } from './art/icons.ts';

/** The IDs of pieces that are not cards, as the rules name them. */
export const seatPiece = (side: Seat): Piece => `seat-${side}`;
export const poolPiece = (side: Seat): Piece => `pool-${side}`;
export const tavernPiece = (side: Seat, what: Lying): Piece => `tavern-${side}-${what}`;
export const supplyPiece = (adventurer: Adventurer): Piece => `supply-${adventurer}`;
export const typePiece = (type: QuestType): Piece => `type-${type}`;

const fixtures: Readonly<Record<Piece, Mark>> = { rounds: 'round', first: 'firstPlayer', corruption: 'corruption' };
const named = [...adventurers, 'gold', 'corruption', ...questTypes] as const satisfies readonly Mark[];

/** The mark of a piece that is not a card: a fixture's own, or that of the goods, the type or the agents it stands for. */
export function markOf(piece: Piece): Mark {
  const what = named.find((each) => piece.endsWith(`-${each}`));
  return fixtures[piece] ?? what ?? (piece.startsWith('pool') ? 'agent' : 'opponents');
}
