import { num, nums, polar, type Point } from '../../../../art/curve.ts';
import { times } from '../../../../art/seed.ts';
import { disc, faint, line, shape, twice } from '../../../../art/svg.ts';
import type { Hour } from './hours.ts';

/** Parts of the hall that stand behind pieces: stretched to the size that these have. */
const stretched = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" stroke-linecap="round" ` +
  `stroke-linejoin="round">${content}</svg>`;

const fade = (id: string, ...list: readonly (readonly [number, string, number])[]): string =>
  `<linearGradient id="${id}" x2="0" ` +
  `y2="1">${list.map(([at, ink, opacity]) => `<stop offset="${at}" stop-color="${ink}" stop-opacity="${opacity}"/>`).join('')}` +
  '</linearGradient>';

/** The throne: a shell with a crown of thorns, on three steps. The lord deck leans in it. */
export function throne({ stone, gold, light, hollow }: Hour): string {
  const ribs = times(13, (i): Point => polar([74, 120], i % 2 === 0 ? 118 : 100, 180 + i * 15));
  const shell = `M10 172L${ribs.map((point) => nums(...point)).join('L')}L138 172z`;
  const steps = times(3, (i) =>
    shape(
      `M${14 - i * 7} ${166 + i * 8}Q74 ${158 + i * 8} ${134 + i * 7} ${166 + i * 8}v9H${14 - i * 7}z`,
      i === 1 ? stone[0] : stone[1],
      gold,
      0.8,
    ),
  );
  return stretched(
    148,
    190,
    `<defs>${fade('t', [0, stone[1], 1], [1, stone[0], 1])}${fade('l', [0, light[0], 0.6], [1, light[1], 0.1])}</defs>` +
      faint(disc([74, 84], 72, light[1]), 0.22) +
      shape(shell, 'url(#t)', gold, 2) +
      line(times(7, (i) => `M74 150L${nums(...polar([74, 120], 104, 180 + i * 30))}`).join(''), gold, 0.9, 0.55) +
      twice(shape('M20 172V92l-14-26l18 12l4-34l14 30z', stone[0], gold, 1.4), 74) +
      shape('M28 172V76Q30 34 74 20Q118 34 120 76V172z', hollow, gold, 1.6) +
      shape('M36 172V80Q38 46 74 34Q110 46 112 80V172z', 'url(#l)') +
      disc([74, 12], 7, '#f3ede0', ` stroke="${gold}" stroke-width="1.6"`) +
      steps.join(''),
  );
}

/** A niche with a keystone, lit from its floor. */
export function alcove({ stone, gold, below, hollow }: Hour): string {
  return stretched(
    70,
    100,
    `<defs>${fade('a', [0, stone[1], 1], [1, stone[0], 1])}${fade('b', [0.3, hollow, 1], [1, below, 0.5])}</defs>` +
      shape('M1 100V36Q1 1 35 1T69 36V100z', 'url(#a)', stone[2], 0.8) +
      shape('M6 100V38Q6 7 35 7T64 38V100z', hollow) +
      faint(shape('M6 100V38Q6 7 35 7T64 38V100z', 'url(#b)'), 0.8) +
      line('M6 96V38Q6 7 35 7T64 38V96', gold, 0.9, 0.6) +
      shape('M0 95H70V100H0z', stone[1], gold, 0.6),
  );
}

/** The balustrade between the hall and the viewer. */
export function parapet({ stone, gold, below, hollow, name }: Hour): string {
  const arches = times(40, (i) => `M${num(i * 32 + 5)} 250V62q11-17 22 0V250z`).join('');
  return stretched(
    1280,
    250,
    `<defs>${fade('p', [0, stone[1], 1], [0.12, stone[0], 1], [1, name === 'night' ? '#060a1a' : '#dfe8f2', 1])}` +
      `<radialGradient id="u" cx=".5" cy="1.15" r=".8"><stop stop-color="${below}" stop-opacity=".55"/>` +
      `<stop offset=".5" stop-color="${below}" stop-opacity=".2"/>` +
      `<stop offset="1" stop-color="${below}" stop-opacity="0"/></radialGradient></defs>` +
      faint(shape('M0 22Q640-10 1280 22V250H0z', 'url(#p)'), 0.96) +
      faint(shape(arches, hollow), name === 'night' ? 0.4 : 0.07) +
      line('M0 22Q640-10 1280 22', gold, 2.4, 0.8) +
      line('M0 33Q640 1 1280 33', hollow, 3, 0.4) +
      shape('M0 22Q640-10 1280 22V250H0z', 'url(#u)'),
  );
}

/** Two links of the chain. */
export const chain = ({ name }: Hour): string => {
  const ink = name === 'night' ? '#8d8596' : '#e8dfe2';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 18 60" fill="none" stroke="${ink}" stroke-width="3">` +
    '<ellipse cx="9" cy="15" rx="6" ry="12"/><path d="M9 24v24M9 54v12M9-6v12"/></svg>'
  );
};
