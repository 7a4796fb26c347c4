import type { Guild, LocationId } from '@fathom/conspiracy';
import type { Place } from '../../../../art/place.ts';
import { archive, citadel, recall, vault } from './rooms.ts';
import { gate, grotto, hoard, lagoon, market } from './treasures.ts';
import { circle, islet, lighthouse, narrowStrait, reef, twinStraits } from './waters.ts';

export type HallId = `${Guild}-palace` | `${Guild}-guildhall`;

/** All that belong to no guild. */
export const places: Readonly<Record<Exclude<LocationId, HallId>, Place>> = {
  'grand-citadel': citadel,
  'pearl-grotto': grotto,
  'pearl-lagoon': lagoon,
  'pearl-hoard': hoard,
  'silver-gate': gate('silver'),
  'gilded-gate': gate('gold'),
  'oyster-market': market,
  'drowned-lighthouse': lighthouse,
  'narrow-strait': narrowStrait,
  'twin-straits': twinStraits,
  'hall-of-recall': recall,
  'shifting-reef': reef,
  'locksmiths-vault': vault,
  'cartographers-archive': archive,
  'value-circle-1': circle(1),
  'value-circle-2': circle(2),
  'value-circle-3': circle(3),
  'value-circle-4': circle(4),
  'forgotten-islet': islet,
};
