import type { GameRecord, GameText, Moment, Playable, Seat } from '@fathom/kernel';
import { useMemo, useState, type ReactNode } from 'react';
import type { WebGame } from './game.ts';
import { PastTable } from './PastTable.tsx';
import { usePlayback } from './Playback.tsx';
import { WhyMoment } from './Why.tsx';
import { useWords } from '../text/words.tsx';

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly text: GameText<G>;
  readonly record: GameRecord;
  readonly names: readonly string[];
  readonly moments: readonly Moment<G>[];
  /** The move that is shown first. */
  readonly from: number;
  /** Closes the replay, if it lies over a table. */
  readonly onClose: (() => void) | null;
  /** Buttons for the moment that is shown. */
  readonly actions: (moment: Moment<G>) => ReactNode;
}

/** A whole game with all its cards: everything is open, or as one of the players saw it. */
export function ReplayTable<G extends Playable<G>>({ game, text, record, names, moments, from, onClose, actions }: Props<G>): ReactNode {
  const playback = usePlayback(from, moments.length - 1);
  const [perspective, setPerspective] = useState<Seat | null>(null);
  const log = useMemo(
    () =>
      moments.map(({ answer, events }) => ({
        by: answer?.seat ?? null,
        events: perspective === null ? events : events.flatMap((event) => game.rules.redact(event, perspective) ?? []),
      })),
    [game, moments, perspective],
  );
  const moment = moments[playback.ply]!;
  const { state } = moment;
  const view = useMemo(
    () => (perspective === null ? game.rules.open(state) : game.rules.view(state, perspective)),
    [game, state, perspective],
  );
  return (
    <PastTable
      {...{ game, text, record, names, log, view, playback, onClose }}
      viewer={perspective}
      options={<PerspectiveSelect names={names} perspective={perspective} onChange={setPerspective} />}
    >
      {actions(moment)}
      <WhyMoment {...{ game, text, names, moments }} ply={playback.ply} viewer={perspective ?? 'everybody'} view={view} />
    </PastTable>
  );
}

interface PerspectiveProps {
  readonly names: readonly string[];
  readonly perspective: Seat | null;
  readonly onChange: (perspective: Seat | null) => void;
}

/** Whose cards are seen. */
function PerspectiveSelect({ names, perspective, onChange }: PerspectiveProps): ReactNode {
  const { replay } = useWords();
  return (
    <select
      aria-label={replay.eyes}
      title={replay.eyes}
      value={perspective ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{replay.openHands}</option>
      {names.map((name, i) => (
        <option key={i} value={i}>
          {name}
        </option>
      ))}
    </select>
  );
}
