import { defineRules } from '../defineRules.ts';
import { invariant } from '../errors.ts';
import type { Chapter, Core, Frame, Game, Kinds, OptionTable, Playable, SideScore } from '../game.ts';
import type { Rng } from '../rng.ts';
import { derived, type Computed } from './derived.ts';
import type { Fields, HeldIn } from './field.ts';
import { derivedPositions, type StepFields } from './positions.ts';

/** What has to be said about a game; everything else has a default. */
export interface Declaration<G extends Kinds & { state: Core<G> }, F> extends Partial<
  Omit<Game<G>, 'rules' | 'setup' | 'describe' | 'arrange'>
> {
  readonly id: string;
  readonly seatCounts: readonly number[];
  readonly fields: F;
  readonly steps: StepFields<G>;
  readonly rules: Chapter<G>;
  readonly refusals: Game<G>['refusals'];
  /** The first step, and what the fields hold before it. */
  readonly deal: (seats: number, options: G['options'], rng: Rng) => HeldIn<F> & { readonly first: Frame<G> };
  score(view: G['view']): readonly SideScore[];
}

/** A game from its fields, steps and rules. A member that is given replaces the derived one; laws hold both to the same. */
export function defineGame<G extends Playable<G>, F extends Fields<F>>(declaration: Declaration<G, F>): Game<G> {
  const { fields, steps, deal, rules, ...own } = declaration;
  // A game whose view shows more than its fields gives a `view` and an `open` of its own.
  const { clone, view, open, determinize, reshuffle, layout } = derived<G, F>(fields, {} as Computed<G, F>);
  const positions = derivedPositions<G, F>(fields, steps);
  const setup = (seats: number, options: G['options'], rng: Rng): G['state'] => {
    const { first, ...dealt } = deal(seats, options, rng);
    return { seats, stack: [first], rng, ply: 0, undoFloor: 0, actor: null, outcome: null, log: null, options, ...dealt };
  };
  return {
    version: 1,
    options: () => ({}) as OptionTable<G['options']>,
    redact: (event) => event,
    upgrade(saved, version) {
      invariant(version === (own.version ?? 1), 'a game with several versions says how to upgrade a save');
      return saved as G['state'];
    },
    clone,
    view,
    open,
    determinize,
    reshuffle,
    layout,
    setup,
    describe: (s) => ({ options: (s as unknown as { readonly options: G['options'] }).options, ...positions.describe(s) }),
    arrange: (facts, seats, options, rng) => positions.arrange(facts, setup(seats, options, rng), rng),
    ...own,
    rules: defineRules(rules),
  };
}
