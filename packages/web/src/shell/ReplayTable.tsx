import type { GameRecord, GameText, Moment, Playable, Seat } from '@fathom/kernel';
import { useMemo, useState, type ReactNode } from 'react';
import type { WebGame } from './game.ts';
import { PastTable } from './PastTable.tsx';
import { usePlayback } from './Playback.tsx';
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
  const [eyes, setEyes] = useState<Seat | null>(null);
  const told = useMemo(
    () =>
      moments.map(({ answer, events }) => ({
        by: answer?.seat ?? null,
        events: eyes === null ? events : events.flatMap((event) => game.rules.redact(event, eyes) ?? []),
      })),
    [game, moments, eyes],
  );
  const moment = moments[playback.ply]!;
  const { state } = moment;
  const view = useMemo(() => (eyes === null ? game.rules.open(state) : game.rules.view(state, eyes)), [game, state, eyes]);
  return (
    <PastTable
      {...{ game, text, record, names, told, view, playback, onClose }}
      viewer={eyes}
      options={<Eyes names={names} eyes={eyes} onEyes={setEyes} />}
    >
      {actions(moment)}
    </PastTable>
  );
}

interface EyesProps {
  readonly names: readonly string[];
  readonly eyes: Seat | null;
  readonly onEyes: (eyes: Seat | null) => void;
}

/** Whose cards are seen. */
function Eyes({ names, eyes, onEyes }: EyesProps): ReactNode {
  const { replay } = useWords();
  return (
    <select
      aria-label={replay.eyes}
      title={replay.eyes}
      value={eyes ?? ''}
      onChange={({ target }) => onEyes(target.value === '' ? null : Number(target.value))}
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
