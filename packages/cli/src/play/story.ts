import type { Language, Playable, Seat, Told } from '@fathom/kernel';
import type { Entry } from '../games/entry.ts';

/** What happened, as one seat may hear it, a line each. */
export function story<G extends Playable<G>>(
  { game, texts }: Entry<G>,
  told: readonly Told<G>[],
  seat: Seat | null,
  name: (side: Seat) => string,
  language: Language,
): string[] {
  return told.flatMap(({ events }) =>
    events.flatMap((event) => {
      const heard = game.redact(event, seat);
      const line = heard === null ? null : texts[language].event(heard, name);
      return line === null ? [] : [line];
    }),
  );
}

/** What others have done since a seat last acted; everything, if it has not acted yet. */
export function sinceLast<G extends Playable<G>>(told: readonly Told<G>[], seat: Seat): readonly Told<G>[] {
  const foreign = told.findLastIndex(({ by }) => by !== seat);
  const own = told.findLastIndex(({ by }, i) => by === seat && i < foreign);
  return told.slice(own + 1);
}

/** The names at a table; a side that the rules play themselves has its own. */
export const namesOf =
  <G extends Playable<G>>({ texts }: Entry<G>, names: readonly string[], view: G['view'], language: Language) =>
  (side: Seat): string =>
    names[side] ?? texts[language].automaton(view);
