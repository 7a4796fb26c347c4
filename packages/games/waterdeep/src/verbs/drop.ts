/** Takes one thing out, and closes the gap. */
export function drop<T>(things: T[], thing: T): void {
  const last = things.length - 1;
  for (let i = things.indexOf(thing); i < last; i++) things[i] = things[i + 1]!;
  things.pop();
}

/** Puts one thing where it shall be; the others move on. */
export function insert<T>(things: T[], at: number, thing: T): void {
  things.push(thing);
  for (let i = things.length - 1; i > at; i--) things[i] = things[i - 1]!;
  things[at] = thing;
}
