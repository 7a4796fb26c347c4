import { Cursor } from '../cursor.ts';
import type { Seat } from '../game.ts';
import type { Field, Fields, HeldIn, Reading, ShownIn } from './field.ts';

/* Fields that are made of fields. */

type Values = Readonly<Record<string, unknown>>;

/** An object with fields of its own. */
export function group<F extends Fields<F>>(fields: F): Field<HeldIn<F>, ShownIn<F>> {
  const all = Object.entries(fields) as [name: string, field: Field][];
  const made = (make: (field: Field, name: string) => unknown): Values =>
    Object.fromEntries(all.map(([name, field]) => [name, make(field, name)]));
  const found = <T>(find: (field: Field, name: string) => readonly T[] | undefined): T[] =>
    all.flatMap(([name, field]) => find(field, name) ?? []);
  const whole: Field<Values> = {
    copy: (held) => made((field, name) => field.copy(held[name])),
    show: (held, viewing) => ({
      ...made((field, name) => field.show(held[name], viewing)),
      ...Object.fromEntries(
        found(({ size }, name) => (size === undefined ? [] : [[size, (held[name] as readonly unknown[]).length] as const])),
      ),
    }),
    write: (held) => made((field, name) => field.write(held[name])),
    read(cursor, reading, before) {
      const at = cursor.fields(...all.map(([name]) => name));
      return made((field, name) => readOr(field, at[name]!, reading, before?.[name]));
    },
    unseen: (held, viewing) => found((field, name) => field.unseen?.(held[name], viewing)),
    pieces: (held) => found((field, name) => field.pieces?.(held[name])),
    zones: (shown, id, owns) =>
      found((field, name) =>
        field.zones?.(shown[name], `${id}${name}`, owns, field.size === undefined ? undefined : (shown[field.size] as number)),
      ),
    facts: (shown, id, owns) => found((field, name) => field.facts?.(shown[name], `${id}${name}`, owns)),
  };
  return whole as unknown as Field<HeldIn<F>, ShownIn<F>>;
}

/** A field that a position may leave out. */
export function readOr<Held>(field: Field<Held>, cursor: Cursor, reading: Reading, before?: Held): Held {
  if (cursor.value !== undefined) return field.read(cursor, reading, before);
  return field.absent?.(reading, before) ?? before ?? cursor.refuse('missing');
}

/** What lies before each player. */
export function perSeat<F extends Fields<F>>(fields: F): Field<HeldIn<F>[], readonly ShownIn<F>[]> {
  const one = group(fields);
  return {
    copy: (held) => held.map((player) => one.copy(player)),
    show: (held, viewing) => held.map((player, at) => one.show(player, { ...viewing, isOwn: viewing.owns(at) })),
    write: (held) => held.map((player) => one.write(player)),
    read(cursor, reading, before = []) {
      const given = cursor.list(reading.seats);
      return before.map((player, at) => one.read(given[at] ?? new Cursor({}, cursor.path), reading, player));
    },
    absent: (reading, before = []) => before.map((player) => one.read(new Cursor({}, 'players'), reading, player)),
    unseen: (held, viewing) => held.flatMap((player, at) => one.unseen!(player, { ...viewing, isOwn: viewing.owns(at) })),
    pieces: (held) => held.flatMap((player) => one.pieces!(player)),
    zones: (shown, id) => shown.flatMap((player, at: Seat) => one.zones!(player, `${id}.${at}.`, at)),
    facts: (shown, id) => shown.flatMap((player, at: Seat) => one.facts!(player, `${id}.${at}.`, at)),
  };
}

/** One for each of some names, such as a pile per guild. */
export function perName<N extends string, Held, Shown>(
  names: readonly N[],
  field: Field<Held, Shown>,
): Field<Record<N, Held>, Readonly<Record<N, Shown>>> {
  type Named = Field<Record<N, Held>, Readonly<Record<N, Shown>>>;
  const all = group(Object.fromEntries(names.map((name) => [name, field]))) as unknown as Named;
  return {
    ...all,
    zones: (shown, id, owns) => all.zones!(shown, `${id}.`, owns),
    facts: (shown, id, owns) => all.facts!(shown, `${id}.`, owns),
  };
}
