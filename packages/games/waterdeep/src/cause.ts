import type { Frame, Piece } from '@fathom/kernel';
import { lists } from './effects/lists.ts';
import type { State, Waterdeep } from './state.ts';

/** The card or space that a question comes from, or the quest that is being paid for. */
export function cause(_s: State, f: Frame<Waterdeep>): Piece | null {
  if ('of' in f) return lists[f.of].piece;
  return f.kind === 'spend' ? f.quest : null;
}
