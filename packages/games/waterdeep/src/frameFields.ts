import type { Cursor } from '@fathom/kernel';
import { adventurers, type Lying } from './content/goods.ts';
import { dutyIds, questIds } from './content/tables.ts';
import { lists, type ListId } from './effects/lists.ts';
import { spaceIds } from './moves.ts';
import type { State } from './state.ts';

/* How each field of a frame is read from a position. */

export type Read = (cursor: Cursor, s: State) => unknown;

export const MANY = 99;
const listIds = Object.keys(lists) as ListId[];
const lyings: readonly Lying[] = [...adventurers, 'gold', 'corruption'];

export const seat: Read = (cursor, s) => cursor.whole(0, s.seats - 1);
export const seats: Read = (cursor, s) => cursor.list(MANY).map((item) => item.whole(0, s.seats - 1));
export const number: Read = (cursor) => cursor.whole(0, MANY);
export const yes: Read = (cursor) => cursor.oneOf(true, false);
export const space: Read = (cursor) => cursor.oneOf(...spaceIds);
export const spaces: Read = (cursor) => cursor.list(MANY).map((item) => item.oneOf(...spaceIds));
export const quest: Read = (cursor) => cursor.oneOf(...questIds);
export const duty: Read = (cursor) => cursor.oneOf(...dutyIds);
export const completable: Read = (cursor) => cursor.oneOf(...questIds, ...dutyIds);
export const of: Read = (cursor) => cursor.oneOf(...listIds);
export const lying: Read = (cursor) => cursor.oneOf(...lyings);
export const from: Read = (cursor) => cursor.oneOf('anywhere', 'harbor');
export const band = (cursor: Cursor): unknown => {
  const at = cursor.fields(...adventurers);
  return Object.fromEntries(adventurers.map((type) => [type, at[type].whole(0, MANY)]));
};
export const orNull =
  (read: Read): Read =>
  (cursor, s) =>
    cursor.value === null ? null : read(cursor, s);
/** How far in its list an effect is; the list is read before it. */
export const ref = { seat, of, at: number, own: yes };
export type FrameFields<F> = Readonly<Record<keyof F, Read>>;
