import { limb, polar, poly, whole, type Outline, type Point } from '../curve.ts';
import type { Anatomy, Appearance } from '../appearance.ts';
import { crown, eye } from '../props.ts';
import { times } from '../seed.ts';
import { disc, line, placed, shape, tilted, twice } from '../svg.ts';

/** Crabs: plates, spikes, claws. Straight edges and hard corners. */
const pincer =
  'M-5 0C-18-7-21-25-10-37C-6-42 0-45 6-46C3-42 1-38 1-34L4-32L1-29L4-26C4-22 6-20 8-20C10-25 11-31 9-40C17-33 19-18 13-9C10-5 7-2 5 0z';
const claw = ({ paint, tones }: Appearance, at: Point, degrees: number, scale: number, mirrored = false, fill = paint.body): string =>
  placed(
    `<g${mirrored ? ' transform="scale(-1 1)"' : ''}>${shape(pincer, fill, paint.rim)}` +
      line('M-9-8C-15-17-13-28-5-35M9-12C12-17 13-24 12-30', tones.glint, 1.2, 0.55) +
      `${disc([-4, -14], 1.3, tones.shade)}${disc([-7, -21], 1, tones.shade)}</g>`,
    at,
    degrees,
    scale,
  );

/** A plate of armour with a lit edge. */
const plate = (outline: Outline, { paint }: Appearance, fill = paint.body): string => shape(poly(outline), fill, paint.rim);

/** Walking legs, folded behind the back. */
const legs = (appearance: Appearance): string =>
  times(3, (i) => {
    const [knee, foot]: [Point, Point] = [
      [14 - i * 3, 62 + i * 24],
      [-4 + i * 4, 100 + i * 22],
    ];
    return plate(
      [[42, 90 + i * 12], [knee[0] + 2, knee[1] - 6], [knee[0] - 4, knee[1]], foot, [knee[0] + 4, knee[1] + 5], [42, 100 + i * 12]],
      appearance,
      appearance.paint.robe,
    );
  }).join('');

function armour(appearance: Appearance): string {
  const { paint, tones, place } = appearance;
  const chest = whole('60 72, 44 76, 32 94, 36 118, 42 138, 38 172');
  const belly = times(5, (i) =>
    poly(
      whole([
        [60, 122 + i * 11],
        [44 - (i % 2), 114 + i * 11],
        [41 - (i % 2), 121 + i * 11],
        [60, 130 + i * 11],
      ]),
    ),
  );
  const shoulder = [
    plate('46 76, 30 68, 14 76, 6 94, 18 100, 36 94', appearance) +
      plate('36 74, 20 62, 24 78', appearance, paint.lit) +
      plate('24 80, 4 72, 14 88', appearance, paint.lit),
    plate('46 78, 34 62, 18 66, 8 84, 10 104, 34 96', appearance) + line('M40 72Q22 72 12 92M42 82Q26 82 20 100', tones.shade, 1.4),
    plate('48 76, 34 66, 22 56, 24 68, 10 66, 18 78, 4 82, 14 92, 6 104, 36 98', appearance),
  ][place % 3]!;
  return (
    twice(legs(appearance)) +
    shape(poly(chest), paint.robe, paint.rim) +
    belly.map((d) => shape(d, paint.body, paint.rim, 0.8)).join('') +
    twice(plate('60 82, 44 82, 37 98, 42 112, 60 120', appearance, paint.body) + shoulder) +
    line('M60 84V118M44 94L56 104', tones.shade)
  );
}

const helms: readonly ((appearance: Appearance) => string)[] = [
  // A carapace, its rim all thorns.
  (appearance) =>
    plate(whole('60 22, 46 24, 40 18, 38 28, 28 26, 32 36, 20 40, 32 48, 46 47, 60 52'), appearance) +
    line('M60 24V40M48 28Q46 36 50 44M72 28Q74 36 70 44', appearance.tones.shade),
  // A lobster's tail for a crest.
  (appearance) =>
    times(5, (i) =>
      plate(
        whole([
          [60, 6 + i * 8],
          [54 - i * 2, 9 + i * 8],
          [50 - i * 2.4, 20 + i * 8],
          [60, 17 + i * 8],
        ]),
        appearance,
        i % 2 === 0 ? appearance.paint.lit : appearance.paint.body,
      ),
    )
      .reverse()
      .join('') + twice(line('M50 46Q28 34 24 4M48 50Q20 46 6 20', appearance.tones.hue, 1.4)),
  // The long dome and the longer sting of a horseshoe crab.
  (appearance) =>
    plate(whole('60 2, 57.5 22, 46 28, 38 42, 36 62, 42 54, 50 47, 60 50'), appearance) +
    line('M60 26V46M50 34L48 46M70 34L72 46', appearance.tones.shade),
  // An urchin.
  (appearance) =>
    shape(
      times(11, (i) => {
        const a = -180 + i * 18;
        return poly([polar([60, 46], 17, a - 7), polar([60, 46], i % 2 === 0 ? 44 : 32, a), polar([60, 46], 17, a + 7)]);
      }).join(''),
      appearance.paint.lit,
      appearance.paint.rim,
      0.8,
    ) + plate(whole('60 27, 48 31, 42 42, 42 50, 60 48'), appearance),
  // Claws for horns.
  (appearance) =>
    claw(appearance, [40, 42], -38, 0.85) +
    claw(appearance, [80, 42], 38, 0.85, true) +
    plate(whole('60 24, 48 28, 41 40, 40 52, 52 46, 60 52'), appearance) +
    line('M60 26V46', appearance.tones.shade),
  // A tall comb of spines.
  (appearance) =>
    shape(
      times(6, (i) =>
        poly([
          [52 + i * 3, 34],
          [30 + i * 12, 6 + Math.abs(i - 2.5) * 6],
          [55 + i * 3, 34],
        ]),
      ).join(''),
      appearance.paint.lit,
      appearance.paint.rim,
      0.8,
    ) + plate(whole('60 28, 44 34, 38 50, 48 46, 60 54'), appearance),
];

function helmed(appearance: Appearance): string {
  const { paint, tones, place, rank } = appearance;
  const grandee = rank === 'grandee';
  const face =
    shape(poly(whole('60 36, 44 40, 40 58, 46 74, 60 84')), tones.night, paint.rim) +
    twice(plate('59 68, 48 62, 42 66, 47 77, 59 88', appearance, paint.body) + line('M50 66L58 76M47 70L57 82', tones.shade)) +
    eye([51, 56], 2.7, grandee ? 2 : place + 1, tones) +
    eye([69, 56], 2.7, grandee ? 2 : place + 1, tones);
  const hood = shape(poly('60 20, 40 26, 28 50, 24 92, 44 84, 46 54, 60 42, 74 54, 78 84, 96 92, 92 50, 80 26'), paint.robe, paint.rim);
  if (rank === 'schemer') return tilted(face + hood, 5, [60, 80]);
  return (
    tilted(face + helms[grandee ? 0 : place % helms.length]!(appearance), grandee ? 0 : [0, -5, 4][place % 3]!, [60, 80]) +
    (grandee ? crown([60, 33], 40, 26, 7, paint) : '')
  );
}

/** The great claw, raised on its forearm. */
const greatClaw = (appearance: Appearance, tall: number): string =>
  plate(
    [
      [10, 112],
      [26, 108],
      [26, 92 - tall],
      [16, 88 - tall],
      [8, 94 - tall],
    ],
    appearance,
    appearance.paint.robe,
  ) + claw(appearance, [17, 92 - tall], -14, 1.15, false, appearance.paint.lit);

export const military: Anatomy = {
  body(appearance) {
    const { rank, raised } = appearance;
    if (rank === 'grandee') return armour(appearance) + twice(greatClaw(appearance, 12));
    return armour(appearance) + (raised === null ? '' : greatClaw(appearance, raised));
  },
  head: helmed,
  shoulders: [
    [24, 100],
    [96, 100],
  ],
  arm(from, to, appearance) {
    const side = from[0] < 60 ? -1 : 1;
    const elbow: Point = [from[0] + side * 8, Math.max(from[1], to[1]) + 20];
    const spike: Point[] = [
      [elbow[0] - 7, elbow[1] - 4],
      [elbow[0] + 7, elbow[1] - 5],
      [elbow[0] + side * 10, elbow[1] + 9],
    ];
    const limbs = [limb(from, elbow, 15, 11), limb(elbow, [to[0], to[1] + 12], 12, 8)].map((d) =>
      shape(d, appearance.paint.robe, appearance.paint.rim),
    );
    return limbs.join('') + plate(spike, appearance, appearance.paint.lit);
  },
  hand: ([x, y], appearance) => claw(appearance, [x - 1, y + 13], x < 60 ? -6 : 6, 0.52, x > 60, appearance.paint.lit),
};
