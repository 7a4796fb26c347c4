import type { Playable } from '@fathom/kernel';
import { LocalTable, rulesFor, startLocal, type BotTurn, type LocalEnvironment, type LocalGame, type Rules } from '@fathom/table';
import { stop } from '../base/errors.ts';
import type { TerminalGame } from '../games/entry.ts';
import type { Io } from '../base/io.ts';
import { seedOf } from '../base/seed.ts';
import { harmless } from '../terminal/width.ts';
import type { Text } from '../text/index.ts';
import { openBotWorker, type BotWorker } from './botWorker.ts';
import { readOptions } from './options.ts';
import { resume, type SavedTable } from './saves.ts';
import { readSeats, seat, type SeatHolder } from './seats.ts';

/** A game to be played here. */
export interface Session<G extends Playable<G>> {
  readonly entry: TerminalGame<G>;
  readonly holders: readonly SeatHolder[];
  readonly rules: Rules;
  readonly botWorker: BotWorker;
  readonly game: LocalGame;
  /** Where to save; a new file in the user's folder if null. */
  readonly path: string | null;
  /** The same table with another deal. */
  again(): LocalGame;
}

interface SessionFlags {
  readonly option?: readonly string[];
  readonly seed?: string;
  readonly save?: string;
}

export function newSession<G extends Playable<G>>(
  io: Io,
  text: Text,
  entry: TerminalGame<G>,
  seats: string,
  flags: SessionFlags,
): Session<G> {
  const holders = readSeats(seats, text);
  const options = readOptions(entry.game, holders.length, flags.option ?? []);
  const dealing = dealer(entry, holders, options);
  return { ...dealing, game: dealing.deal(seedOf(io, flags.seed)), path: flags.save ?? null, again: () => dealing.deal(io.secret()) };
}

export function resumedSession<G extends Playable<G>>(
  io: Io,
  text: Text,
  entry: TerminalGame<G>,
  saved: SavedTable,
  path: string,
  flags: SessionFlags,
): Session<G> {
  const names = saved.record.seats.map(harmless);
  const holders = seat(saved.players, text).map((holder, i) => ({ ...holder, name: names[i] ?? holder.name }));
  const dealing = dealer(entry, holders, saved.record.options);
  const game = resume(dealing.rules, holders, saved);
  if (!game.ok) return stop({ code: 'fault', fault: game.fault, source: path });
  return { ...dealing, game: game.value, path: flags.save ?? path, again: () => dealing.deal(io.secret()) };
}

function dealer<G extends Playable<G>>(
  entry: TerminalGame<G>,
  holders: readonly SeatHolder[],
  options: object,
): Pick<Session<G>, 'entry' | 'holders' | 'rules' | 'botWorker'> & { deal(secret: string): LocalGame } {
  const rules = rulesFor(entry.game);
  const deal = (secret: string): LocalGame =>
    startLocal(rules, { id: 'here', seats: holders, now: 0 }, entry.game.id, options, { secret, words: [] });
  return { entry, holders, rules, botWorker: openBotWorker(entry), deal };
}

/** The table of a session. It stores nothing by itself, and its bots choose in their worker. */
export const tableFor = <G extends Playable<G>>(
  { rules, holders, botWorker }: Session<G>,
  from: LocalGame,
  { thinking, ...change }: Partial<Pick<LocalEnvironment, 'pause' | 'keep'>> & { readonly thinking?: (turn: BotTurn) => void },
): LocalTable =>
  new LocalTable(
    {
      now: () => 0,
      think(turn) {
        thinking?.(turn);
        return botWorker.choose(holders[turn.seat]!, turn);
      },
      pause: () => Promise.resolve(),
      report(error) {
        throw error;
      },
      keep: () => undefined,
      ...change,
    },
    rules,
    from,
  );
