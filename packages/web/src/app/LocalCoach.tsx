import type { Strategy } from '@fathom/bots';
import type { GameText, Playable } from '@fathom/kernel';
import type { LocalTable } from '@fathom/table';
import { useCallback, type ReactNode } from 'react';
import { startBotWorker } from '../games/start-bot-worker.ts';
import { Coach } from '../shell/Coach.tsx';
import type { WebGame } from '../shell/game.ts';
import { hintFor, type Hint } from '../table/hint.ts';
import { Thinker } from '../table/thinker.ts';
import type { TableStore } from '../table/table.ts';

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly store: TableStore<G>;
  readonly text: GameText<G>;
  readonly table: LocalTable;
}

/** The coach plays as well as a strong bot. */
const LEVEL: Strategy = { type: 'ismcts', budget: { iterations: 200 } };

/** The coach of a game on this device. It thinks in a thread of its own, so that nobody waits for it. */
export function LocalCoach<G extends Playable<G>>({ game, store, text, table }: Props<G>): ReactNode {
  const suggest = useCallback(
    async (signal: AbortSignal): Promise<Hint<G> | null> => {
      const { viewer, seatView } = store.getState().shown;
      const state = table.current.table.play!.state as G['state'];
      if (viewer === null || state.ply !== seatView.ply) return null;
      const thinker = new Thinker(startBotWorker);
      signal.addEventListener('abort', () => thinker.stop());
      try {
        return await hintFor(game.rules, state, viewer, (now) =>
          thinker.consider({ game: game.rules.id, play: LEVEL, state: now, seat: viewer, seed: `coach ${now.ply}` }),
        );
      } finally {
        thinker.stop();
      }
    },
    [game, store, table],
  );
  return <Coach game={game} store={store} text={text} suggest={suggest} />;
}
