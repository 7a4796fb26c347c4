import type { Conspiracy, Event } from '@fathom/conspiracy';
import type { Seat } from '@fathom/kernel';
import type { GameBoard } from '../../shell/game.ts';
import { Backdrop } from './Backdrop.tsx';
import { Board, Rival } from './Board.tsx';
import { Chip, Face } from './Face.tsx';
import { signOf } from './Sign.tsx';

/** What was drawn is left out: what is kept is placed. Crests follow by themselves. */
const telling: readonly Event['type'][] = [
  'endArmed',
  'conspireRestricted',
  'pileTaken',
  'lordPlaced',
  'locationTaken',
  'masterChanged',
  'lordsSwapped',
  'pearlsGained',
  'lordsRecalled',
  'locationsRecalled',
  'tokenWon',
  'tokenSpent',
  'noLocationLeft',
];

/** Conspiracy on this table. */
export const board: GameBoard<Conspiracy> = {
  Backdrop,
  Board,
  Rival,
  Face,
  Chip,
  sign: signOf,
  sounds: { pearls: 'pearl' },
  turnOf: ({ turn }) => turn,
  harms,
  telling,
};

/** The mastery of pearls lost, or a strait that restricts the others. */
function harms(event: Event, seat: Seat): boolean {
  return (event.type === 'masterChanged' && event.from === seat) || (event.type === 'conspireRestricted' && event.by !== seat);
}
