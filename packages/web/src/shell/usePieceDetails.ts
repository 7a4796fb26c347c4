import type { Piece, PieceRemarks, Playable } from '@fathom/kernel';
import { useCallback, useMemo, useState } from 'react';
import type { BoardProps } from './game.ts';
import type { Hovered, PieceInfo } from './piece-context.ts';
import { useSentences } from './sentences.ts';
import { useHovered } from './useHovered.ts';

interface PieceDetails {
  /** How a piece asks for its details. */
  readonly info: PieceInfo;
  /** The piece whose tooltip is shown. */
  readonly hovered: Hovered | null;
  /** The piece whose dialog is open. */
  readonly inspected: Piece | null;
  readonly close: () => void;
}

/** Which pieces the viewer wants to know more about. `onPoint` is called with each piece that is hovered. */
export function usePieceDetails<G extends Playable<G>>(
  board: BoardProps<G>,
  remarks: PieceRemarks<G> | null,
  onPoint: ((piece: Piece | null) => void) | undefined,
): PieceDetails {
  const { text, view } = board;
  const sentences = useSentences(remarks, board);
  const [inspected, setInspected] = useState<Piece | null>(null);
  const [hovered, setHovered] = useHovered(view);
  const hover = useCallback(
    (on: Hovered | null): void => {
      setHovered(on);
      onPoint?.(on?.piece ?? null);
    },
    [setHovered, onPoint],
  );
  const label = useMemo(() => remembered((piece: Piece) => text.piece(piece)?.name ?? piece), [text]);
  const info = useMemo(() => ({ inspect: setInspected, hover, label, sentences }), [label, hover, sentences]);
  return { info, hovered, inspected, close: () => setInspected(null) };
}

/** Every render of a piece asks for its name, which a game finds by reading the whole sheet of the piece. */
function remembered(find: (piece: Piece) => string): (piece: Piece) => string {
  const known = new Map<Piece, string>();
  return (piece) => {
    const name = known.get(piece) ?? find(piece);
    known.set(piece, name);
    return name;
  };
}
