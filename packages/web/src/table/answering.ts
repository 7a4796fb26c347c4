import type { Game, OfferedMove, Piece, Playable, Preview, Seat } from '@fathom/kernel';
import { assemble, narrow, type Level, type Narrowed } from './narrow.ts';
import type { Host, Shown } from './scene.ts';
import type { Pace } from './timed-scenes.ts';

/** A table with a player's input: what is shown, what is picked, what waits for confirmation. */
export interface TableState<G extends Playable<G>> {
  readonly shown: Shown<G>;
  /** The chosen parts of an answer with several parts; none of them is played yet. */
  readonly chosen: readonly OfferedMove<G>[];
  readonly picked: readonly Piece[];
  /** An answer that waits for confirmation. */
  readonly pending: OfferedMove<G> | null;
  /** The answer that is pointed at. */
  readonly aim: Aim<G> | null;
  /** The last wish to be shown a turn again: whose (null for any other player), and how many there were before. */
  readonly again: { readonly seat: Seat | null; readonly count: number };
}

/** An answer that is pointed at, by the pointer or the focus, and what it will bring as soon as that is known. */
export interface Aim<G extends Playable<G>> {
  readonly answer: OfferedMove<G>;
  readonly preview: Preview | null;
}

/** When an answer to a decisive question needs confirmation: never, if a piece was picked and other people play, or always. */
export type Confirm = 'never' | 'pieces' | 'always';

export interface TableWiring<G extends Playable<G>> {
  readonly game: Game<G>;
  readonly host: Host<G>;
  readonly pace: Pace<G>;
  readonly confirm: () => Confirm;
  /** Shows that a move was accepted, and resolves when that is painted; the move is played then. */
  readonly acknowledged: () => Promise<void>;
  /** Resolves when the last change is painted. */
  readonly painted: () => Promise<void>;
  /** Which of the legal moves are offered; all of them by default. */
  readonly permits?: (move: OfferedMove<G>) => boolean;
}

/** The question that is open now: the first one, or the part of an answer that comes next. */
export const levelOf = <G extends Playable<G>>({ shown, chosen }: TableState<G>): Level<G> => chosen.at(-1)?.next ?? shown.seatView;

/** All picked pieces: those of the parts already chosen, and those of the next part. */
export const heldOf = <G extends Playable<G>>({ chosen, picked }: TableState<G>): readonly Piece[] => [
  ...chosen.flatMap(({ touches }) => touches),
  ...picked,
];

/** What the viewer can pick and press. */
export function choices<G extends Playable<G>>({ game, permits }: TableWiring<G>, table: TableState<G>): Narrowed<G> {
  const level = levelOf(table);
  if (level.assembly !== undefined) return assemble(game, level, table.picked);
  return narrow(permits === undefined ? level.moves : level.moves.filter(permits), table.picked);
}

/** Has the part that follows no alternative? */
const forces = <G extends Playable<G>>({ next }: OfferedMove<G>): boolean => next?.moves.length === 1 && next.assembly === undefined;

/** An answer, and the parts of it that have no alternative. */
export const forced = <G extends Playable<G>>(meant: OfferedMove<G>): OfferedMove<G>[] =>
  forces(meant) ? [meant, ...forced(meant.next!.moves[0]!)] : [meant];

/**
 * Can an answer to this question not be undone? Then all of its answers are confirmed: of several piles, some of which turn up a card,
 * each is taken in the same way.
 */
export const isDecisive = <G extends Playable<G>>({ moves }: Level<G>): boolean =>
  moves.some((answer) => {
    const last = forced(answer).at(-1)!;
    return last.next === undefined && last.final;
  });

/** The parts chosen before this one, without a last part that would lead to it again. */
export function before<G extends Playable<G>>(chosen: readonly OfferedMove<G>[], part: number): readonly OfferedMove<G>[] {
  const rest = chosen.slice(0, Math.max(0, part));
  return rest.length > 0 && forces(rest.at(-1)!) ? before(rest, rest.length - 1) : rest;
}

/** Removes a picked piece: one copy of it, or the part that it stands for with all later parts. */
export function without<G extends Playable<G>>(
  piece: Piece,
  chosen: readonly OfferedMove<G>[],
  picked: readonly Piece[],
): Pick<TableState<G>, 'chosen' | 'picked'> {
  if (picked.includes(piece)) return { chosen, picked: picked.toSpliced(picked.lastIndexOf(piece), 1) };
  const part = chosen.findIndex(({ touches }) => touches.includes(piece));
  return part < 0 ? { chosen, picked } : { chosen: before(chosen, part), picked: [] };
}
