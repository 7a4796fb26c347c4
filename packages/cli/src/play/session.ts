import type { Playable, Sitting } from '@fathom/kernel';
import { exit } from '../errors.ts';
import type { Entry } from '../games/entry.ts';
import { Interrupted } from '../terminal/keys.ts';
import { sizeOf } from '../terminal/screen.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Curtain } from './curtain.ts';
import { endScene, linkLines, result } from './end.ts';
import { playOn } from './loop.ts';
import { freshPath, tableText } from './saves.ts';
import type { Sitter } from './seats.ts';
import type { Table } from './table.ts';
import type { Thinker } from './thinker.ts';

/** A game to be played here. */
export interface Session<G extends Playable<G>> {
  readonly entry: Entry<G>;
  readonly sitters: readonly Sitter[];
  readonly thinker: Thinker<G>;
  readonly curtain: Curtain;
  readonly sitting: Sitting<G>;
  /** Where to save; a new file of this person's if null. */
  readonly path: string | null;
  /** The same table with another deal. */
  again(): Sitting<G>;
}

/** What is said once the terminal is given back, and the exit code. */
export interface Farewell {
  readonly lines: readonly string[];
  readonly code: number;
}

/** Plays game after game until the table is left. A game that is broken off, by whatever it be, is kept. */
export async function playSession<G extends Playable<G>>(t: Terminal, session: Session<G>): Promise<Farewell> {
  const { entry, sitters, thinker, curtain } = session;
  const table: Table<G> = { t, entry, sitters };
  let path = session.path ?? freshPath(t.io, entry.game.id);
  let current = session.sitting;
  const write = (): boolean => t.io.files.write(path, tableText(entry.game, sitters, current));
  const keep = (sitting: Sitting<G>): void => {
    current = sitting;
  };
  const save = (): string => (write() ? t.text.play.saved(path) : t.text.play.notSaved(path));
  try {
    for (;;) {
      const { over } = await playOn({ table, thinker, curtain, keep, save }, current);
      const written = write();
      if (!over) return { lines: left(t, path, written), code: exit.done };
      if ((await endScene(table, current)) === 'leave') return { lines: farewell(table, current), code: exit.done };
      current = session.again();
      path = session.path ?? freshPath(t.io, entry.game.id);
    }
  } catch (error) {
    const written = write();
    if (!(error instanceof Interrupted)) throw error;
    return { lines: current.history.now.outcome === null ? left(t, path, written) : farewell(table, current), code: exit.interrupted };
  }
}

function left({ text, io }: Terminal, path: string, written: boolean): string[] {
  if (!written) return [text.play.notSaved(path)];
  const command = io.env['npm_lifecycle_event'] === undefined ? 'fathom play' : 'npm start --';
  return [text.play.kept(path, `${command} --resume ${/[^\w./-]/.test(path) ? `'${path}'` : path}`)];
}

const farewell = <G extends Playable<G>>(table: Table<G>, sitting: Sitting<G>): string[] => [
  ...result(table, sitting, sizeOf(table.t.io.stdout).columns),
  '',
  ...linkLines(table, sitting),
];
