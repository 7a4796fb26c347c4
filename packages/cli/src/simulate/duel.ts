import { makeBot, pairing, type Pairing, type Strategy } from '@fathom/bots';
import { validateSetup, invariant } from '@fathom/kernel';
import { withGame } from '../games/registry.ts';

/** One deal of an arena, to be played from every seat: plain data, so that it can be sent to another thread. */
export interface DuelJob {
  readonly game: string;
  /** The bots, with their names. */
  readonly lineup: readonly { readonly name: string; readonly play: Strategy }[];
  readonly options: object;
  readonly seed: string;
}

export function duel(job: DuelJob): Pairing {
  return withGame(job.game, (rules) => {
    const { game } = rules;
    const admitted = validateSetup(game, job.lineup.length, job.options);
    invariant(admitted.ok, 'the options were validated before');
    const bots = job.lineup.map(({ name, play }) => ({ ...makeBot(play, rules, () => performance.now()), name }));
    return pairing(game, admitted.value.options, job.seed, bots);
  });
}
