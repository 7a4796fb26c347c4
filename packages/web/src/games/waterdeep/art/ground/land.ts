import { nums, smooth, type Point } from '../../../../art/curve.ts';
import { seed } from '../../../../art/seed.ts';
import { disc, group, line, shape } from '../../../../art/svg.ts';
import { day, night, type Daylight } from './light.ts';
import { tall, wide, type Plan } from './plans.ts';
import { houses, lamplit, paved, rampart, waves } from './streets.ts';

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
    '<radialGradient id="l"><stop stop-color="#ffd084" stop-opacity=".6"/><stop offset=".35" stop-color="#f2a94a" stop-opacity=".2"/>' +
    '<stop offset="1" stop-color="#f2a94a" stop-opacity="0"/></radialGradient>' +
    `<radialGradient id="v" cx=".5" cy=".45" r=".75"><stop offset=".5" stop-color="${light.dusk}" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="${light.dusk}" stop-opacity="${light.lamps === 0 ? 0.22 : 0.6}"/></radialGradient>`;
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
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" stroke-linecap="round" ` +
    `stroke-linejoin="round"><defs>${defs}</defs>${content}</svg>`
  );
}

/** The city from above. */
export const lands = [
  ['city-wide', () => draw('city-wide', wide, night)],
  ['city-wide-day', () => draw('city-wide', wide, day)],
  ['city-tall', () => draw('city-tall', tall, night)],
  ['city-tall-day', () => draw('city-tall', tall, day)],
] as const;
