import { firstLearner, learnRound, qualityOf, roundsOf, storedModel, type Learner, type Quality, type TrainingPlan } from '@fathom/bots';
import type { Features, Playable, StoredModel } from '@fathom/kernel';
import { exit, stop } from '../base/errors.ts';
import type { Io } from '../base/io.ts';
import { wholeNumber } from '../base/numbers.ts';
import { openPool } from '../base/pool.ts';
import { withGame } from '../games/registry.ts';
import { workersOf } from '../simulate/workers.ts';
import { progressBar } from '../terminal/progress.ts';
import type { Text } from '../text/index.ts';
import { readCheckpoint, writeCheckpoint } from '../train/checkpoint.ts';
import { evaluationOf, trainPart, type TrainJob } from '../train/part.ts';
import { roundReport, type RoundReport, type TrainingReport } from '../train/report.ts';

export interface TrainFlags {
  readonly game: string;
  readonly out: string;
  readonly seed: string;
  readonly hidden: string;
  readonly greedy: string;
  readonly search: string;
  readonly games: string;
  readonly iterations: string;
  readonly workers?: string;
}

/** Learns a game by playing it, and writes the network as a module, a report, and a checkpoint from which it goes on if it is stopped. */
export async function trainCommand(io: Io, text: Text, flags: TrainFlags): Promise<number> {
  const plan = planOf(flags);
  return withGame(flags.game, (game) => train(io, text, flags, plan, evaluationOf(game).features));
}

const planOf = ({ seed, hidden, greedy, search, games, iterations }: TrainFlags): TrainingPlan => ({
  seed,
  hidden: wholeNumber('--hidden', hidden, 1, 512),
  greedyRounds: wholeNumber('--greedy', greedy, 0, 100_000),
  searchRounds: wholeNumber('--search', search, 0, 100_000),
  gamesPerRound: wholeNumber('--games', games, 1, 100_000),
  iterations: wholeNumber('--iterations', iterations, 1, 100_000),
});

async function train<G extends Playable<G>>(
  io: Io,
  text: Text,
  flags: TrainFlags,
  plan: TrainingPlan,
  features: Features<G>,
): Promise<number> {
  const learner = firstLearner(features, plan);
  const checkpoint = `${flags.out}.checkpoint`;
  const done = readCheckpoint(io, checkpoint, plan, learner);
  const pool = await openPool(workersOf(io, flags.workers), 'simulate-worker', trainPart);
  const progress = progressBar(io, (roundsOf(plan) - done) * plan.gamesPerRound, text.simulate.progress);
  const reports: RoundReport[] = [];
  let quality: Quality = qualityOf(learner.network, []);
  try {
    for (let round = done; round < roundsOf(plan); round++) {
      const jobs = jobsOf(flags.game, plan, round, learner);
      const samples = (await Promise.all(jobs.map((job) => pool.run(job).finally(() => progress.add(job.part.to - job.part.from))))).flat();
      quality = qualityOf(learner.network, samples);
      reports.push(told(io, roundReport(round + 1, plan.gamesPerRound, features.parts.length, quality)));
      learnRound(learner, plan, round, samples);
      if (!writeCheckpoint(io, checkpoint, plan, round + 1, learner)) stop({ code: 'cannot-write', path: checkpoint });
    }
  } finally {
    progress.stop();
    await pool.close();
  }
  const made = { command: commandOf(flags), seed: flags.seed, date: io.today().toISOString().slice(0, 10) };
  write(io, flags.out, moduleOf(storedModel(features, learner.network, made)));
  write(io, `${flags.out}.report.json`, `${JSON.stringify(reportOf(made, reports, quality), null, 1)}\n`);
  return exit.done;
}

/** A round is played in parts, so that all threads have work until its end. */
const PART = 20;

/** What was learned in the first rounds of all is not worth learning from. */
const FIRST_ROUNDS = 8;

function jobsOf(game: string, plan: TrainingPlan, round: number, { network }: Learner): TrainJob[] {
  const weights = round < Math.min(FIRST_ROUNDS, plan.greedyRounds) ? null : network.weights;
  return Array.from({ length: Math.ceil(plan.gamesPerRound / PART) }, (_, i) => ({
    game,
    part: { plan, round, from: i * PART, to: Math.min(plan.gamesPerRound, (i + 1) * PART), weights },
  }));
}

function told(io: Io, report: RoundReport): RoundReport {
  io.stdout.write(`${JSON.stringify(report)}\n`);
  return report;
}

const reportOf = (made: object, rounds: readonly RoundReport[], { calibration }: Quality): TrainingReport => ({
  made,
  rounds,
  calibration: calibration.map(({ count, predicted, won }) => ({
    count,
    predicted: count === 0 ? 0 : predicted / count,
    won: count === 0 ? 0 : won / count,
  })),
});

function write(io: Io, path: string, text: string): void {
  if (!io.files.write(path, text)) stop({ code: 'cannot-write', path });
}

const commandOf = ({ game, hidden, greedy, search, games, iterations }: TrainFlags): string =>
  `fathom train --game ${game} --hidden ${hidden} --greedy ${greedy} --search ${search} --games ${games} --iterations ${iterations}`;

const moduleOf = ({ made, features, hidden, step, weights }: StoredModel): string => `import type { StoredModel } from '@fathom/kernel';

/* Written by \`fathom train\`: do not edit. */
export const model: StoredModel = {
  made: {
    command: '${made.command}',
    seed: '${made.seed}',
    date: '${made.date}',
  },
  features: '${features}',
  hidden: ${hidden},
  step: ${step},
  weights:
    '${weights}',
};
`;
