import type { SideScore } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { PartMark, signed, sumOf } from './EndTowers.tsx';
import { SeatMark } from './Seats.tsx';
import { useWords } from '../text/words.tsx';
import './EndTally.css';

interface Props {
  readonly scores: readonly SideScore[];
  readonly names: readonly string[];
  readonly part: (part: string) => string;
  readonly mark: (part: string) => string | null;
  /** How many parts are counted; the newest is lit. */
  readonly risen: number;
}

/** The points in numbers: a row for each part, a column for each side. Parts that are not counted yet have no numbers. */
export function EndTally({ scores, names, part: partName, mark, risen }: Props): ReactNode {
  const words = useWords();
  const parts = scores[0]?.parts ?? [];
  return (
    <table className="tally">
      <caption className="visually-hidden">{words.table.score}</caption>
      <thead>
        <tr>
          <td />
          {names.map((name, side) => (
            <th key={side} scope="col" data-side={side}>
              <SeatMark side={side} />
              <span className="visually-hidden">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map(({ part: id }, i) => (
          <tr key={id} className={i >= risen ? 'is-due' : i === risen - 1 ? 'is-new' : ''}>
            <th scope="row">
              <PartMark svg={mark(id)} /> {partName(id)}
            </th>
            {scores.map(({ parts: own }, side) => (
              <td key={side}>{i < risen ? signed(own[i]!.points) : ''}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.end.total}</th>
          {scores.map(({ parts: own }, side) => (
            <td key={side}>{signed(sumOf(own.slice(0, risen)))}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
