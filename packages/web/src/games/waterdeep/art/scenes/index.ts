import { print } from '../ink.ts';
import { wards as lights } from '../palette.ts';
import type { PlaceId } from '../places.ts';
import type { Place } from './city.ts';
import { houses } from './houses.ts';
import { skullport } from './skullport.ts';
import { streets } from './streets.ts';
import { temples } from './temples.ts';
import { under } from './under.ts';
import { wards } from './wards.ts';

const places: Readonly<Record<PlaceId, Place>> = { ...wards, ...houses, ...streets, ...temples, ...under, ...skullport };

/** A space of the board or a building tile: a place in the city by night. */
export function placePicture(id: PlaceId): string {
  const { ward, draw } = places[id];
  return print(id, lights[ward], 168, 112, draw);
}
