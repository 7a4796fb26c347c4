import { makeBot, type Bot, type Strategy } from '@fathom/bots';
import { validateSetup, asked, seatAccess, invariant, rngFrom, rngOf, start, step, type Playable } from '@fathom/kernel';
import { withGame } from '../games/registry.ts';
import type { TerminalGame } from '../games/entry.ts';
import { QuestionCount, type Questions } from './questions.ts';

/** Some games of a simulation: plain data, so that it can be sent to another thread. */
export interface SimulateJob {
  readonly game: string;
  readonly bots: readonly Strategy[];
  readonly options: object;
  readonly seed: string;
  /** The numbers of the games; the last one is exclusive. */
  readonly from: number;
  readonly to: number;
  /** Count the questions that players are asked; it takes several times as long. */
  readonly counting: boolean;
}

export interface GameResult {
  readonly seed: string;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly turns: number;
  readonly moves: number;
  /** Set if they were counted. */
  readonly questions?: Questions;
}

/** Plays the games of a job. Each depends only on its own seed, not on the thread that plays it. */
export function simulate(job: SimulateJob): GameResult[] {
  return withGame(job.game, (entry) => {
    const bots = job.bots.map((play) => makeBot(play, entry, () => performance.now()));
    const admitted = validateSetup(entry.game, bots.length, job.options);
    invariant(admitted.ok, 'the options were validated before');
    const { options } = admitted.value;
    return Array.from({ length: job.to - job.from }, (_, i) =>
      playOut(entry, bots, options, `${job.seed}/${job.from + i + 1}`, job.counting),
    );
  });
}

function playOut<G extends Playable<G>>(
  entry: TerminalGame<G>,
  bots: readonly Bot<G>[],
  options: G['options'],
  seed: string,
  counting: boolean,
): GameResult {
  const { game } = entry;
  const rngs = bots.map((_, seat) => rngFrom(`${seed}/bot/${seat}`));
  const { state, events, open: first } = start(game, bots.length, options, rngOf({ secret: seed, words: [] }));
  let turns = events.filter((event) => entry.beginsTurn(event)).length;
  const log: G['event'][] = [];
  const questions = counting ? new QuestionCount(game) : null;
  let open = first;
  while (state.outcome === null) {
    const seat = open?.seat ?? asked(game, state)[0]!;
    const move = bots[seat]!.choose(seatAccess(game, state, seat, open), rngs[seat]!);
    questions?.about(state, seat, move);
    state.log = log;
    open = step(game, state, seat, move);
    state.log = null;
    for (const event of log) if (entry.beginsTurn(event)) turns++;
    log.length = 0;
  }
  return {
    seed,
    scores: state.outcome.scores,
    winners: state.outcome.winners,
    turns,
    moves: state.ply,
    ...(questions === null ? {} : { questions: questions.counted }),
  };
}
