import type { ReactNode } from 'react';
import { Mark } from '../../ui/Mark.tsx';
import { keyMark, mark, pearlMark } from './art/icons.ts';

/** The mark of a number on the table. */
export function signOf(fact: string): ReactNode {
  if (fact === 'pearls') return <Mark svg={pearlMark} className="is-pearl" />;
  if (fact === 'keys') return <Mark svg={keyMark} className="is-gold" />;
  return fact === 'nebulis' ? <Mark svg={mark('nebulis')} className="is-nebulis" /> : null;
}
