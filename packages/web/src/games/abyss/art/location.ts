import type { LocationId } from '@fathom/abyss';
import { defsFor, paintFor } from '../../../art/light.ts';
import { digest, seed } from '../../../art/seed.ts';
import { picture } from '../../../art/svg.ts';
import { chamber, closedTower, gamblingDen, home, jail, lostTower, throneRoom } from './scenes/halls.ts';
import { chasm, fields, nest, sanctuary, senate } from './scenes/races.ts';
import type { Scenery } from './scenes/scenery.ts';
import { abyss, coralBarrier, depths, lair, mirrors, smokers } from './scenes/waters.ts';
import { battlefield, convoy, graveyard, megalodon } from './scenes/wrecks.ts';

const sceneries: Readonly<Record<LocationId, Scenery>> = {
  'sargasso-silos': home('farmer'),
  'hydrozoa-reserves': home('mage'),
  sanctuary,
  parliament: home('politician'),
  barracks: home('military'),
  dockworks: home('merchant'),
  'sargasso-fields': fields,
  abyss,
  'city-of-mirrors': mirrors,
  'black-smokers': smokers,
  'oceanic-senate-assembly': senate,
  depths,
  'throne-room': throneRoom,
  jail,
  chasm,
  'closed-tower': closedTower,
  'lost-tower': lostTower,
  'chamber-of-allies': chamber,
  'nest-of-giant-clams': nest,
  'coral-barrier': coralBarrier,
  'gambling-den': gamblingDen,
  'krakens-lair': lair,
  'cetacean-graveyard': graveyard,
  'abandoned-convoy': convoy,
  megalodon,
  battlefield,
};

/** The same place always looks the same. */
export function locationPicture(id: LocationId): string {
  const name = `t${digest(id).toString(36)}`;
  const { light, draw } = sceneries[id];
  const content = draw({ tones: light, paint: paintFor(name, light), luck: seed(`abyss ${id}`) });
  return picture(168, 120, defsFor(name, light, content) + content);
}
