import type { Seat } from '@fathom/kernel';
import type { Guild } from '../../content/guilds.ts';
import { lords } from '../../content/lords.ts';
import type { Laid, LaidPlayer } from '../../state.ts';

/** OPT-SOLO-03 · What a rival looks for in a pile. */
export type Condition = 'several-lords' | 'keys' | 'pearls' | 'six-lords' | 'red-lords' | 'extend-coalition';

interface RivalCard {
  /** In this order. */
  readonly conditions: readonly Condition[];
  /** The end bonus. */
  bonus(player: LaidPlayer): number;
  /** When it takes this pile, the person's next conspire step is forced as by the Narrow Strait. */
  readonly dreadPile: Guild | null;
  /** Any two active keys earn it a location. */
  readonly anyTwoKeys: boolean;
}

/** OPT-SOLO-04 · The five rivals. */
export const rivals: Readonly<Record<Guild, RivalCard>> = {
  farmer: { conditions: ['several-lords', 'keys', 'extend-coalition'], bonus: () => 0, dreadPile: null, anyTwoKeys: false },
  military: {
    conditions: ['red-lords', 'six-lords', 'extend-coalition', 'several-lords'],
    bonus: ({ alliance }) => 1 + 2 * alliance.filter((lord) => lords[lord].guild === 'military').length,
    dreadPile: 'military',
    anyTwoKeys: false,
  },
  merchant: {
    conditions: ['pearls', 'extend-coalition', 'several-lords'],
    bonus: ({ pearls }) => Math.floor(pearls / 2),
    dreadPile: null,
    anyTwoKeys: false,
  },
  politician: {
    conditions: ['six-lords', 'keys', 'extend-coalition', 'several-lords'],
    bonus: ({ alliance }) => Math.max(0, ...alliance.map((lord) => lords[lord].vp)),
    dreadPile: null,
    anyTwoKeys: false,
  },
  mage: {
    conditions: ['keys', 'extend-coalition', 'several-lords'],
    bonus: ({ holdings }) => holdings.length,
    dreadPile: null,
    anyTwoKeys: true,
  },
};

/** OPT-SOLO-06 · A location of the rival lies face down, does nothing, and is worth this much. */
export const RIVAL_LOCATION = 5;

/** The rival sits behind the last seat; −1 where there is none. */
export const rivalSide = (t: Pick<Laid, 'rival' | 'seats'>): Seat => (t.rival === null ? -1 : t.seats);

export const rivalBonus = (t: Laid, side: Seat): number =>
  t.rival !== null && side === t.seats ? rivals[t.rival.guild].bonus(t.players[side]!) : 0;

/** OPT-SOLO-11 · The person wins with more, or with as many and the Master of Pearls. */
export const soloWinner = (t: Laid, [person = 0, rival = 0]: readonly number[]): Seat =>
  person > rival || (person === rival && t.master === 0) ? 0 : rivalSide(t);
