import { impossible, type GameRules, type Playable } from '@fathom/kernel';
import type { Bot, Clock } from './bot.ts';
import { greedy } from './greedy.ts';
import { learnedSearch, playouts, type Budget } from './ismcts.ts';
import { random } from './random.ts';

/** How a bot plays: plain data, so that it can be saved with a table and sent to a worker. */
export type Strategy =
  | { readonly type: 'random' | 'greedy' }
  /** The search that judges positions as it has learned, where a game has an evaluation; and the one that plays them out. */
  | { readonly type: 'ismcts' | 'playouts'; readonly budget: Budget };

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

export function makeBot<G extends Playable<G>>(play: Strategy, rules: GameRules<G>, clock: Clock): Bot<G> {
  switch (play.type) {
    case 'random':
      return random();
    case 'greedy':
      return greedy(rules.heuristic);
    case 'ismcts':
      return learnedSearch(rules, clock, play.budget);
    case 'playouts':
      return playouts(rules, clock, play.budget);
    default:
      return impossible(play);
  }
}
