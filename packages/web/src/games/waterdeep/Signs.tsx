import type { ReactNode } from 'react';
import { Mark } from '../Mark.tsx';
import { mark } from './art/icons.ts';
import type { Sign } from './signs.ts';

/** A row of marks. */
export function Signs({ signs, className = '' }: { readonly signs: readonly Sign[]; readonly className?: string }): ReactNode {
  return (
    <span className={`wd-signs ${className}`}>
      {signs.map((sign, i) => (
        <span key={i} className="wd-sign">
          {sign.say !== undefined && <b>{sign.say}</b>}
          {sign.mark !== undefined && <Mark svg={mark(sign.mark)} />}
        </span>
      ))}
    </span>
  );
}
