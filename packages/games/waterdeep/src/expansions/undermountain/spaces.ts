import { drawIntrigue, gainChoice, playIntrigue, takeFaceUpQuest } from '../../effects/words.ts';
import type { Effect } from '../../effects/effect.ts';

/** The basic action spaces, and what they do. */
export const spaces = {
  's-entry-well': [takeFaceUpQuest, playIntrigue(1)], // UM-SPACE-01
  's-hall-of-mirrors': [gainChoice({ any: 1 }, { fighter: 1, rogue: 1 })], // UM-SPACE-02
  's-the-grim-statue': [drawIntrigue(2)], // UM-SPACE-03
} as const satisfies Record<string, readonly Effect[]>;
