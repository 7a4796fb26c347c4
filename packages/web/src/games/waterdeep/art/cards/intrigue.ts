import type { Tones } from '../../../art/palette.ts';
import type { IntrigueId, IntrigueKind } from '../ids.ts';
import { print, put, type Ink } from '../ink.ts';
import { mandatoryLight, wards } from '../palette.ts';
import { attacks, duties, favours, type Deed, type Of } from './intrigueMotifs.ts';
import { hands, shadows } from './shadows.ts';

/** Blood in the air. */
const attackLight: Tones = { ...wards.blood, night: '#0b0714', dusk: '#2a1c3a', haze: '#7a1f2c' };

function look(id: IntrigueId): readonly [kind: IntrigueKind, light: Tones, deed: Deed] {
  if (id in attacks) return ['attack', attackLight, attacks[id as Of<'attack'>]];
  if (id in duties) return ['mandatory', mandatoryLight, duties[id as Of<'mandatory'>]];
  const [ward, deed] = favours[id as Of<'utility'>];
  return ['utility', wards[ward], deed];
}

/** One thing in the light; or one before the other. */
const group = (ink: Ink, [, first, second]: Deed): string =>
  second === undefined ? put(first(ink), [60, 60], 1.3) : put(second(ink), [80, 48], 0.86) + put(first(ink), [48, 66], 1.05);

/** Intrigue: a place in the dark, what it is about, and the hand behind it. */
export function intriguePicture(id: IntrigueId): string {
  const [kind, light, deed] = look(id);
  return print(id, light, 120, 168, (ink) => shadows[deed[0]](ink) + hands[kind](ink) + group(ink, deed));
}
