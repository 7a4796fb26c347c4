import type { Bonus, BuildingRow } from '../../content/rows.ts';
import type { Effect } from '../../effects/operation.ts';
import { drawIntrigue, gain, gainChoice, place, playIntrigue, score, takeFaceUpQuest } from '../../effects/words.ts';
import { intrigue } from './intrigue.ts';
import { quests } from './quests.ts';

/** The basic action spaces, and what they do. */
const spaces = {
  's-entry-well': [takeFaceUpQuest, playIntrigue(1)], // UM-SPACE-01
  's-hall-of-mirrors': [gainChoice({ any: 1 }, { fighter: 1, rogue: 1 })], // UM-SPACE-02
  's-the-grim-statue': [drawIntrigue(2)], // UM-SPACE-03
} as const satisfies Record<string, readonly Effect[]>;

const buildings = {
  'b-belkrams-tomb': { cost: 5, visit: [gain({ gold: 5 }), playIntrigue(1)], owner: [gain({ gold: 2 })] }, // UM-BLDG-01
  'b-citadel-of-the-bloody-hand': {
    cost: 7,
    visit: [gain({ fighter: 4 }), place('fighter', { spaces: 2 })],
    owner: [gain({ fighter: 2 })],
  }, // UM-BLDG-02
  'b-the-eyes-lair': { cost: 3, visit: [gain({ any: 1 }), playIntrigue(1)], owner: [score(2)] }, // UM-BLDG-03
  'b-hall-of-many-pillars': { cost: 5, visit: [playIntrigue(3)], owner: [drawIntrigue(1)] }, // UM-BLDG-04
  'b-hall-of-sleeping-kings': {
    cost: 4,
    visit: [gain({ fighter: 1, rogue: 1 }), playIntrigue(1)],
    owner: [gainChoice({ fighter: 1 }, { rogue: 1 })],
  }, // UM-BLDG-05
  'b-hall-of-three-lords': { cost: 6, visit: [place('any', { spaces: 3, from: 'tavern' }), score(10)], owner: [score(2)] }, // UM-BLDG-06
  'b-high-dukes-tomb': { cost: 7, visit: [gain({ gold: 8 }), place('gold', { spaces: 2 })], owner: [gain({ gold: 4 })] }, // UM-BLDG-07
  'b-the-librarium': { cost: 7, visit: [gain({ wizard: 2 }), place('wizard', { spaces: 1 })], owner: [gain({ wizard: 1 })] }, // UM-BLDG-08
  'b-the-lost-cavern': {
    cost: 6,
    visit: [{ op: 'discardQuest', mandatoryToo: false }, gain({ fighter: 1, rogue: 1, any: 1 })],
    owner: [gain({ any: 1 })],
  }, // UM-BLDG-09
  'b-room-of-wisdom': { cost: 7, visit: [gain({ cleric: 2 }), place('cleric', { spaces: 1 })], owner: [gain({ cleric: 1 })] }, // UM-BLDG-10
  'b-shadowdusk-hold': { cost: 7, visit: [gain({ rogue: 4 }), place('rogue', { spaces: 2 })], owner: [gain({ rogue: 2 })] }, // UM-BLDG-11
  'b-trobriands-graveyard': {
    cost: 3,
    visit: [gain({ gold: 4 }), drawIntrigue(2), { op: 'discardIntrigue', count: 2 }],
    owner: [drawIntrigue(1)],
  }, // UM-BLDG-12
} as const satisfies Record<string, BuildingRow>;

const lords = {
  'l-danilo-thann': { of: 'quests', vp: 3 }, // UM-LORD-01
  'l-halaster-blackcloak': { of: 'module', module: 'undermountain', vp: 4 }, // UM-LORD-02
  'l-trobriand': { of: 'worthy', worth: 10, vp: 5 }, // UM-LORD-03
} as const satisfies Record<string, Bonus>;

export const undermountain = { spaces, buildings, quests, intrigue, lords };
