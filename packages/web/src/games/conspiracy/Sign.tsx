import type { ReactNode } from 'react';
import { mark } from '../../art/icons.ts';
import { Mark } from '../../ui/Mark.tsx';

/** The mark of a number on the table. */
export const signOf = (fact: string): ReactNode => (fact === 'pearls' ? <Mark svg={mark('pearl')} className="is-pearl" /> : null);
