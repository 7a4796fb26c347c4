import type { Move, Piece, Playable } from '@fathom/kernel';

/** A move and the pieces that stand for it. */
export interface Option<G extends Playable<G>> {
  readonly move: Move<G>;
  readonly touches: readonly Piece[];
  /** Cannot be taken back once played. */
  readonly final: boolean;
}

/** One line of a menu: a move, or a piece that several moves touch. */
export type Line<G extends Playable<G>> =
  | { readonly type: 'move'; readonly option: Option<G> }
  | { readonly type: 'piece'; readonly piece: Piece };

const MANY = 14;

/**
 * Moves that pair up pieces soon become too many to read. Then one piece is chosen first, and only the moves that touch it
 * are listed: what a hand on a real table does.
 */
export function linesFor<G extends Playable<G>>(options: readonly Option<G>[], picked: Piece | null): Line<G>[] {
  const wanted = picked === null ? options : options.filter(({ touches }) => touches.includes(picked));
  const paired = wanted.filter(({ touches }) => touches.length > 1);
  if (picked !== null || wanted.length <= MANY || paired.length === 0) return wanted.map((option) => ({ type: 'move', option }));
  const single = wanted.filter(({ touches }) => touches.length <= 1);
  const pieces = [...new Set(paired.flatMap(({ touches }) => touches))];
  return [...single.map((option): Line<G> => ({ type: 'move', option })), ...pieces.map((piece): Line<G> => ({ type: 'piece', piece }))];
}

export const touchedBy = <G extends Playable<G>>(line: Line<G>): readonly Piece[] =>
  line.type === 'piece' ? [line.piece] : line.option.touches;
