import type { Playable } from '@fathom/kernel';
import type { LocalGame } from '@fathom/table';
import { exit } from '../base/errors.ts';
import { Interrupted } from '../terminal/keys.ts';
import { sizeOf } from '../terminal/screen.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Curtain } from './curtain.ts';
import { endScene, endLines } from './end.ts';
import { TerminalPlay } from './loop.ts';
import { freshPath, tableText } from './saves.ts';
import type { Session } from './session.ts';
import type { ShownGame } from './show.ts';

/** The lines to print once the terminal is restored, and the exit code. */
export interface SessionEnd {
  readonly lines: readonly string[];
  readonly code: number;
}

/** Plays game after game until the user quits. An interrupted game is saved. */
export async function playGames<G extends Playable<G>>(t: Terminal, session: Session<G>, curtain: Curtain): Promise<SessionEnd> {
  const { entry, holders } = session;
  const game: ShownGame<G> = { t, entry, names: holders.map(({ name }) => name) };
  for (let from = session.game; ; from = session.again()) {
    const play = new TerminalPlay(game, session, from);
    const path = session.path ?? freshPath(t.io, entry.game.id);
    const result = (): string[] => endLines(game, play.current, sizeOf(t.io.stdout).columns);
    const write = (): boolean => t.io.files.write(path, tableText(entry.game, holders, play.current));
    try {
      const isOver = await play.run(curtain, () => (write() ? t.text.play.saved(path) : t.text.play.notSaved(path)));
      const written = write();
      if (!isOver) return { lines: savedLines(t, path, written), code: exit.done };
      if ((await endScene(game, play.current)) === 'leave') return { lines: result(), code: exit.done };
    } catch (error) {
      const written = write();
      if (!(error instanceof Interrupted)) throw error;
      return { lines: isUnfinished(play.current) ? savedLines(t, path, written) : result(), code: exit.interrupted };
    }
  }
}

const isUnfinished = ({ table }: LocalGame): boolean => table.play!.state.outcome === null;

function savedLines({ text, io }: Terminal, path: string, written: boolean): string[] {
  if (!written) return [text.play.notSaved(path)];
  const command = io.env['npm_lifecycle_event'] === undefined ? 'fathom play' : 'npm start --';
  return [text.play.kept(path, `${command} --resume ${/[^\w./-]/.test(path) ? `'${path}'` : path}`)];
}
