import type { Frame, Piece } from '@fathom/kernel';
import type { Abyss, State } from './state.ts';

/** The card that a question is about: the one that was explored, the lord to be paid, the location that keys are spent on. */
export function cause(s: State, f: Frame<Abyss>): Piece | null {
  if (f.kind === 'offer' || f.kind === 'keep' || f.kind === 'encounter') return s.track.at(-1) ?? null;
  if (f.kind === 'pay' || f.kind === 'effect') return f.lord;
  if (f.kind === 'betray') return f.traitor;
  if (f.kind === 'location') return f.under;
  return f.kind === 'keys' ? f.location : null;
}
