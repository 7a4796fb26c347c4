import type { GameText, Playable, Seat, LoggedMove } from '@fathom/kernel';
import type { ReactNode } from 'react';
import type { WebGame } from './game.ts';
import { nothingSelected } from './piece-context.ts';
import { noReason, TableFrame, useNames } from './TableFrame.tsx';
import { PlaybackKeys, type Playback } from './Playback.tsx';
import { useWords } from '../text/words.tsx';

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly text: GameText<G>;
  readonly names: readonly string[];
  readonly viewer: Seat | null;
  /** What happened so far, as far as the viewer may know it. */
  readonly told: readonly LoggedMove<G>[];
  /** The table as the viewer saw it at the move that is shown. */
  readonly view: G['view'];
  readonly playback: Playback;
  /** The button to return, and messages. */
  readonly children: ReactNode;
}

/** An earlier moment of a running game as the viewer saw it, with a way back to the present. */
export function PastTable<G extends Playable<G>>({ game, text, names, viewer, told, view, playback, children }: Props<G>): ReactNode {
  const words = useWords();
  const name = useNames(names, text, view);
  return (
    <TableFrame
      game={game}
      title={`${text.title} · ${words.replay.title}`}
      board={{ view, viewer, text, name }}
      scores={game.rules.score(view)}
      asked={[]}
      told={told.slice(0, playback.ply + 1)}
      record={null}
      selection={nothingSelected}
      blockedBy={noReason}
      onJump={playback.to}
    >
      <PlaybackKeys playback={playback}>{children}</PlaybackKeys>
    </TableFrame>
  );
}
