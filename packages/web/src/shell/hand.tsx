import type { Piece } from '@fathom/kernel';
import { createContext, use } from 'react';

/** How a piece is looked at. It stays the same from move to move. */
export interface Eye {
  /** Look closer at a piece: what it is, and why it cannot be touched now. */
  readonly inspect: (piece: Piece) => void;
  /** The pointer or the focus rests on a piece, or on none. */
  readonly rest: (on: Resting | null) => void;
  /** A piece in words, for those who hear the table. */
  readonly label: (piece: Piece) => string;
}

/** What lies under the hand: which pieces can be touched, which are, and what happens then. */
export interface Hand {
  readonly lit: ReadonlySet<Piece>;
  /** What was picked for this answer, as often as it was. */
  readonly picked: readonly Piece[];
  readonly pick: (piece: Piece) => void;
}

/** A piece that is pointed at, and where it is. */
export interface Resting {
  readonly piece: Piece;
  readonly at: Element;
}

/** What was played is looked at, not touched. */
export const idle: Hand = { lit: new Set(), picked: [], pick: () => undefined };

export const HandContext = createContext<Hand>(idle);

export const useHand = (): Hand => use(HandContext);

export const EyeContext = createContext<Eye>({ inspect: () => undefined, rest: () => undefined, label: (piece) => piece });

export const useEye = (): Eye => use(EyeContext);
