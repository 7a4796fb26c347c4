import { num, nums, type Point } from '../../../../art/curve.ts';
import { times, type Seed } from '../../../../art/seed.ts';
import { disc, dots, line, shape } from '../../../../art/svg.ts';
import type { Daylight } from './light.ts';

/** A street: the points it runs through, and how wide it is. */
export interface Street {
  readonly points: readonly Point[];
  readonly width: number;
}

interface Near {
  readonly distance: number;
  /** Which way the street runs there. */
  readonly angle: number;
}

/** The nearest street, so that houses stand along it and not on it. */
function nearest(streets: readonly Street[], [x, y]: Point): Near {
  let found: Near = { distance: Infinity, angle: 0 };
  for (const { points, width } of streets)
    for (let i = 1; i < points.length; i++) {
      const [[ax, ay], [bx, by]] = [points[i - 1]!, points[i]!];
      const [dx, dy] = [bx - ax, by - ay];
      const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
      const distance = Math.hypot(x - ax - t * dx, y - ay - t * dy) - width / 2;
      if (distance < found.distance) found = { distance, angle: Math.atan2(dy, dx) };
    }
  return found;
}

const along = ({ points }: Street): string => points.map((point, i) => `${i === 0 ? 'M' : 'L'}${nums(...point)}`).join('');

/** Paving, and the light that lies on it. */
export function paved(streets: readonly Street[], { street, lamps }: Daylight): string {
  return streets
    .map((each) => {
      const d = along(each);
      const halo = lamps === 0 ? '' : line(d, '#f2a94a', each.width * 3.2, 0.1) + line(d, '#f2a94a', each.width * 2, 0.14);
      return halo + line(d, street, each.width, lamps === 0 ? 0.9 : 0.75);
    })
    .join('');
}

/** Lamps on both sides of a street. */
export function lamplit(streets: readonly Street[], isLand: (at: Point) => boolean, luck: Seed, gradient: string): string {
  const posts: Point[] = [];
  for (const { points, width } of streets)
    for (let i = 1; i < points.length; i++) {
      const [[ax, ay], [bx, by]] = [points[i - 1]!, points[i]!];
      const length = Math.hypot(bx - ax, by - ay);
      const count = Math.floor(length / 30);
      for (let k = 0; k < count; k++) {
        const t = (k + luck.between(0.3, 0.7)) / count;
        const side = ((k % 2) * 2 - 1) * width * 0.55;
        const at: Point = [ax + (bx - ax) * t - ((by - ay) / length) * side, ay + (by - ay) * t + ((bx - ax) / length) * side];
        if (isLand(at)) posts.push(at);
      }
    }
  return posts.map((at, i) => disc(at, i % 4 === 0 ? 34 : 20, gradient)).join('') + dots(posts, 2.6, '#ffe2a6');
}

/** Roofs seen from above: a ridge, one side in the light. Those of one colour are one path. */
export function houses(
  area: { readonly width: number; readonly height: number },
  streets: readonly Street[],
  isLand: (at: Point) => boolean,
  { roofs, tree }: Daylight,
  luck: Seed,
): string {
  const sides = roofs.map((): [string, string] => ['', '']);
  const trees: Point[] = [];
  const [pitch, row] = [25, 19];
  for (let y = 6; y < area.height; y += row)
    for (let x = (y % 2) * 9; x < area.width; x += pitch) {
      const at: Point = [x + luck.between(-2, 2), y + luck.between(-2, 2)];
      const { distance, angle } = nearest(streets, at);
      if (distance < 9 || !isLand(at)) continue;
      if (luck() < 0.07) trees.push(at);
      else addHouse(sides[Math.floor(luck() * roofs.length)]!, at, angle, luck);
    }
  return roofs.map(([lit, shaded], i) => shape(sides[i]![0], lit) + shape(sides[i]![1], shaded)).join('') + dots(trees, 11, tree);
}

function addHouse(sides: [string, string], [x, y]: Point, angle: number, luck: Seed): void {
  const [half, deep] = [luck.between(8, 11.5), luck.between(5.5, 8)];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const vector = (a: number, b: number): string => nums(Math.round(a * cos - b * sin), Math.round(a * sin + b * cos));
  const ridge = `${num(Math.round(x - half * cos))} ${num(Math.round(y - half * sin))}`;
  sides[0] += `M${ridge}l${vector(2 * half, 0)}l${vector(0, -deep)}l${vector(-2 * half, 0)}z`;
  sides[1] += `M${ridge}l${vector(2 * half, 0)}l${vector(0, deep)}l${vector(-2 * half, 0)}z`;
}

/** A wall with its towers. */
export const rampart = (points: readonly Point[], { wall, wallTop }: Daylight): string => {
  const d = along({ points, width: 0 });
  return (
    line(d, wall, 12) + line(d, wallTop, 3.4) + points.map((at) => disc(at, 10, wall, ` stroke="${wallTop}" stroke-width="2.4"`)).join('')
  );
};

/** Waves all over the water, denser towards the shore. */
export const waves = (width: number, height: number, count: number, luck: Seed, ink: string, opacity: number): string =>
  line(
    times(count, () => {
      const size = luck.between(7, 16);
      return `M${nums(luck.between(0, width), luck.between(0, height))}q${nums(size / 2, -size / 3, size, 0)}t${num(size)} 0`;
    }).join(''),
    ink,
    1.1,
    opacity,
  );
