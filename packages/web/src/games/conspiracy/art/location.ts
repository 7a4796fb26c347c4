import type { Guild, LocationId } from '@fathom/conspiracy';
import { hall } from '../../../art/halls.ts';
import { defsFor, paintFor } from '../../../art/light.ts';
import { moods, tones, type Tones } from '../../../art/palette.ts';
import { places, type HallId } from './scenes/places.ts';
import type { Scene } from '../../../art/seascape.ts';
import { digest, seed } from '../../../art/seed.ts';
import { picture } from '../../../art/svg.ts';

const isHall = (id: LocationId): id is HallId => !(id in places);

/** In which light, and what. */
function subject(id: LocationId): readonly [light: Tones, draw: (scene: Scene) => string] {
  if (!isHall(id)) return [moods[places[id].mood], (scene) => places[id].draw(scene)];
  const [guild, kind] = id.split('-') as [Guild, 'palace' | 'guildhall'];
  return [tones[guild], (scene) => hall(scene, guild, kind)];
}

/** The same place always looks the same. */
export function locationPicture(id: LocationId): string {
  const name = `l${digest(id).toString(36)}`;
  const [light, draw] = subject(id);
  const content = draw({ tones: light, paint: paintFor(name, light), luck: seed(id) });
  return picture(168, 120, defsFor(name, light, content) + content);
}
