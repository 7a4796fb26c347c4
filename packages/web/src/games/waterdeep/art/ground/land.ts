import { nums, smooth, type Point } from '../../../../art/curve.ts';
import { seed } from '../../../../art/seed.ts';
import { disc, group, line, shape } from '../../../../art/svg.ts';
import { day, night, type Daylight } from './light.ts';
import { houses, lamplit, paved, rampart, waves, type Street } from './streets.ts';

/** A map of the city: how large it is, where the coast runs, and its streets. It is stretched to fit the window. */
interface Plan {
  readonly width: number;
  readonly height: number;
  /** From the first to the last edge of the picture; the land lies between it and `inland`. */
  readonly coast: readonly Point[];
  readonly inland: readonly Point[];
  readonly isLand: (at: Point) => boolean;
  readonly streets: readonly Street[];
  readonly wall: readonly Point[];
  readonly piers: readonly (readonly [from: Point, to: Point])[];
  readonly ships: readonly (readonly [at: Point, size: number])[];
}

/** The coast as a function: how far inland water reaches at a distance along it. */
const between = (coast: readonly Point[], axis: 0 | 1, at: number): number => {
  const other = axis === 0 ? 1 : 0;
  const next = coast.findIndex((point) => point[axis] >= at);
  if (next <= 0) return coast[next === 0 ? 0 : coast.length - 1]![other];
  const [a, b] = [coast[next - 1]!, coast[next]!];
  return a[other] + ((b[other] - a[other]) * (at - a[axis])) / (b[axis] - a[axis]);
};

const wideCoast: readonly Point[] = [
  [232, -10],
  [224, 60],
  [214, 120],
  [226, 190],
  [216, 250],
  [224, 310],
  [250, 340],
  [262, 372],
  [300, 396],
  [296, 430],
  [330, 490],
];

/** Sea at the left, the city to the right edge: for windows that are wider than high. */
const wide: Plan = {
  width: 1280,
  height: 480,
  coast: wideCoast,
  inland: [
    [1290, 490],
    [1290, -10],
  ],
  isLand: ([x, y]) => x > between(wideCoast, 1, y) + 16,
  streets: [
    {
      points: [
        [225, 152],
        [420, 150],
        [700, 156],
        [1000, 148],
        [1290, 156],
      ],
      width: 9,
    },
    {
      points: [
        [226, 250],
        [400, 246],
        [620, 256],
        [860, 247],
        [1290, 258],
      ],
      width: 13,
    },
    {
      points: [
        [240, 340],
        [450, 352],
        [640, 343],
        [900, 354],
        [1290, 346],
      ],
      width: 9,
    },
    {
      points: [
        [300, 430],
        [520, 438],
        [800, 432],
        [1290, 444],
      ],
      width: 8,
    },
    {
      points: [
        [470, -10],
        [455, 150],
        [462, 350],
        [440, 490],
      ],
      width: 8,
    },
    {
      points: [
        [690, -10],
        [684, 160],
        [708, 250],
        [690, 490],
      ],
      width: 14,
    },
    {
      points: [
        [905, -10],
        [918, 150],
        [900, 350],
        [930, 490],
      ],
      width: 8,
    },
    {
      points: [
        [1110, -10],
        [1100, 250],
        [1130, 490],
      ],
      width: 8,
    },
    {
      points: [
        [330, 150],
        [350, 250],
        [320, 345],
      ],
      width: 6,
    },
    {
      points: [
        [580, 156],
        [560, 256],
        [590, 345],
      ],
      width: 6,
    },
    {
      points: [
        [800, 40],
        [796, 250],
        [812, 440],
      ],
      width: 6,
    },
  ],
  wall: [
    [232, 22],
    [420, 14],
    [690, 20],
    [905, 12],
    [1110, 20],
    [1290, 14],
  ],
  piers: [
    [
      [268, 380],
      [226, 398],
    ],
    [
      [298, 404],
      [250, 430],
    ],
    [
      [300, 430],
      [262, 460],
    ],
  ],
  ships: [
    [[206, 300], 1.1],
    [[236, 442], 1.4],
    [[70, 90], 0.9],
    [[120, 420], 1],
  ],
};

const tallCoast: readonly Point[] = [
  [-10, 128],
  [60, 140],
  [120, 132],
  [190, 146],
  [260, 134],
  [340, 148],
  [420, 136],
  [510, 150],
];

/** Sea above, the city below: for windows that are higher than wide. */
const tall: Plan = {
  width: 500,
  height: 900,
  coast: tallCoast,
  inland: [
    [510, 910],
    [-10, 910],
  ],
  isLand: ([x, y]) => y > between(tallCoast, 0, x) + 14,
  streets: [
    {
      points: [
        [-10, 232],
        [160, 240],
        [330, 230],
        [510, 242],
      ],
      width: 9,
    },
    {
      points: [
        [-10, 340],
        [170, 330],
        [340, 344],
        [510, 334],
      ],
      width: 12,
    },
    {
      points: [
        [-10, 440],
        [180, 448],
        [510, 436],
      ],
      width: 8,
    },
    {
      points: [
        [-10, 548],
        [200, 540],
        [510, 552],
      ],
      width: 8,
    },
    {
      points: [
        [-10, 660],
        [220, 668],
        [510, 656],
      ],
      width: 10,
    },
    {
      points: [
        [-10, 780],
        [240, 772],
        [510, 784],
      ],
      width: 8,
    },
    {
      points: [
        [168, 140],
        [160, 340],
        [176, 560],
        [160, 910],
      ],
      width: 12,
    },
    {
      points: [
        [334, 140],
        [340, 340],
        [326, 560],
        [344, 910],
      ],
      width: 9,
    },
    {
      points: [
        [60, 150],
        [70, 450],
        [56, 910],
      ],
      width: 6,
    },
    {
      points: [
        [440, 150],
        [430, 450],
        [446, 910],
      ],
      width: 6,
    },
  ],
  wall: [],
  piers: [
    [
      [120, 134],
      [112, 104],
    ],
    [
      [190, 146],
      [196, 112],
    ],
    [
      [340, 146],
      [336, 112],
    ],
  ],
  ships: [
    [[60, 60], 0.9],
    [[230, 84], 1],
    [[430, 54], 0.8],
  ],
};

/** A ship at anchor, from above and a little from the side. */
const ship = ([x, y]: Point, size: number, { hull, sail, lamps }: Daylight, glow: string): string =>
  group(
    shape('M-20 8C-12 15 12 15 20 6L15 12Q0 20-15 13z', hull) +
      shape('M-20 8Q0 14 20 6L16 14Q0 19-16 14z', hull) +
      line('M0 11V-18', hull, 1.8) +
      shape('M2-17Q15-8 3 5zM-2-14Q-14-6-3 4z', sail) +
      (lamps === 0 ? '' : disc([-16, 6], 12, glow) + disc([-16, 6], 1.6, '#ffe2a6')),
    `transform="translate(${nums(x, y)})scale(${size})"`,
  );

function draw(id: string, plan: Plan, light: Daylight): string {
  const luck = seed(`waterdeep ${id}`);
  const { width, height, streets, isLand } = plan;
  const coastline = smooth(plan.coast, false, 0.8);
  const land = `${coastline}${plan.inland.map((point) => `L${nums(...point)}`).join('')}z`;
  const glow = 'url(#l)';
  const defs =
    `<radialGradient id="l"><stop stop-color="#ffd084" stop-opacity=".6"/><stop offset=".35" stop-color="#f2a94a" stop-opacity=".2"/><stop offset="1" stop-color="#f2a94a" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="v" cx=".5" cy=".45" r=".75"><stop offset=".5" stop-color="${light.dusk}" stop-opacity="0"/><stop offset="1" stop-color="${light.dusk}" stop-opacity="${light.lamps === 0 ? 0.22 : 0.6}"/></radialGradient>`;
  const piers = plan.piers.map(
    ([from, to]) =>
      line(`M${nums(...from)}L${nums(...to)}`, light.hull, 7) + line(`M${nums(...from)}L${nums(...to)}`, light.wallTop, 1.2, 0.6),
  );
  const content =
    `<path fill="${light.deepWater}" d="M0 0h${width}v${height}H0z"/>` +
    line(coastline, light.shallows, 90, 0.35) +
    line(coastline, light.shallows, 44, 0.5) +
    waves(width, height, 150, luck, light.wave, light.lamps === 0 ? 0.5 : 0.3) +
    line(coastline, light.surf, 9, 0.3) +
    line(coastline, light.surf, 4, 0.5) +
    piers.join('') +
    shape(land, light.soil) +
    paved(streets, light) +
    houses(plan, streets, isLand, light, luck) +
    (plan.wall.length === 0 ? '' : rampart(plan.wall, light)) +
    (light.lamps === 0 ? '' : lamplit(streets, isLand, luck, glow)) +
    plan.ships.map(([at, size]) => ship(at, size, light, glow)).join('') +
    `<path fill="url(#v)" d="M0 0h${width}v${height}H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" stroke-linecap="round" stroke-linejoin="round"><defs>${defs}</defs>${content}</svg>`;
}

/** The city from above. */
export const lands = [
  ['city-wide', () => draw('city-wide', wide, night)],
  ['city-wide-day', () => draw('city-wide', wide, day)],
  ['city-tall', () => draw('city-tall', tall, night)],
  ['city-tall-day', () => draw('city-tall', tall, day)],
] as const;
