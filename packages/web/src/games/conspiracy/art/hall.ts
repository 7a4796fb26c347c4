import { num, nums } from '../../../art/curve.ts';
import type { SenateInks } from './senate-light.ts';

/** The size of a painting and where its parts are, all in its own units. */
export interface Hall {
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

export const wide: Hall = {
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
export const tall: Hall = {
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

/** A colour somewhere along a gradient. */
type Stop = readonly [at: number, color: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list.map(([at, color, opacity = 1]) => `<stop offset="${num(at)}" stop-color="${color}" stop-opacity="${opacity}"/>`).join('');

/** From top to bottom. */
const down = (id: string, ...list: Stop[]): string => `<linearGradient id="${id}" x2="0" y2="1">${stops(list)}</linearGradient>`;
const across = (id: string, ...list: Stop[]): string => `<linearGradient id="${id}">${stops(list)}</linearGradient>`;
/** Around a point of the painting. */
const around = (id: string, x: number, y: number, radius: number, ...list: Stop[]): string =>
  `<radialGradient id="${id}" cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" gradientUnits="userSpaceOnUse">${stops(list)}` +
  '</radialGradient>';

/** The gradients of a painting: water, horizon, tiers, columns, light from below, its beams, and the dusk at the edges. */
export function lights({ width, height, terrace }: Hall, inks: SenateInks): string {
  const middle = width / 2;
  const longer = Math.max(width, height);
  const [heart, halo] = inks.light;
  const [edge, core] = inks.column;
  return `<defs>${[
    down('w', [0, inks.top], [0.3, inks.middle], [1, inks.bottom]),
    around('h', middle, terrace, width * 0.55, [0, inks.horizon, 0.6], [1, inks.horizon, 0]),
    down('t', [0, inks.tierTop], [1, inks.tierFoot]),
    across('c', [0, edge], [0.5, core], [1, edge]),
    around('b', middle, height * 1.05, longer * 0.56, [0, heart, 0.85], [0.3, halo, 0.42], [1, halo, 0]),
    around('r', middle, height * 1.08, longer * 0.72, [0, heart, 0.36], [0.6, inks.rim, 0.1], [1, inks.rim, 0]),
    around('v', middle, height * 0.52, Math.hypot(width, height) * 0.56, [0.5, inks.dusk, 0], [1, inks.dusk, inks.duskOpacity]),
  ].join('')}</defs>`;
}

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${nums(x, y)}h${num(width)}v${num(height)}h${num(-width)}z`;
