import type { DealResult } from '@fathom/bots';
import { isDay } from '../puzzles/days.ts';
import { dealAt } from './daily-table.ts';

/* How somebody did in the deals of past days, on this device. Only the first result of a deal counts. */

export interface DailyResult extends DealResult {
  /** What bots made of the same deal in the same seat, as far as they have played. */
  readonly bots?: readonly DealResult[];
}

interface StoredResults {
  readonly version: 1;
  readonly results: Readonly<Record<string, DailyResult>>;
}

const KEY = 'fathom.daily';
/** Older ones are forgotten. */
const MOST = 90;

const keyOf = (game: string, day: string): string => `${day} ${game}`;

/** What cannot be read, or was stored by another version, counts as nothing. */
export function readResults(stored: string | null): StoredResults['results'] {
  try {
    const read = JSON.parse(stored ?? 'null') as Partial<StoredResults> | null;
    if (read?.version !== 1 || typeof read.results !== 'object' || read.results === null) return {};
    return Object.fromEntries(Object.entries(read.results).filter(([key, result]) => isDay(key.split(' ')[0]!) && isResult(result)));
  } catch {
    return {};
  }
}

const isResult = (value: unknown): value is DailyResult =>
  isPlayed(value) && (!('bots' in value) || (Array.isArray(value.bots) && value.bots.every(isPlayed)));

const isPlayed = (value: unknown): value is DealResult =>
  typeof value === 'object' &&
  value !== null &&
  'points' in value &&
  typeof value.points === 'number' &&
  'won' in value &&
  typeof value.won === 'number';

export const resultOf = (game: string, day: string): DailyResult | null => readResults(localStorage.getItem(KEY))[keyOf(game, day)] ?? null;

function store(game: string, day: string, result: DailyResult): void {
  const results = { ...readResults(localStorage.getItem(KEY)), [keyOf(game, day)]: result };
  const latest = Object.fromEntries(
    Object.entries(results)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .slice(-MOST),
  );
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: 1, results: latest } satisfies StoredResults));
  } catch {
    // storage is full or forbidden: the result is forgotten
  }
}

/** The end of a table; only the first of a daily deal counts. */
export function rememberDaily(table: string, { points, won }: DealResult): void {
  const deal = dealAt(table);
  if (deal !== null && resultOf(deal.game, deal.day) === null) store(deal.game, deal.day, { points, won });
}

export function rememberBots(game: string, day: string, bots: readonly DealResult[]): void {
  const mine = resultOf(game, day);
  if (mine !== null) store(game, day, { ...mine, bots });
}

/** The share of the bots' games that a result is better than. */
export const shareBeaten = ({ points }: DealResult, bots: readonly DealResult[]): number =>
  bots.filter((bot) => bot.points < points).length / Math.max(1, bots.length);
