import { arrange, readPosition, rngFrom } from '@fathom/kernel';
import { exit, stop } from '../errors.ts';
import { gameIds, withGame } from '../games.ts';
import type { Io } from '../io.ts';
import { harmless } from '../terminal/width.ts';

/** The points of a position, as JSON: each side's parts, and who stands where. */
export function scoreCommand(io: Io, path: string): number {
  const text = io.files.read(path) ?? stop({ code: 'cannot-read', path });
  const read = readPosition(text);
  if (!read.ok) return stop({ code: 'fault', fault: read.fault, source: path });
  const { game, position } = read.value;
  if (!gameIds.includes(game)) return stop({ code: 'fault', fault: { code: 'unknown-game', game: harmless(game) }, source: path });
  withGame(game, (entry) => {
    const laid = arrange(entry.game, position, rngFrom('fathom/score'));
    if (!laid.ok) return stop({ code: 'fault', fault: laid.fault, source: path });
    io.stdout.write(`${JSON.stringify({ game, ...entry.breakdown(laid.value.state) }, null, 2)}\n`);
  });
  return exit.done;
}
