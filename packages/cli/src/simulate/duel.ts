import { makeBot, pairing, type Pairing, type Play } from '@fathom/bots';
import { admit, invariant } from '@fathom/kernel';
import { withGame } from '../games.ts';

/** One deal of an arena, to be played from every chair: plain data, so that it can go to another thread. */
export interface DuelJob {
  readonly game: string;
  /** Who meets whom, under which name. */
  readonly lineup: readonly { readonly name: string; readonly play: Play }[];
  readonly options: object;
  readonly seed: string;
}

export function duel(job: DuelJob): Pairing {
  return withGame(job.game, ({ game, weigh }) => {
    const admitted = admit(game, job.lineup.length, job.options);
    invariant(admitted.ok, 'the options were read before');
    const bots = job.lineup.map(({ name, play }) => ({ ...makeBot(play, game, weigh, () => performance.now()), name }));
    return pairing(game, admitted.value.options, job.seed, bots);
  });
}
