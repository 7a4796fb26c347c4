import { drawIntrigue, gain, takeFaceUpQuest } from '../../effects/words.ts';
import type { Effect } from '../../effects/effect.ts';
import { takeCorruption } from './words.ts';

/** The basic action spaces, and what they do. */
export const spaces = {
  's-hall-of-the-voice': [drawIntrigue(1), takeFaceUpQuest, gain({ gold: 5 }), takeCorruption(1)], // SK-SPACE-01
  's-slavers-market': [gain({ fighter: 2, rogue: 2 }), takeCorruption(1)], // SK-SPACE-02
  's-skull-island': [gain({ any: 2 }), takeCorruption(1)], // SK-SPACE-03
} as const satisfies Record<string, readonly Effect[]>;
