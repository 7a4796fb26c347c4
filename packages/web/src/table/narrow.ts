import type { LookMove, Piece, Playable } from '@fathom/kernel';

/** What a hand has picked so far, and what that leaves. */
export interface Narrowed<G extends Playable<G>> {
  /** The moves that touch all that was picked. */
  readonly moves: readonly LookMove<G>[];
  /** The pieces that can be picked next. */
  readonly lit: ReadonlySet<Piece>;
  /** The move that is meant when nothing more needs to be picked. */
  readonly meant: LookMove<G> | null;
}

/**
 * Picking a piece leaves the moves that touch it. When one is left, it is meant; so is one that touches just what was picked, if no
 * other piece could still be added.
 */
export function narrow<G extends Playable<G>>(moves: readonly LookMove<G>[], picked: readonly Piece[]): Narrowed<G> {
  const left = moves.filter(({ touches }) => picked.every((piece) => touches.includes(piece)));
  const lit = new Set(left.flatMap(({ touches }) => touches).filter((piece) => !picked.includes(piece)));
  const exact = left.filter(({ touches }) => touches.length === picked.length);
  const meant = picked.length === 0 ? null : left.length === 1 ? left[0]! : lit.size === 0 && exact.length === 1 ? exact[0]! : null;
  return { moves: left, lit, meant };
}
