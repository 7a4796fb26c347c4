import {
  evaluateSelection,
  type FollowUp,
  type Game,
  type SeatView,
  type OfferedMove,
  type Move,
  type Piece,
  type Playable,
  type Selection,
} from '@fathom/kernel';

/** A question within an answer: the first one, or one that follows from what was chosen so far. */
export type Level<G extends Playable<G>> = Pick<SeatView<G>, 'prompt' | 'moves' | 'assembly'> | FollowUp<G>;

/** What is possible with the pieces picked so far. */
export interface Narrowed<G extends Playable<G>> {
  /** The answers that contain all picked pieces; for a payment, the ways to finish it. */
  readonly moves: readonly OfferedMove<G>[];
  /** The pieces that can be picked next. */
  readonly lit: ReadonlySet<Piece>;
  /** The answer that is meant when nothing more needs to be picked. */
  readonly meant: OfferedMove<G> | null;
  /** How much of a payment is complete. */
  readonly sums: Selection<Move<G>>['sums'];
  /** The answers that are listed as a whole. */
  readonly listed: readonly OfferedMove<G>[];
  /** What can be added to an amount or a payment, one thing after another. */
  readonly parts: readonly AnswerPart<G>[];
}

/** One thing that can be added: to an amount, with its move; or to a payment, where the piece is its name. */
export interface AnswerPart<G extends Playable<G>> {
  readonly piece: Piece;
  readonly move: Move<G> | null;
}

/** Every move of an answer, in order. */
export const movesOf = <G extends Playable<G>>({ move, more = [] }: OfferedMove<G>): readonly Move<G>[] => [move, ...more];

/**
 * The answers that contain all picked pieces, each as often as it was picked. If one is left, it is meant; so is one that is complete with
 * what was picked, if no other piece could still be added. Of many amounts, and of those already begun, only what can be added is listed.
 */
export function narrow<G extends Playable<G>>(moves: readonly OfferedMove<G>[], picked: readonly Piece[]): Narrowed<G> {
  const open = moves.flatMap((answer) => {
    const addable = addableTo(answer, picked);
    return addable === null ? [] : [{ answer, addable }];
  });
  const left = open.map(({ answer }) => answer);
  const lit = new Set(open.flatMap(({ addable }) => addable));
  const complete = open.filter(({ addable }) => addable.length === 0).map(({ answer }) => answer);
  const only = left.length === 1 ? left[0]! : lit.size === 0 && complete.length === 1 ? complete[0]! : null;
  const found = { moves: left, lit, meant: picked.length === 0 ? null : only, sums: [] };
  const amounts = open.filter(({ answer, addable }) => answer.more !== undefined && addable.length > 0);
  if (amounts.length <= (picked.length === 0 ? FEW : 1)) return { ...found, listed: left, parts: [] };
  const parts = partsOf(left, new Set(amounts.flatMap(({ addable }) => addable)));
  return { ...found, listed: left.filter((answer) => answer.more === undefined || complete.includes(answer)), parts };
}

/** The pieces that can be added to what was picked of an answer; null if the answer does not contain all of them. */
function addableTo<G extends Playable<G>>({ touches, slots }: OfferedMove<G>, picked: readonly Piece[]): readonly Piece[] | null {
  const free = slots === undefined ? touches.map((piece) => [piece]) : [...slots];
  for (const piece of picked) {
    const slot = free.findIndex((pieces) => pieces.includes(piece));
    if (slot < 0) return null;
    free.splice(slot, 1);
  }
  return free.flatMap((pieces) => (pieces.length === 1 ? pieces : pieces.filter((piece) => !picked.includes(piece))));
}

/** Up to this number, amounts are listed instead of being put together. */
const FEW = 6;

/** What can be added to an amount: each piece, and the move that it stands for; one of several copies. */
function partsOf<G extends Playable<G>>(answers: readonly OfferedMove<G>[], addable: ReadonlySet<Piece>): readonly AnswerPart<G>[] {
  const byMove = new Map<unknown, AnswerPart<G>>();
  for (const piece of addable) {
    const move = moveFor(answers, piece);
    if (!byMove.has(move)) byMove.set(move, { piece, move });
  }
  return [...byMove.values()];
}

/** The move within amounts that a piece stands for. */
export function moveFor<G extends Playable<G>>(answers: readonly OfferedMove<G>[], piece: Piece): Move<G> {
  const amount = answers.find(({ more, touches }) => more !== undefined && touches.includes(piece))!;
  const thing = amount.slots?.findIndex((slot) => slot.includes(piece)) ?? amount.touches.indexOf(piece);
  return movesOf(amount)[thing] ?? amount.move;
}

/** Pieces put together in any order: what may be added, and the ways to finish; shortcuts are always offered. */
export function assemble<G extends Playable<G>>(game: Game<G>, level: Level<G>, picked: readonly Piece[]): Narrowed<G> {
  const { open, ready, sums } = evaluateSelection(game, level.prompt!, level.assembly!, picked);
  const shortcuts = level.moves.filter(({ shortcut }) => shortcut === true);
  const final = shortcuts.some((each) => each.final);
  const finishes = ready.map(([move, ...more]): OfferedMove<G> => ({ move: move!, more, touches: picked, final }));
  const moves = [...finishes, ...shortcuts];
  return { moves, lit: new Set(open), meant: null, sums, listed: moves, parts: open.map((piece) => ({ piece, move: null })) };
}
