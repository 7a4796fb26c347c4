import type { ReactNode } from 'react';
import { Mark } from '../../ui/Mark.tsx';
import { mark, type Mark as MarkId } from './art/icons.ts';

/** The numbers of a player that have a mark, by their names in the state. */
const marks: Readonly<Partial<Record<string, MarkId>>> = {
  cleric: 'cleric',
  fighter: 'fighter',
  rogue: 'rogue',
  wizard: 'wizard',
  gold: 'gold',
  corruption: 'corruption',
  score: 'vp',
  pool: 'agent',
};

/** The mark of a number on the table; null if it has none. */
export function signOf(fact: string): ReactNode {
  const known = marks[fact];
  return known === undefined ? null : <Mark svg={mark(known)} />;
}
