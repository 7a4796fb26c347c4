import { truncateRecord, type GameRecord, type GameText, type Moment, type Playable } from '@fathom/kernel';
import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { WebGame } from '../shell/game.ts';
import { isPerson } from '../table/players.ts';
import type { Scene } from '../table/scene.ts';
import { PastTable } from '../shell/PastTable.tsx';
import { usePlayback } from '../shell/Playback.tsx';
import { ReplayTable } from '../shell/ReplayTable.tsx';
import { Review } from '../shell/review/Review.tsx';
import { WhyMoment } from '../shell/Why.tsx';
import { playOn } from './Replay.tsx';
import { useWords } from '../text/words.tsx';

/** The moments of a game up to the one from which the viewer looks back. */
export interface Past<G extends Playable<G>> {
  readonly record: GameRecord;
  readonly moments: readonly Moment<G>[];
  /** The move that is looked at; null for the review of the whole game. */
  readonly from: number | null;
  /** It was opened from the review. */
  readonly isReview: boolean;
}

interface LookBackProps<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly text: GameText<G>;
  readonly scene: Scene<G>;
  readonly past: Past<G>;
  readonly onMoment: (ply: number) => void;
  readonly onBack: () => void;
}

/**
 * Earlier moments of this game: as the viewer saw them while it goes on, with all cards open when it is over and its record may be shared;
 * or the review of all of them.
 */
export function LocalLookBack<G extends Playable<G>>(props: LookBackProps<G>): ReactNode {
  const { seatView, record } = props.scene;
  if (props.past.from === null) return <Reviewed {...props} />;
  return seatView.outcome === null || record === null ? <AsSeen {...props} /> : <AllOpen {...props} />;
}

function Reviewed<G extends Playable<G>>({ game, text, scene, past, onMoment, onBack }: LookBackProps<G>): ReactNode {
  const { players, viewer, isShared } = scene;
  const first = Math.max(0, isShared ? players.findIndex(isPerson) : (viewer ?? 0));
  return (
    <Review {...{ game, text, onMoment }} {...past} names={namesIn(scene)} me={isShared ? null : viewer} viewer={first} onClose={onBack} />
  );
}

function AsSeen<G extends Playable<G>>({ game, text, scene, past, onBack }: LookBackProps<G>): ReactNode {
  const { viewer, log } = scene;
  const { moments } = past;
  const playback = usePlayback(past.from ?? 0, moments.length - 1);
  const view = useMemo(() => game.rules.view(moments[playback.ply]!.state, viewer), [game, moments, playback.ply, viewer]);
  return (
    <PastTable {...{ game, text, viewer, log, view, playback }} names={namesIn(scene)} record={null} onClose={onBack}>
      <BackToTable isReview={past.isReview} onBack={onBack} />
      {viewer !== null && <WhyMoment {...{ game, text, moments, viewer, view }} names={namesIn(scene)} ply={playback.ply} />}
    </PastTable>
  );
}

function AllOpen<G extends Playable<G>>({ game, text, scene, past, onBack }: LookBackProps<G>): ReactNode {
  const { replay } = useWords();
  const [, go] = useLocation();
  const { record, moments, from, isReview } = past;
  return (
    <ReplayTable
      {...{ game, text, record, moments }}
      from={from ?? 0}
      names={namesIn(scene)}
      onClose={onBack}
      actions={({ ply, state }) => (
        <>
          <BackToTable isReview={isReview} onBack={onBack} />
          {state.outcome === null && (
            <button type="button" className="move" onClick={() => go(playOn(game, truncateRecord(record, ply), state))}>
              {replay.playOn}
            </button>
          )}
        </>
      )}
    />
  );
}

const namesIn = <G extends Playable<G>>({ players }: Scene<G>): readonly string[] => players.map(({ name }) => name);

function BackToTable({ isReview, onBack }: { readonly isReview: boolean; readonly onBack: () => void }): ReactNode {
  const { end } = useWords();
  return (
    <button type="button" className="move is-strong" onClick={onBack}>
      {isReview ? end.backToReview : end.backToTable}
    </button>
  );
}
