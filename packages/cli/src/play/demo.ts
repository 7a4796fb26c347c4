import type { Playable } from '@fathom/kernel';
import { gameLog, type LocalGame } from '@fathom/table';
import type { Io } from '../base/io.ts';
import { sizeOf } from '../terminal/screen.ts';
import type { Text } from '../text/index.ts';
import { endLines } from './end.ts';
import { logLines, printedGame, stateOf } from './printed.ts';
import { tableFor, type Session } from './session.ts';
import { sealLine } from './show.ts';

/** Bots only: they play, and the log is printed as it grows. */
export async function demo<G extends Playable<G>>(io: Io, text: Text, session: Session<G>): Promise<LocalGame> {
  const names = session.holders.map(({ name }) => name);
  const game = printedGame(io, text, session.entry, names);
  const print = (local: LocalGame): void => {
    const last = gameLog<G>(local.events).slice(-1);
    for (const line of logLines(game, last, null, stateOf<G>(local))) io.stdout.write(`${line}\n`);
  };
  io.stdout.write(`${sealLine(game, session.game)}\n`);
  print(session.game);
  const table = tableFor(session, session.game, { keep: print });
  table.start();
  await table.idle();
  const columns = io.stdout.isTTY === true ? sizeOf(io.stdout).columns : 100;
  io.stdout.write(`\n${endLines(game, table.current, columns).join('\n')}\n`);
  return table.current;
}
