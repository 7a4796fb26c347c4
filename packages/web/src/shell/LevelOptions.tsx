import { levelIds } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../text/words.tsx';

/** The bot levels as options of a list. */
export function LevelOptions(): ReactNode {
  const { setUp } = useWords();
  return levelIds.map((level) => (
    <option key={level} value={level}>
      {setUp.levels[level]}
    </option>
  ));
}
