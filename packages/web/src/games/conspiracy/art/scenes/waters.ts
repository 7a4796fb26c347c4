import { num, nums, poly, smooth, type Point } from '../../../../art/curve.ts';
import { brass, lamplight } from '../../../../art/palette.ts';
import { crown, mask } from '../../../../art/props.ts';
import { gateway, motes, ridge, shore, tower, water } from '../../../../art/seascape.ts';
import { times } from '../../../../art/seed.ts';
import { disc, dots, echoed, faint, line, placed, shape, tilted } from '../../../../art/svg.ts';
import type { Scene } from '../../../../art/seascape.ts';
import { cliff, coral, lightBoat, type Place } from '../../../../art/place.ts';

/** It stands askew, and still it counts the places around it. */
export const lighthouse: Place = {
  mood: 'lamp',
  draw(s) {
    const { paint, tones } = s;
    const beams = poly('84 30, -8 -10, -8 40') + poly('84 30, 176 6, 176 66');
    const house =
      shape('M67 114L74 42H94L101 114z', paint.lit, paint.rim, 1.6) +
      shape('M72.6 58H95.400L97 75H71zM69.5 91H98.500L100 107H68z', tones.shade) +
      shape('M70 42h28v-4H70z', paint.body, paint.rim) +
      shape('M75 38V24h18v14z', '#fff6d0', tones.shade) +
      line('M81 24v14M87 24v14', tones.shade) +
      shape('M71 24L84 10L97 24z', paint.body, paint.rim) +
      shape(gateway(84, 114, 4, 6), lamplight);
    return (
      water(s, [84, 90], 80) +
      faint(shape(beams, tones.glint), 0.3) +
      tower(s, 18, 86, 13, 'dome') +
      tower(s, 36, 94, 11, 'cone') +
      tower(s, 132, 90, 12, 'cone') +
      tower(s, 150, 80, 14, 'dome') +
      tilted(disc([84, 31], 34, paint.halo) + house + disc([84, 31], 7, '#fffbe8'), 7, [84, 112]) +
      shape(ridge(s, 108, 3), tones.shade) +
      shore(s, 116) +
      motes(s)
    );
  },
};

const left = '-4 122, -4 2, 20 8, 38 -4, 58 18, 54 38, 74 60, 66 82, 78 104, 72 124';

/** One way through. */
export const narrowStrait: Place = {
  mood: 'slate',
  draw(s) {
    const right = '172 122, 172 -4, 148 4, 130 -4, 112 14, 113 38, 93 58, 101 82, 90 104, 97 124';
    return (
      water(s, [84, 70], 100) +
      `<ellipse cx="84" cy="66" rx="46" ry="76" fill="${s.paint.halo}"/>` +
      shape('M78 124L64-4H104L90 124z', s.paint.beam) +
      shape('M82 124L76-4H92L87 124z', s.paint.beam) +
      cliff(s, left, 'M20 8L28 50L12 90M38 2L46 60L38 112M57 24L50 70L64 116') +
      cliff(s, right, 'M148 6L140 50L154 96M130 2L122 60L132 112M112 20L117 70L106 116') +
      lightBoat(s, [84, 94], 1.2) +
      motes(s)
    );
  },
};

/** Two, and both are watched. */
export const twinStraits: Place = {
  mood: 'slate',
  draw(s) {
    const { paint } = s;
    const gap = (x: number): string =>
      `<ellipse cx="${x}" cy="66" rx="34" ry="72" fill="${paint.halo}"/>` +
      shape(`M${x - 5} 124L${x - 14}-4H${x + 14}L${x + 5} 124z`, paint.beam);
    return (
      water(s, [84, 70], 100) +
      gap(53) +
      gap(115) +
      cliff(s, '-4 122, -4 4, 14 0, 28 18, 25 40, 43 62, 37 84, 47 124', 'M14 4L18 60L8 110M28 24L26 70L38 116') +
      cliff(s, '172 122, 172 6, 152 -2, 140 16, 143 40, 125 62, 131 84, 121 124', 'M152 4L150 60L160 110M141 24L142 70L130 116') +
      cliff(s, '61 124, 67 92, 62 70, 73 40, 79 12, 90 8, 96 40, 106 66, 101 92, 107 124', 'M84 14L80 60L71 116M90 30L92 70L97 116') +
      lightBoat(s, [54, 100], 0.9) +
      lightBoat(s, [114, 100], 0.9) +
      motes(s)
    );
  },
};

/** A rock with coral on it. */
function chunk({ paint, tones }: Scene, x: number, y: number, ink: string): string {
  const outline: Point[] = [
    [x - 34, y + 14],
    [x - 30, y - 2],
    [x - 14, y - 6],
    [x - 6, y - 20],
    [x + 12, y - 16],
    [x + 18, y - 4],
    [x + 32, y],
    [x + 34, y + 14],
  ];
  const branch = (at: Point, heading: number, length: number): string =>
    line(coral(at, heading, length, 1), ink, 3.8) + line(coral(at, heading, length, 3), ink, 2);
  return (
    branch([x - 20, y - 2], -100, 15) +
    branch([x + 16, y - 6], -74, 16) +
    shape(smooth(outline, true, 0.8), paint.body, paint.rim, 1.6) +
    line(`M${x - 20} ${y + 10}q4-10 14-12M${x + 2} ${y + 8}q6-14 14-14`, tones.shade, 1.4)
  );
}

/** Nothing here is where it was. */
export const reef: Place = {
  mood: 'reef',
  draw(s) {
    const { tones } = s;
    const drift = (x: number, y: number, dx: number, ink: string): string => {
      const [here, elsewhere] = echoed(chunk(s, x, y, ink));
      const ghost = (steps: number, opacity: number): string =>
        elsewhere(`transform="translate(${nums(dx * steps, -dx * steps * 0.2)})" opacity="${num(opacity)}"`);
      return ghost(2, 0.2) + ghost(1, 0.4) + here;
    };
    const arrow = (x: number, y: number, degrees: number): string => placed(line('M-5-4L0 0L-5 4', tones.glint, 1.6), [x, y], degrees);
    return (
      water(s, [84, 86], 78) +
      drift(120, 66, 13, tones.haze) +
      drift(44, 80, -12, tones.hue) +
      drift(100, 108, 14, tones.glint) +
      line('M14 44Q56 8 100 18M66 10Q122-4 154 30M10 112Q30 122 52 114', tones.glint, 1.6, 0.8) +
      arrow(100, 18, 14) +
      arrow(154, 30, 46) +
      arrow(52, 114, -22) +
      motes(s)
    );
  },
};

/** As many stones as the value, and as many lights on each. */
export const circle = (value: number): Place => ({
  mood: 'stone',
  draw(s) {
    const { paint, tones } = s;
    const around = [[270], [192, 348], [270, 158, 22], [236, 304, 162, 18]][value - 1]!;
    const stone = (degrees: number): string => {
      const [x, y] = [84 + 50 * Math.cos((degrees * Math.PI) / 180), 84 + 20 * Math.sin((degrees * Math.PI) / 180)];
      const tall = [74, 62, 56, 54][value - 1]! + (y - 84) * 0.7;
      const half = 10 + (y - 84) * 0.08;
      const face = poly([
        [x - half, y + 4],
        [x - half * 0.86, y - tall * 0.82],
        [x - half * 0.1, y - tall],
        [x + half * 0.8, y - tall * 0.88],
        [x + half, y + 5],
      ]);
      return (
        shape(face, paint.body, paint.rim, 1.6) +
        dots(
          times(value, (i): Point => [x - 0.5, y - tall * 0.68 + i * 8]),
          5,
          '#fff8e2',
        )
      );
    };
    return (
      water(s, [84, 80], 66) +
      `<ellipse cx="84" cy="88" rx="76" ry="31" fill="${tones.shade}"/><ellipse cx="84" cy="88" rx="64" ry="26" fill="${paint.halo}"/>` +
      `<g fill="none" stroke="${brass}"><ellipse cx="84" cy="88" rx="64" ry="26" stroke-width="2"/>` +
      '<ellipse cx="84" cy="88" rx="26" ry="10"/></g>' +
      dots(
        times(20, (i): Point => [84 + 71 * Math.cos(i * 0.314), 88 + 29 * Math.sin(i * 0.314)]),
        4.5,
        tones.hue,
      ) +
      around.map(stone).join('') +
      motes(s)
    );
  },
});

/** The one place above the water: a mask and a crown, and nobody to wear them. */
export const islet: Place = {
  mood: 'islet',
  draw(s) {
    const { paint, tones } = s;
    const stars = dots(
      times(14, (): Point => [s.luck.between(4, 164), s.luck.between(4, 44)]),
      1.2,
      tones.glint,
      0.9,
    );
    const island = smooth('20 82, 38 68, 62 62, 88 57, 112 63, 134 70, 150 82, 128 98, 104 106, 84 120, 70 106, 42 96');
    const reeds = line('M56 64Q52 40 60 22M60 22q-12-2-16 6M60 22q-2-10-12-11M60 22q10-6 18 1M60 22q4-8 13-8', tones.haze, 2.6);
    return (
      `<path fill="${tones.night}" d="M0 0h168v120H0z"/>` +
      disc([122, 34], 50, paint.halo) +
      disc([122, 34], 15, tones.glint) +
      stars +
      `<path fill="${tones.dusk}" d="M0 74h168v46H0z"/><path fill="${paint.sea}" opacity=".7" d="M0 74h168v46H0z"/>` +
      line('M104 80h36M110 86h24M116 92h12', tones.glint, 1.4, 0.7) +
      reeds +
      shape(island, paint.body, paint.rim, 1.6) +
      `<path fill="${tones.dusk}" opacity=".72" d="M0 82h168v38H0z"/>` +
      line('M0 82h168', tones.glint, 1, 0.7) +
      mask([72, 58], -16, 0.95, -3, [tones.glint, tones.hue, tones.glint], tones.night) +
      tilted(crown([104, 66], 26, 18, 5, paint), 12, [104, 66]) +
      shape('M46 82Q62 72 78 70T112 74T134 82z', paint.lit) +
      motes(s, 6)
    );
  },
};
