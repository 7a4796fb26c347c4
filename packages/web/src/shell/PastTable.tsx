import type { GameRecord, GameText, Playable, Seat, LoggedMove } from '@fathom/kernel';
import { useMemo, type ReactNode } from 'react';
import type { WebGame } from './game.ts';
import { nothingSelected } from './piece-context.ts';
import { noReason } from './frame.ts';
import { useNames } from './names.ts';
import { TableFrame } from './TableFrame.tsx';
import { PlaybackKeys, type Playback } from './Playback.tsx';
import { inGameOrder, useRounds, useTurningPoints } from './replay-marks.ts';
import { useStepsSaid } from './spoken/useStepsSaid.ts';
import { useWords } from '../text/words.tsx';
import { useBackCloses } from '../ui/useBackCloses.ts';

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly text: GameText<G>;
  readonly names: readonly string[];
  readonly viewer: Seat | null;
  /** What happened, as far as the viewer may know it. */
  readonly log: readonly LoggedMove<G>[];
  /** The table as the viewer saw it at the move that is shown. */
  readonly view: G['view'];
  readonly playback: Playback;
  /** The whole game, if it may be known: to share it, and to mark its turning points if it is over. */
  readonly record: GameRecord | null;
  /** Closes the replay, if it lies over a table. */
  readonly onClose: (() => void) | null;
  readonly options?: ReactNode;
  /** Buttons and messages. */
  readonly children: ReactNode;
}

/** A moment of a game, with the buttons of a player for recorded games. */
export function PastTable<G extends Playable<G>>(props: Props<G>): ReactNode {
  const { game, text, names, viewer, log, view, playback, record, onClose } = props;
  const words = useWords();
  const name = useNames(names, text, view);
  const scores = game.rules.score(view);
  const called = useMemo(() => Array.from({ length: scores.length }, (_, side) => name(side)), [name, scores.length]);
  const rounds = useRounds(log);
  const points = useTurningPoints(game, text, record, called);
  const marks = useMemo(() => inGameOrder(rounds, points), [rounds, points]);
  useStepsSaid({ text, name, log, playback, marks });
  useBackCloses(onClose !== null, () => onClose?.());
  return (
    <TableFrame
      game={game}
      title={`${text.title} · ${words.replay.title}`}
      board={{ view, viewer, text, name }}
      scores={scores}
      asked={[]}
      log={log.slice(0, playback.ply + 1)}
      record={record}
      ply={playback.ply}
      selection={nothingSelected}
      blockedBy={noReason}
      onJump={playback.to}
    >
      <PlaybackKeys playback={playback} marks={marks} onClose={onClose} options={props.options}>
        {props.children}
      </PlaybackKeys>
    </TableFrame>
  );
}
