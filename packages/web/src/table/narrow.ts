import {
  weigh,
  type FollowUp,
  type Game,
  type Look,
  type LookMove,
  type Move,
  type Piece,
  type Playable,
  type Weighed,
} from '@fathom/kernel';

/** What is put to a player at one point of an answer: the first question, or one that belongs to what was chosen so far. */
export type Level<G extends Playable<G>> = Pick<Look<G>, 'prompt' | 'moves' | 'assembly'> | FollowUp<G>;

/** What a hand has picked so far, and what that leaves. */
export interface Narrowed<G extends Playable<G>> {
  /** The answers that touch all that was picked; where pieces are put together, the ways to finish. */
  readonly moves: readonly LookMove<G>[];
  /** The pieces that can be picked next. */
  readonly lit: ReadonlySet<Piece>;
  /** The answer that is meant when nothing more needs to be picked. */
  readonly meant: LookMove<G> | null;
  /** How far the pieces have come, where they are put together. */
  readonly sums: Weighed<Move<G>>['sums'];
}

/** Every move of an answer, in order. */
export const movesOf = <G extends Playable<G>>({ move, more = [] }: LookMove<G>): readonly Move<G>[] => [move, ...more];

/**
 * Picking a piece leaves the answers that touch it, as often as it was picked. When one is left, it is meant; so is one that touches just
 * what was picked, if no other piece could still be added.
 */
export function narrow<G extends Playable<G>>(moves: readonly LookMove<G>[], picked: readonly Piece[]): Narrowed<G> {
  const left = moves.filter(({ touches }) => picked.every((piece) => countOf(touches, piece) >= countOf(picked, piece)));
  const lit = new Set(left.flatMap(({ touches }) => touches.filter((piece) => countOf(touches, piece) > countOf(picked, piece))));
  const exact = left.filter(({ touches }) => touches.length === picked.length);
  const meant = picked.length === 0 ? null : left.length === 1 ? left[0]! : lit.size === 0 && exact.length === 1 ? exact[0]! : null;
  return { moves: left, lit, meant, sums: [] };
}

const countOf = (pieces: readonly Piece[], piece: Piece): number => pieces.reduce((count, each) => (each === piece ? count + 1 : count), 0);

/** Pieces put together in any order: what may be added, and the ways to finish. Nothing is meant until it is said. */
export function assemble<G extends Playable<G>>(game: Game<G>, level: Level<G>, picked: readonly Piece[]): Narrowed<G> {
  const { open, ready, sums } = weigh(game, level.prompt!, level.assembly!, picked);
  const shortcuts = picked.length === 0 ? level.moves.filter(({ shortcut }) => shortcut === true) : [];
  const final = level.moves.some((each) => each.shortcut === true && each.final);
  const finishes = ready.map(([move, ...more]): LookMove<G> => ({ move: move!, more, touches: picked, final }));
  return { moves: [...finishes, ...shortcuts], lit: new Set(open), meant: null, sums };
}
