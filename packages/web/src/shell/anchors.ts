import type { Piece } from '@fathom/kernel';

/*
 * Where things are on the screen. Boards mark the places of zones (`data-zone`), of single places in them (`data-at`) and of numbers
 * (`data-fact`) with the IDs of the game's layout; pieces have theirs (`data-piece`). `data-lands` is where any piece of its zone will lie.
 */

export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

const found = (selector: string): Element | null =>
  [...document.querySelectorAll(`.table ${selector}`)].find((each) => each.getClientRects().length > 0) ?? null;

export function rectOf(kind: 'zone' | 'fact' | 'piece', id: string): DOMRect | null {
  return found(`[data-${kind}="${CSS.escape(id)}"]`)?.getBoundingClientRect() ?? null;
}

/** The share of a zone that a piece without an example takes. */
const LARGEST = 0.9;
const SHAPE = 5 / 7;
const GAP = 6;

/**
 * Where a piece will lie in a zone: in its own place, or behind the pieces that are there and `before` others. Null if the zone is not on
 * the screen.
 */
export function placeIn(zone: string, at: number, before: number, piece: Piece): Box | null {
  const area = found(`[data-zone="${CSS.escape(zone)}"]`);
  if (area === null) return null;
  const own = area.querySelector(`[data-at="${at}"], [data-lands]`);
  if (own !== null) return own.getBoundingClientRect();
  const whole = area.getBoundingClientRect();
  const last = [...area.querySelectorAll('.piece')].at(-1)?.getBoundingClientRect();
  const { width, height } = last ?? sizeIn(whole, rectOf('piece', piece));
  const start = last === undefined ? whole.left : last.right + GAP;
  const left = Math.min(start + before * (width / 2 + GAP), Math.max(whole.right, start + width / 3) - width / 2, innerWidth - width - GAP);
  return { left, top: last?.top ?? whole.top + (whole.height - height) / 2, width, height };
}

function sizeIn(area: Box, piece: Box | null): Pick<Box, 'width' | 'height'> {
  const shape = piece === null || piece.height === 0 ? SHAPE : piece.width / piece.height;
  const height = Math.min(Math.max(area.height * LARGEST, 40), piece?.height ?? Infinity, 160);
  return { width: height * shape, height };
}
