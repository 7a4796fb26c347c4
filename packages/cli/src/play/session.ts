import type { Playable } from '@fathom/kernel';
import type { LocalGame, Rules } from '@fathom/table';
import { exit } from '../errors.ts';
import type { TerminalGame } from '../games/entry.ts';
import { Interrupted } from '../terminal/keys.ts';
import { sizeOf } from '../terminal/screen.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Curtain } from './curtain.ts';
import { endScene, linkLines, result } from './end.ts';
import { playOn } from './loop.ts';
import { progressOf } from './progress.ts';
import { freshPath, tableText } from './saves.ts';
import type { SeatHolder } from './seats.ts';
import type { Table } from './table.ts';
import type { BotWorker } from './botWorker.ts';

/** A game to be played here. */
export interface Session<G extends Playable<G>> {
  readonly entry: TerminalGame<G>;
  readonly holders: readonly SeatHolder[];
  readonly rules: Rules;
  readonly botWorker: BotWorker;
  readonly curtain: Curtain;
  readonly game: LocalGame;
  /** Where to save; a new file in the user's folder if null. */
  readonly path: string | null;
  /** The same table with another deal. */
  again(): LocalGame;
}

/** The lines to print once the terminal is restored, and the exit code. */
export interface SessionEnd {
  readonly lines: readonly string[];
  readonly code: number;
}

/** Plays game after game until the user quits. An interrupted game is saved. */
export async function playSession<G extends Playable<G>>(t: Terminal, session: Session<G>): Promise<SessionEnd> {
  const { entry, holders, rules, botWorker, curtain } = session;
  const table: Table<G> = { t, entry, holders };
  let path = session.path ?? freshPath(t.io, entry.game.id);
  let current = session.game;
  const write = (): boolean => t.io.files.write(path, tableText(entry.game, holders, progressOf<G>(current)));
  const keep = (game: LocalGame): void => {
    current = game;
  };
  const save = (): string => (write() ? t.text.play.saved(path) : t.text.play.notSaved(path));
  try {
    for (;;) {
      const isOver = await playOn({ table, rules, botWorker, curtain, keep, save }, current);
      const written = write();
      if (!isOver) return { lines: left(t, path, written), code: exit.done };
      if ((await endScene(table, progressOf<G>(current))) === 'leave') return { lines: resultLines(table, current), code: exit.done };
      current = session.again();
      path = session.path ?? freshPath(t.io, entry.game.id);
    }
  } catch (error) {
    const written = write();
    if (!(error instanceof Interrupted)) throw error;
    return {
      lines: current.table.play!.state.outcome === null ? left(t, path, written) : resultLines(table, current),
      code: exit.interrupted,
    };
  }
}

function left({ text, io }: Terminal, path: string, written: boolean): string[] {
  if (!written) return [text.play.notSaved(path)];
  const command = io.env['npm_lifecycle_event'] === undefined ? 'fathom play' : 'npm start --';
  return [text.play.kept(path, `${command} --resume ${/[^\w./-]/.test(path) ? `'${path}'` : path}`)];
}

function resultLines<G extends Playable<G>>(table: Table<G>, game: LocalGame): string[] {
  const progress = progressOf<G>(game);
  return [...result(table, progress, sizeOf(table.t.io.stdout).columns), '', ...linkLines(table, progress)];
}
