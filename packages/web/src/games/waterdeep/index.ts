import './light.css';
import type { Event, Waterdeep } from '@fathom/waterdeep';
import type { Seat } from '@fathom/kernel';
import type { GameBoard } from '../../shell/game.ts';
import { Board } from './Board.tsx';
import { Chip, Face } from './Face.tsx';
import { Ground } from './Ground.tsx';
import { marksOn } from './marks-on.ts';
import { Rival } from './Rival.tsx';
import { signOf } from './Fact.tsx';

/** What is spent on a quest, and what is new at the inn and in the hall, is left out. */
const telling: readonly Event['type'][] = [
  'roundBegan',
  'questCompleted',
  'dutyLaid',
  'goodsGiven',
  'deedForged',
  'buildingDemolished',
  'lordOpened',
  'lordSeen',
  'agentMoved',
  'intriguePlayed',
  'buildingBuilt',
  'agentAssigned',
  'spaceUsed',
  'actionPerformed',
  'ambassadorTaken',
  'lieutenantJoined',
  'questTaken',
  'goodsCollected',
  'goodsGained',
  'scored',
  'corruptionTaken',
  'firstPlayerTaken',
  'intrigueDrawn',
  'trackWasEmpty',
  'corruptionReturned',
  'goodsPlaced',
  'passed',
];

/** Waterdeep on this table, with Undermountain and Skullport. */
export const board: GameBoard<Waterdeep> = {
  Backdrop: Ground,
  Board,
  Rival,
  Face,
  Chip,
  turnOf: ({ turn }) => turn,
  marksOn,
  sign: signOf,
  sounds: { gold: 'coins' },
  harms,
  telling,
};

/** Caused by another player: goods or a building lost, a mandatory quest or a token received, an agent moved, a lord seen. */
function harms(event: Event, seat: Seat): boolean {
  if (event.type === 'goodsReturned' || event.type === 'corruptionTaken') return event.seat === seat;
  if (event.type === 'goodsGiven' || event.type === 'deedForged') return event.from === seat;
  if (event.type === 'buildingDemolished') return event.owner === seat && event.seat !== seat;
  if (event.type === 'dutyLaid') return event.to === seat;
  if (event.type === 'agentMoved') return event.agent === seat;
  return event.type === 'lordSeen' && event.of === seat;
}
