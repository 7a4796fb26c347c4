import { buildFromHall, drawIntrigue, gain, place, score, steal } from '../../effects/words.ts';
import { attack, mandatory, utility } from '../../content/rows.ts';
import { drawIntrigueMayPlay, giveToOpponent } from './words.ts';

export const intrigue = {
  'i-call-for-assistance': attack(2, steal({ count: 2, types: ['fighter', 'rogue'] })), // UM-INTRIGUE-01
  'i-demolish': attack(1, { op: 'discardBuilding', whose: 'any' }, buildFromHall(1, true)), // UM-INTRIGUE-02
  'i-inevitable-betrayal': attack(1, steal({ gold: 2, count: 1, after: 'passCard' })), // UM-INTRIGUE-03
  'i-manipulate': attack(1, { op: 'moveOpponentAgent' }, { op: 'assignAgents', count: 1 }), // UM-INTRIGUE-04
  'i-preferential-treatment': attack(1, gain({ gold: 2 }), { op: 'takeFirstPlayer' }), // UM-INTRIGUE-05
  'i-allied-faiths': utility(1, giveToOpponent({ cleric: 1 }), score(8)), // UM-INTRIGUE-06
  'i-architectural-innovation': utility(1, gain({ gold: 2 }), { op: 'buyBuilding', optional: true }), // UM-INTRIGUE-07
  'i-friendly-loan': utility(1, giveToOpponent({ gold: 4 }), score(8)), // UM-INTRIGUE-08
  'i-honor-among-thieves': utility(1, giveToOpponent({ rogue: 2 }), score(8)), // UM-INTRIGUE-09
  'i-information-broker': utility(2, drawIntrigue(3), { op: 'eachOpponentDraws', count: 1 }), // UM-INTRIGUE-10
  'i-mercenary-contract': utility(1, giveToOpponent({ fighter: 2 }), score(8)), // UM-INTRIGUE-11
  'i-open-lord': utility(1, { op: 'openLord' }), // UM-INTRIGUE-12
  'i-organized-crime': utility(1, gain({ rogue: 2 }), place('rogue', { spaces: 2 })), // UM-INTRIGUE-13
  'i-proselytize': utility(1, gain({ cleric: 1 }), place('cleric', { spaces: 1 })), // UM-INTRIGUE-14
  'i-recruitment-drive': utility(1, gain({ fighter: 2 }), place('fighter', { spaces: 2 })), // UM-INTRIGUE-15
  'i-sponsor-apprentices': utility(1, gain({ wizard: 1 }), place('wizard', { spaces: 1 })), // UM-INTRIGUE-16
  'i-tax-revolt': utility(1, gain({ gold: 5 }), place('gold', { spaces: 2, perSpace: 2 })), // UM-INTRIGUE-17
  'i-unexpected-success': utility(2, drawIntrigueMayPlay(2)), // UM-INTRIGUE-18
  'i-unlikely-assistance': utility(1, giveToOpponent({ wizard: 1 }), score(8)), // UM-INTRIGUE-19
  'i-evade-assassin': mandatory({ rogue: 2, wizard: 1 }, { intrigue: 1 }), // UM-INTRIGUE-20
  'i-subdue-illithid-menace': mandatory({ cleric: 1, fighter: 2 }, { intrigue: 1 }), // UM-INTRIGUE-21
  'i-unveil-abyssal-agent': mandatory({ cleric: 1, wizard: 1 }, { intrigue: 1 }), // UM-INTRIGUE-22
} as const;
