import type { DealResult, Explained, Knowing, Review, SharedDeal } from '@fathom/bots';
import type { GameRecord, LevelId, Seat } from '@fathom/kernel';
import { painted } from '../ui/painted.ts';
import type { Hint } from './hint.ts';

/* Analyses run in a thread of their own, so that the page stays responsive; ending the thread cancels them. */

/** Each kind of analysis: what it is given, and what comes out. Of a game without a network, only what says so. */
export interface Analyses {
  /** Can games of this kind be analysed? */
  readonly offered: { readonly in: object; readonly out: boolean };
  /** A whole game, judged from what a seat knew, or with open hands. */
  readonly review: {
    readonly in: { readonly moments: readonly PlayedMoment[]; readonly viewer: Seat; readonly open: boolean };
    readonly out: Review<unknown>;
  };
  /** What bots of a level make of a deal in one seat, in so many games from one number on. */
  readonly deal: {
    readonly in: {
      readonly deal: SharedDeal<object>;
      readonly level: LevelId;
      readonly seat: Seat;
      readonly from: number;
      readonly games: number;
    };
    readonly out: readonly DealResult[];
  };
  /** Why others moved as they did, from what a viewer knows: these moves, or the last ones of another seat in a record. */
  readonly why: {
    readonly in: { readonly viewer: Knowing; readonly of: readonly MadeMove[] | GameRecord };
    readonly out: { readonly parts: readonly string[]; readonly explained: readonly Explained<unknown>[] };
  };
  /** What to answer now; every game has it. */
  readonly hint: { readonly in: { readonly state: object; readonly seat: Seat }; readonly out: Hint<never> };
}
export type AnalysisKind = keyof Analyses;

/** A state, and the move that led to it. */
export interface PlayedMoment {
  readonly state: object;
  readonly answer: { readonly seat: Seat; readonly move: unknown } | null;
}

/** A move, and the state that it was made in. */
export interface MadeMove {
  readonly state: object;
  readonly seat: Seat;
  readonly move: unknown;
}

export type AnalysisRequest = { [K in AnalysisKind]: { readonly analysis: K; readonly game: string } & Analyses[K]['in'] }[AnalysisKind];
export type AnalysisReply = { readonly progress: number } | { readonly result: unknown };

/** Null if it was cancelled. */
export async function analyse<K extends AnalysisKind>(
  start: () => Worker,
  request: { readonly analysis: K; readonly game: string } & Analyses[K]['in'],
  signal: AbortSignal,
  onProgress: (done: number) => void = () => {},
): Promise<Analyses[K]['out'] | null> {
  await painted();
  if (signal.aborted) return null;
  const worker = start();
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => resolve(null), { once: true });
      worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true });
      worker.addEventListener('message', ({ data }: MessageEvent<AnalysisReply>) => {
        if ('progress' in data) onProgress(data.progress);
        else resolve(data.result as Analyses[K]['out']);
      });
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}

const offers = new Map<string, Promise<boolean>>();

/** Can games of this kind be analysed? Asked once. */
export function isAnalysed(start: () => Worker, game: string): Promise<boolean> {
  const asked =
    offers.get(game) ?? analyse(start, { analysis: 'offered', game }, new AbortController().signal).then((answer) => answer === true);
  offers.set(game, asked);
  return asked;
}
