import { drawIntrigue, gain, playIntrigue, takeFaceUpQuest } from '../effects/words.ts';
import type { Effect } from '../effects/effect.ts';

/** The basic action spaces of the city, and what they do. */
export const spaces = {
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
