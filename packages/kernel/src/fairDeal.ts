import { rngFrom, type Rng } from './rng.ts';
import { sha256 } from './sha256.ts';

/**
 * Where the luck of a table comes from. The host publishes `commitment(secret)` before the first move and the secret after the
 * last; players add words of their own in between, so that neither side could have chosen the deal. Every seat seals its words before
 * any are shown (`sealOf`), so that nobody chooses theirs by those of the others.
 */
export interface Seed {
  readonly secret: string;
  /** What the seats added, in seat order; empty when nobody was asked. */
  readonly words: readonly string[];
}

/** The promise that is published before the game. */
export const commitment = (secret: string): string => sha256(`fathom/commitment\n${secret}`);

/** What is told of a seat's words before they are shown: whoever adds something that nobody can guess tells nothing by it. */
export const sealOf = (words: string): string => sha256(`fathom/seal\n${words}`);

/** The generator that a seed always gives. */
export const rngOf = (seed: Seed): Rng => rngFrom(JSON.stringify(['fathom/deal', seed.secret, ...seed.words]));

/** Did the host keep the promise? */
export const isCommitmentKept = (seed: Seed, promised: string): boolean => commitment(seed.secret) === promised;
