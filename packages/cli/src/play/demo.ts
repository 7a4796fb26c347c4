import { commitment, type Playable } from '@fathom/kernel';
import { LocalTable, type LocalGame, type Rules } from '@fathom/table';
import type { TerminalGame } from '../games/entry.ts';
import type { Io } from '../io.ts';
import { sizeOf } from '../terminal/screen.ts';
import { paintOf } from '../terminal/terminal.ts';
import type { Text } from '../text/index.ts';
import { linkLines, result } from './end.ts';
import { progressOf, type Progress } from './progress.ts';
import { botsOnly, type SeatHolder } from './seats.ts';
import { namesOf, logLines } from './log.ts';
import type { BotWorker } from './botWorker.ts';

/** Bots only: they play, and the log is printed as it grows. */
export async function demo<G extends Playable<G>>(
  io: Io,
  text: Text,
  entry: TerminalGame<G>,
  holders: readonly SeatHolder[],
  rules: Rules,
  from: LocalGame,
  botWorker: BotWorker,
): Promise<Progress<G>> {
  const bots = botsOnly(holders);
  const names = holders.map(({ name }) => name);
  const print = (game: LocalGame): void => {
    const { state, log } = progressOf<G>(game);
    const name = namesOf(entry, names, entry.game.view(state, null), text.language);
    for (const line of logLines(entry, log.slice(-1), null, name, text.language)) io.stdout.write(`${line}\n`);
  };
  io.stdout.write(`${text.play.sealed(commitment(from.record.seed.secret))}\n`);
  print(from);
  const table = new LocalTable(
    {
      now: () => 0,
      think: ({ seat, state, seed }) => botWorker.choose(bots[seat]!, state, seat, seed),
      pause: () => Promise.resolve(),
      report(error) {
        throw error;
      },
      keep: print,
    },
    rules,
    from,
  );
  table.start();
  await table.idle();
  const end = progressOf<G>(table.current);
  const columns = io.stdout.isTTY === true ? sizeOf(io.stdout).columns : 100;
  const finished = { entry, holders, t: { text, paint: paintOf(io) } };
  io.stdout.write(`\n${[...result(finished, end, columns), '', ...linkLines(finished, end)].join('\n')}\n`);
  return end;
}
