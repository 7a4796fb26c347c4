import type { Paint } from '../../../../art/light.ts';
import type { Tones } from '../../../../art/palette.ts';
import type { Seed } from '../../../../art/seed.ts';

/** How an animal is lit. */
export interface Light {
  readonly tones: Tones;
  readonly paint: Paint;
  readonly luck: Seed;
}
/** An animal, 120 wide and 168 high, its middle at 60, 76. */
export type Animal = (light: Light) => string;
