import type { MonsterId } from '@fathom/abyss';
import { nums, poly, ribbon, swell, taper, walk, type Point } from '../../../art/curve.ts';
import { defsFor, paintFor } from '../../../art/light.ts';
import { eye } from '../../../art/props.ts';
import { seed, times } from '../../../art/seed.ts';
import { disc, line, picture, shape, twice } from '../../../art/svg.ts';
import { waters } from './palette.ts';

/** Where the eyes are: half of them, and how large. */
const gazes: readonly (readonly [eyes: readonly Point[], size: number, manner: number])[] = [
  [[[42, 66]], 10, 0],
  [
    [
      [38, 60],
      [48, 82],
    ],
    6,
    2,
  ],
  [
    [
      [44, 54],
      [34, 72],
      [46, 90],
    ],
    4.6,
    3,
  ],
  [
    [
      [40, 70],
      [52, 50],
    ],
    7.4,
    0,
  ],
  [
    [
      [46, 62],
      [32, 52],
      [24, 70],
    ],
    4.4,
    2,
  ],
  [[[36, 74]], 12, 2],
];

/** Two rows of teeth, around the line of the jaw. */
function teeth(nth: number, jaw: number): string {
  const upper = times(9, (i): string => {
    const x = 14 + i * 11.5;
    const drop = 14 + ((i * 7 + nth * 5) % 12);
    return poly([
      [x - 5, jaw - 4],
      [x, jaw + drop],
      [x + 5, jaw - 4],
    ]);
  });
  const lower = times(8, (i): string =>
    poly([
      [15 + i * 11.5, jaw + 40],
      [20 + i * 11.5, jaw + 20 - ((i * 5) % 8)],
      [25 + i * 11.5, jaw + 40],
    ]),
  );
  return [...upper, ...lower].join('');
}

const trunk: Point[] = [
  [60, 10],
  [60, 60],
  [60, 110],
];

/** Eyes in the dark, and teeth. */
export function monsterPicture(id: MonsterId): string {
  const nth = Number(id.slice('monster-'.length)) - 1;
  const tones = { ...waters.deep, hue: '#d8643f', glint: ['#ffd9a0', '#ffc0b0', '#e9ff9a', '#ffe38a', '#b8fff0', '#ffb0d0'][nth]! };
  const name = `m${nth}`;
  const paint = paintFor(name, tones);
  const luck = seed(id);
  const [eyes, size, manner] = gazes[nth]!;
  const jaw = 108 + (nth % 3) * 5;
  const feeler = shape(ribbon(walk([54, 30], -120 - nth * 8, 7, 9, nth % 2 === 0 ? -14 : 18), taper(5, 1)), tones.dusk, paint.rim, 0.7);
  const brow = eyes
    .map(([x, y]) => `M${nums(x - size * 2, y - size * 1.8)}Q${nums(x, y - size * 2.4, x + size * 1.8, y - size * 0.6)}`)
    .join('');
  const content =
    `<path fill="${tones.night}" d="M0 0h120v168H0z"/>` +
    disc([60, 120], 70, paint.halo) +
    twice(feeler) +
    shape(ribbon(trunk, swell(40, 112, 124)), '#03070d', paint.rim, 0.8) +
    shape(`M6 ${jaw - 6}Q60 ${jaw + 6} 114 ${jaw - 6}L108 ${jaw + 42}Q60 ${jaw + 54} 12 ${jaw + 42}z`, '#1a0508') +
    shape(teeth(nth, jaw), '#efe6d2', tones.shade, 0.8) +
    twice(eyes.map((at) => disc(at, size * 2.6, paint.halo) + eye(at, size, manner, tones)).join('') + line(brow, paint.rim, 2)) +
    line(times(5, () => `M${nums(luck.between(8, 112), luck.between(10, 40))}v${nums(luck.between(3, 9))}`).join(''), tones.haze, 1.2);
  return picture(120, 168, defsFor(name, tones, content) + content);
}
