import { levelIds } from '@fathom/bots';
import type { ReactNode } from 'react';
import { useWords } from './words.tsx';

/** The bots that can hold a chair, for a list to choose from. */
export function LevelOptions(): ReactNode {
  const { setUp } = useWords();
  return levelIds.map((level) => (
    <option key={level} value={level}>
      {setUp.levels[level]}
    </option>
  ));
}
