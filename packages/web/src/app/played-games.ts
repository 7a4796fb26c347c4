import { namedBot } from '@fathom/bots';
import { levelIds, type LevelId, type Skills } from '@fathom/kernel';

/* The level at which somebody wins about as often as the bots do, from the games that were finished on this device. */

/** One finished game of a person against bots. */
export interface PlayedGame {
  /** The bots' levels, as the table named them. */
  readonly bots: readonly string[];
  /** What the person had of the victory: 1 alone, less if it was shared. */
  readonly won: number;
}

/** Older games say little about how somebody plays now. */
const MOST = 20;
/** With fewer games nothing is suggested. */
const LEAST = 3;

const keyOf = (game: string): string => `fathom.results.${game}`;

/** By the ID of the table: a result is counted once, however often its table is opened. */
export function rememberResult(game: string, table: string, played: PlayedGame): void {
  const known = stored(game).filter(([id]) => id !== table);
  try {
    localStorage.setItem(keyOf(game), JSON.stringify([...known, [table, played]].slice(-MOST)));
  } catch {
    // storage is full or forbidden: nothing is suggested
  }
}

export const playedGames = (game: string): readonly PlayedGame[] => stored(game).map(([, played]) => played);

function stored(game: string): readonly (readonly [table: string, played: PlayedGame])[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '[]');
    return Array.isArray(read) ? read.filter(isResult) : [];
  } catch {
    return [];
  }
}

function isResult(value: unknown): value is readonly [string, PlayedGame] {
  const played: unknown = Array.isArray(value) ? value[1] : null;
  if (typeof played !== 'object' || played === null || !('bots' in played) || !('won' in played)) return false;
  return Array.isArray(played.bots) && played.bots.every((bot) => typeof bot === 'string') && typeof played.won === 'number';
}

/** The level whose rating is nearest to the person's; null before there is enough to tell. */
export function levelForYou(games: readonly PlayedGame[], skills: Skills): LevelId | null {
  if (games.length < LEAST) return null;
  const rating = ratingFrom(games, skills);
  const far = (level: LevelId): number => Math.abs(skills[level].rating - rating);
  return levelIds.reduce((nearest, level) => (far(level) < far(nearest) ? level : nearest));
}

/** Before any game everybody may be anywhere about the middle: the more games, the less that counts. */
const SPREAD = 250;

/** The most likely rating, found by halving: the more somebody wins, the higher it is. */
function ratingFrom(games: readonly PlayedGame[], skills: Skills): number {
  const met = games.map(({ bots, won }) => ({ rivals: bots.map((bot) => skills[namedBot(bot).level].rating), won }));
  /** The slope of the likelihood: above 0, the rating is higher. */
  const slope = (rating: number): number =>
    met.reduce((sum, { rivals, won }) => sum + (won - chanceAgainst(rating, rivals)), 0) - (rating / SPREAD ** 2) * (400 / Math.LN10);
  let [low, high] = [-2000, 2000];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (slope(middle) > 0) low = middle;
    else high = middle;
  }
  return low;
}

const chanceAgainst = (rating: number, rivals: readonly number[]): number =>
  1 / (1 + rivals.reduce((sum, rival) => sum + 10 ** ((rival - rating) / 400), 0));
