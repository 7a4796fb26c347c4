import type { Point } from './curve.ts';
import type { Paint } from './light.ts';
import type { Tones } from './palette.ts';
import type { farPlanes } from './planes.ts';
import type { Seed } from './seed.ts';

/** Everything a lord's picture depends on. */
export interface Appearance {
  /** Short, and no other picture's: its gradients are called after it. */
  readonly name: string;
  /** The grandee stands straight in a crown, the schemer hides under a hood. */
  readonly rank: 'grandee' | 'schemer' | 'lord';
  /** Its place among those of its guild: head-dress, posture and eyes go by it. */
  readonly place: number;
  /** How high the great claw is raised, where there is one; null where it is busy. */
  readonly raised: number | null;
  readonly far: keyof typeof farPlanes;
  readonly tones: Tones;
  readonly paint: Paint;
  readonly luck: Seed;
}

export const fars = ['kelp', 'town', 'arches', 'moon', 'ruins', 'ribs'] as const;

/** How the lords of one guild are built. */
export interface Anatomy {
  /** Trunk and clothes. */
  body(appearance: Appearance): string;
  head(appearance: Appearance): string;
  /** Where the arms begin, on the left and on the right. */
  readonly shoulders: readonly [Point, Point];
  arm(from: Point, to: Point, appearance: Appearance): string;
  /** What closes around the thing that is held. */
  hand(at: Point, appearance: Appearance): string;
}

/** Which arm goes where: 0 is the left one. */
export type Reach = readonly [arm: 0 | 1, to: Point];
export const left = (x: number, y: number): Reach => [0, [x, y]];
export const right = (x: number, y: number): Reach => [1, [x, y]];

export interface Held {
  readonly reach: readonly Reach[];
  readonly thing: string;
  /** A pearl lies on the hand; around anything else the hand closes. */
  readonly lies: boolean;
}
