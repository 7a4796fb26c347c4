import { asked, commitment, type Piece, type Playable, type Seat } from '@fathom/kernel';
import type { TerminalGame } from '../games/entry.ts';
import type { Size } from '../terminal/screen.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { sheet } from './frame.ts';
import type { SeatHolder } from './seats.ts';
import type { Progress } from './progress.ts';
import { namesOf, sinceLast, logLines } from './log.ts';

/** A terminal with a game. */
export interface Table<G extends Playable<G>> {
  readonly t: Terminal;
  readonly entry: TerminalGame<G>;
  readonly holders: readonly SeatHolder[];
}

/** The part of the screen that changes from moment to moment. */
export interface Below {
  readonly prompt: string;
  menu(size: Size): readonly string[];
  readonly hint: string;
  readonly notice: string;
  readonly keys: readonly string[];
  readonly lit: ReadonlySet<Piece>;
  readonly chosen: ReadonlySet<Piece>;
}

export const NOTHING: ReadonlySet<Piece> = new Set();

/** Shows the board as a seat sees it, and the rest below. */
export function show<G extends Playable<G>>({ t, entry, holders }: Table<G>, progress: Progress<G>, seat: Seat | null, below: Below): void {
  const { language } = t.text;
  const state = progress.state;
  const view = entry.game.view(state, seat);
  const names = holders.map((holder) => holder.name);
  const name = namesOf(entry, names, view, language);
  const shown = seat === null ? progress.log : sinceLast(progress.log, seat);
  const seal = shown.length === progress.log.length ? [t.text.play.sealed(commitment(progress.record.seed.secret))] : [];
  const log = [...seal, ...logLines(entry, shown, seat, name, language)];
  const whose = asked(entry.game, state)
    .map((side) => t.text.play.turnOf(name(side)))
    .join(' · ');
  t.screen.show((size) =>
    sheet(
      {
        ...below,
        title: `Fathom · ${entry.texts[language].title}`,
        whose,
        caption: t.text.play.since,
        log,
        menu: below.menu(size),
        board: (rows) =>
          entry.drawBoard({
            view,
            seat,
            name,
            text: entry.texts[language],
            language,
            paint: t.paint,
            columns: size.columns,
            rows,
            lit: below.lit,
            chosen: below.chosen,
          }),
      },
      size,
      t.paint,
      t.text,
    ),
  );
}

/** The names at this table. */
export const namesAt = <G extends Playable<G>>({ entry, t, holders }: Table<G>, view: G['view']): ((side: Seat) => string) =>
  namesOf(
    entry,
    holders.map((holder) => holder.name),
    view,
    t.text.language,
  );

/** An answer in words, after the symbols of the pieces it touches. */
export function answerLabel<G extends Playable<G>>(
  { entry, t }: Table<G>,
  view: G['view'],
  label: string,
  touches: readonly Piece[],
): string {
  const chips = [...new Set(touches)].map((piece) => entry.chip(piece, view, t.paint)).filter((chip) => chip !== '');
  return [...chips, label].join(' ');
}

/** What the selected pieces do, in one line. */
export function explained<G extends Playable<G>>({ entry, t }: Table<G>, touches: readonly Piece[]): string {
  return touches
    .flatMap((piece) => {
      const text = entry.texts[t.text.language].piece(piece);
      return text === null ? [] : [`${text.name}: ${text.text}`];
    })
    .join('  ');
}
