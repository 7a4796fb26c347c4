import { count, group, oneOf, orNull, type Field, type HeldIn, type Seat } from '@fathom/kernel';
import { adventurers } from '../../content/goods.ts';
import { TOKENS, tokenValue } from './verbs.ts';
import type { BuildingId, LordId } from '../../content/tables.ts';

/* The fields of the state that Skullport adds. Saved tables have them without the module too: then nothing is in them. */

const trackFields = { track: count(TOKENS), gone: count(TOKENS) };
export interface Track extends HeldIn<typeof trackFields> {}

/** SK-CORR-02, 06 · Tokens on the track, which has no gaps, and tokens that left the game. What a token would cost now is seen by all. */
export const showTrack = (held: Track | null): (Readonly<Track> & { readonly value: number }) | null =>
  held && { track: held.track, gone: held.gone, value: tokenValue(held.track) };
const corruption: Field<Track | null, ReturnType<typeof showTrack>> = { ...orNull(group(trackFields)), show: showTrack };

export const skullportFields = {
  /** SK-CORR-01 · Lies on spaces and in taverns as gold does, but is neither gold nor an adventurer. */
  lying: { corruption: count() },
  /** SK-INTRIGUE-01 · Who has looked at the lord, as `hasSeen` reads it: a bit for each seat, as saved tables have it. */
  player: { seenBy: count(63) },
  use: {
    /** SK-BLDG-06 · Corruption that was taken from the space. */
    corruption: count(TOKENS),
    /** SK-BLDG-04 · The adventurer that was returned, until the owner gets it. */
    returned: orNull(oneOf(adventurers)),
  },
  table: { corruption },
};
export type Token = keyof typeof skullportFields.lying;
export const tokens: readonly Token[] = ['corruption'];

/** What they hold at first. */
export const skullportBlank = { lying: { corruption: 0 }, player: { seenBy: 0 } } as const;
type Who = { readonly seat: Seat };

export type SkullportEvent =
  | ({ readonly type: 'corruptionTaken'; readonly count: number; readonly from: string } & Who)
  | ({ readonly type: 'corruptionReturned'; readonly count: number } & Who)
  | { readonly type: 'corruptionRemoved'; readonly seat: Seat | null; readonly count: number }
  | ({ readonly type: 'trackWasEmpty'; readonly missing: number; readonly vp: number } & Who)
  | ({ readonly type: 'deedForged'; readonly building: BuildingId; readonly from: Seat } & Who)
  | ({ readonly type: 'lordSeen'; readonly of: Seat; readonly lord: LordId | null } & Who);
