import type { Race } from '@fathom/abyss';
import { nums, poly, type Point } from '../../../art/curve.ts';
import { defsFor, paintFor } from '../../../art/light.ts';
import { seed, times } from '../../../art/seed.ts';
import { disc, dots, group, line, picture, ring, shape } from '../../../art/svg.ts';
import type { Animal, Light } from './animals/animal.ts';
import { crab, seahorse, shellfish } from './animals/armoured.ts';
import { jellyfish, kraken, squid } from './animals/soft.ts';
import { raceLight } from './palette.ts';

const animals: Readonly<Record<Race | 'kraken', Animal>> = { jellyfish, crab, seahorse, shellfish, squid, kraken };

/** As many lights as the ally is worth, along the ground it swims over. */
function lights({ tones, paint }: Light, value: number): string {
  const at = times(value, (i): Point => [
    60 + (i - (value - 1) / 2) * 21,
    150 - (i % 2) * 5 - (value === 1 ? 0 : Math.abs(i - (value - 1) / 2) * -2),
  ]);
  return at.map((point) => disc(point, 13, paint.halo) + disc(point, 5.6, tones.glint) + disc(point, 2.4, '#fff')).join('');
}

/** Light from below. */
const beams = ({ paint, luck }: Light): string =>
  times(3, (i) => {
    const top = 10 + i * 44 + luck.between(-10, 10);
    return shape(
      poly([
        [54 + i * 6, 172],
        [top - 6, -4],
        [top + 10, -4],
        [62 + i * 6, 172],
      ]),
      paint.beam,
    );
  }).join('');

/** An ally, by race and value; copies look alike. */
export function allyPicture(race: Race | 'kraken', value: number): string {
  const tones = raceLight(race);
  const name = `y${race[0]}${race[1]}${value}`;
  const luck = seed(`${race} ${value}`);
  const light: Light = { tones, paint: paintFor(name, tones), luck };
  const scale = 0.78 + value * 0.045;
  const rays = beams(light);
  const motes = dots(
    times(9, (): Point => [luck.between(4, 116), luck.between(6, 132)]),
    1.6,
    tones.glint,
    0.7,
  );
  const bubbles = line(
    times(4, () => ring([luck.between(6, 114), luck.between(10, 120)], luck.between(1.4, 3))).join(''),
    tones.glint,
    0.7,
    0.6,
  );
  const content =
    `<path fill="${light.paint.sea}" d="M0 0h120v168H0z"/>` +
    `<ellipse cx="60" cy="84" rx="70" ry="76" fill="${light.paint.halo}"/>` +
    rays +
    group(animals[race](light), `transform="translate(${nums(60 - 60 * scale, 72 - 66 * scale)})scale(${nums(scale)})"`) +
    shape('M-2 170V146Q24 134 60 138T122 142V170z', tones.night) +
    lights(light, value) +
    motes +
    bubbles;
  return picture(120, 168, defsFor(name, tones, content) + content);
}
