/** Takes one thing out, and closes the gap. */
export function drop<T>(things: T[], thing: T): void {
  const last = things.length - 1;
  for (let i = things.indexOf(thing); i < last; i++) things[i] = things[i + 1]!;
  things.pop();
}
