import type { Moment, Playable, Seat } from '@fathom/kernel';
import { command, type Key } from '../terminal/keys.ts';
import type { Size } from '../terminal/screen.ts';
import { sheet } from './frame.ts';
import { boardLines, logLines, nameIn, textOf, type PrintedGame } from './printed.ts';
import type { ShownGame } from './show.ts';

/** A recorded game, and who watches it: null is a spectator. */
export interface Recording<G extends Playable<G>> {
  readonly moments: readonly Moment<G>[];
  readonly seat: Seat | null;
}

const STEPS: Readonly<Record<Key, number>> = {
  right: 1,
  down: 1,
  ' ': 1,
  return: 1,
  left: -1,
  up: -1,
  pagedown: 10,
  pageup: -10,
  home: -Infinity,
  end: Infinity,
};

/** Steps through a game, forward and back. */
export async function watch<G extends Playable<G>>(game: ShownGame<G>, { moments, seat }: Recording<G>, from: number): Promise<void> {
  const { text, paint, screen, keyboard } = game.t;
  const last = moments.length - 1;
  let ply = from;
  for (;;) {
    const moment = moments[ply]!;
    const frame = {
      title: `Fathom · ${textOf(game).title}`,
      whose: text.replay.ply(ply, last),
      caption: text.logTitle,
      log: momentLines(game, moment, seat),
      prompt: moveAt(game, moment, seat) ?? text.replay.start,
      keys: [text.keys.step, 'Home End', text.keys.back],
    };
    screen.show((size) => sheet({ ...frame, board: (rows) => boardAt(game, moment, seat, { ...size, rows }) }, size, paint, text));
    const key = await keyboard.next();
    if (key === 'escape' || command(key) === 'q') return;
    ply = Math.max(0, Math.min(last, ply + (STEPS[key] ?? 0)));
  }
}

export const boardAt = <G extends Playable<G>>(game: PrintedGame<G>, { state }: Moment<G>, seat: Seat | null, size: Size): string[] =>
  boardLines(game, game.entry.game.view(state, seat), seat, size);

/** The events of a moment. */
export const momentLines = <G extends Playable<G>>(game: PrintedGame<G>, moment: Moment<G>, seat: Seat | null): string[] =>
  logLines(game, [{ by: moment.answer?.seat ?? null, events: moment.events }], seat, moment.state);

/** The move that led there, and its player. */
export function moveAt<G extends Playable<G>>(game: PrintedGame<G>, { answer, state }: Moment<G>, seat: Seat | null): string | null {
  if (answer === null) return null;
  const name = nameIn(game, game.entry.game.view(state, seat));
  return `${name(answer.seat)}: ${textOf(game).move(answer.move, name)}`;
}
