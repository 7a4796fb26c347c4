import type { SpaceId } from '@fathom/waterdeep';

type Whole<Id> = Id extends `${infer Place}-${1 | 2 | 3}` ? Place : Id;
/** What is drawn once: the three spaces of the Inn are one house, and so is the Harbor. */
export type PlaceId = Whole<SpaceId>;

export const placeOf = (space: SpaceId): PlaceId => space.replace(/-\d$/, '') as PlaceId;
