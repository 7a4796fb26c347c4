import { isDuty, quests, type Completable } from '@fathom/waterdeep';
import type { Tones } from '../../../../art/palette.ts';
import { print, put, type Ink } from '../ink.ts';
import { mandatoryLight, wards } from '../palette.ts';
import { questThemes, type Theme } from './questMotifs.ts';
import { aura, backdrops, type Family } from './backdrops.ts';

/** The light of each type. */
const lights: Readonly<Record<Family, Tones>> = {
  arcana: wards.arcane,
  commerce: wards.gold,
  piety: wards.temple,
  skullduggery: wards.venom,
  warfare: { ...wards.blood, dusk: '#2e2440', hue: '#d8653f' },
  mandatory: mandatoryLight,
};

const familyOf = (id: Completable): Family => (isDuty(id) ? 'mandatory' : quests[id].type);

/** One thing in the middle; or two, the greater one nearer. */
const group = (ink: Ink, [, first, second]: Theme): string =>
  second === undefined ? put(first(ink), [84, 55], 1.3) : put(second(ink), [119, 58], 0.92) + put(first(ink), [66, 57], 1.14);

/** A quest: where it leads, the sign of its type, what it is about. */
export function questPicture(id: Completable): string {
  const family = familyOf(id);
  const theme = questThemes[id];
  return print(id, lights[family], 168, 112, (ink) => backdrops[theme[0]](ink) + aura(ink, family) + group(ink, theme));
}
