import { soakRound } from '@fathom/kernel/testing';

/* What the usual run takes of what a round of the long run (npm run soak) takes all of. */

/** The round of the long run, or null. */
export const round = soakRound(process.env);
export const isLong = round !== null;

/** The first of a list, or so many. */
export const some = <T>(all: readonly T[], count = 1): readonly T[] => (isLong ? all : all.slice(0, count));

/** Every second or third of a list, so that several checks go through it in turns. */
export const inTurn = <T>(all: readonly T[], turn: number, turns: number): readonly T[] =>
  all.filter((_, i) => isLong || i % turns === turn % turns);
