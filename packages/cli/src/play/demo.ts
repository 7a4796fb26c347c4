import { act, asked, commitment, type Playable, type Sitting } from '@fathom/kernel';
import type { Entry } from '../games/entry.ts';
import type { Io } from '../io.ts';
import { sizeOf } from '../terminal/screen.ts';
import { paintOf } from '../terminal/terminal.ts';
import type { Text } from '../text/index.ts';
import { linkLines, result } from './end.ts';
import { botsOnly, type Sitter } from './seats.ts';
import { namesOf, story } from './story.ts';
import type { Thinker } from './thinker.ts';

/** Nobody to ask: the bots play among themselves, and the log is printed as it comes. */
export async function demo<G extends Playable<G>>(
  io: Io,
  text: Text,
  entry: Entry<G>,
  sitters: readonly Sitter[],
  from: Sitting<G>,
  thinker: Thinker<G>,
): Promise<Sitting<G>> {
  const bots = botsOnly(sitters);
  const names = sitters.map(({ name }) => name);
  const say = (sitting: Sitting<G>): void => {
    const name = namesOf(entry, names, entry.game.view(sitting.history.now, null), text.language);
    for (const line of story(entry, sitting.told.slice(-1), null, name, text.language)) io.stdout.write(`${line}\n`);
  };
  let sitting = from;
  io.stdout.write(`${text.play.sealed(commitment(sitting.record.seed.secret))}\n`);
  say(sitting);
  for (;;) {
    const [seat] = asked(entry.game, sitting.history.now);
    if (seat === undefined) break;
    const move = await thinker.choose(bots[seat]!, sitting, seat);
    sitting = act(entry.game, sitting, { seat, move });
    say(sitting);
  }
  const columns = io.stdout.isTTY === true ? sizeOf(io.stdout).columns : 100;
  const table = { entry, sitters, t: { text, paint: paintOf(io) } };
  io.stdout.write(`\n${[...result(table, sitting, columns), '', ...linkLines(table, sitting)].join('\n')}\n`);
  return sitting;
}
