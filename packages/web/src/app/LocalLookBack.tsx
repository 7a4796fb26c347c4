import type { GameText, Moment, Playable } from '@fathom/kernel';
import { useMemo, type ReactNode } from 'react';
import type { WebGame } from '../shell/game.ts';
import type { Scene } from '../table/scene.ts';
import { PastTable } from '../shell/PastTable.tsx';
import { usePlayback } from '../shell/Playback.tsx';
import { useWords } from '../text/words.tsx';

/** The moments of a game up to the one from which the viewer looks back. */
export interface Past<G extends Playable<G>> {
  readonly moments: readonly Moment<G>[];
  readonly from: number;
}

interface LookBackProps<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly text: GameText<G>;
  readonly scene: Scene<G>;
  readonly past: Past<G>;
  readonly onBack: () => void;
}

/** An earlier moment of this game, as the viewer saw it then. */
export function LocalLookBack<G extends Playable<G>>({ game, text, scene, past, onBack }: LookBackProps<G>): ReactNode {
  const words = useWords();
  const { viewer, told, sitters } = scene;
  const { moments } = past;
  const playback = usePlayback(past.from, moments.length - 1);
  const view = useMemo(() => game.rules.view(moments[playback.ply]!.state, viewer), [game, moments, playback.ply, viewer]);
  return (
    <PastTable game={game} text={text} names={sitters.map(({ name }) => name)} viewer={viewer} told={told} view={view} playback={playback}>
      <button type="button" className="move is-strong" onClick={onBack}>
        {words.end.backToTable}
      </button>
    </PastTable>
  );
}
