import { characters, impossible, type Character, type GameRules, type LevelId, type Playable } from '@fathom/kernel';
import type { Bot, Clock } from './bot.ts';
import { greedy } from './greedy.ts';
import { learnedSearch, playouts, type Budget } from './ismcts.ts';
import { isLevelId, levelBot } from './levels.ts';
import { random } from './random.ts';

/** How a bot plays: plain data, so that it can be saved with a table and sent to a worker. */
export type Strategy =
  | { readonly type: 'random' | 'greedy' }
  /** The search that judges positions as it has learned, where a game has an evaluation; and the one that plays them out. */
  | { readonly type: 'ismcts' | 'playouts'; readonly budget: Budget }
  | { readonly type: 'level'; readonly level: LevelId; readonly character: Character | null };

interface NamedBot {
  readonly level: LevelId;
  readonly character: Character | null;
}

/** The bots of the first release, as its tables name them, and what is closest to them now. */
const former: Readonly<Record<string, { readonly play: Strategy; readonly level: LevelId }>> = {
  random: { play: { type: 'random' }, level: 'learning' },
  greedy: { play: { type: 'greedy' }, level: 'steady' },
  'ismcts-50': { play: { type: 'ismcts', budget: { iterations: 50 } }, level: 'skilled' },
  'ismcts-200': { play: { type: 'ismcts', budget: { iterations: 200 } }, level: 'expert' },
  'ismcts-1000': { play: { type: 'ismcts', budget: { iterations: 1000 } }, level: 'master' },
};

/** A table of another release may name a level that no longer exists: it gets a strong one. */
const UNKNOWN: NamedBot = { level: 'expert', character: null };

/** The level and character of a bot. */
export function namedBot(id: string): NamedBot {
  return Object.hasOwn(former, id) ? { level: former[id]!.level, character: null } : (read(id) ?? UNKNOWN);
}

function read(id: string): NamedBot | null {
  const [level, character = null, ...more] = id.split(':');
  if (level === undefined || !isLevelId(level) || more.length > 0) return null;
  const style = characters.find((each) => each === character) ?? null;
  return style === null && character !== null ? null : { level, character: style };
}

/** Does a bot of this name exist? */
export const isBot = (id: string): boolean => Object.hasOwn(former, id) || read(id) !== null;

export const strategyOf = (id: string): Strategy => (Object.hasOwn(former, id) ? former[id]!.play : { type: 'level', ...namedBot(id) });

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
    case 'level':
      return levelBot(play.level, play.character, rules, clock);
    default:
      return impossible(play);
  }
}
