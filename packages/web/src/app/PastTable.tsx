import type { GameText, Playable, Seat, LoggedMove } from '@fathom/kernel';
import type { ReactNode } from 'react';
import type { Entry } from '../games/entry.ts';
import { idle } from '../shell/hand.tsx';
import { noReason, TableFrame, useNames } from '../shell/TableFrame.tsx';
import { ReelKeys, type Reel } from './Reel.tsx';
import { useWords } from './words.tsx';

interface Props<G extends Playable<G>> {
  readonly entry: Entry<G>;
  readonly text: GameText<G>;
  readonly names: readonly string[];
  readonly viewer: Seat | null;
  /** What happened up to now, as the viewer may know it. */
  readonly told: readonly LoggedMove<G>[];
  /** The table as the viewer saw it at the moment of the reel. */
  readonly view: G['view'];
  readonly reel: Reel;
  /** The way back, and whatever else there is to say. */
  readonly children: ReactNode;
}

/** A game that goes on, as it lay before: through one's own eyes, and with a way back to it. */
export function PastTable<G extends Playable<G>>({ entry, text, names, viewer, told, view, reel, children }: Props<G>): ReactNode {
  const words = useWords();
  const name = useNames(names, text, view);
  return (
    <TableFrame
      entry={entry}
      title={`${text.title} · ${words.replay.title}`}
      board={{ view, viewer, text, name }}
      scores={entry.game.score(view)}
      asked={[]}
      told={told.slice(0, reel.ply + 1)}
      record={null}
      hand={idle}
      whyDark={noReason}
      onJump={reel.to}
    >
      <ReelKeys reel={reel}>{children}</ReelKeys>
    </TableFrame>
  );
}
