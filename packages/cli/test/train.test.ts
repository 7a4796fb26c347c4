import { greedy, loadEvaluator, playWithItself } from '@fathom/bots';
import { asked, levelIds, rngFrom, seatAccess, start, step, type Playable } from '@fathom/kernel';
import { soakRound } from '@fathom/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { TerminalGame } from '../src/games/entry.ts';
import { gameIds, withGame } from '../src/games/registry.ts';
import { evaluationOf, trainingTables } from '../src/train/part.ts';
import type { TrainingReport } from '../src/train/report.ts';
import { fathom } from './kit.ts';

const isLong = soakRound(process.env) !== null;

const train = async (game: string, rounds: number, games: number, files: Readonly<Record<string, string>> = {}) => {
  const plan = ['--hidden', '8', '--greedy', String(rounds), '--search', '1', '--games', String(games), '--iterations', '4'];
  const ran = await fathom(['train', '--game', game, '--out', 'model.ts', '--workers', '1', '--seed', 'reef', ...plan], { files });
  expect([ran.code, ran.err]).toEqual([0, '']);
  return ran;
};

const reportOf = (files: ReadonlyMap<string, string>): TrainingReport => JSON.parse(files.get('model.ts.report.json')!) as TrainingReport;

describe('train', () => {
  test('learns from games, and judges those that it has not yet learned from better and better', async () => {
    const { files } = await train('conspiracy', 6, 60);
    const { rounds, calibration } = reportOf(files);
    expect(rounds).toHaveLength(7);
    expect(rounds[5]!.points).toBeLessThan(0.5 * rounds[0]!.points);
    expect(rounds[5]!.victory).toBeLessThan(0.97 * rounds[0]!.victory);
    expect(calibration.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(100);
    expect(files.get('model.ts')).toMatch(
      /command: 'fathom train --game conspiracy --hidden 8 --greedy 6 --search 1 --games 60 --iterations 4'/,
    );
  });

  test('goes on where it was stopped, and gives the same network as without a stop', async () => {
    const games = isLong ? 60 : 15;
    const whole = await train('conspiracy', 2, games);
    const kept = whole.files.get('model.ts.checkpoint')!;
    expect((JSON.parse(kept) as { rounds: number }).rounds).toBe(3);
    const again = await train('conspiracy', 2, games, { 'model.ts.checkpoint': kept });
    expect(reportOf(again.files).rounds).toEqual([]);
    expect(again.files.get('model.ts')).toBe(whole.files.get('model.ts'));
  });

  test('says what is wrong', async () => {
    const { code, err } = await fathom(['train', '--game', 'conspiracy', '--out', 'model.ts', '--hidden', '0', '--lang', 'en']);
    expect([code, err]).toEqual([2, expect.stringContaining('--hidden')]);
  });
});

/** A game of bots to its end. */
function ended<G extends Playable<G>>({ game, heuristic }: TerminalGame<G>, seats: number, options: G['options']): G['state'] {
  let { state, open } = start(game, seats, options, rngFrom('parts'));
  const rng = rngFrom('bots');
  while (state.outcome === null) {
    const seat = open?.seat ?? asked(game, state)[0]!;
    open = step(game, state, seat, greedy(heuristic).choose(seatAccess(game, state, seat, open), rng));
  }
  return state;
}

/** The usual run takes every third table. */
const tablesOf = <G extends Playable<G>>(game: TerminalGame<G>['game']) => trainingTables(game).filter((_, i) => isLong || i % 3 === 0);

describe.each(gameIds)('the evaluation of %s', (id) => {
  test('has parts that add up to the score at the end, in every game', () =>
    withGame(id, (entry) => {
      const { features } = evaluationOf(entry);
      for (const { seats, options } of tablesOf(entry.game)) {
        const state = ended(entry, seats, options);
        const sums = Array.from({ length: features.sides(state) }, (_, side) =>
          features.partsOf(state, side).reduce((sum, part) => sum + part, 0),
        );
        expect(sums.slice(0, state.outcome!.scores.length)).toEqual(state.outcome!.scores);
      }
    }));

  test('reads numbers of a size that can be learned from', () =>
    withGame(id, (entry) => {
      const { features } = evaluationOf(entry);
      for (const { seats, options } of tablesOf(entry.game)) {
        const play = {
          game: entry.game,
          features,
          seats,
          options,
          bot: greedy(entry.heuristic),
          evaluator: null,
          randomShare: 0.1,
          keptShare: 1,
          seed: 'sizes',
        };
        const samples = playWithItself(play);
        expect(samples.length).toBeGreaterThan(5);
        for (const { rows } of samples) expect(rows.every((value) => Math.abs(value) < 20)).toBe(true);
      }
    }));

  test('has levels in order, and characters that like something it has', () =>
    withGame(id, (entry) => {
      const { features, skills, tastes } = evaluationOf(entry);
      const ratings = levelIds.map((level) => skills[level].rating);
      expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
      for (const { likes, name } of Object.values(tastes))
        expect(likes === 'feature' ? features.side.names : features.parts).toContain(name);
    }));

  test('has a network that fits its features, if it has one', () =>
    withGame(id, (entry) => {
      const evaluator = loadEvaluator(evaluationOf(entry));
      if (evaluator === null) return;
      const { state } = start(entry.game, 2, trainingTables(entry.game).find(({ seats }) => seats === 2)!.options, rngFrom('fits'));
      const chances = evaluator.expect(entry.game.determinize(state, 0, rngFrom('world')), 0).map(({ chance }) => chance);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 5);
    }));
});
