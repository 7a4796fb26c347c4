import type { Guild, LordId, LordKind } from '@fathom/conspiracy';
import { paintFor, type Paint } from './light.ts';
import { tones, type Tones } from './palette.ts';
import { seed, type Seed } from './seed.ts';
import type { Point } from './curve.ts';
import type { farPlanes } from './planes.ts';

/** Everything a lord's picture depends on. */
export interface Look {
  /** Short, and no other picture's: its gradients are called after it. */
  readonly name: string;
  readonly guild: Guild;
  readonly kind: LordKind;
  /** Which of its kind: 0 is the first. */
  readonly copy: number;
  /** Its place among the twelve of its guild: no two share a head-dress and a background. */
  readonly place: number;
  readonly far: keyof typeof farPlanes;
  readonly tones: Tones;
  readonly paint: Paint;
  readonly luck: Seed;
}

/** How the lords of one guild are built. */
export interface Guise {
  /** Trunk and clothes. */
  body(look: Look): string;
  head(look: Look): string;
  /** Where the arms begin, on the left and on the right. */
  readonly shoulders: readonly [Point, Point];
  arm(from: Point, to: Point, look: Look): string;
  /** What closes around the thing that is held. */
  hand(at: Point, look: Look): string;
}

const kinds: Readonly<Record<string, readonly [kind: LordKind, place: number]>> = {
  0: ['schemer', 0],
  1: ['silverKeeper', 1],
  2: ['goldKeeper', 5],
  3: ['pearlBroker', 7],
  4: ['pearlBearer', 9],
  6: ['grandee', 11],
};
const fars = ['kelp', 'town', 'arches', 'moon', 'ruins', 'ribs'] as const;

export function lookOf(id: LordId): Look {
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
    place,
    far: fars[(place + suit + (place < 6 ? 0 : 2)) % fars.length]!,
    tones: tones[guild],
    paint: paintFor(name, tones[guild]),
    luck: seed(id),
  };
}
