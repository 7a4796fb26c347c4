import { impossible, type Game, type Playable, type Heuristic } from '@fathom/kernel';
import type { Bot, Clock } from './bot.ts';
import { greedy } from './greedy.ts';
import { ismcts, type Budget } from './ismcts.ts';
import { random } from './random.ts';

/** How a bot plays: plain data, so that it can be saved with a table and sent to a worker. */
export type Strategy = { readonly type: 'random' } | { readonly type: 'greedy' } | { readonly type: 'ismcts'; readonly budget: Budget };

/** A level that an interface offers. Budgets are iterations: a level is as strong on a phone as on a server, only slower. */
export type Level = Strategy & {
  readonly id: string;
  /** Elo points over `greedy`, with a 95 % interval: measured in docs/bots.md (Conspiracy, two seats). */
  readonly rating: number;
  readonly error: number;
};

/** From the weakest to the strongest. */
export const levels = [
  { id: 'random', type: 'random', rating: -636, error: 107 },
  { id: 'greedy', type: 'greedy', rating: 0, error: 0 },
  { id: 'ismcts-50', type: 'ismcts', budget: { iterations: 50 }, rating: 85, error: 46 },
  { id: 'ismcts-200', type: 'ismcts', budget: { iterations: 200 }, rating: 228, error: 65 },
  { id: 'ismcts-1000', type: 'ismcts', budget: { iterations: 1000 }, rating: 301, error: 108 },
] as const satisfies readonly Level[];

export type LevelId = (typeof levels)[number]['id'];

export const levelIds: readonly LevelId[] = levels.map(({ id }) => id);

export const isLevel = (id: string): boolean => levels.some((level) => level.id === id);

/** The strategy of a level. A table of another release may name a level that no longer exists: it gets a strong one. */
export const playOf = (id: string): Strategy => levels.find((level) => level.id === id) ?? levels[3];

export function makeBot<G extends Playable<G>>(play: Strategy, game: Game<G>, heuristic: Heuristic<G>, clock: Clock): Bot<G> {
  switch (play.type) {
    case 'random':
      return random();
    case 'greedy':
      return greedy(heuristic);
    case 'ismcts':
      return ismcts(game, heuristic, clock, play.budget);
    default:
      return impossible(play);
  }
}
