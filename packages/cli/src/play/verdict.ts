import type { Fault, Seat, Verdict } from '@fathom/kernel';
import type { Text } from '../text/index.ts';

/** A verdict in words, and whether it is a good one. */
export function verdictLines(
  verdict: Verdict,
  name: (side: Seat) => string,
  text: Text,
): { readonly lines: readonly string[]; readonly good: boolean } {
  const { verify } = text;
  const track = verdict.track.ok ? verify.true(verdict.plies) : faultLine(verdict.track.fault, text);
  const commitment = verdict.promise === null ? [] : [verdict.promise ? verify.promiseKept : verify.promiseBroken];
  const scores = verdict.outcome?.scores.map((score, side) => `${name(side)}: ${score}`).join(', ');
  const end = !verdict.track.ok ? [] : [scores === undefined ? verify.goesOn : verify.ended(scores)];
  return { lines: [track, ...commitment, ...end], good: verdict.track.ok && verdict.promise !== false };
}

function faultLine(fault: Fault, text: Text): string {
  if (fault.code === 'diverges') return text.verify.diverges(fault.ply);
  return fault.code === 'rules-changed' ? text.verify.changed(fault) : text.trouble.fault({ code: 'fault', fault, source: 'Fathom' });
}
