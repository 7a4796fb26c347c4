import { eventLines, type GameText, type Playable, type Seat } from '@fathom/kernel';
import { use, useCallback } from 'react';
import { YOU } from '../text/address/you.ts';
import { useWords } from '../text/words.tsx';
import { MeContext } from './names.ts';

/** Events as sentences. */
export type Tell<G extends Playable<G>> = (events: readonly G['event'][]) => string[];

/** The only person at this screen is "you"; the function stays the same while the words do. */
export function useTell<G extends Playable<G>>(text: GameText<G>, name: (side: Seat) => string): Tell<G> {
  const me = use(MeContext);
  const { addressed } = useWords().table;
  return useCallback(
    (events) => eventLines(text, events, (side) => (side === me ? YOU : name(side))).map(addressed),
    [text, name, me, addressed],
  );
}
