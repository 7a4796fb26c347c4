/**
 * A table looked up by word, many times a move. Without a prototype the engine keeps it as a hash table, which is
 * more than twice as quick to ask for one of many words as an ordinary object (measured in docs/adr/0006).
 */
export function lookup<T extends object>(table: T): T {
  return Object.freeze(Object.assign(Object.create(null) as T, table));
}
