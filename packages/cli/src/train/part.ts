import { playRound, type RoundPart, type Sample, type TrainingTable } from '@fathom/bots';
import { validateSetup, type Evaluation, type Game, type Playable } from '@fathom/kernel';
import { stop } from '../base/errors.ts';
import type { TerminalGame } from '../games/entry.ts';
import { withGame } from '../games/registry.ts';

/** Some games of a round of training: plain data, so that they can be played in another thread. */
export interface TrainJob {
  readonly game: string;
  readonly part: RoundPart;
}

export const trainPart = ({ game, part }: TrainJob): Sample[] =>
  withGame(game, (rules) => playRound(rules, evaluationOf(rules).features, trainingTables(rules.game), part));

/** Only a game that declares features can be learned; only one that was learned can be reviewed. */
export const evaluationOf = <G extends Playable<G>>({ game, evaluation }: TerminalGame<G>): Evaluation<G> =>
  evaluation ?? stop({ code: 'no-features', game: game.id });

/** Every number of seats, with and without each module, as far as they can be combined: options that are on or off. */
export const trainingTables = <G extends Playable<G>>(game: Game<G>): TrainingTable<G>[] =>
  game.seatCounts.flatMap((seats) => {
    const switches = Object.entries(game.options(seats)).filter(([, values]) => (values as readonly unknown[]).includes(true));
    return Array.from({ length: 2 ** switches.length }, (_, bits) => {
      const setup = validateSetup(game, seats, Object.fromEntries(switches.map(([name], i) => [name, ((bits >> i) & 1) === 1])));
      return setup.ok ? [{ seats, options: setup.value.options }] : [];
    }).flat();
  });
