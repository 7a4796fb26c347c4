import type { Frame, Piece } from '@fathom/kernel';
import type { Abyss, State } from './state.ts';

/** The card that a question is about: the one that was explored, the lord to be paid, the location that keys are spent on. */
export function cause(s: State, f: Frame<Abyss>): Piece | null {
  switch (f.kind) {
    case 'offer':
    case 'keep':
    case 'encounter':
      return s.track.at(-1) ?? null;
    case 'pay':
    case 'effect':
      return f.lord;
    case 'betray':
      return f.traitor;
    case 'location':
      return f.under;
    case 'keys':
      return f.location;
    default:
      return null;
  }
}
