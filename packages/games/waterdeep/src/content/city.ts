import type { Bonus, BuildingRow } from './rows.ts';
import type { Effect } from '../effects/operation.ts';
import { drawIntrigue, gain, gainChoice, gainFrom, pay, playIntrigue, score, takeFaceUpQuest } from '../effects/words.ts';
import { intrigue } from './intrigue.ts';
import { quests } from './quests.ts';

/** The basic action spaces of the city, and what they do. */
const spaces = {
  's-aurora-realms-shop': [gain({ gold: 4 })], // WD-SPACE-01
  's-blackstaff-tower': [gain({ wizard: 1 })], // WD-SPACE-02
  's-builders-hall': [{ op: 'buyBuilding', optional: false }], // WD-BUILD-01
  's-castle-waterdeep': [{ op: 'takeFirstPlayer' }, drawIntrigue(1)], // WD-CASTLE-01
  's-cliffwatch-inn-1': [takeFaceUpQuest, gain({ gold: 2 })], // WD-INN-01
  's-cliffwatch-inn-2': [takeFaceUpQuest, drawIntrigue(1)], // WD-INN-02
  's-cliffwatch-inn-3': [{ op: 'refreshInn' }, takeFaceUpQuest], // WD-INN-03
  's-field-of-triumph': [gain({ fighter: 2 })], // WD-SPACE-03
  's-grinning-lion-tavern': [gain({ rogue: 2 })], // WD-SPACE-04
  's-the-plinth': [gain({ cleric: 1 })], // WD-SPACE-05
  's-waterdeep-harbor-1': [playIntrigue(1)], // WD-HARBOR-01
  's-waterdeep-harbor-2': [playIntrigue(1)], // WD-HARBOR-01
  's-waterdeep-harbor-3': [playIntrigue(1)], // WD-HARBOR-01
} as const satisfies Record<string, readonly Effect[]>;

const buildings = {
  'b-caravan-court': { cost: 4, stock: { fighter: 2 }, visit: [{ op: 'takeStock' }], owner: [gain({ fighter: 1 })] }, // WD-BLDG-01
  'b-dragon-tower': { cost: 3, visit: [gain({ wizard: 1 }), drawIntrigue(1)], owner: [drawIntrigue(1)] }, // WD-BLDG-02
  // WD-BLDG-03
  'b-fetlock-court': { cost: 8, visit: [gain({ fighter: 2, wizard: 1 })], owner: [gainChoice({ fighter: 1 }, { wizard: 1 })] },
  'b-the-golden-horn': { cost: 4, stock: { gold: 4 }, visit: [{ op: 'takeStock' }], owner: [gain({ gold: 2 })] }, // WD-BLDG-04
  'b-helmstar-warehouse': { cost: 3, visit: [gain({ rogue: 2, gold: 2 })], owner: [gain({ rogue: 1 })] }, // WD-BLDG-05
  'b-heroes-garden': { cost: 4, visit: [takeFaceUpQuest, { op: 'mayCompleteThatQuest', vp: 4 }], owner: [score(2)] }, // WD-BLDG-06
  'b-house-of-good-spirits': { cost: 3, visit: [gain({ fighter: 1, any: 1 })], owner: [gain({ fighter: 1 })] }, // WD-BLDG-07
  // WD-BLDG-08
  'b-house-of-heroes': { cost: 8, visit: [gain({ cleric: 1, fighter: 2 })], owner: [gainChoice({ cleric: 1 }, { fighter: 1 })] },
  'b-house-of-the-moon': { cost: 3, visit: [gain({ cleric: 1 }), takeFaceUpQuest], owner: [gain({ gold: 2 })] }, // WD-BLDG-09
  'b-house-of-wonder': { cost: 4, visit: [pay({ gold: 2 }), gainFrom(2, 'cleric', 'wizard')], owner: [gain({ gold: 2 })] }, // WD-BLDG-10
  'b-jesters-court': { cost: 4, stock: { rogue: 2 }, visit: [{ op: 'takeStock' }], owner: [gain({ rogue: 1 })] }, // WD-BLDG-11
  'b-new-olamn': { cost: 8, visit: [gain({ rogue: 2, wizard: 1 })], owner: [gainChoice({ rogue: 1 }, { wizard: 1 })] }, // WD-BLDG-12
  'b-northgate': { cost: 3, visit: [gain({ any: 1, gold: 2 })], owner: [score(2)] }, // WD-BLDG-13
  'b-the-palace-of-waterdeep': { cost: 4, visit: [{ op: 'takeAmbassador' }], owner: [score(2)] }, // WD-BLDG-14
  // WD-BLDG-15
  'b-the-skulkway': { cost: 4, visit: [gain({ fighter: 1, rogue: 1, gold: 2 })], owner: [gainChoice({ fighter: 1 }, { rogue: 1 })] },
  'b-smugglers-dock': { cost: 4, visit: [pay({ gold: 2 }), gainFrom(4, 'fighter', 'rogue')], owner: [gain({ gold: 2 })] }, // WD-BLDG-16
  'b-spires-of-the-morning': { cost: 4, stock: { cleric: 1 }, visit: [{ op: 'takeStock' }], owner: [score(2)] }, // WD-BLDG-17
  'b-the-stone-house': { cost: 4, visit: [{ op: 'gainPerBuilding', gold: 1 }], owner: [gain({ gold: 2 })] }, // WD-BLDG-18
  'b-the-three-pearls': { cost: 4, visit: [pay({ any: 2 }), gain({ any: 3 })], owner: [gain({ gold: 2 })] }, // WD-BLDG-19
  // WD-BLDG-20
  'b-the-tower-of-luck': { cost: 8, visit: [gain({ cleric: 1, rogue: 2 })], owner: [gainChoice({ cleric: 1 }, { rogue: 1 })] },
  'b-tower-of-the-order': { cost: 4, stock: { wizard: 1 }, visit: [{ op: 'takeStock' }], owner: [drawIntrigue(1)] }, // WD-BLDG-21
  'b-the-waymoot': { cost: 4, stock: { vp: 3 }, visit: [{ op: 'takeStock' }, takeFaceUpQuest], owner: [score(2)] }, // WD-BLDG-22
  'b-the-yawning-portal': { cost: 4, visit: [gain({ any: 2 })], owner: [gain({ any: 1 })] }, // WD-BLDG-23
  'b-the-zoarstar': { cost: 8, visit: [{ op: 'useOccupiedSpace', occupant: 'opponent' }], owner: [score(2)] }, // WD-BLDG-24
} as const satisfies Record<string, BuildingRow>;

const lords = {
  'l-brianne-byndraeth': { of: 'types', types: ['arcana', 'skullduggery'], vp: 4 }, // WD-LORD-01
  'l-caladorn-cassalanter': { of: 'types', types: ['skullduggery', 'warfare'], vp: 4 }, // WD-LORD-02
  'l-durnan-the-wanderer': { of: 'types', types: ['commerce', 'warfare'], vp: 4 }, // WD-LORD-03
  'l-khelben-arunsun': { of: 'types', types: ['arcana', 'warfare'], vp: 4 }, // WD-LORD-04
  'l-kyriani-agrivar': { of: 'types', types: ['arcana', 'piety'], vp: 4 }, // WD-LORD-05
  'l-larissa-neathal': { of: 'buildings', vp: 6 }, // WD-LORD-06
  'l-mirt-the-moneylender': { of: 'types', types: ['commerce', 'piety'], vp: 4 }, // WD-LORD-07
  'l-nindil-jalbuck': { of: 'types', types: ['piety', 'skullduggery'], vp: 4 }, // WD-LORD-08
  'l-nymara-scheiron': { of: 'types', types: ['commerce', 'skullduggery'], vp: 4 }, // WD-LORD-09
  'l-piergeiron-the-paladinson': { of: 'types', types: ['piety', 'warfare'], vp: 4 }, // WD-LORD-10
  'l-sammereza-sulphontis': { of: 'types', types: ['arcana', 'commerce'], vp: 4 }, // WD-LORD-11
} as const satisfies Record<string, Bonus>;

export const base = { spaces, buildings, quests, intrigue, lords };
