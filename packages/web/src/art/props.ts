import type { Metal } from './guild.ts';
import { num, nums, smooth, type Point } from './curve.ts';
import type { Paint } from './light.ts';
import { metals, type Tones } from './palette.ts';
import { disc, line, placed, ring, shape } from './svg.ts';
import { times } from './seed.ts';

/** A key along the vertical, its bit up, its bow below; the origin is the middle of its length. */
export function key(metal: Metal, length: number, at: Point, degrees: number, paint: Paint): string {
  const [dark, , bright] = metals[metal];
  const unit = length / 52;
  const thick = metal === 'gold' ? 1.5 : 1.7;
  const bow = metal === 'gold' ? `${ring([0, 14.5], 2.6)}${ring([-6, 20], 2.6)}${ring([6, 20], 2.6)}${ring([0, 25.6], 2.4)}` : '';
  const shaft = `M${-thick} 14V-25.5Q0-28 ${thick}-25.5V14z`;
  const bit = 'M1-25h8v5h-2.5v2.5h2.5v5.5h-3v-2.5h-2v2.5h-3z';
  const parts =
    shape(`${bow}${shaft}${bit}M-3.5 11h7v3h-7zM-2.8-9h5.6v2.2h-5.6z`, paint[metal], dark, 1.1) +
    `<circle cy="20" r="5.2" fill="none" stroke="${dark}" stroke-width="4.4"/>` +
    `<circle cy="20" r="5.2" fill="none" stroke="${paint[metal]}" stroke-width="3"/>` +
    line(`M${-thick * 0.35} 10V-24`, bright, 0.9);
  return placed(parts, at, degrees, Number(num(unit)));
}

/** A pearl with its own light. */
export const pearlAt = (at: Point, radius: number, paint: Paint): string =>
  disc(at, radius * 2.1, paint.halo) +
  disc(at, radius, paint.pearl) +
  disc([at[0] - radius * 0.32, at[1] - radius * 0.34], radius * 0.2, '#fff', ' opacity=".9"');

/** A mask: somebody else's face. `smile` below zero turns the mouth down. */
export function mask(
  at: Point,
  degrees: number,
  size: number,
  smile: number,
  [face, shadow, edge]: readonly [face: string, shadow: string, edge: string],
  hole: string,
): string {
  const outline = smooth('0 -14, 9 -12, 11 -3, 8 8, 0 15, -8 8, -11 -3, -9 -12');
  const eye = (x: number): string => `M${x - 3.6}-2.5q3.6-4 7.2 0q-3.6 ${smile > 0 ? 2.6 : 4} -7.2 0z`;
  return placed(
    shape(outline, face, edge, 0.9) +
      shape('M0-14Q14-14 11-3Q9 10 0 15Q5 2 0-14z', shadow) +
      shape(`${eye(-4.6)}${eye(4.6)}M-4 6q4 ${smile} 8 0q-4 ${smile * 0.4}-8 0z`, hole) +
      line('M0-1v5', hole, 0.7),
    at,
    degrees,
    size,
  );
}

/** A crown of brass: points that rise to the middle, a pearl on each. */
export function crown([x, base]: Point, width: number, height: number, points: number, paint: Paint): string {
  const tips = times(points, (i): Point => {
    const t = (i / (points - 1)) * 2 - 1;
    return [x + t * width * 0.62, base - height * (1 - 0.42 * t * t)];
  });
  const arcs = tips.slice(1).map((tip, i) => `Q${nums((tips[i]![0] + tip[0] - 2 * x) * 0.44 + x, base - height * 0.12, ...tip)}`);
  const hoop = `Q${nums(x, base + 6, x - width / 2, base)}`;
  return (
    shape(
      `M${nums(x - width / 2, base)}L${nums(...tips[0]!)}${arcs.join('')}L${nums(x + width / 2, base)}${hoop}z`,
      paint.gold,
      metals.gold[0],
      0.8,
    ) +
    line(`M${nums(x + width * 0.51, base - 4)}Q${nums(x, base + 2, x - width * 0.51, base - 4)}`, metals.gold[0], 0.9) +
    tips.map((tip, i) => disc(tip, i * 2 === points - 1 ? 2.6 : 1.8, '#fffaf0')).join('') +
    disc([x, base + 0.4], 2.2, '#fffaf0')
  );
}

/** A lantern with a living light in it. */
export function lantern(at: Point, size: number, tones: Tones, paint: Paint): string {
  return (
    disc(at, size * 2.6, paint.halo) +
    placed(
      shape('M-4-6h8l2 3v8l-2.6 3h-6.8l-2.6-3v-8z', tones.shade, tones.hue, 0.8) +
        shape('M0-4c4 3 4 9 0 10c-4-1-4-7 0-10z', tones.glint) +
        line('M-2.6-8q2.6-5 5.2 0', tones.hue),
      at,
      0,
      size / 6,
    )
  );
}

/** An eye that gives light: a slit, a lid, a narrow look, or no pupil at all. */
export function eye(at: Point, size: number, manner: number, { night, shade, glint }: Tones): string {
  const s = (value: number): string => num(value * size);
  const looks = [
    disc([0, 0], size * 1.4, shade) +
      disc([0, 0], size, glint) +
      shape(`M0${s(-1)}q${s(0.6)} ${s(1)} 0 ${s(2)}q${s(-0.6)} ${s(-1)} 0 ${s(-2)}z`, night),
    shape(`M${s(-1.6)} ${s(-0.3)}h${s(3.2)}a${s(1.6)} ${s(1.6)} 0 0 1${s(-3.2)} 0z`, shade) +
      shape(`M${s(-1.1)} 0h${s(2.2)}a${s(1.1)} ${s(1.1)} 0 0 1${s(-2.2)} 0z`, glint) +
      disc([0, size * 0.2], size * 0.4, night),
    shape(`M${s(-1.8)} 0Q0${s(-1.5)} ${s(1.8)} 0Q0 ${s(1.5)} ${s(-1.8)} 0z`, glint, shade, 1) + disc([0, 0], size * 0.48, night),
    shape(`M${s(-1.8)} ${s(-0.2)}Q0${s(-1)} ${s(1.8)} ${s(-0.2)}Q0 ${s(1.7)} ${s(-1.8)} ${s(-0.2)}z`, glint, shade, 1),
  ];
  return placed(looks[manner % looks.length]!, at);
}
