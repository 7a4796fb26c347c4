import type { Playable, Seat } from './game.ts';

/** Numbers under their names. Most are between 0 and about 1: a network learns best from such. */
export type Named<F> = Readonly<Record<string, F>>;

/**
 * What a learned evaluation reads of a table. It is called on determinized states: `table` and `side` read what everybody sees, `own` what
 * only that side knows, such as its hand; a searching seat gives the evaluation its own side's only.
 */
export interface Features<G extends Playable<G>> {
  readonly table: Named<(s: G['state']) => number>;
  readonly side: Named<(s: G['state'], side: Seat) => number>;
  readonly own: Named<(s: G['state'], side: Seat) => number>;
  /** Is nothing half done, so that a position can be judged? */
  readonly isQuiet: (s: G['state']) => boolean;
  /** The parts of a final score, in this order. */
  readonly parts: readonly string[];
  readonly partsOf: (s: G['state'], side: Seat) => readonly number[];
}
