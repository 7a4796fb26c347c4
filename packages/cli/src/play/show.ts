import { asked, commitment, type LoggedMove, type Piece, type Playable, type Seat } from '@fathom/kernel';
import { gameLog, type LocalGame } from '@fathom/table';
import type { Size } from '../terminal/screen.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { sheet } from './frame.ts';
import { boardLines, logLines, nameIn, stateOf, textOf, type PrintedGame } from './printed.ts';

/** A game on the screen of a terminal. */
export interface ShownGame<G extends Playable<G>> extends PrintedGame<G> {
  readonly t: Terminal;
}

/** The part of the screen that changes from moment to moment. */
export interface Below {
  readonly prompt: string;
  readonly menu?: (size: Size) => readonly string[];
  readonly hint?: string;
  readonly notice?: string;
  readonly keys?: readonly string[];
  readonly lit?: ReadonlySet<Piece>;
  readonly chosen?: ReadonlySet<Piece>;
}

/** Shows the board as a seat sees it, and the rest below. */
export function show<G extends Playable<G>>(game: ShownGame<G>, local: LocalGame, seat: Seat | null, below: Below): void {
  const { t, entry } = game;
  const state = stateOf<G>(local);
  const view = entry.game.view(state, seat);
  const whole = gameLog<G>(local.events);
  const shown = seat === null ? whole : sinceLast(whole, seat);
  const seal = shown.length === whole.length ? [sealLine(game, local)] : [];
  const log = [...seal, ...logLines(game, shown, seat, state)];
  const name = nameIn(game, view);
  const whose = asked(entry.game, state).map((side) => t.text.play.turnOf(name(side)));
  t.screen.show((size) => {
    const frame = {
      ...below,
      title: `Fathom · ${textOf(game).title}`,
      whose: whose.join(' · '),
      caption: t.text.play.since,
      log,
      menu: below.menu?.(size) ?? [],
      board: (rows: number) => boardLines(game, view, seat, { ...size, rows }, below),
    };
    return sheet(frame, size, t.paint, t.text);
  });
}

/** What others have done since a seat last acted; everything if it has not acted yet. */
function sinceLast<G extends Playable<G>>(log: readonly LoggedMove<G>[], seat: Seat): readonly LoggedMove<G>[] {
  const foreign = log.findLastIndex(({ by }) => by !== seat);
  const own = log.findLastIndex(({ by }, i) => by === seat && i < foreign);
  return log.slice(own + 1);
}

/** The commitment to the deal. */
export const sealLine = <G extends Playable<G>>({ t }: PrintedGame<G>, { record }: LocalGame): string =>
  t.text.play.sealed(commitment(record.seed.secret));

/** An answer in words, after the symbols of the pieces it touches. */
export function answerLabel<G extends Playable<G>>(
  { entry, t }: PrintedGame<G>,
  view: G['view'],
  label: string,
  touches: readonly Piece[],
): string {
  const chips = [...new Set(touches)].map((piece) => entry.chip(piece, view, t.paint)).filter((chip) => chip !== '');
  return [...chips, label].join(' ');
}

/** What the selected pieces do, in one line. */
export function explained<G extends Playable<G>>(game: PrintedGame<G>, touches: readonly Piece[]): string {
  return touches
    .flatMap((piece) => {
      const text = textOf(game).piece(piece);
      return text === null ? [] : [`${text.name}: ${text.text}`];
    })
    .join('  ');
}
