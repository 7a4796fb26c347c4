import { num, nums, smooth, type Point } from '../../../../art/curve.ts';
import { times } from '../../../../art/seed.ts';
import { disc, dots, line, shape } from '../../../../art/svg.ts';
import { body, glow, robe, wood, type Ink } from '../ink.ts';

/** Stone that hangs from above. */
function teeth({ luck }: Ink, count: number, from: number, deep: number): string {
  const wide = 176 / count;
  const tooth = (i: number): string =>
    `L${nums((i + 0.5) * wide - 4, from + luck.between(deep * 0.3, deep))}L${nums((i + 1) * wide - 4, from + luck.between(-3, 3))}`;
  return `M-4-4V${from}${times(count, tooth).join('')}V-4z`;
}

/** A cave with a light somewhere in it. */
export function cave(s: Ink, light: Point = [84, 66], ceiling = 14): string {
  const far = smooth(
    times(8, (i): Point => [i * 25 - 4, 84 + s.luck.between(-10, 8)]),
    false,
  );
  return (
    `<path fill="${s.tones.night}" d="M0 0h168v112H0z"/>` +
    `<ellipse cx="${num(light[0])}" cy="${num(light[1])}" rx="96" ry="66" fill="${s.paint.halo}"/>` +
    shape(teeth(s, 9, ceiling + 4, 34), s.tones.dusk) +
    shape(`${far}V116H-4z`, s.tones.dusk) +
    shape(teeth(s, 7, ceiling - 8, 24), s.tones.shade)
  );
}
/** The floor of it, in the dark. */
export const floor = ({ tones, luck }: Ink, top = 102): string =>
  shape(
    `${smooth(
      times(7, (i): Point => [i * 29 - 4, top + luck.between(-2, 2.5)]),
      false,
    )}V116H-4z`,
    tones.night,
  ) + line(times(6, (i) => `M${nums(8 + i * 28, top + 5 + (i % 2) * 3)}h${num(luck.between(6, 12))}`).join(''), tones.hue, 1, 0.5);

/** A hall hewn from the rock: back wall, floor in perspective. */
export const hall = (s: Ink, light: Point = [84, 56]): string =>
  `<path fill="${s.tones.night}" d="M0 0h168v112H0z"/>` +
  shape('M24 10H144V84H24z', s.paint.robe) +
  shape('M-2-2L24 10V84L-2 115zM170-2L144 10V84L170 115z', s.tones.shade, s.paint.rim, 0.7) +
  shape('M-2 115L24 84H144L170 115z', s.tones.dusk, s.paint.rim, 0.7) +
  line('M24 30H144M24 50H144M24 70H144M48 84L36 112M84 84V112M120 84L132 112M12 98H156', s.tones.night, 1) +
  `<ellipse cx="${num(light[0])}" cy="${num(light[1])}" rx="80" ry="56" fill="${s.paint.halo}"/>`;

/** Fire in an iron ring. */
export const brazier = (s: Ink, x: number, y: number, flame = '#ffb04a'): string =>
  glow(s, [x, y - 6], 24) +
  shape(`M${nums(x, y - 16)}q7 8 4 14q-4 3-8 0q-3-6 4-14z`, flame, '#fff1c4', 0.8) +
  robe(s, `M${nums(x - 6, y - 2)}h12l-3 6h-6z`) +
  line(`M${nums(x, y + 4)}V104M${nums(x - 5, 105)}h10`, s.tones.hue, 1.6);
export const pillar = (s: Ink, x: number, top: number, foot: number, w: number): string =>
  body(
    s,
    `M${nums(x - w * 0.75, top)}h${num(w * 1.5)}l${nums(-w * 0.25, 5)}V${num(foot - 5)}l${nums(w * 0.25, 5)}h${num(-w * 1.5)}` +
      `l${nums(w * 0.25, -5)}V${num(top + 5)}z`,
    1,
  ) + line(`M${nums(x - w * 0.2, top + 7)}V${num(foot - 7)}M${nums(x + w * 0.2, top + 7)}V${num(foot - 7)}`, s.tones.shade, 0.8);

/** Skullport stands on old hulls and planks, lamp above lamp. */
export function shanties(s: Ink): string {
  const lights: Point[] = [];
  const huts = times(9, (i) => {
    const [x, top, w] = [
      Math.round(i * 19 - 4 + s.luck.between(-3, 3)),
      Math.round(s.luck.between(46, 74)),
      Math.round(s.luck.between(14, 20)),
    ];
    lights.push([x + w * 0.4, top + 9]);
    return `M${x} 104V${top}l${w * 0.3}-${Math.round(s.luck.between(5, 11))}l${w * 0.7} ${Math.round(s.luck.between(2, 7))}V104z`;
  });
  return (
    shape(huts.join(''), s.tones.dusk) +
    dots(lights, 2.2, '#e8d47a', 0.8) +
    line('M0 62Q30 70 52 58M92 56Q124 70 168 52', s.tones.shade, 1.6)
  );
}
/** Water nobody would drink, and the green on it. */
export const bilge = (s: Ink, top = 96): string =>
  shape(`M-4 116V${top}H172V116z`, s.tones.night) +
  shape(`M-4 116V${top}H172V${top + 3}H-4z`, s.tones.haze) +
  line(
    times(8, (i) => `M${nums(s.luck.between(0, 150), top + 5 + ((i * 3) % 11))}h${num(s.luck.between(6, 18))}`).join(''),
    s.tones.hue,
    1,
    0.7,
  );
export const pier = (s: Ink, top = 98): string =>
  wood('M10 116V100M40 116V100M128 116V100M158 116V100', 3) +
  shape(`M-4 ${top}H172V${top + 6}H-4z`, '#2c2416', s.paint.rim, 0.8) +
  line(times(8, (i) => `M${14 + i * 20} ${top}v6`).join(''), '#0c0a06', 1);
/** A lamp with a green flame. */
export const corpseLight = ({ paint }: Ink, at: Point, size = 3): string =>
  disc(at, size * 5, paint.halo) + disc(at, size * 1.7, '#d8ff8a', ' opacity=".4"') + disc(at, size, '#efffc0');
