import { nums, type Point } from '../../../../art/curve.ts';
import { seed, times, type Seed } from '../../../../art/seed.ts';
import { disc, dots, line, shape } from '../../../../art/svg.ts';

/** The rock below the city, cut open: a hall with a floor, stone that hangs and stone that stands. */
interface Cave {
  readonly rock: string;
  readonly seam: string;
  readonly air: string;
  readonly deep: string;
  readonly spike: string;
  readonly light: string;
}

const undermountain: Cave = { rock: '#1a1512', seam: '#3b2f25', air: '#10303a', deep: '#07141a', spike: '#0b1d23', light: '#5fd0cf' };
const skullport: Cave = { rock: '#14140f', seam: '#33352a', air: '#1d4228', deep: '#081610', spike: '#0a1a12', light: '#9fd66a' };

const [width, height] = [360, 160];

/** The outline of the hall: jagged, never touching the edge. */
function hall(luck: Seed): string {
  const jag = (count: number, at: (t: number) => Point): Point[] =>
    times(count, (i) => {
      const [x, y] = at(i / count);
      return [x + luck.between(-5, 5), y + luck.between(-4, 4)];
    });
  const points = [
    ...jag(14, (t) => [10 + 340 * t, 12]),
    ...jag(6, (t) => [350, 12 + 136 * t]),
    ...jag(14, (t) => [350 - 340 * t, 149]),
    ...jag(6, (t) => [10, 149 - 136 * t]),
  ];
  return `${points.map((point, i) => `${i === 0 ? 'M' : 'L'}${nums(...point)}`).join('')}z`;
}

const spikes = (luck: Seed, count: number, base: number, way: 1 | -1, fill: string): string =>
  shape(
    times(count, (i) => {
      const half = luck.between(6, 13);
      return `M${nums(16 + (i * 328) / count, base)}l${nums(half, way * luck.between(14, 40))}l${nums(half, -way * 40)}z`;
    }).join(''),
    fill,
  );

function draw(id: string, cave: Cave, floor: (luck: Seed) => string): string {
  const luck = seed(`waterdeep ${id}`);
  const outline = hall(luck);
  const seams = times(16, () => {
    const [x, y] = [luck.between(-20, 340), luck.between(0, 160)];
    return `M${nums(x, y)}l${nums(luck.between(20, 60), luck.between(-5, 5))}l${nums(luck.between(10, 30), luck.between(-7, 7))}`;
  }).join('');
  const defs =
    `<radialGradient id="a" cx=".5" cy=".62" r=".7"><stop stop-color="${cave.air}"/>` +
    `<stop offset="1" stop-color="${cave.deep}"/></radialGradient>` +
    `<radialGradient id="g"><stop stop-color="${cave.light}" stop-opacity=".42"/>` +
    `<stop offset="1" stop-color="${cave.light}" stop-opacity="0"/></radialGradient><clipPath id="h">` +
    `<path d="${outline}"/></clipPath>`;
  const content =
    `<path fill="${cave.rock}" d="M0 0h${width}v${height}H0z"/>` +
    line(seams, cave.seam, 1.6, 0.7) +
    shape(outline, 'url(#a)', cave.seam, 2.4) +
    `<g clip-path="url(#h)">${spikes(luck, 15, 6, 1, cave.spike)}${floor(luck)}${spikes(luck, 13, 156, -1, cave.spike)}</g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" stroke-linecap="round" ` +
    `stroke-linejoin="round"><defs>${defs}</defs>${content}</svg>`
  );
}

/** A stair comes down from the street; lichen glows on the walls. */
const stair = (luck: Seed): string => {
  const steps = times(8, (i) => `M${nums(14 + i * 9, 10 + i * 11)}h15v4h-15z`).join('');
  const lichen = times(26, (): Point => [luck.between(20, 340), luck.between(30, 140)]);
  return (
    times(4, (i) => disc([70 + i * 80, luck.between(60, 120)], 60, 'url(#g)')).join('') +
    shape(steps, '#4c4436', '#7a6c52', 0.8) +
    dots(lichen, 1.8, undermountain.light, 0.5)
  );
};

/** Black water with green light on it, and a ship that should not be here. */
const port = (luck: Seed): string => {
  const gleams = times(24, () => `M${nums(luck.between(14, 330), luck.between(112, 146))}h${nums(luck.between(6, 20))}`).join('');
  return (
    times(4, (i) => disc([60 + i * 84, luck.between(70, 110)], 64, 'url(#g)')).join('') +
    shape('M0 108Q90 102 180 107T360 104V160H0z', '#0b2a1a') +
    line(gleams, skullport.light, 1.1, 0.5) +
    line('M300 106V64M288 76h24M290 88h22', '#0a1a12', 2.4) +
    shape('M272 102q30 12 58 0l-8 12h-42z', '#0a1a12')
  );
};

export const caves = [
  ['undermountain', () => draw('undermountain', undermountain, stair)],
  ['skullport', () => draw('skullport', skullport, port)],
] as const;
