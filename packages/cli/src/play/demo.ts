import { commitment, type Playable } from '@fathom/kernel';
import { LocalTable, type LocalGame, type Rules } from '@fathom/table';
import type { TerminalGame } from '../games/entry.ts';
import type { Io } from '../io.ts';
import { sizeOf } from '../terminal/screen.ts';
import { paintOf } from '../terminal/terminal.ts';
import type { Text } from '../text/index.ts';
import { linkLines, result } from './end.ts';
import { progressOf, type Progress } from './progress.ts';
import { botsOnly, type Sitter } from './seats.ts';
import { namesOf, story } from './story.ts';
import type { Thinker } from './thinker.ts';

/** Nobody to ask: the bots play among themselves, and the log is printed as it comes. */
export async function demo<G extends Playable<G>>(
  io: Io,
  text: Text,
  entry: TerminalGame<G>,
  sitters: readonly Sitter[],
  rules: Rules,
  from: LocalGame,
  thinker: Thinker,
): Promise<Progress<G>> {
  const bots = botsOnly(sitters);
  const names = sitters.map(({ name }) => name);
  const say = (game: LocalGame): void => {
    const { state, told } = progressOf<G>(game);
    const name = namesOf(entry, names, entry.game.view(state, null), text.language);
    for (const line of story(entry, told.slice(-1), null, name, text.language)) io.stdout.write(`${line}\n`);
  };
  io.stdout.write(`${text.play.sealed(commitment(from.record.seed.secret))}\n`);
  say(from);
  const table = new LocalTable(
    {
      now: () => 0,
      think: ({ seat, state, seed }) => thinker.choose(bots[seat]!, state, seat, seed),
      pause: () => Promise.resolve(),
      report(error) {
        throw error;
      },
      keep: say,
    },
    rules,
    from,
  );
  table.start();
  await table.idle();
  const end = progressOf<G>(table.current);
  const columns = io.stdout.isTTY === true ? sizeOf(io.stdout).columns : 100;
  const finished = { entry, sitters, t: { text, paint: paintOf(io) } };
  io.stdout.write(`\n${[...result(finished, end, columns), '', ...linkLines(finished, end)].join('\n')}\n`);
  return end;
}
