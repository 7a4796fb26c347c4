import type { OfferedMove, Move, Piece, Playable } from '@fathom/kernel';

/** One line of a menu: an answer, or a piece that several answers touch. */
export type MenuLine<G extends Playable<G>> =
  | { readonly type: 'move'; readonly option: OfferedMove<G> }
  | { readonly type: 'piece'; readonly piece: Piece };

const MANY = 14;

/** Every move of an answer, in order. */
export const movesOf = <G extends Playable<G>>({ move, more = [] }: OfferedMove<G>): readonly Move<G>[] => [move, ...more];

/**
 * Answers that combine pieces soon become too many to read. Then one piece after another is chosen first, and only the answers
 * that touch them are listed.
 */
export function linesFor<G extends Playable<G>>(options: readonly OfferedMove<G>[], picked: readonly Piece[]): MenuLine<G>[] {
  const matching = options.filter(({ touches }) => picked.every((piece) => countOf(touches, piece) >= countOf(picked, piece)));
  const paired = matching.filter(({ touches }) => touches.length > picked.length + 1);
  if (matching.length <= MANY || paired.length === 0) return matching.map((option) => ({ type: 'move', option }));
  const single = matching.filter(({ touches }) => touches.length <= picked.length + 1);
  const pieces = new Set(paired.flatMap(({ touches }) => touches.filter((piece) => countOf(touches, piece) > countOf(picked, piece))));
  return [
    ...single.map((option): MenuLine<G> => ({ type: 'move', option })),
    ...Array.from(pieces, (piece): MenuLine<G> => ({ type: 'piece', piece })),
  ];
}

const countOf = (pieces: readonly Piece[], piece: Piece): number => pieces.filter((each) => each === piece).length;

export const touchedBy = <G extends Playable<G>>(line: MenuLine<G>): readonly Piece[] =>
  line.type === 'piece' ? [line.piece] : line.option.touches;
