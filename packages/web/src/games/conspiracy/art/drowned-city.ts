import { num, nums, type Point } from '../../../art/curve.ts';
import { times, type Seed } from '../../../art/seed.ts';
import { dots, faint, shape } from '../../../art/svg.ts';
import { box, type Hall } from './hall.ts';
import type { SenateInks } from './senate-light.ts';

/** Houses of the drowned city, one beside the other: domes, gables, towers with battlements, and shells. */
function city(
  luck: Seed,
  { width }: Hall,
  foot: number,
  height: number,
  least: number,
): { readonly houses: string; readonly lamps: Point[] } {
  const lamps: Point[] = [];
  let houses = '';
  for (let x = -20; x < width;) {
    const half = luck.between(least, least * 1.9);
    const top = foot - luck.between(height * 0.35, height);
    const roofs = [
      `a${nums(half, half * 1.1)} 0 0 1 ${nums(half * 2)} 0`,
      `l${nums(half, -half * 1.8)}l${nums(half, half * 1.8)}`,
      `h${num(half * 0.5)}v-9h${num(half * 0.5)}v9h${num(half * 0.4)}v-16h${num(half * 0.6)}v16`,
      `q${nums(half, -half * 2.6, half * 2, 0)}`,
      `c${nums(-half * 0.6, -half, half * 0.8, -half * 1.2, half, -half * 2.4)}` +
        `c${nums(half * 0.2, half * 1.2, half * 1.6, half * 1.4, half, half * 2.4)}`,
    ];
    houses += `M${nums(x, foot)}V${num(top)}${roofs[Math.floor(luck() * roofs.length)]!}V${num(foot)}z`;
    for (let y = top + 8; y < foot - 6; y += 13) if (luck() < 0.42) lamps.push([x + half * luck.between(0.4, 1.6), y]);
    x += half * 2 + luck.between(0, 8);
  }
  return { houses, lamps };
}

/** The city behind the house: two rows of roofs, lit windows, fish above. */
export function farCity(luck: Seed, hall: Hall, inks: SenateInks): string {
  const { width, terrace } = hall;
  const far = city(luck, hall, terrace, 120, 20);
  const near = city(luck, hall, terrace + 10, 78, 28);
  return (
    shape(box(0, 0, width, terrace + 20), 'url(#h)') +
    faint(shape(far.houses, inks.far), 0.9) +
    faint(shape(box(0, terrace - 90, width, 100), inks.middle), 0.25) +
    shape(near.houses, inks.near) +
    dots(near.lamps, 2.6, inks.windows, 0.75) +
    dots(far.lamps, 1.8, inks.windows, 0.45) +
    shoals(luck, hall, inks)
  );
}

/** Fish over the roofs, and a whale far away. */
function shoals(luck: Seed, { width, terrace }: Hall, inks: SenateInks): string {
  const fish = ([x, y]: Point, size: number): string =>
    `M${nums(x, y)}c${nums(6 * size, -5 * size, 15 * size, -5 * size, 21 * size, -size)}l${nums(6 * size, -5 * size)}` +
    `c${nums(size, 4 * size, size, 8 * size, 0, 12 * size)}l${nums(-6 * size, -5 * size)}` +
    `c${nums(-6 * size, 4 * size, -15 * size, 4 * size, -21 * size, -size)}z`;
  const shoal = (x: number, y: number): string =>
    times(9, () => fish([x + luck.between(-60, 60), y + luck.between(-22, 22)], luck.between(0.3, 0.55))).join('');
  const whale = fish([width * 0.66, terrace * 0.42], 5);
  return (
    faint(shape(whale, inks.far), 0.8) +
    faint(shape(shoal(width * 0.2, terrace * 0.4) + shoal(width * 0.84, terrace * 0.55), inks.windows), 0.4)
  );
}
