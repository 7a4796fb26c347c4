import { createContext, use, useEffect, useState } from 'react';
import { isAnalysed } from '../table/analysis.ts';

/** Starts the thread in which games are analysed; the app, which knows all games, provides it. */
export const AnalystContext = createContext<(() => Worker) | null>(null);

/** Can this game be analysed? Only if bots have learned it. It is asked when it matters, and once. */
export function useAnalysed(game: string, isWanted: boolean): boolean {
  const start = use(AnalystContext);
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    let isHere = isWanted;
    if (isWanted && start !== null) void isAnalysed(start, game).then((is) => isHere && setOffered(is));
    return () => {
      isHere = false;
    };
  }, [game, isWanted, start]);
  return isOffered;
}
