import { nums, polar, type Point } from './curve.ts';
import { times } from './seed.ts';

const ribEnds = (hinge: Point, radius: number, from: number, to: number, ribs: number): Point[] =>
  times(ribs + 1, (i) => polar(hinge, radius, from + ((to - from) * i) / ribs));

/** A scallop: from the hinge out to a rim of little arcs. */
export function fan(hinge: Point, radius: number, from: number, to: number, ribs: number): string {
  const ends = ribEnds(hinge, radius, from, to, ribs);
  const half = (to - from) / ribs / 2;
  const rim = ends.slice(1).map((end, i) => `Q${nums(...polar(hinge, radius * 1.14, from + half * (2 * i + 1)), ...end)}`);
  return `M${nums(...hinge)}L${nums(...ends[0]!)}${rim.join('')}z`;
}

export const fanRibs = (hinge: Point, radius: number, from: number, to: number, ribs: number): string =>
  ribEnds(hinge, radius, from, to, ribs)
    .slice(1, -1)
    .map((end, i) => `M${nums(...polar(hinge, radius * 0.12, from + ((to - from) * (i + 1)) / ribs))}L${nums(...end)}`)
    .join('');
