import type { Playable, Seat } from './game.ts';
import type { Skills, Tastes } from './skills.ts';

/* What a learned evaluation reads of a game. A game declares it beside its rules; how it is learned and used is the bots' business. */

/** Named numbers that are read from something. Most are between 0 and about 1: a network learns best from such. */
export interface FeatureSet<Of extends readonly unknown[]> {
  readonly names: readonly string[];
  /** Writes them in the order of their names. */
  write(to: Float32Array, at: number, ...of: Of): void;
}

/** Facts are gathered once; each feature is a name and what it makes of them. */
export function featureSet<Of extends readonly unknown[], Facts>(
  gather: (...of: Of) => Facts,
  features: Readonly<Record<string, (facts: Facts) => number>>,
): FeatureSet<Of> {
  const each = Object.values(features);
  return {
    names: Object.keys(features),
    write(to, at, ...of) {
      const facts = gather(...of);
      for (let i = 0; i < each.length; i++) to[at + i] = each[i]!(facts);
    },
  };
}

/** They are read from determinized worlds only: what is hidden from the viewer was redrawn there. */
export interface Features<G extends Playable<G>> {
  /** What everybody sees of the table. */
  readonly table: FeatureSet<[s: G['state']]>;
  /** Of one side: what everybody sees, and what the world that the viewer imagines holds for it. */
  readonly side: FeatureSet<[s: G['state'], side: Seat]>;
  /** What the viewer knows of its own side, such as its hand. */
  readonly own: FeatureSet<[s: G['state'], side: Seat]>;
  /** The feature of a side that says how far ahead it is: every side is compared with the first of its rivals. */
  readonly standing: string;
  /** How many sides there are: seats, and a rival that the rules play. */
  readonly sides: (s: G['state']) => number;
  /** Is nothing half done, so that the position can be judged? */
  readonly isQuiet: (s: G['state']) => boolean;
  /** The parts of a final score, in this order. */
  readonly parts: readonly string[];
  /** The points of a side by part, if the game ended now. */
  readonly partsOf: (s: G['state'], side: Seat) => readonly number[];
}

/** A network that was trained on these features, as it is stored. */
export interface StoredModel {
  /** How it was made: the command, the seed and the date. */
  readonly made: { readonly command: string; readonly seed: string; readonly date: string };
  /** The hash of the names of all features: a model fits the features that it was trained on and no others. */
  readonly features: string;
  readonly hidden: number;
  /** The weights in steps of this size, 16 bits each, as base64. */
  readonly step: number;
  readonly weights: string;
}

export interface Evaluation<G extends Playable<G>> {
  readonly features: Features<G>;
  /** Null until a network was trained. */
  readonly model: StoredModel | null;
  /**
   * How many turns the search plays on before it asks the network. Null if it plays better without: then the network only judges games and
   * gives reasons.
   */
  readonly turns: number | null;
  readonly skills: Skills;
  readonly tastes: Tastes;
}

/** Yes or no as a number. */
export const flag01 = (is: boolean): number => (is ? 1 : 0);

export function sumOf<T>(items: readonly T[], of: (item: T) => number): number {
  let sum = 0;
  for (let i = 0; i < items.length; i++) sum += of(items[i]!);
  return sum;
}

/** The most of any; 0 if there is nothing. */
export function mostOf<T>(items: readonly T[], of: (item: T) => number): number {
  let most = 0;
  for (let i = 0; i < items.length; i++) most = Math.max(most, of(items[i]!));
  return most;
}

/** The same feature for each of some names. */
export const forEach = <Name extends string, Facts>(
  what: string,
  names: readonly Name[],
  read: (facts: Facts, name: Name, index: number) => number,
): Record<string, (facts: Facts) => number> =>
  Object.fromEntries(names.map((name, index) => [`${what} ${name}`, (facts: Facts) => read(facts, name, index)]));
