import { useEffect } from 'react';

/** Arrow keys move the focus from piece to piece, Home and End within a zone, Page Up and Page Down from zone to zone. */
export function usePieceKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || !(target instanceof Element) || !target.matches('.table [data-piece]')) return;
      const pieces = [...document.querySelectorAll<HTMLElement>('.table [data-piece]:not(:disabled)')].filter((each) =>
        each.checkVisibility(),
      );
      const next = nextPiece(pieces, pieces.indexOf(target as HTMLElement), key);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** Boards name their zones; the pieces of other places belong together if one element holds them. */
const zoneOf = (piece: Element): Element | null => piece.closest('[data-zone]') ?? piece.parentElement;

function nextPiece(pieces: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  const zone = zoneOf(pieces[at]!);
  const isHere = (piece: Element): boolean => zoneOf(piece) === zone;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return pieces[at + 1];
    case 'ArrowLeft':
    case 'ArrowUp':
      return pieces[at - 1];
    case 'Home':
      return pieces.find(isHere);
    case 'End':
      return pieces.findLast(isHere);
    case 'PageDown':
      return pieces.find((piece, i) => i > at && !isHere(piece));
    case 'PageUp': {
      const last = pieces.findLast((piece, i) => i < at && !isHere(piece));
      return last === undefined ? undefined : pieces.find((piece) => zoneOf(piece) === zoneOf(last));
    }
    default:
      return undefined;
  }
}
