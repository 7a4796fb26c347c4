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
import type { Sitter } from './seats.ts';
import type { Table } from './table.ts';
import type { Thinker } from './thinker.ts';

/** A game to be played here. */
export interface Session<G extends Playable<G>> {
  readonly entry: TerminalGame<G>;
  readonly sitters: readonly Sitter[];
  readonly rules: Rules;
  readonly thinker: Thinker;
  readonly curtain: Curtain;
  readonly game: LocalGame;
  /** Where to save; a new file of this person's if null. */
  readonly path: string | null;
  /** The same table with another deal. */
  again(): LocalGame;
}

/** What is said once the terminal is given back, and the exit code. */
export interface Farewell {
  readonly lines: readonly string[];
  readonly code: number;
}

/** Plays game after game until the table is left. A game that is broken off, by whatever it be, is kept. */
export async function playSession<G extends Playable<G>>(t: Terminal, session: Session<G>): Promise<Farewell> {
  const { entry, sitters, rules, thinker, curtain } = session;
  const table: Table<G> = { t, entry, sitters };
  let path = session.path ?? freshPath(t.io, entry.game.id);
  let current = session.game;
  const write = (): boolean => t.io.files.write(path, tableText(entry.game, sitters, progressOf<G>(current)));
  const keep = (game: LocalGame): void => {
    current = game;
  };
  const save = (): string => (write() ? t.text.play.saved(path) : t.text.play.notSaved(path));
  try {
    for (;;) {
      const isOver = await playOn({ table, rules, thinker, curtain, keep, save }, current);
      const written = write();
      if (!isOver) return { lines: left(t, path, written), code: exit.done };
      if ((await endScene(table, progressOf<G>(current))) === 'leave') return { lines: farewell(table, current), code: exit.done };
      current = session.again();
      path = session.path ?? freshPath(t.io, entry.game.id);
    }
  } catch (error) {
    const written = write();
    if (!(error instanceof Interrupted)) throw error;
    return {
      lines: current.table.play!.state.outcome === null ? left(t, path, written) : farewell(table, current),
      code: exit.interrupted,
    };
  }
}

function left({ text, io }: Terminal, path: string, written: boolean): string[] {
  if (!written) return [text.play.notSaved(path)];
  const command = io.env['npm_lifecycle_event'] === undefined ? 'fathom play' : 'npm start --';
  return [text.play.kept(path, `${command} --resume ${/[^\w./-]/.test(path) ? `'${path}'` : path}`)];
}

function farewell<G extends Playable<G>>(table: Table<G>, game: LocalGame): string[] {
  const progress = progressOf<G>(game);
  return [...result(table, progress, sizeOf(table.t.io.stdout).columns), '', ...linkLines(table, progress)];
}
