import { num, nums, ribbon, taper, walk, type Point } from '../../../art/curve.ts';
import { seed, times, type Seed } from '../../../art/seed.ts';
import { dots, faint, group, line, picture, shape } from '../../../art/svg.ts';
import { senateInks, type SenateInks } from './senate-light.ts';
import { senator } from './senators.ts';

/** The size of a painting and where its parts are, all in its own units. */
interface Hall {
  readonly width: number;
  readonly height: number;
  /** Where the far city stands. */
  readonly terrace: number;
  /** Where the wall behind the niches ends and the benches begin. */
  readonly floor: number;
  /** How far the columns are from the middle. */
  readonly columns: readonly number[];
  /** The innermost bench, and how much wider and deeper the next ones are. */
  readonly bench: readonly [width: number, depth: number];
  readonly step: readonly [width: number, depth: number];
  readonly tiers: number;
  readonly senator: number;
}

const wide: Hall = {
  width: 1600,
  height: 900,
  terrace: 186,
  floor: 470,
  columns: [404, 436],
  bench: [500, 180],
  step: [118, 82],
  tiers: 7,
  senator: 1,
};
const tall: Hall = {
  width: 900,
  height: 1600,
  terrace: 380,
  floor: 760,
  columns: [410],
  bench: [300, 380],
  step: [92, 130],
  tiers: 6,
  senator: 1.25,
};

const gradient = (id: string, kind: string, attributes: string, stops: readonly (readonly [number, string, number])[]): string =>
  `<${kind} id="${id}" ${attributes}>${stops
    .map(([at, color, opacity]) => `<stop offset="${num(at)}" stop-color="${color}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`)
    .join('')}</${kind}>`;

function defs({ width, height, terrace }: Hall, inks: SenateInks): string {
  const middle = width / 2;
  const inPlace = 'gradientUnits="userSpaceOnUse"';
  return `<defs>${[
    gradient('w', 'linearGradient', 'x2="0" y2="1"', [
      [0, inks.top, 1],
      [0.3, inks.middle, 1],
      [1, inks.bottom, 1],
    ]),
    gradient('h', 'radialGradient', `cx="${middle}" cy="${terrace}" r="${width * 0.55}" ${inPlace}`, [
      [0, inks.horizon, 0.6],
      [1, inks.horizon, 0],
    ]),
    gradient('t', 'linearGradient', 'x2="0" y2="1"', [
      [0, inks.tierTop, 1],
      [1, inks.tierFoot, 1],
    ]),
    gradient('c', 'linearGradient', '', [
      [0, inks.column[0], 1],
      [0.5, inks.column[1], 1],
      [1, inks.column[0], 1],
    ]),
    gradient('b', 'radialGradient', `cx="${middle}" cy="${height * 1.05}" r="${Math.max(width, height) * 0.56}" ${inPlace}`, [
      [0, inks.light[0], 0.85],
      [0.3, inks.light[1], 0.42],
      [1, inks.light[1], 0],
    ]),
    gradient('r', 'radialGradient', `cx="${middle}" cy="${height * 1.08}" r="${Math.max(width, height) * 0.72}" ${inPlace}`, [
      [0, inks.light[0], 0.36],
      [0.6, inks.rim, 0.1],
      [1, inks.rim, 0],
    ]),
    gradient('v', 'radialGradient', `cx="${middle}" cy="${height * 0.52}" r="${Math.hypot(width, height) * 0.56}" ${inPlace}`, [
      [0.5, inks.dusk, 0],
      [1, inks.dusk, inks.duskOpacity],
    ]),
  ].join('')}</defs>`;
}

const box = (x: number, y: number, width: number, height: number): string => `M${nums(x, y)}h${num(width)}v${num(height)}h${num(-width)}z`;

/** Houses of the drowned city, one beside the other: domes, gables, towers with battlements, and shells. */
function city(
  luck: Seed,
  { width }: Hall,
  foot: number,
  height: number,
  least: number,
): { readonly houses: string; readonly lamps: Point[] } {
  const lamps: Point[] = [];
  let houses = '';
  for (let x = -20; x < width;) {
    const half = luck.between(least, least * 1.9);
    const top = foot - luck.between(height * 0.35, height);
    const roofs = [
      `a${nums(half, half * 1.1)} 0 0 1 ${nums(half * 2)} 0`,
      `l${nums(half, -half * 1.8)}l${nums(half, half * 1.8)}`,
      `h${num(half * 0.5)}v-9h${num(half * 0.5)}v9h${num(half * 0.4)}v-16h${num(half * 0.6)}v16`,
      `q${nums(half, -half * 2.6, half * 2, 0)}`,
      `c${nums(-half * 0.6, -half, half * 0.8, -half * 1.2, half, -half * 2.4)}c${nums(half * 0.2, half * 1.2, half * 1.6, half * 1.4, half, half * 2.4)}`,
    ];
    houses += `M${nums(x, foot)}V${num(top)}${roofs[Math.floor(luck() * roofs.length)]!}V${num(foot)}z`;
    for (let y = top + 8; y < foot - 6; y += 13) if (luck() < 0.42) lamps.push([x + half * luck.between(0.4, 1.6), y]);
    x += half * 2 + luck.between(0, 8);
  }
  return { houses, lamps };
}

function farCity(luck: Seed, hall: Hall, inks: SenateInks): string {
  const { width, terrace } = hall;
  const far = city(luck, hall, terrace, 120, 20);
  const near = city(luck, hall, terrace + 10, 78, 28);
  return (
    shape(box(0, 0, width, terrace + 20), 'url(#h)') +
    faint(shape(far.houses, inks.far), 0.9) +
    faint(shape(box(0, terrace - 90, width, 100), inks.middle), 0.25) +
    shape(near.houses, inks.near) +
    dots(near.lamps, 2.6, inks.windows, 0.75) +
    dots(far.lamps, 1.8, inks.windows, 0.45) +
    shoals(luck, hall, inks)
  );
}

/** Fish over the roofs, and a whale far away. */
function shoals(luck: Seed, { width, terrace }: Hall, inks: SenateInks): string {
  const fish = ([x, y]: Point, size: number): string =>
    `M${nums(x, y)}c${nums(6 * size, -5 * size, 15 * size, -5 * size, 21 * size, -size)}l${nums(6 * size, -5 * size)}c${nums(size, 4 * size, size, 8 * size, 0, 12 * size)}l${nums(-6 * size, -5 * size)}c${nums(-6 * size, 4 * size, -15 * size, 4 * size, -21 * size, -size)}z`;
  const shoal = (x: number, y: number): string =>
    times(9, () => fish([x + luck.between(-60, 60), y + luck.between(-22, 22)], luck.between(0.3, 0.55))).join('');
  const whale = fish([width * 0.66, terrace * 0.42], 5);
  return (
    faint(shape(whale, inks.far), 0.8) +
    faint(shape(shoal(width * 0.2, terrace * 0.4) + shoal(width * 0.84, terrace * 0.55), inks.windows), 0.4)
  );
}

/** The terrace before the city, and the wall below it with its courses of stone and its columns. */
function wall(hall: Hall, inks: SenateInks): string {
  const { width, terrace, floor, columns } = hall;
  const middle = width / 2;
  const courses = times(Math.floor((floor - terrace) / 38), (i) => {
    const y = terrace + 44 + i * 38;
    const joints = times(Math.ceil(width / 96), (k) => `M${nums(k * 96 + (i % 2) * 48, y)}v38`).join('');
    return `M0 ${num(y)}H${width}${joints}`;
  }).join('');
  const balustrade = times(Math.ceil(width / 20), (i) => `M${nums(i * 20 + 4, terrace + 12)}q-3 8 0 14h4q3-6 0-14z`).join('');
  return (
    shape(box(0, terrace + 26, width, floor - terrace + 60), inks.wall) +
    line(courses, inks.course, 1.4, 0.7) +
    shape(box(0, terrace + 4, width, 8) + box(0, terrace + 26, width, 9), inks.course) +
    shape(balustrade, inks.course) +
    line(`M0 ${num(terrace + 4)}H${width}`, inks.rim, 1.4, 0.45) +
    columns.map((away) => column(hall, inks, middle - away) + column(hall, inks, middle + away)).join('')
  );
}

function column({ terrace, floor }: Hall, inks: SenateInks, x: number): string {
  const [top, foot] = [terrace + 34, floor + 60];
  const flutes = [-6, 0, 6].map((dx) => `M${nums(x + dx, top + 22)}V${num(foot - 16)}`).join('');
  return (
    shape(box(x - 11, top + 16, 22, foot - top - 28), 'url(#c)') +
    line(flutes, inks.tierFoot, 1.6, 0.45) +
    shape(`M${nums(x - 22, top)}h44l-9 18h-26z` + box(x - 20, foot - 14, 40, 7) + box(x - 25, foot - 7, 50, 9), 'url(#c)', inks.course, 1) +
    line(`M${nums(x - 22, top)}h44`, inks.rim, 1.4, 0.5)
  );
}

/** Half an ellipse that opens upwards, and the points where somebody sits on it. */
function benches(luck: Seed, hall: Hall, inks: SenateInks): string {
  const { width, floor, bench, step, tiers } = hall;
  const middle = width / 2;
  return times(tiers, (i) => {
    const [rx, ry] = [bench[0] + step[0] * i, bench[1] + step[1] * i];
    const y = floor - 26 + i * 10;
    const rim = `M${nums(middle - rx, y)}a${nums(rx, ry)} 0 0 0 ${nums(rx * 2, 0)}`;
    const band = `${rim}v70a${nums(rx, ry)} 0 0 1 ${nums(-rx * 2, 0)}z`;
    const seated: Point[] = [];
    const joints: string[] = [];
    for (let angle = 14 + (i % 2) * 3; angle < 167; angle += luck.between(3.4, 5.4) * (560 / rx)) {
      const turn = (angle * Math.PI) / 180;
      const at: Point = [middle - rx * Math.cos(turn), y + ry * Math.sin(turn)];
      joints.push(`M${nums(at[0] + 13, at[1] + 4)}v30`);
      if (Math.abs(angle - 90) > 9 && luck() < 0.82) seated.push([at[0], at[1] + 3]);
    }
    const people = seated.map((at) => senator(luck, at, hall.senator * luck.between(0.86, 1.12)));
    const watching = people.flatMap(({ eyes }) => (luck() < 0.4 ? eyes : []));
    return (
      group(shape(band, 'url(#t)'), `opacity="${num(0.95 - i * 0.05)}"`) +
      line(joints.join(''), inks.tierFoot, 1.6, 0.5) +
      line(rim, inks.rim, 1.6, 0.4 - i * 0.03) +
      shape(people.map(({ body }) => body).join(''), inks.senators[Math.min(i, inks.senators.length - 1)]!, inks.rim, 0.35) +
      dots(watching, 1.9 * hall.senator, inks.eyes, 0.75)
    );
  }).join('');
}

/** Light from under the last seat, in beams. */
function lightFromBelow(luck: Seed, { width, height }: Hall): string {
  const from: Point = [width / 2, height * 1.08];
  const reach = Math.hypot(width, height);
  const beams = times(13, (i) => {
    const angle = ((i * 14 + 6 + luck.between(-3, 3)) * Math.PI) / 180;
    const half = luck.between(0.012, 0.034);
    const end = (turn: number): Point => [from[0] - Math.cos(turn) * reach, from[1] - Math.sin(turn) * reach];
    return faint(
      shape(`M${nums(...from)}L${nums(...end(angle - half))}L${nums(...end(angle + half))}z`, 'url(#r)'),
      luck.between(0.4, 0.9),
    );
  });
  return shape(box(0, 0, width, height), 'url(#b)') + beams.join('');
}

function weeds(luck: Seed, { width, height }: Hall, inks: SenateInks): string {
  const stem = (x: number): string =>
    ribbon(
      walk(
        [x, height + 10],
        -90,
        6,
        () => luck.between(18, 34),
        () => luck.between(-16, 16),
      ),
      taper(13),
    );
  return shape(times(7, (i) => stem(8 + i * 11) + stem(width - 8 - i * 11)).join(''), inks.weed);
}

function paint(word: string, hall: Hall, inks: SenateInks): string {
  const luck = seed(word);
  const { width, height } = hall;
  const motes = times(46, (): Point => [luck.between(0, width), luck.between(height * 0.2, height)]);
  return picture(
    width,
    height,
    defs(hall, inks) +
      shape(box(0, 0, width, height), 'url(#w)') +
      farCity(luck, hall, inks) +
      wall(hall, inks) +
      shape(box(0, hall.floor + 30, width, height), inks.tierFoot) +
      shape(box(0, hall.floor + 30, width, 12), inks.course) +
      line(`M0 ${num(hall.floor + 30)}H${width}`, inks.rim, 1.4, 0.35) +
      benches(luck, hall, inks) +
      lightFromBelow(luck, hall) +
      weeds(luck, hall, inks) +
      dots(motes.slice(0, 30), 2.4, inks.rim, 0.5) +
      dots(motes.slice(30), 4, inks.rim, 0.35) +
      shape(box(0, 0, width, height), 'url(#v)'),
  ).replace('<svg ', '<svg preserveAspectRatio="none" ');
}

/** The house of the Senate for wide and for tall windows, by night and by day. */
export const senates = (['night', 'day'] as const).flatMap((hour) => [
  [`senate-wide-${hour}`, (): string => paint('senate', wide, senateInks[hour])] as const,
  [`senate-tall-${hour}`, (): string => paint('senate', tall, senateInks[hour])] as const,
]);
