import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import type { SideScore } from '@fathom/kernel';

interface Props {
  readonly scores: readonly SideScore[];
  readonly names: readonly string[];
  /** A part of the score in words. */
  readonly part: (part: string) => string;
}

/** The points as they stand: a row a part, a column a player, bars that can be compared. */
export function Score({ scores, names, part: partName }: Props): ReactNode {
  const words = useWords();
  const most = Math.max(1, ...scores.map(({ total }) => total));
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
        {scores[0]?.parts.map(({ part: id }, part) => (
          <tr key={id}>
            <th scope="row">{partName(id)}</th>
            {scores.map(({ parts }, side) => (
              <td key={side}>
                <span
                  className="score-bar"
                  data-side={side}
                  style={{ inlineSize: `${(parts[part]!.points / most) * 100}%` }}
                  aria-hidden="true"
                />
                {parts[part]!.points}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.table.score}</th>
          {scores.map(({ total }, side) => (
            <td key={side}>{total}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
