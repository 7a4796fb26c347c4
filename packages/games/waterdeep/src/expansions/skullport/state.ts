import { count, group, oneOf, orNull, type Field, type HeldIn } from '@fathom/kernel';
import { adventurers } from '../../content/goods.ts';

/* The fields of the state that Skullport adds. Saved tables have them without the module too: then nothing is in them. */

/** SK-SETUP-02 · Three on each space from -9 to -2, one on -1. */
export const TOKENS = 25;

/** SK-CORR-08 · What a token costs at the end: the farthest empty space from -1. */
export const tokenValue = (track: number): number => 9 - Math.ceil(track / 3);

const trackFields = { track: count(TOKENS), gone: count(TOKENS) };
export interface Track extends HeldIn<typeof trackFields> {}

/** SK-CORR-02, 06 · Tokens on the track, which has no gaps, and tokens that left the game. What a token would cost now is seen by all. */
const corruption: Field<Track | null, (Readonly<Track> & { readonly value: number }) | null> = {
  ...orNull(group(trackFields)),
  show: (held) => held && { ...held, value: tokenValue(held.track) },
};

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

export const newTrack = (isPlayed: boolean): Track | null => (isPlayed ? { track: TOKENS, gone: 0 } : null);
