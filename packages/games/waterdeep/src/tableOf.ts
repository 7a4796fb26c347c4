import { lookup } from '@fathom/kernel';

/** A table with an entry for each of some names, made once and looked up often. */
export const tableOf = <K extends string, V>(names: readonly K[], entry: (name: K) => V): Readonly<Record<K, V>> =>
  lookup(Object.fromEntries(names.map((name) => [name, entry(name)])) as Record<K, V>);
