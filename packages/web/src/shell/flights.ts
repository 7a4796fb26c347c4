import type { Box } from './anchors.ts';

/** An element with `data-travels`: what it shows, and where it is on the screen. */
export interface PiecePlace {
  readonly element: Element;
  readonly piece: string;
  readonly box: Box;
}

export const placesIn = (root: Element): readonly PiecePlace[] =>
  [...root.querySelectorAll<HTMLElement>('[data-travels]')].map((element) => ({
    element,
    piece: element.dataset['travels']!,
    box: element.getBoundingClientRect(),
  }));

/** How an element gets from where its piece was to where it is now: by so many pixels, from this share of its size. */
export interface Flight {
  readonly element: Element;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where it is now. */
  readonly to: Box;
}

/**
 * What lies elsewhere now. What lies on a piece that moves is moved by it. What was not on the screen, or is not any more, does not move.
 */
export function flightsBetween(before: readonly PiecePlace[], after: readonly PiecePlace[]): readonly Flight[] {
  const isShown = ({ box }: PiecePlace): boolean => box.width > 0 && box.height > 0;
  const shown = before.filter(isShown);
  const byPiece = new Map(shown.map(({ piece, box }) => [piece, box]));
  const byElement = new Map(shown.map(({ element, box }) => [element, box]));
  const paths = new Map(
    after.filter(isShown).flatMap(({ element, piece, box }): [Element, Flight][] => {
      const from = byElement.get(element) ?? byPiece.get(piece);
      return from === undefined ? [] : [[element, { element, to: box, ...path(from, box) }]];
    }),
  );
  return [...paths.values()].map((flight) => carried(flight, paths)).filter(isVisible);
}

/** Between the centres of two boxes. */
const path = (from: Box, to: Box): Omit<Flight, 'element' | 'to'> => ({
  x: from.left + from.width / 2 - to.left - to.width / 2,
  y: from.top + from.height / 2 - to.top - to.height / 2,
  width: from.width / to.width,
  height: from.height / to.height,
});

/** The part of a flight that the piece around the element does not make. */
function carried(flight: Flight, paths: ReadonlyMap<Element, Flight>): Flight {
  const around = flight.element.parentElement?.closest('[data-travels]') ?? null;
  const other = around === null ? undefined : paths.get(around);
  if (other === undefined) return flight;
  return {
    ...flight,
    x: flight.x - other.x,
    y: flight.y - other.y,
    width: flight.width / other.width,
    height: flight.height / other.height,
  };
}

const isVisible = ({ x, y, width, height }: Flight): boolean =>
  Math.hypot(x, y) >= 1 || Math.abs(width - 1) > 0.01 || Math.abs(height - 1) > 0.01;

export const isSameBox = (a: Box, b: Box): boolean => a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;
