import { num, nums, poly, walk, type Outline, type Point } from './curve.ts';
import type { moods } from './palette.ts';
import { pearlAt } from './props.ts';
import type { Scene } from './seascape.ts';
import { fan, fanRibs } from './shells.ts';
import { disc, line, shape } from './svg.ts';

/** A place of its own: the light it lies in, and what stands there. */
export interface Place {
  readonly mood: keyof typeof moods;
  draw(scene: Scene): string;
}

/** A scallop standing open. */
export const openShell = ({ paint, tones }: Scene, [x, y]: Point, radius: number, ribs = 7): string =>
  shape(fan([x, y], radius, -160, -20, ribs), paint.lit, paint.rim) + line(fanRibs([x, y], radius, -160, -20, ribs), tones.shade);

/** A pearl in the shell that made it. */
export function shellWithPearl(scene: Scene, [x, y]: Point, radius: number): string {
  const size = radius * 1.3;
  const lower =
    `M${nums(x - size * 1.4, y + size * 0.5)}Q${nums(x, y + size * 2.1, x + size * 1.4, y + size * 0.5)}` +
    `Q${nums(x, y + size * 1.2, x - size * 1.4, y + size * 0.5)}z`;
  return (
    openShell(scene, [x, y + size * 0.9], size * 1.5) +
    shape(lower, scene.paint.body, scene.paint.rim) +
    pearlAt([x, y], radius, scene.paint)
  );
}

/** Rock with a hewn face. */
export const cliff = ({ paint, tones }: Scene, outline: Outline, cracks: string): string =>
  shape(poly(outline), paint.robe, paint.rim, 1.8) + line(cracks, tones.hue, 0.9, 0.6);

/** One small light that finds its way. */
export function lightBoat({ paint, tones }: Scene, [x, y]: Point, size: number): string {
  const s = (value: number): string => num(value * size);
  return (
    disc([x, y - 8 * size], 20 * size, paint.halo) +
    shape(`M${nums(x - 9 * size, y)}h${s(18)}l${s(-4)} ${s(6)}h${s(-10)}z`, tones.shade, paint.rim) +
    line(`M${nums(x, y)}v${s(-12)}`, tones.hue) +
    disc([x, y - 11 * size], 3.4 * size, '#fff3cf')
  );
}

/** A branch, and its branches. */
export function coral(at: Point, heading: number, length: number, depth: number): string {
  const stem = walk(at, heading, 2, length / 2, heading > -90 ? 8 : -8);
  const end = stem.at(-1)!;
  const own = `M${nums(...at)}Q${nums(...stem[1]!, ...end)}`;
  return depth === 0 ? own : own + coral(end, heading - 30, length * 0.72, depth - 1) + coral(end, heading + 24, length * 0.78, depth - 1);
}
