import { mineGame, type MineSettings, type Puzzle } from '@fathom/bots';
import { invariant, validateSetup } from '@fathom/kernel';
import { withGame } from '../games/registry.ts';

/** One game to look for puzzles in: plain data, so that it can be sent to another thread. */
export interface MineJob {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  readonly settings: MineSettings;
}

export const mine = ({ game: id, seats, options, seed, settings }: MineJob): Puzzle[] =>
  withGame(id, (rules) => {
    const admitted = validateSetup(rules.game, seats, options);
    invariant(admitted.ok, 'the options were validated before');
    return mineGame(rules, seats, admitted.value.options, seed, settings);
  });
