import { num, nums } from '../../../../art/curve.ts';
import { seed, times } from '../../../../art/seed.ts';
import { line } from '../../../../art/svg.ts';

const [width, height, planks] = [1280, 260, 5];

/** The counter that a player sits at: planks, their grain, and the light of a lamp from above. */
function draw(tones: {
  readonly wood: readonly [string, string];
  readonly grain: string;
  readonly gap: string;
  readonly light: string;
}): string {
  const luck = seed('waterdeep counter');
  const deep = height / planks;
  const boards = times(planks, (i) => `<path fill="${tones.wood[i % 2]}" d="M0 ${num(i * deep)}h${width}v${num(deep)}H0z"/>`).join('');
  const grain = times(70, (i) => {
    const [x, y] = [luck.between(-60, width), ((i % planks) + luck.between(0.12, 0.88)) * deep];
    const long = luck.between(90, 260);
    return `M${nums(x, y)}q${nums(long / 2, luck.between(-5, 5), long, luck.between(-2, 2))}`;
  }).join('');
  const gaps = times(planks - 1, (i) => `M0 ${num((i + 1) * deep)}h${width}`).join('');
  const joints = times(planks * 2, (i) => `M${nums(luck.between(40, width), Math.floor(i / 2) * deep)}v${num(deep)}`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" stroke-linecap="round"><defs>` +
    `<radialGradient id="c" cx=".5" cy="0" r="1"><stop stop-color="${tones.light}" stop-opacity=".3"/>` +
    `<stop offset="1" stop-color="${tones.gap}" stop-opacity=".4"/></radialGradient></defs>` +
    boards +
    line(grain, tones.grain, 1.2, 0.5) +
    line(gaps + joints, tones.gap, 2, 0.8) +
    `<path fill="url(#c)" d="M0 0h${width}v${height}H0z"/></svg>`
  );
}

export const counters = [
  ['counter', () => draw({ wood: ['#2b1c10', '#25180e'], grain: '#46301b', gap: '#120b06', light: '#f2a94a' })],
  ['counter-day', () => draw({ wood: ['#c9a777', '#c09d6c'], grain: '#a98352', gap: '#8a6a42', light: '#fff3d6' })],
] as const;
