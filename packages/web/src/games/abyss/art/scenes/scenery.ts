import { nums, type Point } from '../../../../art/curve.ts';
import type { Tones } from '../../../../art/palette.ts';
import type { Scene } from '../../../../art/seascape.ts';
import { group } from '../../../../art/svg.ts';
import type { Animal } from '../animals/animal.ts';

/** A tile, 168 wide and 120 high: the light it lies in, and what stands there. */
export interface Scenery {
  readonly light: Tones;
  readonly draw: (scene: Scene) => string;
}

/** An animal somewhere in a landscape: its middle, and how large. */
export const creature = (scene: Scene, animal: Animal, [x, y]: Point, scale: number): string =>
  group(animal(scene), `transform="translate(${nums(x - 60 * scale, y - 72 * scale)})scale(${nums(scale)})"`);
