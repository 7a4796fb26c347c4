import { eventLines, type Language, type Playable, type Seat, type LoggedMove } from '@fathom/kernel';
import type { TerminalGame } from '../games/entry.ts';

/** The log as one seat may see it, one line per event. */
export function logLines<G extends Playable<G>>(
  { game, texts }: TerminalGame<G>,
  log: readonly LoggedMove<G>[],
  seat: Seat | null,
  name: (side: Seat) => string,
  language: Language,
): string[] {
  return answersOf(log).flatMap((events) =>
    eventLines(
      texts[language],
      events.flatMap((event) => game.redact(event, seat) ?? []),
      name,
    ),
  );
}

/** The events of each answer; moves that were played together are one. */
function answersOf<G extends Playable<G>>(log: readonly LoggedMove<G>[]): readonly (readonly G['event'][])[] {
  const answers: G['event'][][] = [];
  for (const { events, joins } of log) {
    const last = answers.at(-1);
    if (joins === true && last !== undefined) last.push(...events);
    else answers.push([...events]);
  }
  return answers;
}

/** What others have done since a seat last acted; everything if it has not acted yet. */
export function sinceLast<G extends Playable<G>>(log: readonly LoggedMove<G>[], seat: Seat): readonly LoggedMove<G>[] {
  const foreign = log.findLastIndex(({ by }) => by !== seat);
  const own = log.findLastIndex(({ by }, i) => by === seat && i < foreign);
  return log.slice(own + 1);
}

/** The names at a table; a side that the rules play has a name of its own. */
export const namesOf =
  <G extends Playable<G>>({ texts }: TerminalGame<G>, names: readonly string[], view: G['view'], language: Language) =>
  (side: Seat): string =>
    names[side] ?? texts[language].automaton(view);
