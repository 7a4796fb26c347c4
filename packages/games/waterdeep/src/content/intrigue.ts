import { buildFromHall, chosenOpponentGains, drawIntrigue, gain, gainChoice, pay, returnAgents, score, steal } from '../effects/words.ts';
import { goods, type Adventurer, type Some } from './goods.ts';
import type { Effect } from '../effects/operation.ts';
import { attack, mandatory, utility } from './rows.ts';

const eachOpponentReturns = (adventurer: Adventurer, perFailure: Effect): Effect => ({ op: 'eachOpponentReturns', adventurer, perFailure });
const eachOpponentMayGive = (some: Some, vp: number): Effect => ({ op: 'eachOpponentMayGive', goods: goods(some), vp });

export const intrigue = {
  'i-ambush': attack(2, eachOpponentReturns('fighter', gain({ fighter: 1 }))), // WD-INTRIGUE-01
  'i-arcane-mishap': attack(2, eachOpponentReturns('wizard', drawIntrigue(1))), // WD-INTRIGUE-02
  'i-assassination': attack(2, eachOpponentReturns('rogue', gain({ gold: 2 }))), // WD-INTRIGUE-03
  'i-bribe-agent': attack(2, pay({ gold: 2 }), { op: 'useOccupiedSpace', occupant: 'opponent' }), // WD-INTRIGUE-04
  'i-free-drinks': attack(2, steal({ count: 1 })), // WD-INTRIGUE-05
  'i-lack-of-faith': attack(2, eachOpponentReturns('cleric', score(2))), // WD-INTRIGUE-06
  'i-accelerate-plans': utility(1, returnAgents(1, 'needed', 'harbor'), { op: 'assignAgents', count: 2 }), // WD-INTRIGUE-07
  'i-bidding-war': utility(3, { op: 'draftQuests' }), // WD-INTRIGUE-08
  'i-call-for-adventurers': utility(2, gain({ any: 2 }), { op: 'eachOpponentGainsAny' }), // WD-INTRIGUE-09
  'i-call-in-a-favor': utility(2, gainChoice({ gold: 4 }, { fighter: 2 }, { rogue: 2 }, { wizard: 1 }, { cleric: 1 })), // WD-INTRIGUE-10
  // WD-INTRIGUE-11
  'i-change-of-plans': utility(1, { op: 'discardQuest', mandatoryToo: true }, score(6), { op: 'eachOpponentMayDiscardQuest', vp: 3 }),
  'i-conscription': utility(2, gain({ fighter: 2 }), chosenOpponentGains({ fighter: 1 })), // WD-INTRIGUE-12
  'i-crime-wave': utility(2, gain({ rogue: 2 }), chosenOpponentGains({ rogue: 1 })), // WD-INTRIGUE-13
  'i-good-faith': utility(2, gain({ cleric: 2 }), chosenOpponentGains({ cleric: 1 })), // WD-INTRIGUE-14
  'i-graduation-day': utility(2, gain({ wizard: 2 }), chosenOpponentGains({ wizard: 1 })), // WD-INTRIGUE-15
  'i-real-estate-deal': utility(1, { op: 'discardBuilding', whose: 'own' }, buildFromHall(1, true)), // WD-INTRIGUE-16
  'i-recall-agent': utility(2, returnAgents(1, 'needed')), // WD-INTRIGUE-17
  'i-recruit-spies': utility(1, gain({ rogue: 2 }), eachOpponentMayGive({ rogue: 1 }, 3)), // WD-INTRIGUE-18
  'i-request-assistance': utility(1, gain({ fighter: 2 }), eachOpponentMayGive({ fighter: 1 }, 3)), // WD-INTRIGUE-19
  'i-research-agreement': utility(1, gain({ wizard: 1 }), eachOpponentMayGive({ wizard: 1 }, 5)), // WD-INTRIGUE-20
  'i-sample-wares': utility(2, { op: 'assignAgentToHallTile' }), // WD-INTRIGUE-21
  'i-special-assignment': utility(2, { op: 'drawQuestOfType' }), // WD-INTRIGUE-22
  'i-spread-the-wealth': utility(2, gain({ gold: 4 }), chosenOpponentGains({ gold: 2 })), // WD-INTRIGUE-23
  'i-summon-the-faithful': utility(1, gain({ cleric: 1 }), eachOpponentMayGive({ cleric: 1 }, 5)), // WD-INTRIGUE-24
  'i-tax-collection': utility(2, gain({ gold: 4 }), eachOpponentMayGive({ gold: 4 }, 4)), // WD-INTRIGUE-25
  'i-fend-off-bandits': mandatory({ fighter: 2, wizard: 1 }, { vp: 2 }), // WD-INTRIGUE-26
  'i-foil-the-zhentarim': mandatory({ fighter: 1, rogue: 1, wizard: 1 }, { vp: 2 }), // WD-INTRIGUE-27
  'i-placate-angry-merchants': mandatory({ cleric: 1, fighter: 1, wizard: 1 }, { vp: 4 }), // WD-INTRIGUE-28
  'i-quell-riots': mandatory({ cleric: 2, fighter: 1 }, { vp: 4 }), // WD-INTRIGUE-29
  'i-repel-drow-invaders': mandatory({ cleric: 1, rogue: 2 }, { vp: 2 }), // WD-INTRIGUE-30
  'i-stamp-out-cultists': mandatory({ cleric: 1, fighter: 1, rogue: 1 }, { vp: 2 }), // WD-INTRIGUE-31
} as const;
