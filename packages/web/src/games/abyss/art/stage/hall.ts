import { num, nums, type Point } from '../../../../art/curve.ts';
import { seed, times, type Seed } from '../../../../art/seed.ts';
import { dots, faint, group, line, picture, ring, shape, twice } from '../../../../art/svg.ts';
import type { Hour } from './hours.ts';

/** A hall of some size: its middle, where the floor begins, and how far apart the pillars stand. */
interface Hall {
  readonly hour: Hour;
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  readonly luck: Seed;
}

const stops = (...list: readonly (readonly [number, string, number?])[]): string =>
  list.map(([at, ink, opacity = 1]) => `<stop offset="${at}" stop-color="${ink}" stop-opacity="${opacity}"/>`).join('');

function defs({ hour, width, height, horizon }: Hall): string {
  const { sea, light, stone, below, shade } = hour;
  const x = width / 2;
  const whole = 'gradientUnits="userSpaceOnUse"';
  return (
    `<defs><linearGradient id="sea" x2="0" y2="1">${stops([0, sea[0]], [0.3, sea[1]], [0.62, sea[2]], [1, sea[3]])}` +
    `</linearGradient><radialGradient id="glow" cx="${x}" cy="${num(horizon * 0.6)}" r="${num(horizon * 2.4)}" ` +
    `${whole}>${stops([0, light[0], 0.9], [0.16, light[1], 0.55], [0.5, light[2], 0.3], [1, light[2], 0])}</radialGradient>` +
    `<radialGradient id="ray" cx="${x}" cy="${num(horizon * 0.7)}" r="${num(height)}" ` +
    `${whole}>${stops([0, light[0], 0.34], [1, light[2], 0])}</radialGradient>` +
    `<linearGradient id="pillar">${stops([0, stone[0]], [0.42, stone[1]], [1, stone[0]])}</linearGradient>` +
    `<linearGradient id="shaft" x2="0" y2="1">${stops([0, light[0], 0.4], [1, light[1], 0])}</linearGradient>` +
    `<radialGradient id="under" cx="${x}" cy="${num(height * 1.1)}" r="${num(width * 0.55)}" ` +
    `${whole}>${stops([0, below, 0.5], [0.5, below, 0.16], [1, below, 0])}</radialGradient>` +
    `<radialGradient id="lamp">${stops([0, light[0], 0.9], [0.3, light[1], 0.5], [1, light[1], 0])}</radialGradient>` +
    `<radialGradient id="edge" cx="${x}" cy="${num(height * 0.46)}" r="${num(Math.hypot(width, height) * 0.58)}" ` +
    `${whole}>${stops([0.55, shade, 0], [1, shade, 0.8])}</radialGradient></defs>`
  );
}

const all = ({ width, height }: Hall, fill: string): string => shape(`M0 0h${width}v${height}H0z`, fill);

/** An arch that comes to a point. */
const lancet = (x: number, foot: number, half: number, top: number): string =>
  `M${nums(x - half, foot)}V${num(top + half * 1.5)}Q${nums(x - half, top + half * 0.5, x, top)}` +
  `Q${nums(x + half, top + half * 0.5, x + half, top + half * 1.5)}V${num(foot)}z`;

/** Towers and domes outside, seen through the great window. */
function city({ hour, width, horizon, luck }: Hall): string {
  const roofs = [
    (w: number): string => `l${nums(w / 2, -w)}l${nums(w / 2, w)}`,
    (w: number): string => `a${nums(w / 2, w * 0.6)} 0 0 1 ${nums(w, 0)}`,
    (w: number): string => `q${nums(w / 2, -w * 1.3, w, 0)}`,
    (w: number): string => `v-6h${num(w / 3)}v6h${num(w / 3)}v-9h${num(w / 3)}v9`,
  ];
  const row = (count: number, low: number, high: number): string =>
    times(count, (i) => {
      const w = luck.between(14, 34);
      const x = width / 2 - 260 + (i * 520) / count;
      const top = horizon - luck.between(low, high) * (1 - Math.abs(i - count / 2) / count);
      return `M${nums(x, horizon)}V${num(top)}${roofs[i % 4]!(w)}V${num(horizon)}z`;
    }).join('');
  return faint(shape(row(16, 70, 150), hour.city), 0.55) + shape(row(22, 24, 90), hour.city);
}

/** The great window behind the throne: two lights, and a rose above them. */
function window({ hour, width, horizon }: Hall): string {
  const x = width / 2;
  const half = 200;
  const top = -horizon * 0.5;
  const rose: Point = [x, horizon * 0.2];
  const petals = times(
    12,
    (i) => `M${nums(...rose)}L${nums(rose[0] + 62 * Math.cos((i * Math.PI) / 6), rose[1] + 62 * Math.sin((i * Math.PI) / 6))}`,
  );
  return (
    line(lancet(x, horizon, half, top) + lancet(x, horizon, half - 9, top + 12), hour.stone[2], 3, 0.5) +
    line(times(5, (i) => `M${num(x - 133 + i * 66.5)} ${num(horizon)}V${num(horizon * 0.42)}`).join(''), hour.stone[2], 2, 0.4) +
    line(ring(rose, 62) + ring(rose, 40) + ring(rose, 14) + petals.join(''), hour.light[0], 1.6, 0.4)
  );
}

/** Ribs of the vault, one behind the other. */
const vault = ({ hour, width, height, horizon }: Hall): string =>
  times(6, (i) => {
    const half = 230 + i * width * 0.085;
    const rise = horizon * (0.9 + i * 0.5);
    const x = width / 2;
    return line(
      `M${nums(x - half, height)}V${num(rise)}Q${nums(x - half, 40 - i * 12, x, -20 - i * 26)}` +
        `Q${nums(x + half, 40 - i * 12, x + half, rise)}V${height}`,
      hour.rib,
      1.6 + i * 1.3,
      0.5 - i * 0.05,
    );
  }).join('');

/** Slabs that run towards the throne. */
function floor({ hour, width, height, horizon }: Hall): string {
  const x = width / 2;
  const long = times(23, (i) => `M${nums(x + (i - 11) * 13, horizon)}L${nums(x + (i - 11) * 190, height)}`).join('');
  const across = times(9, (i) => `M0 ${num(horizon + (height - horizon) * ((i + 1) / 9.5) ** 2.1)}H${width}`).join('');
  return (
    faint(shape(`M0 ${horizon}h${width}v${height - horizon}H0z`, hour.floor), 0.86) +
    line(long, hour.joint, 1, 0.3) +
    line(across, hour.joint, 1, 0.24)
  );
}

const rays = ({ width, height, horizon, luck }: Hall): string =>
  group(
    times(11, (i) => {
      const angle = ((i * 17 + 6) * Math.PI) / 180;
      const spread = luck.between(0.015, 0.05);
      const far = (a: number): Point => [width / 2 + Math.cos(a) * height * 1.5, horizon * 0.7 + Math.sin(a) * height * 1.5];
      return faint(
        shape(`M${nums(width / 2, horizon * 0.7)}L${nums(...far(angle - spread))}L${nums(...far(angle + spread))}z`, 'url(#ray)'),
        luck.between(0.3, 0.7),
      );
    }).join(''),
    '',
  );

/** A fluted pillar with its capital; the light comes from the throne. */
function pillar({ hour }: Hall, x: number, half: number, top: number, foot: number): string {
  const flutes = times(4, (i) => `M${nums(x - half + ((i + 1) * 2 * half) / 5, top + half)}V${num(foot)}`).join('');
  return (
    shape(`M${nums(x - half, top)}h${num(2 * half)}V${num(foot)}h${num(-2 * half)}z`, 'url(#pillar)') +
    line(flutes, hour.shade, 1.6, 0.45) +
    line(`M${nums(x + half, top)}V${num(foot)}`, hour.stone[2], 1.6, 0.4) +
    shape(
      `M${nums(x - half * 1.7, top - half * 0.2)}h${num(3.4 * half)}l${nums(-half * 0.6, half * 0.8)}h${num(-2.2 * half)}z`,
      hour.stone[1],
      hour.gold,
      1,
    ) +
    shape(
      `M${nums(x - half * 1.5, foot)}h${num(3 * half)}l${nums(-half * 0.4, -half * 0.8)}h${num(-2.2 * half)}z`,
      hour.stone[1],
      hour.stone[2],
      0.8,
    )
  );
}

/** Tall windows between the pillars, and what falls through them. */
const aisle = ({ hour, width, height, horizon }: Hall): string =>
  times(2, (i) => {
    const x = width * (0.055 + i * 0.12);
    const foot = horizon * (2.2 - i * 0.6);
    return (
      faint(shape(lancet(x, foot, 26 - i * 6, horizon * (0.3 + i * 0.1)), 'url(#shaft)'), 0.9) +
      line(lancet(x, foot, 26 - i * 6, horizon * (0.3 + i * 0.1)), hour.stone[2], 1.4, 0.4) +
      faint(
        shape(
          `M${nums(x - 22, horizon * 0.5)}L${nums(x + 22, horizon * 0.5)}L${nums(x + 300, height)}L${nums(x + 150, height)}z`,
          'url(#shaft)',
        ),
        0.35,
      )
    );
  }).join('');

/** A lantern: the bell of a jellyfish with its threads, lit from within. */
const lantern = ({ hour }: Hall, x: number, y: number, size: number): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(size * 2.6)}" fill="url(#lamp)"/>` +
  line(`M${nums(x, y - size)}V-10`, hour.stone[2], 1, 0.4) +
  shape(
    `M${nums(x - size, y)}a${nums(size, size)} 0 0 1 ${nums(2 * size, 0)}q${nums(-size / 2, size * 0.3, -size, 0)}t${nums(-size, 0)}z`,
    hour.light[0],
  ) +
  line(
    times(4, (i) => `M${nums(x - size * 0.7 + i * size * 0.46, y + 1)}q${nums(-3, size * 0.6, 1, size * 1.3)}`).join(''),
    hour.light[1],
    1.4,
    0.8,
  );

/** Motes and bubbles in the water. */
const motes = ({ hour, width, height, luck }: Hall): string => {
  const some = (count: number): Point[] => times(count, (): Point => [luck.between(0, width), luck.between(0, height)]);
  return (
    dots(some(90), 1.6, hour.light[0], 0.5) +
    dots(some(24), 3, hour.light[1], 0.4) +
    line(
      some(16)
        .map((at) => ring(at, luck.between(2.5, 6)))
        .join(''),
      hour.light[0],
      0.9,
      0.4,
    )
  );
};

/** Weed and coral in the corners, black before the light. */
const weed = ({ hour, height, luck }: Hall): string =>
  faint(
    shape(
      times(7, (i) => {
        const x = i * 15 - 14;
        const rise = luck.between(90, 240) - i * 14;
        return (
          `M${nums(x, height)}q${nums(luck.between(-20, 24), -rise * 0.5, luck.between(-4, 22), -rise)}` +
          `q${nums(14, rise * 0.5, 12, rise)}z`
        );
      }).join(''),
      hour.shade,
    ),
    0.5,
  );

function hall(hour: Hour, width: number, height: number, horizon: number): string {
  const h: Hall = { hour, width, height, horizon, luck: seed(`hall ${hour.name} ${width}`) };
  const x = width / 2;
  const near = width * 0.19;
  const content =
    defs(h) +
    all(h, 'url(#sea)') +
    city(h) +
    all(h, 'url(#glow)') +
    window(h) +
    vault(h) +
    floor(h) +
    rays(h) +
    twice(aisle(h), x) +
    twice(pillar(h, x - 236, 13, -20, horizon + 8), x) +
    twice(pillar(h, near, 20, -24, horizon * 2.1), x) +
    twice(lantern(h, x - 300, 70, 9) + lantern(h, width * 0.12, 120, 13) + lantern(h, width * 0.03, 60, 17), x) +
    all(h, 'url(#under)') +
    twice(weed(h), x) +
    motes(h) +
    all(h, 'url(#edge)');
  return picture(width, height, content);
}

export const hallWide = (hour: Hour): string => hall(hour, 1280, 720, 200);
export const hallTall = (hour: Hour): string => hall(hour, 820, 1180, 420);
