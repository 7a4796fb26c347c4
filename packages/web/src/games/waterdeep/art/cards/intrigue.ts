import { intrigues, type IntrigueName } from '@fathom/waterdeep';
import type { Tones } from '../../../../art/palette.ts';
import { print, put, type Ink } from '../ink.ts';
import { mandatoryLight, wards } from '../palette.ts';
import { attacks, duties, favours, type Deed } from './intrigueMotifs.ts';
import { hands, shadows } from './shadows.ts';

/** Blood in the air. */
const attackLight: Tones = { ...wards.blood, night: '#0b0714', dusk: '#2a1c3a', haze: '#7a1f2c' };

type Look = readonly [light: Tones, deed: Deed];

const seen = <K extends string, D>(deeds: Readonly<Record<K, D>>, look: (deed: D) => Look): Record<K, Look> =>
  Object.fromEntries(Object.entries<D>(deeds).map(([id, deed]) => [id, look(deed)])) as Record<K, Look>;

const looks: Readonly<Record<IntrigueName, Look>> = {
  ...seen(attacks, (deed: Deed) => [attackLight, deed]),
  ...seen(duties, (deed: Deed) => [mandatoryLight, deed]),
  ...seen(favours, ([ward, deed]) => [wards[ward], deed]),
};

/** One thing in the light; or one before the other. */
const group = (ink: Ink, [, first, second]: Deed): string =>
  second === undefined ? put(first(ink), [60, 60], 1.3) : put(second(ink), [80, 48], 0.86) + put(first(ink), [48, 66], 1.05);

/** Intrigue: a place in the dark, what it is about, and the hand behind it. */
export function intriguePicture(id: IntrigueName): string {
  const [light, deed] = looks[id];
  return print(id, light, 120, 168, (ink) => shadows[deed[0]](ink) + hands[intrigues[id].kind](ink) + group(ink, deed));
}
