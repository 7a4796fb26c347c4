import type { Bonus, BuildingRow } from '../../content/rows.ts';
import type { Effect } from '../../effects/operation.ts';
import { drawIntrigue, gain, pay, place, playIntrigue, score, takeFaceUpQuest } from '../../effects/words.ts';
import { removeUpTo, returnCorruption, takeCorruption } from './words.ts';
import { intrigue } from './intrigue.ts';
import { quests } from './quests.ts';

/** The basic action spaces, and what they do. */
const spaces = {
  's-hall-of-the-voice': [drawIntrigue(1), takeFaceUpQuest, gain({ gold: 5 }), takeCorruption(1)], // SK-SPACE-01
  's-slavers-market': [gain({ fighter: 2, rogue: 2 }), takeCorruption(1)], // SK-SPACE-02
  's-skull-island': [gain({ any: 2 }), takeCorruption(1)], // SK-SPACE-03
} as const satisfies Record<string, readonly Effect[]>;

const buildings = {
  // SK-BLDG-01
  'b-cryptkey-facilitations': { cost: 7, visit: [gain({ rogue: 3, gold: 5 }), takeCorruption(1)], owner: [gain({ gold: 3 })] },
  'b-the-deepfires': { cost: 6, visit: [gain({ any: 1, gold: 5 }), takeCorruption(1), takeFaceUpQuest], owner: [score(3)] }, // SK-BLDG-02
  'b-delvers-folly': { cost: 6, visit: [place('corruption', { spaces: 1, from: 'tavern' })], owner: [score(2)] }, // SK-BLDG-03
  // SK-BLDG-04
  'b-the-frontal-lobe': { cost: 4, visit: [pay({ any: 1 }), gain({ wizard: 3 }), takeCorruption(1)], owner: [{ op: 'gainReturned' }] },
  'b-the-hell-hounds-muzzle': {
    cost: 8,
    visit: [gain({ cleric: 1, fighter: 1, rogue: 1, wizard: 1 }), takeCorruption(1)],
    owner: [gain({ any: 1 })],
  }, // SK-BLDG-05
  'b-monsters-made-to-order': {
    cost: 3,
    stock: { corruption: 1 },
    visit: [{ op: 'takeStock' }, { op: 'returnAgentPerCorruption' }],
    owner: [score(2)],
  }, // SK-BLDG-06
  'b-the-poisoned-quill': { cost: 5, visit: [returnCorruption(1), playIntrigue(1)], owner: [drawIntrigue(1)] }, // SK-BLDG-07
  'b-promenade-of-the-dark-maiden': { cost: 9, visit: [removeUpTo(2)], owner: [score(3)] }, // SK-BLDG-08
  'b-secret-shrine': { cost: 8, visit: [returnCorruption(1), gain({ cleric: 1 })], owner: [gain({ cleric: 1 })] }, // SK-BLDG-09
  // SK-BLDG-10
  'b-shradins-excellent-zombies': { cost: 6, visit: [gain({ cleric: 1, fighter: 3 }), takeCorruption(1)], owner: [gain({ gold: 3 })] },
  'b-thimblewines-pawnshop': { cost: 4, visit: [returnCorruption(1), gain({ gold: 1 })], owner: [gain({ gold: 2 })] }, // SK-BLDG-11
  // SK-BLDG-12
  'b-the-thrown-gauntlet': { cost: 8, visit: [gain({ fighter: 3, rogue: 3 }), takeCorruption(1)], owner: [gain({ fighter: 1, rogue: 1 })] },
} as const satisfies Record<string, BuildingRow>;

const lords = {
  'l-irusyl-eraneth': { of: 'bestType', vp: 6 }, // SK-LORD-01
  'l-sangalor': { of: 'module', module: 'skullport', vp: 4 }, // SK-LORD-02
  'l-the-xanathar': { of: 'corruption', vp: 4 }, // SK-LORD-03
} as const satisfies Record<string, Bonus>;

export const skullport = { spaces, buildings, quests, intrigue, lords };
