import { arrange, describe, rngFrom, same, type Game, type Playable, type Seat } from '@fathom/kernel';

type Facts = Record<string, unknown>;
const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The position of a table with only those facts that a seat can see: each one without which the seat sees the same is left out, such as
 * the order of a deck. Null if the position does not lead back to what the seat sees.
 */
export function essentialPosition<G extends Playable<G>>(game: Game<G>, s: G['state'], seat: Seat, seed: string): object | null {
  const position = JSON.parse(JSON.stringify(describe(game, s))) as Facts;
  const view = game.view(s, seat);
  const looksSame = (): boolean => {
    const arranged = arrange(game, position, rngFrom(seed));
    return arranged.ok && same(game.view(arranged.value.state, seat), view);
  };
  if (!looksSame()) return null;
  while (leaveOut(position, looksSame)); // what is left out may make other facts superfluous
  return position;
}

/** Leaves out whatever is not missed, the whole before its parts. Was there anything? */
function leaveOut(facts: Facts, isEnough: () => boolean): boolean {
  let isLess = false;
  for (const [name, value] of Object.entries(facts)) {
    delete facts[name];
    if (isEnough()) {
      isLess = true;
      continue;
    }
    facts[name] = value;
    for (const part of [value].flat()) if (isFacts(part) && leaveOut(part, isEnough)) isLess = true;
  }
  return isLess;
}
