import type { Box } from './anchors.ts';

/** Where a tooltip stands: its left edge, and its upper or its lower one. */
export type PeekPlace = { readonly left: number } & ({ readonly top: number } | { readonly bottom: number });

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 10;

/**
 * Beside, above or below the piece: where it covers as little as possible of what must stay in sight, never over the piece itself. Its
 * height is only known roughly: from the middle of the window on it grows upwards.
 */
export function peekPlace(piece: Box, size: Size, within: Size, keepInSight: readonly Box[]): PeekPlace {
  const [right, bottom] = [piece.left + piece.width, piece.top + piece.height];
  const inside = (at: number, length: number, most: number): number => Math.max(GAP, Math.min(at, most - length - GAP));
  const top = inside(piece.top, size.height, within.height);
  const left = inside(piece.left + piece.width / 2 - size.width / 2, size.width, within.width);
  const places = [
    { left: right + GAP, top },
    { left: piece.left - GAP - size.width, top },
    { left, top: piece.top - GAP - size.height },
    { left, top: bottom + GAP },
  ].map((at) => ({ ...size, ...at }));
  const fits = (at: Box): boolean =>
    at.left >= 0 && at.top >= 0 && at.left + size.width <= within.width && at.top + size.height <= within.height;
  const covered = (at: Box): number => keepInSight.reduce((sum, each) => sum + overlap(at, each), 0);
  const [best = { ...size, left: inside(right + GAP, size.width, within.width), top }] = places
    .filter(fits)
    .sort((a, b) => covered(a) - covered(b));
  const growsUp = best.top < piece.top;
  return growsUp ? { left: best.left, bottom: within.height - best.top - size.height } : { left: best.left, top: best.top };
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}
