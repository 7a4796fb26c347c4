import type { Review } from '@fathom/bots';
import type { Move, Moment, Playable, Seat } from '@fathom/kernel';
import { useEffect, useState } from 'react';
import { analyse } from '../../table/analysis.ts';

/** What is reviewed, and from whose knowledge. */
export interface ReviewOf {
  readonly viewer: Seat;
  readonly open: boolean;
}

export type Reviewing<M> =
  | { readonly state: 'working'; readonly done: number }
  | { readonly state: 'cancelled' | 'failed' }
  | { readonly state: 'done'; readonly review: Review<M> };

/** What is remembered of a game while its moments are looked at: what was chosen, what was found, and which moment was opened. */
export interface ReviewMemory {
  of: ReviewOf | null;
  readonly found: Map<string, Review<unknown>>;
  opened: number | null;
}
const memories = new WeakMap<object, ReviewMemory>();

export function memoryOf(moments: object): ReviewMemory {
  const known = memories.get(moments) ?? { of: null, found: new Map(), opened: null };
  memories.set(moments, known);
  return known;
}

export interface UsedReview<G extends Playable<G>> {
  readonly reviewing: Reviewing<Move<G>>;
  readonly cancel: () => void;
  readonly start: () => void;
}

/** Reviews a game in another thread, once for each knowledge. */
export function useReview<G extends Playable<G>>(
  game: string,
  moments: readonly Moment<G>[],
  { viewer, open }: ReviewOf,
  startWorker: () => Worker,
): UsedReview<G> {
  const key = `${viewer} ${open}`;
  const { found } = memoryOf(moments);
  const known = found.get(key) as Review<Move<G>> | undefined;
  const [running, setRunning] = useState<{ readonly key: string; readonly now: Reviewing<Move<G>> } | null>(null);
  const [wanted, setWanted] = useState({ count: 0, isWanted: true });
  useEffect(() => {
    if (known !== undefined || !wanted.isWanted) return;
    const stop = new AbortController();
    const show = (now: Reviewing<Move<G>>): void => {
      if (!stop.signal.aborted) setRunning({ key, now });
    };
    show({ state: 'working', done: 0 });
    const states = moments.map(({ state, answer }) => ({ state, answer }));
    const request = { analysis: 'review', game, moments: states, viewer, open } as const;
    const run = async (): Promise<void> => {
      const review = await analyse(startWorker, request, stop.signal, (done) => show({ state: 'working', done }));
      if (review === null) return show({ state: 'failed' });
      found.set(key, review);
      show({ state: 'done', review: review as Review<Move<G>> });
    };
    run().catch(() => show({ state: 'failed' }));
    return () => stop.abort();
  }, [game, moments, viewer, open, key, known, found, startWorker, wanted]);
  const now = running?.key === key ? running.now : ({ state: 'working', done: 0 } as const);
  return {
    reviewing: known !== undefined ? { state: 'done', review: known } : wanted.isWanted ? now : { state: 'cancelled' },
    cancel: () => setWanted(({ count }) => ({ count, isWanted: false })),
    start: () => setWanted(({ count }) => ({ count: count + 1, isWanted: true })),
  };
}
