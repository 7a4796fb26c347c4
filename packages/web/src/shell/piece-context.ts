import type { OfferedMove, Piece } from '@fathom/kernel';
import { createContext, use } from 'react';

/** How to show what a piece is. The object stays the same from move to move. */
export interface PieceInfo {
  /** Opens the dialog about a piece: what it is, and why it cannot be picked now. */
  readonly inspect: (piece: Piece) => void;
  /** The pointer or the focus is on a piece, or on none. */
  readonly hover: (on: Hovered | null) => void;
  /** The name of a piece for screen readers. */
  readonly label: (piece: Piece) => string;
}

/** Which pieces can be picked, which are, and how to pick one. */
export interface PieceSelection {
  readonly lit: ReadonlySet<Piece>;
  /** The pieces picked for this answer; a piece picked twice is listed twice. */
  readonly picked: readonly Piece[];
  readonly pick: (piece: Piece) => void;
  /** The pieces of the answer that is pointed at. */
  readonly aimed: readonly Piece[];
  /** The answers that are offered now, and how to give one. */
  readonly answers: readonly Answer[];
  readonly choose: (answer: Answer) => void;
}

/** An answer as a board sees it: its game knows the type of the move. */
export type Answer = { readonly move: unknown } & Pick<OfferedMove<never>, 'touches'>;

/** A piece that is hovered, and its element. */
export interface Hovered {
  readonly piece: Piece;
  readonly at: Element;
}

/** For a replay: no piece can be picked. */
export const nothingSelected: PieceSelection = {
  lit: new Set(),
  picked: [],
  pick: () => undefined,
  aimed: [],
  answers: [],
  choose: () => undefined,
};

export const SelectionContext = createContext<PieceSelection>(nothingSelected);

export const useSelection = (): PieceSelection => use(SelectionContext);

export const PieceInfoContext = createContext<PieceInfo>({ inspect: () => undefined, hover: () => undefined, label: (piece) => piece });

export const usePieceInfo = (): PieceInfo => use(PieceInfoContext);
