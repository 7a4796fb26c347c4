import { num, nums, ribbon, taper, walk, type Point } from '../../../art/curve.ts';
import { seed, times, type Seed } from '../../../art/seed.ts';
import { dots, faint, group, line, picture, shape } from '../../../art/svg.ts';
import { farCity } from './drowned-city.ts';
import { box, lights, tall, wide, type Hall } from './hall.ts';
import { senateInks, type SenateInks } from './senate-light.ts';
import { senator } from './senators.ts';

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
    lights(hall, inks) +
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
