import type { Playable } from '../game.ts';
import { lawNames, type LawName } from './laws.ts';
import { soakRound, tally } from './soak.ts';
import { tryGames, type Trial } from './tryLaws.ts';
import type { Subject } from './walk.ts';

/** The test runner and the environment of its process: the kernel imports neither. */
export interface LawContext {
  readonly describe: (name: string, body: () => void) => void;
  readonly beforeAll: (body: () => void) => void;
  readonly test: (name: string, body: (context: { readonly task: { readonly meta: object } }) => void) => void;
  readonly expect: (value: unknown) => { toBeUndefined(): void; toBeGreaterThan(other: number): void };
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Declares a test for each law and kind of table. `games` says how many games each law is tried on: the dearer the fewer. A round of a
 * soak run tries all laws on all games.
 */
export function lawTests<G extends Playable<G>>(
  subjects: readonly (readonly [name: string, Subject<G>])[],
  games: Readonly<Record<LawName, number>>,
  { describe, beforeAll, test, expect, env }: LawContext,
): void {
  const round = soakRound(env);
  for (const [name, subject] of subjects)
    describe(name, () => {
      let trial: Trial;
      beforeAll(() => {
        trial = tryGames(subject, games, round);
      });
      test('games were played', ({ task }) => {
        expect(trial.plies).toBeGreaterThan(trial.games);
        tally(task, { games: trial.games, plies: trial.plies });
      });
      for (const law of lawNames) test(law, () => expect(trial.broken.get(law)).toBeUndefined());
    });
}
