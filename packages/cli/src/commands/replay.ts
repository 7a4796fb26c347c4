import type { Playable } from '@fathom/kernel';
import { exit, stop } from '../base/errors.ts';
import type { Io } from '../base/io.ts';
import { plyOf, seatOf } from '../base/numbers.ts';
import { printedGame, type PrintedGame } from '../play/printed.ts';
import { boardAt, momentLines, moveAt, watch, type Recording } from '../play/watch.ts';
import { withSource } from '../play/source.ts';
import { tones } from '../terminal/paint.ts';
import { sizeOf } from '../terminal/screen.ts';
import { isTerminal, withTerminal } from '../terminal/terminal.ts';
import { harmless } from '../terminal/width.ts';
import type { Text } from '../text/index.ts';

export interface ReplayFlags {
  readonly ply?: string;
  readonly seat?: string;
  readonly all?: boolean;
}

/** Steps through a game with the arrow keys; without a terminal, or with --all, prints it. */
export function replayCommand(io: Io, text: Text, given: string, flags: ReplayFlags): Promise<number> {
  return withSource(io, given, async ({ entry, record, moments, changed, name }) => {
    if (!moments.ok || record === null)
      return stop({ code: 'fault', fault: moments.ok ? { code: 'damaged', expected: 'record' } : moments.fault, source: name });
    if (changed !== null) io.stderr.write(`${text.verify.changed(changed)}\n`);
    const ply = plyOf(flags, moments.value.length - 1);
    const recording = { moments: moments.value, seat: seatOf(flags, record.seats.length) };
    const game = printedGame(io, text, entry, record.seats.map(harmless));
    if (flags.all !== true && isTerminal(io)) await withTerminal(io, text, (t) => watch({ ...game, t }, recording, ply ?? 0));
    else io.stdout.write(`${printed(io, game, recording, ply).join('\n')}\n`);
    return exit.done;
  });
}

/** The log up to a ply, and then the board at that ply. */
function printed<G extends Playable<G>>(io: Io, game: PrintedGame<G>, { moments, seat }: Recording<G>, ply: number | null): string[] {
  const { paint } = game.t;
  const until = ply ?? moments.length - 1;
  const columns = Math.max(80, io.stdout.isTTY === true ? sizeOf(io.stdout).columns : 100);
  const lines = moments.slice(0, until + 1).flatMap((moment) => {
    const move = moveAt(game, moment, seat);
    const head = paint.fg(tones.faint, `${String(moment.ply).padStart(4)}  `);
    return [...(move === null ? [] : [`${head}${paint.bold(move)}`]), ...momentLines(game, moment, seat).map((line) => `      ${line}`)];
  });
  return [...lines, '', ...boardAt(game, moments[until]!, seat, { columns, rows: 40 }).map((line) => line.trimEnd())];
}
