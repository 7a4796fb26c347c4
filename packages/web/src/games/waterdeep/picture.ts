import { nameOf, type Completable, type IntrigueId, type IntrigueName, type LordId, type SpaceId } from '@fathom/waterdeep';
import { placeOf } from './art/places.ts';

export type Back = 'quest-back' | 'intrigue-back' | 'lord-back' | 'building-back';
type Land = 'city-wide' | 'city-tall' | 'counter';
type Ground = Land | `${Land}-day` | 'undermountain' | 'skullport';
type Drawn = Completable | IntrigueName | LordId | Back | Ground;

/** The address of a picture, which is drawn from the piece's ID when the page is built. */
export const picture = (id: Drawn): string => `./art/waterdeep/${id}.svg`;
/** Copies of a card share one picture, as do the spaces of one building. */
export const cardPicture = (id: IntrigueId): string => picture(nameOf[id]);
export const spacePicture = (id: SpaceId): string => `./art/waterdeep/${placeOf(id)}.svg`;
