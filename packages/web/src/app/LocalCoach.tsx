import type { GameText, Playable } from '@fathom/kernel';
import type { LocalTable } from '@fathom/table';
import { useCallback, type ReactNode } from 'react';
import { startBotWorker } from '../games/start-bot-worker.ts';
import { Coach } from '../shell/Coach.tsx';
import type { WebGame } from '../shell/game.ts';
import { analyse } from '../table/analysis.ts';
import type { Hint } from '../table/hint.ts';
import type { TableStore } from '../table/table.ts';

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly store: TableStore<G>;
  readonly text: GameText<G>;
  readonly table: LocalTable;
  readonly isCoach: boolean;
  readonly asked: number;
  readonly onThinking: (isThinking: boolean) => void;
  readonly onHint: (ply: number) => void;
}

/** Hints of a game on this device. They are found in a thread of their own, so that nobody waits for them. */
export function LocalCoach<G extends Playable<G>>({ game, store, table, onThinking, ...props }: Props<G>): ReactNode {
  const suggest = useCallback(
    async (signal: AbortSignal): Promise<Hint<G> | null> => {
      const { viewer, seatView } = store.getState().shown;
      const state = table.current.table.play!.state as G['state'];
      if (viewer === null || state.ply !== seatView.ply) return null;
      onThinking(true);
      signal.addEventListener('abort', () => onThinking(false), { once: true });
      const hint = await analyse(startBotWorker, { analysis: 'hint', game: game.rules.id, state, seat: viewer }, signal);
      onThinking(false);
      return hint as Hint<G> | null;
    },
    [game, store, table, onThinking],
  );
  return <Coach {...{ game, store, suggest }} {...props} />;
}
