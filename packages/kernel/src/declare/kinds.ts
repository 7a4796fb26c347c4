import type { Cursor } from '../cursor.ts';
import type { Piece, Seat } from '../game.ts';
import type { Fact, Field, PieceList, PieceSet, Reading, Viewing, Zone } from './field.ts';

/* What a field can hold. Everybody sees it, unless it is `hidden`, `facedown` or its `owner`'s. */

const MANY = 999;

/** How a value that never changes is copied and shown: it is shared. */
export const itself = <T>(held: T): T => held;

/** Plain data that is only ever replaced as a whole, read in a way of its own. */
export const value = <T>(read: (cursor: Cursor, reading: Reading) => T): Field<T> => ({ copy: itself, show: itself, write: itself, read });

/** A single value. */
export const scalar = <T extends string | number | boolean>(read: (cursor: Cursor, reading: Reading) => T): Field<T> => ({
  ...value(read),
  facts: (shown, id, owns): Fact[] => [{ id, owner: owns, value: shown }],
});

/** A whole number. */
export const count = (most = MANY, least = 0): Field<number> => scalar((cursor) => cursor.whole(least, most));

export const flag: Field<boolean> = scalar((cursor) => cursor.oneOf(true, false));

export const seat: Field<Seat> = scalar((cursor, { seats }) => cursor.whole(0, seats - 1));

/** One of some words or numbers; also the ID of a piece that lies elsewhere. */
export const oneOf = <T extends string | number | boolean>(values: readonly T[]): Field<T> => scalar((cursor) => cursor.oneOf(...values));

/** A value, or null. */
export const orNull = <Held, Shown>(field: Field<Held, Shown>): Field<Held | null, Shown | null> => ({
  copy: field.copy === itself ? itself : (held) => (held === null ? null : field.copy(held)),
  show: (field.show as unknown) === itself ? (itself as never) : (held, viewing) => (held === null ? null : field.show(held, viewing)),
  write: (held) => (held === null ? null : field.write(held)),
  read: (cursor, reading, before) => (cursor.value === null ? null : field.read(cursor, reading, before ?? undefined)),
  absent: (reading, before = null) => (before === null ? null : (field.absent?.(reading, before) ?? before)),
  nullable: true,
  piles: field.piles?.map((pile) => ({ ...pile, of: (held) => (held === null ? null : pile.of(held)) })) ?? [],
  ...(field.unseen === undefined ? {} : { unseen: (held, viewing) => (held === null ? [] : field.unseen!(held, viewing)) }),
  pieces: (held) => (held === null ? [] : (field.pieces?.(held) ?? [])),
  zones: (shown, id, owns) => (shown === null ? [] : (field.zones?.(shown, id, owns) ?? [])),
  facts: (shown, id, owns) => (shown === null ? [{ id, owner: owns, value: null }] : (field.facts?.(shown, id, owns) ?? [])),
});

/** Several values. */
export const list = <Held, Shown>(item: Field<Held, Shown>, most: number | 'one per seat' = MANY): Field<Held[], readonly Shown[]> => ({
  copy: item.copy === itself ? (held) => held.slice() : (held) => held.map((each) => item.copy(each)),
  show: (held, viewing) => held.map((each) => item.show(each, viewing)),
  write: (held) => held.map((each) => item.write(each)),
  read: (cursor, reading) => cursor.list(most === 'one per seat' ? reading.seats : most).map((each) => item.read(each, reading)),
  absent: () => [],
  pieces: (held) => held.flatMap((each) => item.pieces?.(each) ?? []),
  zones: (shown, id, owns) => shown.flatMap((each, at) => item.zones?.(each, `${id}.${at}`, owns) ?? []),
  facts: (shown, id, owns) => shown.flatMap((each, at) => item.facts?.(each, `${id}.${at}`, owns) ?? []),
});

/** As deep as it goes. */
export type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

/** Something that is only ever replaced as a whole: copies and views share it. Not for what holds secrets. */
export const frozen = <Held, Shown>(field: Field<Held, Shown>): Field<Frozen<Held>> =>
  ({ ...field, copy: itself, show: itself, read: (cursor: Cursor, reading: Reading) => field.read(cursor, reading) }) as unknown as Field<
    Frozen<Held>
  >;

/** What a list of pieces is, apart from who may see it; the top of a pile is the last. */
const listOf = <Id extends Piece | number>(set: PieceSet<Id>, most: number) => ({
  copy: (held: Id[]): Id[] => held.slice(),
  write: (held: Id[]): readonly Id[] => held.slice(),
  read: (cursor: Cursor, reading: Reading): Id[] => cursor.list(most).map((item) => taken(set, item, reading)),
  absent: (): Id[] => [],
  pieces: (held: Id[]): PieceList[] => [{ set, pieces: held }],
});

function taken<Id extends Piece | number>(set: PieceSet<Id>, cursor: Cursor, { unplaced }: Reading): Id {
  if (set.among === undefined) return unplaced(set).take(cursor);
  const piece = unplaced(set.among).take(cursor);
  return set.ids.find((id) => id === piece) ?? cursor.refuse('not-allowed');
}

/** One piece that lies face up. */
export const piece = <Id extends Piece>(set: PieceSet<Id>): Field<Id> => ({
  ...value((cursor, reading) => taken(set, cursor, reading)),
  pieces: (held): PieceList[] => [{ set, pieces: [held] }],
  zones: (shown, id, owns): Zone[] => [{ id, owner: owns, pieces: [shown], count: 1 }],
});

/** Pieces that lie face up. */
export const open = <Id extends Piece | number>(set: PieceSet<Id>, most = set.ids.length): Field<Id[], readonly Id[]> => ({
  ...listOf(set, most),
  show: (held) => held.slice(),
  zones: (shown, id, owns): Zone[] => [{ id, owner: owns, pieces: shown.map(String), count: shown.length }],
});

/**
 * Face-down pieces that nobody may look at: their number is public. A position names them all, in the order in which they lie.
 */
export const facedown = <Id extends Piece | number>(set: PieceSet<Id>): Field<Id[], number> => ({
  ...listOf(set, set.ids.length),
  show: (held) => held.length,
  unseen: (held): PieceList[] => [{ set, pieces: held }],
  zones: (shown, id, owns): Zone[] => [{ id, owner: owns, pieces: null, count: shown }],
});

/** The same where pieces that a position does not name are in it. */
export const bag = <Id extends Piece | number>(set: PieceSet<Id>): Field<Id[], number> => ({
  ...facedown(set),
  piles: [{ set, of: itself }],
});

/** A pile that nobody may look into. A position lists it from the top; pieces that it does not name are below. */
export function hidden<Id extends Piece | number>(set: PieceSet<Id>, short?: string): Field<Id[], number> {
  const pile = facedown(set);
  return {
    ...pile,
    write: (held) => held.toReversed(),
    read: (cursor, reading) => pile.read(cursor, reading).reverse(),
    piles: [{ set, of: itself, ...(short === undefined ? {} : { short }) }],
  };
}

/** Pieces that only their owner sees; all others see how many there are, under the name `size`. */
export function owner<Id extends Piece | number, N extends string>(
  set: PieceSet<Id>,
  size: N,
  atTheEnd: 'hidden' | 'shown' = 'hidden',
): Field<Id[], readonly Id[] | null> & { readonly size: N } {
  const isSeen = ({ isOwn, isOver }: Viewing): boolean => isOwn || (isOver && atTheEnd === 'shown');
  return {
    ...listOf(set, set.ids.length),
    size,
    show: (held, viewing) => (isSeen(viewing) ? held.slice() : null),
    unseen: (held, viewing): PieceList[] => (isSeen(viewing) ? [] : [{ set, pieces: held }]),
    zones: (shown, id, owns, known = 0): Zone[] => [{ id, owner: owns, pieces: shown?.map(String) ?? null, count: known }],
  };
}

/** Pieces that are kept sorted, wherever they come from. */
export const sorted = <Id extends Piece | number, F extends Field<Id[], readonly Id[] | number | null>>(
  field: F & Field<Id[], readonly Id[] | number | null>,
  order: (a: Id, b: Id) => number,
): F => ({
  ...field,
  read: (cursor: Cursor, reading: Reading) => field.read(cursor, reading).sort(order),
  unseen: (held: Id[], viewing: Viewing) =>
    field.unseen?.(held, viewing).map((each) => ({ ...each, order: order as PieceList['order'] & {} })) ?? [],
});
