import { Cursor } from '../cursor.ts';
import type { Seat } from '../game.ts';
import type { Field, Fields, HeldIn, Pile, Reading, ShownIn, Viewing } from './field.ts';
import { itself } from './kinds.ts';

/* Fields that are made of fields. */

type Values = Record<string, unknown>;

/** What a position calls the fields. */
export const factNames = (fields: Readonly<Record<string, Field>>): string[] =>
  Object.entries(fields).map(([name, field]) => field.as ?? name);

/** An object with fields of its own. */
export function group<F extends Fields<F>>(fields: F): Field<HeldIn<F>, ShownIn<F>> {
  const all = Object.entries(fields) as [name: string, field: Field][];
  const names = factNames(fields as Readonly<Record<string, Field>>);
  const found = <T>(find: (field: Field, name: string) => readonly T[] | undefined): T[] =>
    all.flatMap(([name, field]) => find(field, name) ?? []);
  const hiding = all.filter(([, field]) => field.unseen !== undefined);
  const whole: Field<Values> = {
    copy: copier(all),
    show: shower(all),
    write: (held) =>
      Object.fromEntries(
        all.map(([name, field]) => [field.as ?? name, field.write(held[name], held)] as const).filter(([, value]) => value !== undefined),
      ),
    read(cursor, reading, before = {}) {
      const at: Readonly<Record<string, Cursor>> = cursor.fields<string>(...names);
      for (const [name, field] of all) before[name] = readOr(field, at[field.as ?? name]!, reading, before[name]);
      return before;
    },
    absent: (reading, before) => whole.read(new Cursor({}, ''), reading, before),
    piles: found(({ piles }, name) =>
      piles?.map((pile): Pile<Values> => ({ ...pile, short: pile.short ?? name, of: (held) => pile.of(held[name]) })),
    ),
    ...(hiding.length === 0 ? {} : { unseen: (held, viewing) => hiding.flatMap(([name, field]) => field.unseen!(held[name], viewing)) }),
    pieces: (held) => found((field, name) => field.pieces?.(held[name])),
    zones: (shown, id, owns) =>
      found((field, name) =>
        field.zones?.(shown[name], `${id}.${name}`, owns, field.size === undefined ? undefined : (shown[field.size] as number)),
      ),
    facts: (shown, id, owns) => found((field, name) => field.facts?.(shown[name], `${id}.${name}`, owns)),
  };
  return whole as unknown as Field<HeldIn<F>, ShownIn<F>>;
}

/*
 * A spread keeps the shape of an object, and what is shared need not be visited: several times as fast as to build it name by
 * name. Plain loops over lists, for the same reason.
 */

type Named = readonly (readonly [name: string, field: Field])[];

/** Copies an object with these fields, and leaves others as they are. */
export function copier(all: Named): (held: Values) => Values {
  const changing = all.filter(([, field]) => field.copy !== itself);
  const [names, fields] = [changing.map(([name]) => name), changing.map(([, field]) => field)];
  return (held) => {
    const copied = { ...held };
    for (let i = 0; i < names.length; i++) copied[names[i]!] = fields[i]!.copy(held[names[i]!]);
    return copied;
  };
}

/** Shows these fields of an object, and no others. */
function shower(all: Named): (held: Values, viewing: Viewing) => Values {
  if (all.every(([, field]) => field.show === itself && field.size === undefined)) return (held) => ({ ...held });
  return showing(
    all.flatMap(([name, field]): Showing[] => [
      [name, (held, viewing) => field.show(held[name], viewing)],
      ...(field.size === undefined ? [] : [[field.size, (held) => (held[name] as readonly unknown[]).length] as Showing]),
    ]),
  );
}

/** What is shown under a name of an object. */
export type Showing = readonly [name: string, show: (held: Values, viewing: Viewing) => unknown];

export function showing(all: readonly Showing[]): (held: Values, viewing: Viewing) => Values {
  const blank = JSON.parse(`{${all.map(([name]) => `"${name}":null`).join()}}`) as Values;
  const [names, shows] = [all.map(([name]) => name), all.map(([, show]) => show)];
  return (held, viewing) => {
    const shown = { ...blank };
    for (let i = 0; i < names.length; i++) shown[names[i]!] = shows[i]!(held, viewing);
    return shown;
  };
}

/** A field that a position may leave out. */
export function readOr<Held>(field: Field<Held>, cursor: Cursor, reading: Reading, before?: Held): Held {
  if (cursor.given || (cursor.value === null && field.nullable)) return field.read(cursor, reading, before);
  if (field.absent !== undefined) return field.absent(reading, before);
  return before === undefined ? cursor.refuse('missing') : before;
}

/** What lies before each player. */
export function perSeat<F extends Fields<F>>(fields: F): Field<HeldIn<F>[], readonly ShownIn<F>[]> {
  const one = group(fields);
  return {
    copy: (held) => held.map((player) => one.copy(player)),
    show: (held, viewing) => held.map((player, at) => one.show(player, { ...viewing, isOwn: viewing.owns(at) })),
    write: (held) => held.map((player) => one.write(player)),
    read(cursor, reading, before = []) {
      const given = cursor.list(before.length);
      return before.map((player, seat) => one.read(given[seat] ?? new Cursor({}, cursor.path), { ...reading, seat }, player));
    },
    absent: (reading, before = []) => before.map((player, seat) => one.absent!({ ...reading, seat }, player)),
    ...(one.unseen === undefined
      ? {}
      : { unseen: (held, viewing) => held.flatMap((player, at) => one.unseen!(player, { ...viewing, isOwn: viewing.owns(at) })) }),
    pieces: (held) => held.flatMap((player) => one.pieces!(player)),
    zones: (shown, id) => shown.flatMap((player, at: Seat) => one.zones!(player, `${id}.${at}`, at)),
    facts: (shown, id) => shown.flatMap((player, at: Seat) => one.facts!(player, `${id}.${at}`, at)),
  };
}

/** One for each of some names, such as a pile per guild. */
export const perName = <N extends string, Held, Shown>(
  names: readonly N[],
  field: Field<Held, Shown> | ((name: N) => Field<Held, Shown>),
): Field<Record<N, Held>, Readonly<Record<N, Shown>>> =>
  group(Object.fromEntries(names.map((name) => [name, typeof field === 'function' ? field(name) : field]))) as unknown as Field<
    Record<N, Held>,
    Readonly<Record<N, Shown>>
  >;
