import type { Guild } from './guild.ts';
import { num, nums, poly, polar, ribbon, smooth, swell, type Point } from './curve.ts';
import { emblemShapes } from './icons.ts';
import { brass, lamplight } from './palette.ts';
import { gateway, motes, shore, steps, tower, water, type Scene } from './seascape.ts';
import { times } from './seed.ts';
import { fan, fanRibs } from './shells.ts';
import { disc, dots, group, line, placed, shape, twice } from './svg.ts';

/** How each guild builds: once as a palace for its greatest, once as a hall for all of its own. */
interface Architecture {
  palace(scene: Scene): string;
  guildhall(scene: Scene): string;
}

/** The guild's sign on a lit disc. */
const sign = ({ tones, paint }: Scene, guild: Guild, at: Point, size: number): string =>
  disc(at, size * 0.78, tones.shade, ` stroke="${paint.rim}"`) +
  placed(group(emblemShapes(guild), `color="${tones.glint}" transform="translate(-12-12)"`), at, 0, Number((size / 24).toFixed(2)));

/** Doors in a row, one for each who comes. */
const doors = (from: number, gap: number, count: number, foot: number, half: number, rise: number): string =>
  shape(times(count, (i) => gateway(from + i * gap, foot, half, rise)).join(''), lamplight);

/** A young fern, or the tail of a seahorse: a stem that ends in a coil. */
function crozier({ paint, tones }: Scene, x: number, top: number, radius: number): string {
  const coil: Point[] = times(11, (i) => polar([x + radius, top + radius], radius * (1 - i * 0.085), 180 + i * 45));
  const stem = ribbon(
    [[x, 120], [x - 1, (120 + top) / 2], ...coil],
    swell(radius * 0.8, radius * 0.66, radius * 0.56, radius * 0.48, radius * 0.4, radius * 0.3, 2),
  );
  const leaves = times(3, (i) => {
    const y = 108 - i * (104 - top) * 0.24;
    return `M${nums(x, y)}q${nums(-radius * 0.9, -2, -radius * 1.1, -radius * 0.8)}q${nums(radius * 0.9, 0, radius * 1.1, radius * 0.8)}z`;
  });
  return (
    shape(leaves.join(''), paint.lit, paint.rim, 0.8) +
    shape(stem, paint.body, paint.rim) +
    line(times(6, (i) => `M${nums(x - radius * 0.3, 112 - i * (108 - top) * 0.13)}h${num(radius * 0.6)}`).join(''), tones.shade) +
    disc([x + radius, top + radius], radius * 0.2, lamplight)
  );
}

/** The slab that carries the sign above a long roof. */
const stele = (scene: Scene, guild: Guild, y: number): string =>
  shape(`M68 ${y + 40}V${y}a16 18 0 0 1 32 0V${y + 40}z`, scene.paint.body, scene.paint.rim) + sign(scene, guild, [84, y], 25);

const architectures: Readonly<Record<Guild, Architecture>> = {
  farmer: {
    palace: (s) =>
      twice(crozier(s, 16, 66, 11) + crozier(s, 36, 24, 20), 84) +
      shape(smooth('56 118, 54 74, 64 44, 84 26, 104 44, 114 74, 112 118'), s.paint.lit, s.paint.rim) +
      line('M70 118Q64 70 84 28Q104 70 98 118M84 28V50', s.tones.shade) +
      shape(gateway(84, 116, 9, 14), lamplight) +
      sign(s, 'farmer', [84, 68], 26),
    guildhall: (s) =>
      stele(s, 'farmer', 44) +
      times(5, (i) => {
        const x = 28 + i * 28;
        return (
          shape(`M${x - 14} 116V78a14 17 0 0 1 28 0V116z`, i % 2 === 0 ? s.paint.body : s.paint.lit, s.paint.rim) +
          line(`M${x - 7} 74V64M${x} 72V61M${x + 7} 74V64`, s.tones.shade)
        );
      }).join('') +
      doors(28, 28, 5, 116, 5, 14) +
      twice(crozier(s, 8, 30, 14), 84),
  },
  military: {
    palace: (s) => {
      const claw = shape(
        'M18 118C2 92 0 62 16 40C24 28 36 20 48 18C40 28 38 36 40 46L47 49L41 55L48 60C50 64 52 65 55 63C58 52 59 42 54 28C66 42 70 64 ' +
          '62 84C58 98 54 108 54 118z',
        s.paint.body,
        s.paint.rim,
      );
      return (
        twice(claw, 84) +
        shape(
          poly('56 118, 60 62, 54 50, 66 56, 70 34, 78 48, 84 16, 90 48, 98 34, 102 56, 114 50, 108 62, 112 118'),
          s.paint.lit,
          s.paint.rim,
        ) +
        line('M84 22V46M72 54V100M96 54V100', s.tones.shade) +
        shape('M76 118V100L84 90L92 100V118z', lamplight) +
        sign(s, 'military', [84, 68], 25)
      );
    },
    guildhall: (s) =>
      shape(poly('62 90, 64 44, 72 52, 84 26, 96 52, 104 44, 106 90'), s.paint.lit, s.paint.rim) +
      shape(
        poly([
          [6, 118],
          [10, 74],
          ...times(12, (i): Point[] => [
            [13 + i * 12, 64 + (i % 2) * 6],
            [19 + i * 12, 76],
          ]).flat(),
          [158, 74],
          [162, 118],
        ]),
        s.paint.body,
        s.paint.rim,
      ) +
      line('M12 90H156M10 84H158', s.tones.shade) +
      twice(
        shape(
          'M22 70C12 58 12 44 22 34C26 30 32 28 36 28C32 34 32 38 33 42L37 44L34 48C36 51 38 51 40 50C41 45 41 40 39 34C46 42 47 54 42 ' +
            '62C40 66 37 69 35 70z',
          s.paint.lit,
          s.paint.rim,
        ),
        84,
      ) +
      shape(times(5, (i) => `M${37 + i * 22} 118v-14l5.5-7l5.5 7v14z`).join(''), lamplight) +
      sign(s, 'military', [84, 56], 26),
  },
  merchant: {
    palace: (s) =>
      twice(tower(s, 18, 78, 15, 'onion') + tower(s, 40, 64, 17, 'onion'), 84) +
      shape(fan([84, 112], 84, -150, -30, 11), s.paint.lit, s.paint.rim) +
      line(fanRibs([84, 112], 84, -150, -30, 11), s.tones.shade, 1.4) +
      dots(
        times(11, (i) => polar([84, 112], 78, -144.5 + i * 10.9)),
        3,
        lamplight,
      ) +
      shape(fan([84, 112], 26, -180, 0, 7), s.paint.body, s.paint.rim) +
      shape(gateway(84, 116, 8, 8), lamplight) +
      sign(s, 'merchant', [84, 66], 27),
    guildhall: (s) =>
      stele(s, 'merchant', 46) +
      times(5, (i) => {
        const x = 24 + i * 30;
        return (
          shape(`M${x - 13} 118V84h26v34z`, s.paint.robe, s.paint.rim) +
          shape(fan([x, 90], 17, -170, -10, 6), i % 2 === 0 ? s.paint.lit : s.paint.body, s.paint.rim) +
          line(fanRibs([x, 90], 17, -170, -10, 6), s.tones.shade)
        );
      }).join('') +
      doors(24, 30, 5, 118, 5, 14) +
      dots(
        times(11, (i): Point => [9 + i * 15, 86 + (i % 2) * 5]),
        4,
        brass,
      ),
  },
  politician: {
    palace: (s) =>
      twice(tower(s, 16, 74, 12, 'spire') + tower(s, 36, 56, 13, 'spire') + tower(s, 56, 64, 12, 'cone'), 84) +
      shape(poly('84 2, 110 42, 99 40, 102 118, 66 118, 69 40, 58 42'), s.paint.lit, s.paint.rim) +
      line('M84 6V44M76 46V112M92 46V112', s.tones.shade) +
      shape(gateway(84, 116, 7, 14), lamplight) +
      sign(s, 'politician', [84, 66], 24) +
      steps(s, 84, 112, 20, 3),
    guildhall: (s) =>
      shape('M20 64L60 46L70 40L84 14L98 40L108 46L148 64V70H20z', s.paint.lit, s.paint.rim) +
      shape('M24 70h120v42H24z', s.tones.shade) +
      doors(44, 20, 5, 112, 5, 22) +
      shape(times(6, (i) => `M${30 + i * 20} 70h8v42h-8z`).join(''), s.paint.body, s.paint.rim) +
      line(times(6, (i) => `M${33 + i * 20} 73v37`).join(''), s.tones.shade) +
      twice(shape('M10 118V60L4 58L14 34L24 58L18 60V118z', s.paint.body, s.paint.rim), 84) +
      steps(s, 84, 110, 64, 3) +
      sign(s, 'politician', [84, 46], 24),
  },
  mage: {
    palace: (s) =>
      twice(bell(s, 26, 56, 17, 46) + bell(s, 46, 78, 10, 30), 84) +
      shape('M72 118L76 60H92L96 118z', s.paint.robe, s.paint.rim) +
      bell(s, 84, 18, 38, 78) +
      shape(gateway(84, 116, 6, 14), lamplight) +
      sign(s, 'mage', [84, 44], 26),
    guildhall: (s) =>
      stele(s, 'mage', 42) +
      shape('M14 118L18 92H150L154 118z', s.paint.robe, s.paint.rim) +
      times(5, (i) => bell(s, 28 + i * 28, 66, 14, 40)).join('') +
      doors(28, 28, 5, 118, 4.5, 12),
  },
};

/** A dome like a bell, with what hangs from it. */
function bell({ paint, tones }: Scene, x: number, top: number, half: number, fall: number): string {
  const foot = top + half * 1.1;
  const lobes = `q${nums(-half / 5, 5)} ${nums(-half * 0.4, 0)}`.repeat(5);
  const threads = times(4, (i) => {
    const tx = x - half * 0.75 + i * half * 0.5;
    return `M${nums(tx, foot)}q${nums(-4, fall * 0.3)} 0 ${num(fall * 0.5)}t0 ${num(fall * 0.5)}`;
  }).join('');
  return (
    line(threads, tones.hue, 1.4) +
    shape(
      `M${nums(x - half, foot)}C${nums(x - half, top + half * 0.3, x - half * 0.6, top, x, top)}` +
        `S${nums(x + half, top + half * 0.3, x + half, foot)}${lobes}z`,
      paint.lit,
      paint.rim,
    ) +
    line(
      `M${nums(x, top)}Q${nums(x - half * 0.6, top + half * 0.3, x - half * 0.5, foot)}M${nums(x, top)}` +
        `Q${nums(x + half * 0.6, top + half * 0.3, x + half * 0.5, foot)}`,
      tones.shade,
      1,
      0.7,
    )
  );
}

export function hall(scene: Scene, guild: Guild, kind: 'palace' | 'guildhall'): string {
  const house = architectures[guild][kind](scene);
  return water(scene, [84, 96], kind === 'palace' ? 88 : 74) + house + shore(scene, 115) + motes(scene);
}
