import { same, type Cursor } from '@fathom/kernel';
import { allyIds } from './content/cards.ts';
import { locationIds } from './content/locations.ts';
import { lordIds, lords, type LordId } from './content/lords.ts';
import type { Steps } from './flow.ts';
import type { State } from './state.ts';

/* How each field of a frame is read from a position. */

export type Read = (cursor: Cursor, s: State, lord: LordId | null) => unknown;

export const MANY = 99;
export const seat: Read = (cursor, s) => cursor.whole(0, s.seats - 1);
export const seats: Read = (cursor, s) => cursor.list(s.seats).map((item) => item.whole(0, s.seats - 1));
export const number: Read = (cursor) => cursor.whole(0, MANY);
export const lord: Read = (cursor) => cursor.oneOf(...lordIds);
export const allies: Read = (cursor) => cursor.list(MANY).map((item) => item.oneOf(...allyIds));
export const lordOrNull: Read = (cursor) => (cursor.value === null ? null : cursor.oneOf(...lordIds));
export const location: Read = (cursor) => cursor.oneOf(...locationIds);
export const effect: Read = (cursor, _s, of) =>
  (of === null ? undefined : lords[of].onEnter.find((own) => same(own, cursor.value))) ?? cursor.refuse('not-allowed');

export type FrameFields<K extends keyof Steps> = { readonly [N in K]: Readonly<Record<keyof Steps[N], Read>> };
