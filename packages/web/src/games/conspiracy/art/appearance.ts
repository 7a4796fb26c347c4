import type { Guild, LordId, LordKind } from '@fathom/conspiracy';
import { paintFor } from '../../../art/light.ts';
import { fars, type Appearance } from '../../../art/appearance.ts';
import { tones } from '../../../art/palette.ts';
import { seed } from '../../../art/seed.ts';

/** A lord of Conspiracy: its kind, and which of its kind. */
export interface LordAppearance extends Appearance {
  readonly guild: Guild;
  readonly kind: LordKind;
  /** 0 is the first. */
  readonly copy: number;
}

/** Twelve to a guild: no two share a head-dress and a background. */
const kinds: Readonly<Record<string, readonly [kind: LordKind, place: number]>> = {
  0: ['schemer', 0],
  1: ['silverKeeper', 1],
  2: ['goldKeeper', 5],
  3: ['pearlBroker', 7],
  4: ['pearlBearer', 9],
  6: ['grandee', 11],
};

/** A soldier who keeps a key raises the claw that is free. */
function raisedBy(kind: LordKind, copy: number): number | null {
  if (kind === 'goldKeeper') return copy === 0 ? 6 : null;
  return kind === 'silverKeeper' && copy !== 2 ? copy * 3 : null;
}

export function appearanceOf(id: LordId): LordAppearance {
  const [guild, influence, nth] = id.split('-') as [Guild, string, string];
  const [kind, first] = kinds[influence]!;
  const copy = Number(nth) - 1;
  const place = first + copy;
  const suit = Object.keys(tones).indexOf(guild);
  const name = `c${suit}${influence}${nth}`;
  return {
    name,
    guild,
    kind,
    copy,
    rank: kind === 'grandee' || kind === 'schemer' ? kind : 'lord',
    place,
    raised: raisedBy(kind, copy),
    far: fars[(place + suit + (place < 6 ? 0 : 2)) % fars.length]!,
    tones: tones[guild],
    paint: paintFor(name, tones[guild]),
    luck: seed(id),
  };
}
