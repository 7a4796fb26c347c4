import { num, nums, pointsOf, type Outline, type Point } from './curve.ts';
import { digest } from './seed.ts';

/** The width of a stroke that says nothing about it. */
const STROKE = 1.2;
const widthOf = (width: number): string => (width === STROKE ? '' : ` stroke-width="${num(width)}"`);
const opacityOf = (opacity: number): string => (opacity === 1 ? '' : ` opacity="${num(opacity)}"`);

/** A filled shape, with an edge if one is given. */
export const shape = (d: string, fill: string, edge?: string, width = STROKE): string =>
  `<path d="${d}" fill="${fill}"${edge === undefined ? '' : ` stroke="${edge}"${widthOf(width)}`}/>`;

/** A line and nothing else. */
export const line = (d: string, ink: string, width = STROKE, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${ink}"${widthOf(width)}${opacityOf(opacity)}/>`;

/** Dots of one size: strokes without length under a round cap. */
export const dots = (at: Outline, size: number, ink: string, opacity = 1): string =>
  `<path d="${pointsOf(at)
    .map((point) => `M${nums(...point)}h0`)
    .join('')}" stroke="${ink}"${widthOf(size)}${opacityOf(opacity)}/>`;

export const disc = ([x, y]: Point, radius: number, fill: string, rest = ''): string =>
  `<circle cx="${nums(x)}" cy="${nums(y)}" r="${nums(radius)}" fill="${fill}"${rest}/>`;

/** The outline of a disc, for joining several into one path. */
export const ring = ([x, y]: Point, radius: number): string =>
  `M${nums(x - radius, y)}a${nums(radius, radius)} 0 1 0 ${nums(2 * radius, 0)}a${nums(radius, radius)} 0 1 0 ${nums(-2 * radius, 0)}z`;

export const group = (content: string, attributes: string): string => `<g ${attributes}>${content}</g>`;
export const faint = (content: string, opacity: number): string => group(content, `opacity="${num(opacity)}"`);
/** Something drawn around the origin, put where it belongs. */
export const placed = (content: string, [x, y]: Point, degrees = 0, scale = 1): string =>
  group(
    content,
    `transform="translate(${nums(x, y)})${degrees === 0 ? '' : `rotate(${nums(degrees)})`}${scale === 1 ? '' : `scale(${nums(scale)})`}"`,
  );
/** Something drawn in place, tilted about a point. */
export const tilted = (content: string, degrees: number, [x, y]: Point): string =>
  degrees === 0 ? content : group(content, `transform="rotate(${nums(degrees)} ${nums(x, y)})"`);
/** Something drawn once and shown again elsewhere: by reference, under a name that is its own digest. */
export function echoed(content: string): readonly [first: string, again: (attributes: string) => string] {
  const name = `c${digest(content).toString(36)}`;
  return [group(content, `id="${name}"`), (attributes) => `<use href="#${name}" ${attributes}/>`];
}
/** The left half drawn, the right half its reflection. What no gradient makes this picture's own is simply repeated. */
export function twice(content: string, axis = 60): string {
  const turn = `transform="matrix(-1 0 0 1 ${2 * axis} 0)"`;
  if (content.length < 150 || !content.includes('url(#')) return content + group(content, turn);
  const [first, again] = echoed(content);
  return first + again(turn);
}

export const picture = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-width="${STROKE}" stroke-linecap="round" ` +
  `stroke-linejoin="round">${content}</svg>`;
