import { rngFrom, type Rng } from './rng.ts';
import { sha256 } from './sha256.ts';

/**
 * Where the randomness of a table comes from. The host publishes `commitment(secret)` before the first move and the secret
 * after the last; players add words of their own in between, so that neither side can choose the deal. Every seat seals its
 * words before any are shown (`sealOf`), so that nobody can choose theirs by those of the others.
 */
export interface Seed {
  readonly secret: string;
  /** The words that the seats added, in seat order; empty if nobody was asked. */
  readonly words: readonly string[];
}

/** The hash that is published before the game. */
export const commitment = (secret: string): string => sha256(`fathom/commitment\n${secret}`);

/** The hash of a seat's words, published before the words are. Words that cannot be guessed stay secret. */
export const sealOf = (words: string): string => sha256(`fathom/seal\n${words}`);

/** The generator of a seed. */
export const rngOf = (seed: Seed): Rng => rngFrom(JSON.stringify(['fathom/deal', seed.secret, ...seed.words]));

/** Does the secret match the published commitment? */
export const isCommitmentKept = (seed: Seed, published: string): boolean => commitment(seed.secret) === published;
