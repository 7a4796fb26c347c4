import { flag, type Seat } from '@fathom/kernel';
import type { IntrigueId, LordId, SpaceId } from '../../content/tables.ts';
import type { Effect } from '../../effects/operation.ts';
import { gain, place } from '../../effects/words.ts';
import type { Agent } from '../../spaces.ts';
import type { Options } from '../../state.ts';

/* What Undermountain adds to the state, to events and to lists of effects. */

/** UM-INTRIGUE-12 · Open Lord: the lord is public, and its player is protected. */
export const undermountainFields = { player: { open: flag } };

type Who = { readonly seat: Seat };

export type UndermountainEvent =
  | ({ readonly type: 'agentMoved'; readonly agent: Agent; readonly from: SpaceId; readonly to: SpaceId } & Who)
  | ({ readonly type: 'actionPerformed'; readonly space: SpaceId } & Who)
  | ({ readonly type: 'intriguePassed'; readonly card: IntrigueId; readonly to: Seat } & Who)
  | ({ readonly type: 'cardKept' } & Who)
  | ({ readonly type: 'lordOpened'; readonly lord: LordId } & Who);

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
