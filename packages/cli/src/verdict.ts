import type { Verdict } from '@fathom/kernel';
import type { Text } from './text/index.ts';

/** A verdict in words, and whether it is a good one. */
export function verdictLines(
  verdict: Verdict,
  names: readonly string[],
  text: Text,
): { readonly lines: readonly string[]; readonly good: boolean } {
  const { verify } = text;
  const track = verdict.track.ok
    ? verify.true(verdict.plies)
    : verdict.track.fault.code === 'diverges'
      ? verify.diverges(verdict.track.fault.ply)
      : text.trouble.fault({ code: 'fault', fault: verdict.track.fault, source: 'Fathom' });
  const promise = verdict.promise === null ? [] : [verdict.promise ? verify.promiseKept : verify.promiseBroken];
  const scores = verdict.outcome?.scores.map((score, side) => `${names[side] ?? '–'} ${score}`).join(', ');
  const end = !verdict.track.ok ? [] : [scores === undefined ? verify.goesOn : verify.ended(scores)];
  return { lines: [track, ...promise, ...end], good: verdict.track.ok && verdict.promise !== false };
}
