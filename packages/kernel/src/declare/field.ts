import type { Cursor } from '../cursor.ts';
import type { Piece, Seat } from '../game.ts';
import type { UnplacedPieces } from '../unplacedPieces.ts';

/** The pieces of one kind, such as all cards of a deck: at every moment each of them is in one place. */
export interface PieceSet<Id extends Piece = Piece> {
  readonly ids: readonly Id[];
  /** How a position may name any copy of a piece: `crab-3` is any of `crab-3-1`, `crab-3-2`, … */
  readonly copies?: RegExp;
}

/** A list of pieces that a viewer cannot see: whatever it holds could as well lie in another such list of the same set. */
export interface UnseenList {
  readonly set: PieceSet;
  readonly pieces: Piece[];
}

/** A row of pieces as a viewer sees it; `pieces` is null where only their number is known. */
export interface Zone {
  /** The path of the field: `stock`, `players.2.hand`. */
  readonly id: Piece;
  readonly owner: Seat | null;
  readonly pieces: readonly Piece[] | null;
  readonly count: number;
}

/** A value that is no piece: a number, a word, a yes or no. */
export interface Fact {
  readonly id: string;
  readonly owner: Seat | null;
  readonly value: string | number | boolean | null;
}

/** What is known while a position is read. */
export interface Reading {
  readonly seats: number;
  readonly unplaced: (set: PieceSet) => UnplacedPieces<Piece>;
  /** The whole step that a field is part of. */
  readonly step?: Cursor;
}

/** For whom something is shown. */
export interface Viewing {
  /** May the viewer see what this seat owns? */
  readonly owns: (seat: Seat) => boolean;
  /** Of the seat whose things are being shown. */
  readonly isOwn: boolean;
  readonly isOver: boolean;
}

/**
 * What a field of a state or of a step holds, and who may see it. Everything that walks over a state is derived from these: copies, views,
 * other possible deals, positions, saved steps, the default board, the law that each piece is in one place.
 */
export interface Field<Held = unknown, Shown = Held> {
  copy(held: Held): Held;
  show(held: Held, viewing: Viewing): Shown;
  /** As a position has it, and back. */
  write(held: Held): unknown;
  /** `before` is what was set up. */
  read(cursor: Cursor, reading: Reading, before?: Held): Held;
  /** What it holds if a position does not name it; where this is left out, what was set up. */
  absent?(reading: Reading, before?: Held): Held;
  /** The set whose pieces lie here if a position does not name them. */
  readonly rest?: PieceSet;
  /** The lists in it that the viewer cannot see. */
  unseen?(held: Held, viewing: Viewing): readonly UnseenList[];
  pieces?(held: Held): readonly Piece[];
  /** How it is laid out on a default board. `size` is what the view says of how many there are. */
  zones?(shown: Shown, id: string, owner: Seat | null, size?: number): readonly Zone[];
  facts?(shown: Shown, id: string, owner: Seat | null): readonly Fact[];
  /** The name under which a view says how many there are. */
  readonly size?: string;
}

/** Fields by name. */
export type Fields<F> = { readonly [K in keyof F]: Field<HeldBy<F[K]>, ShownBy<F[K]>> };

export type HeldBy<F> = F extends Field<infer Held, infer _Shown> ? Held : never;
export type ShownBy<F> = F extends Field<infer _Held, infer Shown> ? Shown : never;

/** What the fields of a state or step hold. */
export type HeldIn<F> = { -readonly [K in keyof F]: HeldBy<F[K]> };

/** What a view shows of them: each field, and the sizes of those that have one. */
export type ShownIn<F> = { readonly [K in keyof F]: ShownBy<F[K]> } & {
  readonly [K in keyof F as F[K] extends { readonly size: infer N extends string } ? N : never]: number;
};
