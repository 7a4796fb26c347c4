import type { ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import type { SideScore } from '@fathom/kernel';
import './Score.css';

interface Props {
  readonly scores: readonly SideScore[];
  readonly names: readonly string[];
  /** The name of a part of the score. */
  readonly part: (part: string) => string;
  /** How many parts to show. */
  readonly upTo?: number;
}

/** The current points: a row for each part, a column for each player, with bars for comparison. */
export function Score({ scores, names, part: partName, upTo = Infinity }: Props): ReactNode {
  const words = useWords();
  const most = Math.max(1, ...scores.flatMap(({ total, parts }) => [total, ...parts.map(({ points }) => points)]));
  return (
    <table className="score">
      <caption className="visually-hidden">{words.table.score}</caption>
      <thead>
        <tr>
          <td />
          {names.map((name, side) => (
            <th key={side} scope="col" data-side={side}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scores[0]?.parts.map(({ part }, i) => (
          <tr key={part} className={i < upTo ? '' : 'is-unknown'}>
            <th scope="row">{partName(part)}</th>
            {scores.map(({ parts }, side) => (
              <PointsCell key={side} side={side} points={parts[i]!.points} most={most} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.table.score}</th>
          {scores.map(({ total, parts }, side) => (
            <td key={side}>{upTo >= parts.length ? total : parts.slice(0, upTo).reduce((sum, { points }) => sum + points, 0)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

interface CellProps {
  readonly side: number;
  readonly points: number;
  /** The length of a full bar. */
  readonly most: number;
}

/** Points in one part of the score, with a bar. */
function PointsCell({ side, points, most }: CellProps): ReactNode {
  return (
    <td>
      <span className="score-bar" data-side={side} style={{ inlineSize: `${(Math.max(0, points) / most) * 100}%` }} aria-hidden="true" />
      {points}
    </td>
  );
}
