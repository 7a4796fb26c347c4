import { num, nums, type Point } from '../../../art/curve.ts';
import { lamplight } from '../../../art/palette.ts';
import { times } from '../../../art/seed.ts';
import { disc, dots, line, shape } from '../../../art/svg.ts';
import { glow, print, type Ink } from './ink.ts';
import { wards } from './palette.ts';

const [width, height] = [960, 180];
const [far, middle, near] = ['#1a2a4c', '#13203e', '#0b142b'];

/** One row of gabled houses from edge to edge, with windows lit here and there. */
function row({ luck }: Ink, base: number, wide: number, fill: string, lit: number): string {
  const lamps: Point[] = [];
  const houses = times(Math.ceil(width / wide) + 1, (i) => {
    const half = wide * luck.between(0.5, 0.62);
    const [x, top] = [i * wide - 10, base - luck.between(0, wide * 0.6)];
    for (let k = 0; k < 4; k++) if (luck() < lit) lamps.push([x + half * (0.6 + (k % 2) * 0.8), top + 8 + (k >> 1) * 11]);
    return `M${num(x)} ${height}V${num(top)}l${nums(half, -luck.between(8, 15))}L${nums(x + 2 * half, top)}V${height}z`;
  });
  return shape(houses.join(''), fill, '#24365e', 0.9) + dots(lamps, 2, lamplight, 0.85);
}

/** The mountain and the castle on it. */
const mountain = (): string =>
  shape(`M70 ${height}L150 122L196 98L226 70H322L352 92L402 112L450 132L560 ${height}z`, '#111c38') +
  shape('M224 72V46h6v4h6v-4h6v4h6V26h6v4h8v-4h8v4h8v-4h6v24h6v-4h6v4h6v-4h6v26z', far) +
  line('M269 26V10M236 46V36M308 46V36', far, 1.6) +
  shape('M269 10q7-3 13 0l-4 4l4 3q-7-2-13 0z', '#7a2e3a') +
  dots('236 58, 258 40, 276 40, 258 56, 276 56, 308 58', 2.4, lamplight, 0.9);

/** What one knows the city by: the black tower, the palace dome, the spires of the temple. */
const landmarks = (): string =>
  shape('M470 170L476 78l-4-3v-8h6v4h5v-4h6v4h5v-4h6v8l-4 3l6 92z', '#0d1226') +
  shape('M556 170V112q2-26 24-32q22 6 24 32v58zM578 82v-14h4v14zM536 170v-46l8-18l8 18v46zM608 170v-46l8-18l8 18v46z', far) +
  shape('M646 170v-60l7-36l7 36v60zM664 170v-78l8-46l8 46v78zM684 170v-60l7-36l7 36v60z', middle) +
  dots('580 112, 570 124, 590 124, 544 132, 616 132, 653 122, 672 108, 672 126, 691 122', 2.6, lamplight, 0.9) +
  disc([485, 62], 3, wards.arcane.glint);

/** Ships at their moorings, and the light that brings them in. */
function harbour(s: Ink): string {
  const masts = times(
    7,
    (i) => `M${nums(742 + i * 23 + s.luck.between(-5, 5), 152)}v${num(-s.luck.between(40, 66))}m-8 13h16m-18 12h20`,
  ).join('');
  return (
    line(masts, middle, 2) +
    shape('M912 170l4-76h12l4 76zM913 92h18v-4h-18z', far) +
    glow(s, [922, 82], 46) +
    shape('M917 88v-10l5-5l5 5v10z', '#ffe6ae')
  );
}

/** The city from the sea, for the foot of the table; above the roofs the picture is empty. */
export const skyline = (): string =>
  print(
    'skyline',
    wards.stone,
    width,
    height,
    (s) => mountain() + row(s, 140, 30, far, 0.2) + landmarks() + harbour(s) + row(s, 158, 36, middle, 0.3) + row(s, 174, 48, near, 0.34),
  );
