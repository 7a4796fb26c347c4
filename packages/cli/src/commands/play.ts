import type { Playable } from '@fathom/kernel';
import { exit, stop } from '../base/errors.ts';
import { gameIds, withGame } from '../games/registry.ts';
import type { Io } from '../base/io.ts';
import { curtains, type Curtain } from '../play/curtain.ts';
import { demo } from '../play/demo.ts';
import { playGames } from '../play/games.ts';
import { newestSave, readTable, tableText, type SavedTable } from '../play/saves.ts';
import { newSession, resumedSession, type Session } from '../play/session.ts';
import { startOptions, startMenu, type Start } from '../play/start.ts';
import { Interrupted } from '../terminal/keys.ts';
import { isTerminal, withTerminal } from '../terminal/terminal.ts';
import type { Text } from '../text/index.ts';

export interface PlayFlags {
  readonly game: string;
  readonly seats?: string;
  readonly option?: readonly string[];
  readonly seed?: string;
  readonly resume?: string;
  readonly save?: string;
  readonly curtain: string;
}

/** A full game in this terminal: against bots, with friends at one screen, or between bots. */
export async function playCommand(io: Io, text: Text, flags: PlayFlags): Promise<number> {
  const curtain = curtains.find((each) => each === flags.curtain);
  if (curtain === undefined) return stop({ code: 'bad-choice', flag: '--curtain', value: flags.curtain, allowed: curtains });
  const start = await startOf(io, text, flags);
  if (start === null) return exit.done;
  if (start.type === 'seats')
    return withGame(flags.game, (entry) => run(io, text, newSession(io, text, entry, start.seats, flags), curtain));
  const saved = readSaved(io, start.path);
  return withGame(saved.record.game, (entry) => run(io, text, resumedSession(io, text, entry, saved, start.path, flags), curtain));
}

/** From the flags, or from the first screen if there are none. */
function startOf(io: Io, text: Text, flags: PlayFlags): Promise<Start | null> {
  if (flags.resume !== undefined) return Promise.resolve({ type: 'resume', path: flags.resume });
  if (flags.seats !== undefined) return Promise.resolve({ type: 'seats', seats: flags.seats });
  return withGame(flags.game, async ({ game, texts }) => {
    if (!isTerminal(io)) return stop({ code: 'no-terminal' });
    const { title, blurb } = texts[text.language];
    try {
      return await withTerminal(io, text, (t) => startMenu(t, title, blurb, startOptions(game, text, newestSave(io))));
    } catch (error) {
      if (error instanceof Interrupted) return null;
      throw error;
    }
  });
}

function readSaved(io: Io, path: string): SavedTable {
  const saved = readTable(io.files.read(path) ?? stop({ code: 'cannot-read', path }));
  if (!saved.ok) return stop({ code: 'fault', fault: saved.fault, source: path });
  const { game } = saved.value.record;
  return gameIds.includes(game) ? saved.value : stop({ code: 'fault', fault: { code: 'unknown-game', game }, source: path });
}

async function run<G extends Playable<G>>(io: Io, text: Text, session: Session<G>, curtain: Curtain): Promise<number> {
  const { entry, holders, botWorker, path } = session;
  try {
    if (holders.every(({ kind }) => kind === 'bot')) {
      const end = await demo(io, text, session);
      if (path !== null && !io.files.write(path, tableText(entry.game, holders, end))) return stop({ code: 'cannot-write', path });
      return exit.done;
    }
    if (!isTerminal(io)) return stop({ code: 'no-terminal' });
    const { lines, code } = await withTerminal(io, text, (t) => playGames(t, session, curtain));
    io.stdout.write(`${lines.join('\n')}\n`);
    return code;
  } finally {
    await botWorker.close();
  }
}
