import { readPosition } from '@fathom/kernel';
import { exit, stop } from '../base/errors.ts';
import type { Io } from '../base/io.ts';
import { refuse, withPosition } from '../play/source.ts';

/** The points of a position, as JSON: each side's parts, and the ranking. */
export function scoreCommand(io: Io, path: string): number {
  const read = readPosition(io.files.read(path) ?? stop({ code: 'cannot-read', path }));
  if (!read.ok) return refuse(read.fault, path);
  return withPosition(read.value, path, (entry, state) => {
    io.stdout.write(`${JSON.stringify({ game: entry.game.id, ...entry.breakdown(state) }, null, 2)}\n`);
    return exit.done;
  });
}
