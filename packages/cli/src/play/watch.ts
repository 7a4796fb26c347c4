import type { Moment, Playable, Seat } from '@fathom/kernel';
import type { TerminalGame } from '../games/entry.ts';
import { command } from '../terminal/keys.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { sheet } from './frame.ts';
import { namesOf, logLines } from './log.ts';
import { NOTHING } from './table.ts';

export interface Film<G extends Playable<G>> {
  readonly entry: TerminalGame<G>;
  readonly names: readonly string[];
  readonly moments: readonly Moment<G>[];
  /** The viewer; null is a spectator. */
  readonly seat: Seat | null;
}

/** Steps through a game, forward and back. */
export async function watch<G extends Playable<G>>(t: Terminal, film: Film<G>, from: number): Promise<void> {
  const last = film.moments.length - 1;
  let ply = from;
  for (;;) {
    const { text, paint } = t;
    const moment = film.moments[ply]!;
    t.screen.show((size) =>
      sheet(
        {
          title: `Fathom · ${film.entry.texts[text.language].title}`,
          whose: text.replay.ply(ply, last),
          board: (rows) => boardAt(film, t, moment, size.columns, rows),
          caption: text.logTitle,
          log: momentLines(film, moment, text.language),
          prompt: moveAt(film, moment, text.language) ?? text.replay.start,
          menu: [],
          hint: '',
          notice: '',
          keys: [text.keys.step, 'Home End', text.keys.back],
        },
        size,
        paint,
        text,
      ),
    );
    const key = await t.keyboard.next();
    if (key === 'escape' || command(key) === 'q') return;
    const step: Readonly<Record<string, number>> = {
      right: 1,
      down: 1,
      ' ': 1,
      return: 1,
      left: -1,
      up: -1,
      pagedown: 10,
      pageup: -10,
      home: -last,
      end: last,
    };
    ply = Math.max(0, Math.min(last, ply + (step[key] ?? 0)));
  }
}

export function boardAt<G extends Playable<G>>(
  film: Film<G>,
  { text, paint }: Pick<Terminal, 'text' | 'paint'>,
  moment: Moment<G>,
  columns: number,
  rows: number,
): string[] {
  const view = film.entry.game.view(moment.state, film.seat);
  return film.entry.drawBoard({
    view,
    seat: film.seat,
    name: namesOf(film.entry, film.names, view, text.language),
    text: film.entry.texts[text.language],
    language: text.language,
    paint,
    columns,
    rows,
    lit: NOTHING,
    chosen: NOTHING,
  });
}

/** The events of a moment. */
export function momentLines<G extends Playable<G>>(
  { entry, names, seat }: Film<G>,
  moment: Moment<G>,
  language: Terminal['text']['language'],
): string[] {
  const name = namesOf(entry, names, entry.game.view(moment.state, seat), language);
  return logLines(entry, [{ by: moment.answer?.seat ?? null, events: moment.events }], seat, name, language);
}

/** The move that led there, and its player. */
export function moveAt<G extends Playable<G>>(
  { entry, names, seat }: Film<G>,
  { answer, state }: Moment<G>,
  language: Terminal['text']['language'],
): string | null {
  if (answer === null) return null;
  const name = namesOf(entry, names, entry.game.view(state, seat), language);
  return `${name(answer.seat)}: ${entry.texts[language].move(answer.move, name)}`;
}
