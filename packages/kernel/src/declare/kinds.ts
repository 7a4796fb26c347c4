import type { Cursor } from '../cursor.ts';
import type { Piece, Seat } from '../game.ts';
import type { Fact, Field, PieceSet, Reading, UnseenList, Viewing, Zone } from './field.ts';

/* What a field can hold. Everybody sees it, unless it is `hidden` or its `owner`'s. */

const MANY = 999;

const scalar = <T extends string | number | boolean | null>(read: (cursor: Cursor, reading: Reading) => T): Field<T> => ({
  copy: (held) => held,
  show: (held) => held,
  write: (held) => held,
  read,
  facts: (shown, id, owns): Fact[] => [{ id, owner: owns, value: shown }],
});

/** A whole number from 0. */
export const count = (most = MANY): Field<number> => scalar((cursor) => cursor.whole(0, most));

export const flag: Field<boolean> = scalar((cursor) => cursor.oneOf(true, false));

export const seat: Field<Seat> = scalar((cursor, { seats }) => cursor.whole(0, seats - 1));

/** One of some words or numbers; also the ID of a piece that lies elsewhere. */
export const oneOf = <T extends string | number | boolean>(values: readonly T[]): Field<T> => scalar((cursor) => cursor.oneOf(...values));

/** A value, or null. */
export const orNull = <Held, Shown>(field: Field<Held, Shown>): Field<Held | null, Shown | null> => ({
  copy: (held) => (held === null ? null : field.copy(held)),
  show: (held, viewing) => (held === null ? null : field.show(held, viewing)),
  write: (held) => (held === null ? null : field.write(held)),
  read: (cursor, reading) => (cursor.value === null ? null : field.read(cursor, reading)),
  unseen: (held, viewing) => (held === null ? [] : (field.unseen?.(held, viewing) ?? [])),
  pieces: (held) => (held === null ? [] : (field.pieces?.(held) ?? [])),
  zones: (shown, id, owns) => (shown === null ? [] : (field.zones?.(shown, id, owns) ?? [])),
  facts: (shown, id, owns) => (shown === null ? [{ id, owner: owns, value: null }] : (field.facts?.(shown, id, owns) ?? [])),
});

/** Several values. */
export const list = <Held, Shown>(item: Field<Held, Shown>): Field<Held[], readonly Shown[]> => ({
  copy: (held) => held.map((each) => item.copy(each)),
  show: (held, viewing) => held.map((each) => item.show(each, viewing)),
  write: (held) => held.map((each) => item.write(each)),
  read: (cursor, reading) => cursor.list(MANY).map((each) => item.read(each, reading)),
  absent: () => [],
  pieces: (held) => held.flatMap((each) => item.pieces?.(each) ?? []),
});

/** What a list of pieces is, whoever may see it; the top of a pile is the last. */
const listOf = <Id extends Piece>(set: PieceSet<Id>) => ({
  copy: (held: Id[]): Id[] => held.slice(),
  write: (held: Id[]): readonly Id[] => held.slice(),
  read: (cursor: Cursor, reading: Reading): Id[] => reading.unplaced(set).list(cursor) as Id[],
  absent: (): Id[] => [],
  pieces: (held: Id[]): readonly Id[] => held,
});

/** Pieces that lie face up. */
export const open = <Id extends Piece>(set: PieceSet<Id>): Field<Id[], readonly Id[]> => ({
  ...listOf(set),
  show: (held) => held.slice(),
  zones: (shown, id, owns): Zone[] => [{ id, owner: owns, pieces: shown, count: shown.length }],
});

/** A pile that nobody may look into: its size is public. A position lists it from the top; pieces that it does not name are in it. */
export function hidden<Id extends Piece>(set: PieceSet<Id>): Field<Id[], number> {
  const pile = listOf(set);
  return {
    ...pile,
    show: (held) => held.length,
    write: (held) => held.toReversed(),
    read: (cursor, reading) => pile.read(cursor, reading).reverse(),
    rest: set,
    unseen: (held): UnseenList[] => [{ set, pieces: held }],
    zones: (shown, id, owns): Zone[] => [{ id, owner: owns, pieces: null, count: shown }],
  };
}

/** Pieces that only their owner sees; all others see how many there are, under the name `size`. */
export function owner<Id extends Piece, N extends string>(
  set: PieceSet<Id>,
  size: N,
  atTheEnd: 'hidden' | 'shown' = 'hidden',
): Field<Id[], readonly Id[] | null> & { readonly size: N } {
  const isSeen = ({ isOwn, isOver }: Viewing): boolean => isOwn || (isOver && atTheEnd === 'shown');
  return {
    ...listOf(set),
    size,
    show: (held, viewing) => (isSeen(viewing) ? held.slice() : null),
    unseen: (held, viewing): UnseenList[] => (isSeen(viewing) ? [] : [{ set, pieces: held }]),
    zones: (shown, id, owns, known = 0): Zone[] => [{ id, owner: owns, pieces: shown, count: known }],
  };
}
