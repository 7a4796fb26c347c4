import { isCommitmentKept, type Verdict } from '@fathom/kernel';
import { exit, stop } from '../base/errors.ts';
import type { Io } from '../base/io.ts';
import { nameIn, printedGame } from '../play/printed.ts';
import { withSource } from '../play/source.ts';
import { harmless } from '../terminal/width.ts';
import type { Text } from '../text/index.ts';
import { verdictLines } from '../play/verdict.ts';

/**
 * Replays a record: 0 if it is valid, 1 if it is not, 2 if it cannot be read, 3 if the rules have changed since it was played.
 */
export function verifyCommand(io: Io, text: Text, given: string, flags: { readonly commitment?: string }): number {
  const published = flags.commitment?.toLowerCase() ?? null;
  if (published !== null && !/^[0-9a-f]{64}$/.test(published)) stop({ code: 'bad-commitment', value: published });
  return withSource(io, given, ({ entry, record, moments, changed }) => {
    const last = moments.ok ? moments.value.at(-1)!.state : null;
    const verdict: Verdict = {
      track: changed === null ? (moments.ok ? { ok: true } : { ok: false, fault: moments.fault }) : { ok: false, fault: changed },
      promise: published === null || record === null ? null : isCommitmentKept(record.seed, published),
      plies: record?.moves.length ?? 0,
      outcome: changed === null ? (last?.outcome ?? null) : null,
    };
    const name =
      last === null ? String : nameIn(printedGame(io, text, entry, record?.seats.map(harmless) ?? []), entry.game.view(last, null));
    const { lines, good } = verdictLines(verdict, name, text);
    io.stdout.write(`${lines.join('\n')}\n`);
    if (changed !== null && verdict.promise !== false) return exit.changed;
    return good ? exit.done : exit.no;
  });
}
