import type { Effect } from '../../effects/effect.ts';
import { gain, place } from '../../effects/words.ts';
import type { Options } from '../../state.ts';

interface Variant {
  /** The list it stands in for. */
  readonly of: 'visit b-high-dukes-tomb' | 'play i-tax-revolt';
  readonly isChosen: (options: Options) => boolean;
  readonly effects: readonly Effect[];
}

/** Where sources disagree, an option decides. What is required is the same either way. */
export const variants = {
  /** R-01 · Three other sources put 2 gold on each space. */
  'visit b-high-dukes-tomb doubled': {
    of: 'visit b-high-dukes-tomb',
    isChosen: ({ highDukesTomb }) => highDukesTomb === 2,
    effects: [gain({ gold: 8 }), place('gold', { spaces: 2, perSpace: 2 })],
  },
  /** R-19 · One transcription says 4. */
  'play i-tax-revolt modest': {
    of: 'play i-tax-revolt',
    isChosen: ({ taxRevolt }) => taxRevolt === 4,
    effects: [gain({ gold: 4 }), place('gold', { spaces: 2, perSpace: 2 })],
  },
} as const satisfies Record<string, Variant>;
export type VariantId = keyof typeof variants;
