import type { SideScore } from '@fathom/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import { SeatMark } from './Seats.tsx';
import './ScoreBars.css';

interface Props {
  readonly scores: readonly SideScore[];
  readonly names: readonly string[];
  readonly part: (part: string) => string;
  /** Opens the whole table of points. */
  readonly onOpen: () => void;
}

/** The current points at a glance: a bar for each side, made of its parts. Pressed, it opens the whole table. */
export function ScoreBars({ scores, names, part, onOpen }: Props): ReactNode {
  const { table } = useWords();
  const most = Math.max(1, ...scores.map(({ parts }) => parts.reduce((sum, { points }) => sum + Math.max(0, points), 0)));
  const parts = (scores[0]?.parts ?? [])
    .map(({ part: id }, i) => ({ id, i }))
    .filter(({ i }) => scores.some((each) => each.parts[i]!.points !== 0));
  return (
    <button type="button" className="table-score score-bars" onClick={onOpen}>
      <span className="visually-hidden">{table.score}</span>
      {scores.map((score, side) => (
        <span key={side} className="score-line" data-side={side}>
          <SeatMark side={side} />
          <span className="score-name">{names[side]}</span>
          <span className="score-track" aria-hidden="true">
            {parts.map(({ id, i }) => (
              <span key={id} data-part={i} style={{ '--share': Math.max(0, score.parts[i]!.points) / most } as CSSProperties} />
            ))}
          </span>
          <strong>{score.total}</strong>
        </span>
      ))}
      <span className="score-key" aria-hidden="true">
        {parts.map(({ id, i }) => (
          <span key={id} data-part={i}>
            {part(id)}
          </span>
        ))}
      </span>
    </button>
  );
}
