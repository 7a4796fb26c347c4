import { eventLines, type GameText, type LoggedMove, type Piece, type Playable, type Seat } from '@fathom/kernel';
import type { LocalGame } from '@fathom/table';
import type { TerminalGame } from '../games/entry.ts';
import type { Io } from '../base/io.ts';
import type { Size } from '../terminal/screen.ts';
import { paintOf, type Terminal } from '../terminal/terminal.ts';
import type { Text } from '../text/index.ts';

/** A game as it is printed: with its texts, colours, and the names of its seats. */
export interface PrintedGame<G extends Playable<G>> {
  readonly t: Pick<Terminal, 'text' | 'paint'>;
  readonly entry: TerminalGame<G>;
  readonly names: readonly string[];
}

export const printedGame = <G extends Playable<G>>(
  io: Io,
  text: Text,
  entry: TerminalGame<G>,
  names: readonly string[],
): PrintedGame<G> => ({ t: { text, paint: paintOf(io) }, entry, names });

/** The state is of type G: this game's rules produced it. */
export const stateOf = <G extends Playable<G>>({ table }: LocalGame): G['state'] => table.play!.state as G['state'];

/** What the game says, in the reader's language. */
export const textOf = <G extends Playable<G>>({ entry, t }: PrintedGame<G>): GameText<G> => entry.texts[t.text.language];

/** The names of the sides; a side that the rules play has a name of its own. */
export const nameIn =
  <G extends Playable<G>>(game: PrintedGame<G>, view: G['view']) =>
  (side: Seat): string =>
    game.names[side] ?? textOf(game).automaton(view);

/** The log as one seat may see it, one line per event. */
export function logLines<G extends Playable<G>>(
  game: PrintedGame<G>,
  log: readonly LoggedMove<G>[],
  seat: Seat | null,
  state: G['state'],
): string[] {
  const rules = game.entry.game;
  const name = nameIn(game, rules.view(state, seat));
  return answersOf(log).flatMap((events) =>
    eventLines(
      textOf(game),
      events.flatMap((event) => rules.redact(event, seat) ?? []),
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

const NOTHING: ReadonlySet<Piece> = new Set();

/** The board as a seat sees it. */
export function boardLines<G extends Playable<G>>(
  game: PrintedGame<G>,
  view: G['view'],
  seat: Seat | null,
  { columns, rows }: Size,
  marked: { readonly lit?: ReadonlySet<Piece>; readonly chosen?: ReadonlySet<Piece> } = {},
): string[] {
  const { text, paint } = game.t;
  return game.entry.drawBoard({
    view,
    seat,
    name: nameIn(game, view),
    text: textOf(game),
    language: text.language,
    paint,
    columns,
    rows,
    lit: NOTHING,
    chosen: NOTHING,
    ...marked,
  });
}
