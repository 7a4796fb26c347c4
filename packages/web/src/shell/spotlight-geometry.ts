import type { Box } from './anchors.ts';

/** An arrow that leads from one box to another: where it begins, bends and ends. */
export interface Arrow {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Boxes that are closer than this need no arrow. */
const NEAR = 22;
/** The arrow ends a little before what it points at. */
const GAP = 5;
/** How far it bends to the side, as a share of its length. */
const BEND = 0.16;
const CORNER = 16;

const middle = ({ left, top, width, height }: Box): Point => ({ x: left + width / 2, y: top + height / 2 });
const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), Math.max(least, most));

/** Where a line from a point outside meets a box: on the nearest edge, not quite in its corners. */
function nearest({ left, top, width, height }: Box, { x, y }: Point): Point {
  const [dx, dy] = [Math.min(width / 2, CORNER), Math.min(height / 2, CORNER)];
  if (y < top || y > top + height) return { x: within(x, left + dx, left + width - dx), y: y < top ? top : top + height };
  return { x: x < left + width / 2 ? left : left + width, y: within(y, top + dy, top + height - dy) };
}

/** Null if the boxes touch, or nearly so. */
export function arrowBetween(from: Box, to: Box): Arrow | null {
  const start = nearest(from, middle(to));
  const aim = nearest(to, start);
  const [dx, dy] = [aim.x - start.x, aim.y - start.y];
  const length = Math.hypot(dx, dy);
  if (length < NEAR || overlap(from, to)) return null;
  const end = { x: aim.x - (dx / length) * GAP, y: aim.y - (dy / length) * GAP };
  return { from: start, bend: { x: (start.x + end.x) / 2 - dy * BEND, y: (start.y + end.y) / 2 + dx * BEND }, to: end };
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** The arrow leads to the box that is nearest. */
export function nearestTo(from: Box, boxes: readonly Box[]): Box | null {
  const { x, y } = middle(from);
  const far = (box: Box): number => Math.hypot(middle(box).x - x, middle(box).y - y);
  return boxes.toSorted((one, other) => far(one) - far(other))[0] ?? null;
}

/** The part of a box that is inside another. */
export function common(one: Box, other: Box): Box {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  const right = Math.min(one.left + one.width, other.left + other.width);
  const bottom = Math.min(one.top + one.height, other.top + other.height);
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

const holds = (outer: Box, inner: Box): boolean => {
  const { width, height } = common(outer, inner);
  return width * height > 0.9 * inner.width * inner.height;
};

/** Of boxes within each other the smallest, and one of those that are the same. */
export const innermost = (boxes: readonly Box[]): readonly Box[] =>
  boxes.filter((box, i) => !boxes.some((other, j) => i !== j && holds(box, other) && (!holds(other, box) || j < i)));
