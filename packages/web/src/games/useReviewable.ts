import { useEffect, useState } from 'react';
import { isAnalysed } from '../table/analysis.ts';
import { startBotWorker } from './start-bot-worker.ts';

/** Can a game be reviewed? It is asked when the game is over: only bots that have learned the game can judge it. */
export function useReviewable(game: string, isOver: boolean): boolean {
  const [isReviewable, setReviewable] = useState(false);
  useEffect(() => {
    let isWanted = isOver;
    if (isOver) void isAnalysed(startBotWorker, game).then((is) => isWanted && setReviewable(is));
    return () => {
      isWanted = false;
    };
  }, [game, isOver]);
  return isReviewable;
}
