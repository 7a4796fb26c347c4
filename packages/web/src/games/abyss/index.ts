import type { Abyss, Event } from '@fathom/abyss';
import type { Seat } from '@fathom/kernel';
import type { GameBoard } from '../../shell/game.ts';
import { Backdrop } from './Backdrop.tsx';
import { Board } from './Board.tsx';
import { Chip, Face } from './Face.tsx';
import { Rival } from './Rival.tsx';
import { signOf } from './Sign.tsx';

/** Cards that are turned up, what a lord costs, what refills the Court or the Council, and who passes: all that is seen. */
const telling: readonly Event['type'][] = [
  'endTriggered',
  'lordChosen',
  'tokenStolen',
  'pearlRobbed',
  'nebulisGiven',
  'locationTaken',
  'locationExchanged',
  'monsterFought',
  'stackTaken',
  'stackBanished',
  'allyBought',
  'allyTaken',
  'alliesDiscarded',
  'pearlsLost',
  'lordOusted',
  'lordTurned',
  'lordDismissed',
  'lordFreed',
  'lordRevealed',
  'allyHealed',
  'sentinelPosted',
  'krakenStored',
  'figureMoved',
  'lootDrawn',
  'keysGained',
  'tokensGained',
  'pearlsGained',
  'actionSkipped',
];

/** Abyss on this table, and Kraken with it. */
export const board: GameBoard<Abyss> = {
  Backdrop,
  Board,
  Rival,
  Face,
  Chip,
  sign: signOf,
  sounds: { pearls: 'pearl', nebulis: 'pearl', keys: 'key' },
  turnOf: ({ turn }) => turn,
  harms,
  telling,
};

/** Caused by another player: pearls, allies, lords or tokens lost, a Nebulis received, or the end triggered. */
function harms(event: Event, seat: Seat): boolean {
  if (event.type === 'pearlsLost' || event.type === 'alliesDiscarded' || event.type === 'lordTurned') return event.seat === seat;
  if (event.type === 'pearlRobbed' || event.type === 'tokenStolen') return event.from === seat;
  if (event.type === 'nebulisGiven') return event.to.includes(seat);
  return event.type === 'endTriggered' && event.seat !== seat;
}
