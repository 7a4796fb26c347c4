import { useMemo } from 'react';
import { useWords } from '../../text/words.tsx';

/** The reader, and bots on the other seats. */
export function usePlayerNames(): readonly string[] {
  const { setUp } = useWords();
  return useMemo(() => [setUp.defaultName(1), ...setUp.botNames.slice(1)], [setUp]);
}
