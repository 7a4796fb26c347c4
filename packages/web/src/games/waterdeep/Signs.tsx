import type { ReactNode } from 'react';
import { Mark } from '../../ui/Mark.tsx';
import { mark } from './art/icons.ts';
import type { Sign } from './signs.ts';
import './Signs.css';

/** As many marks fit in one row of the smallest space. */
const SHORT = 4.5;
const length = (signs: readonly Sign[]): number =>
  signs.reduce((sum, { mark: shown, say }) => sum + (shown === undefined ? 0 : 1) + (say === undefined ? 0 : 0.7), 0);

/** A row of marks. */
export function Signs({ signs, className = '' }: { readonly signs: readonly Sign[]; readonly className?: string }): ReactNode {
  return (
    <span className={`wd-signs ${length(signs) > SHORT ? 'is-long' : ''} ${className}`}>
      {signs.map((sign, i) => (
        <span key={i} className="wd-sign">
          {sign.say !== undefined && <Figure of={sign.say} />}
          {sign.mark !== undefined && <Mark svg={mark(sign.mark)} />}
        </span>
      ))}
    </span>
  );
}

/** A number among marks is decoration too: screen readers do not read it with the name of the piece. */
export const Figure = ({ of, className = '' }: { readonly of: string | number; readonly className?: string }): ReactNode => (
  <b className={`wd-figure ${className}`} data-of={of} />
);
