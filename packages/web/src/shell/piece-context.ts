import { spoken, type Piece } from '@fathom/kernel';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { PieceSelection, SelectionSource } from '../table/selection.ts';
import { noSentences, type Sentences } from './sentences.ts';

/** How to show what a piece is. The object stays the same from move to move. */
export interface PieceInfo {
  /** Opens the dialog about a piece: what it is, and why it cannot be picked now. */
  readonly inspect: (piece: Piece) => void;
  /** The pointer or the focus is on a piece, or on none. */
  readonly hover: (on: Hovered | null) => void;
  /** The name of a piece for screen readers. */
  readonly label: (piece: Piece) => string;
  /** Pieces as sentences for screen readers, as soon as there are any. */
  readonly sentences: Sentences;
}

/** A piece that is hovered, and its element. */
export interface Hovered {
  readonly piece: Piece;
  readonly at: Element;
}

const nothing: PieceSelection = { lit: new Set(), picked: [], pick: () => undefined, answers: [], choose: () => undefined };
const nobody: readonly Piece[] = [];

/** For a replay: no piece can be picked. */
export const nothingSelected: SelectionSource = { subscribe: () => () => undefined, current: () => nothing, aimed: () => nobody };

export const SelectionContext = createContext<SelectionSource>(nothingSelected);

/** Which pieces can be picked and which are, for those whose looks depend on several of them. */
export function useSelection(): PieceSelection {
  const { subscribe, current } = use(SelectionContext);
  return useSyncExternalStore(subscribe, current);
}

/** How one piece takes part in the selection. */
export interface PieceState {
  readonly isLit: boolean;
  /** How often it is picked. */
  readonly times: number;
  /** It is part of the answer that is pointed at. */
  readonly isAimed: boolean;
  readonly pick: (piece: Piece) => void;
}

/**
 * The state of one piece: it is rendered again only if this has changed. When every piece read the whole selection, a tap rendered all of
 * them, more than a hundred in Waterdeep. React compares what is subscribed to by identity, so the state is packed into a number.
 */
export function usePieceState(piece: Piece): PieceState {
  const { subscribe, current, aimed } = use(SelectionContext);
  const packed = useSyncExternalStore(
    subscribe,
    useCallback(() => {
      const { lit, picked } = current();
      const times = picked.reduce((sum, each) => (each === piece ? sum + 1 : sum), 0);
      return times * 4 + (lit.has(piece) ? 2 : 0) + (aimed().includes(piece) ? 1 : 0);
    }, [piece, current, aimed]),
  );
  return { isLit: (packed & 2) > 0, times: packed >> 2, isAimed: (packed & 1) > 0, pick: current().pick };
}

export const PieceInfoContext = createContext<PieceInfo>({
  inspect: () => undefined,
  hover: () => undefined,
  label: (piece) => piece,
  sentences: noSentences,
});

export const usePieceInfo = (): PieceInfo => use(PieceInfoContext);

/** What a screen reader says about a piece: its sentence, and what can be done with it; null until there is one. */
export function usePieceSentence(piece: Piece): string | null {
  const { sentences } = usePieceInfo();
  const selection = use(SelectionContext);
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = [sentences.subscribe(changed), selection.subscribe(changed)];
      return () => stops.forEach((stop) => stop());
    },
    [sentences, selection],
  );
  return useSyncExternalStore(
    subscribe,
    useCallback(() => {
      const { sentence, can } = sentences.current();
      const said = sentence(piece);
      const { lit, answers } = selection.current();
      if (said === null) return null;
      return spoken(said, lit.has(piece) ? can(answers.find(({ touches }) => touches.includes(piece))?.move ?? null) : null);
    }, [piece, sentences, selection]),
  );
}
