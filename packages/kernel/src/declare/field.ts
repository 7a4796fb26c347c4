import type { Cursor } from '../cursor.ts';
import type { Piece, Seat } from '../game.ts';
import type { Unplaced } from '../unplacedPieces.ts';

/** The pieces of one kind, such as all cards of a deck: at every moment each of them is in one place. */
export interface PieceSet<Id extends Piece | number = Piece | number> {
  /**
   * Those that the table was set up without cannot be named in a position. Tokens known by their number alone: each as often as
   * there are.
   */
  readonly ids: readonly Id[];
  /** How a position may name any copy of a piece: `crab-3` is any of `crab-3-1`, `crab-3-2`, … */
  readonly copies?: RegExp;
  /** The larger set that these are part of: allies among the cards of a deck. */
  readonly among?: PieceSet;
  /** What a token known by its number alone is called. */
  readonly name?: string;
}

/**
 * Pieces that lie together. Where a viewer cannot see them, any of them could as well lie in another such list of the same set.
 */
export interface PieceList {
  readonly set: PieceSet;
  readonly pieces: readonly (Piece | number)[];
  /** How they are kept sorted. */
  readonly order?: (a: Piece | number, b: Piece | number) => number;
}

/** A pile that holds all pieces of a set that a position does not name, unless the position says that it is short of them. */
export interface Pile<Held = unknown> {
  /** What it is called then; by default as the field. */
  readonly short?: string;
  readonly set: PieceSet;
  readonly of: (held: Held) => (Piece | number)[] | null;
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
  /** The table as it was set up, changed by what has been read so far. */
  readonly table: object;
  /** Whose things are being read. */
  readonly seat?: Seat;
  readonly unplaced: <Id extends Piece | number>(set: PieceSet<Id>) => Unplaced<Id>;
  /** The whole step that a field is part of. */
  readonly step?: Cursor;
}

/** For whom something is shown. */
export interface Viewing {
  /** Who is looking; null is a spectator, or somebody who looks at a finished game. */
  readonly seat: Seat | null;
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
  /** As a position has it; nothing is written for undefined. `whole` is what the field is part of. */
  write(held: Held, whole?: object): unknown;
  /** `before` is what was set up. */
  read(cursor: Cursor, reading: Reading, before?: Held): Held;
  /** What it holds if a position does not name it; where this is left out, what was set up. */
  absent?(reading: Reading, before?: Held): Held;
  /** May a position say null? Otherwise that is as if the field was not named. */
  readonly nullable?: boolean;
  /** What a position calls it, if not by its name. */
  readonly as?: string;
  readonly piles?: readonly Pile<Held>[];
  /** The lists in it that the viewer cannot see. */
  unseen?(held: Held, viewing: Viewing): readonly PieceList[];
  pieces?(held: Held): readonly PieceList[];
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
