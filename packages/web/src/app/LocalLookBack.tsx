import type { GameText, Moment, Playable } from '@fathom/kernel';
import { useMemo, type ReactNode } from 'react';
import type { Entry } from '../games/entry.ts';
import type { Scene } from '../table/scene.ts';
import { PastTable } from './PastTable.tsx';
import { useReel } from './Reel.tsx';
import { useWords } from './words.tsx';

/** The moments of a game up to the one it is looked back from. */
export interface Past<G extends Playable<G>> {
  readonly moments: readonly Moment<G>[];
  readonly from: number;
}

interface LookBackProps<G extends Playable<G>> {
  readonly entry: Entry<G>;
  readonly text: GameText<G>;
  readonly scene: Scene<G>;
  readonly past: Past<G>;
  readonly onBack: () => void;
}

/** An earlier moment of this game, as the viewer saw it then. */
export function LocalLookBack<G extends Playable<G>>({ entry, text, scene, past, onBack }: LookBackProps<G>): ReactNode {
  const words = useWords();
  const { viewer, told, sitters } = scene;
  const { moments } = past;
  const reel = useReel(past.from, moments.length - 1);
  const view = useMemo(() => entry.game.view(moments[reel.ply]!.state, viewer), [entry, moments, reel.ply, viewer]);
  return (
    <PastTable entry={entry} text={text} names={sitters.map(({ name }) => name)} viewer={viewer} told={told} view={view} reel={reel}>
      <button type="button" className="move is-strong" onClick={onBack}>
        {words.end.backToTable}
      </button>
    </PastTable>
  );
}
