import { amount, gain, pay, place, steal } from '../../effects/words.ts';
import { attack, mandatory, utility } from '../../content/rows.ts';
import { eachOpponentMayGain, returnCorruption, returnUpTo, takeCorruption } from './words.ts';

export const intrigue = {
  'i-blackmail': attack(1, steal({ gold: 2, after: 'lookAtLord' })), // SK-INTRIGUE-01
  'i-doppelganger': attack(1, { op: 'useOccupiedSpace', occupant: 'opponentWithMoreCorruption' }), // SK-INTRIGUE-02
  'i-expose-corruption': attack(2, { op: 'eachMoreCorruptOpponentTakes', count: 1 }), // SK-INTRIGUE-03
  'i-foist-responsibility': attack(1, takeCorruption(1), { op: 'passMandatoryQuest' }), // SK-INTRIGUE-04
  'i-forge-deed': attack(1, takeCorruption(2), { op: 'takeControlOfBuilding' }), // SK-INTRIGUE-05
  'i-black-market-money': utility(1, gain({ gold: 8 }), takeCorruption(1), eachOpponentMayGain({ gold: 4 }, 1)), // SK-INTRIGUE-06
  // SK-INTRIGUE-07
  'i-bribe-the-watch': utility(1, pay({ gold: 2 }), returnUpTo(2), { op: 'eachOpponentMayAtone', cost: amount({ gold: 4 }) }),
  'i-corrupting-influence': utility(2, place('corruption', { spaces: 2, from: 'track' })), // SK-INTRIGUE-08
  'i-dark-dagger-assassination': utility(1, gain({ rogue: 4 }), takeCorruption(1), eachOpponentMayGain({ rogue: 2 }, 1)), // SK-INTRIGUE-09
  'i-donations-for-cyric': utility(1, gain({ cleric: 2 }), takeCorruption(1), eachOpponentMayGain({ cleric: 1 }, 1)), // SK-INTRIGUE-10
  'i-honorable-example': utility(1, { op: 'scoreIfCleanest', vp: 6 }), // SK-INTRIGUE-11
  'i-iron-ring-slaves': utility(1, gain({ fighter: 4 }), takeCorruption(1), eachOpponentMayGain({ fighter: 2 }, 1)), // SK-INTRIGUE-12
  'i-mind-flayer-mercenaries': utility(1, gain({ wizard: 2 }), takeCorruption(1), eachOpponentMayGain({ wizard: 1 }, 1)), // SK-INTRIGUE-13
  'i-release-the-hounds': utility(2, { op: 'removeCorruption', count: 3, from: 'track' }), // SK-INTRIGUE-14
  'i-repent': utility(3, returnCorruption(1)), // SK-INTRIGUE-15
  'i-scapegoat': utility(2, pay({ any: 1 }), returnUpTo(2), { op: 'eachOpponentMayAtone', cost: amount({ any: 2 }) }), // SK-INTRIGUE-16
  'i-clear-rust-monster-nest': mandatory({ fighter: 1, wizard: 1, gold: 2 }, { vp: 2 }), // SK-INTRIGUE-17
  'i-cover-up-a-scandal': mandatory({ cleric: 1, fighter: 1, rogue: 1, wizard: 1 }, { vp: 2 }, returnUpTo(1)), // SK-INTRIGUE-18
  'i-hunt-hidden-ghoul': mandatory({ cleric: 1, rogue: 1, gold: 2 }, { vp: 2 }), // SK-INTRIGUE-19
} as const;
