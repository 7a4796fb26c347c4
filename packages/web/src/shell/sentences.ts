import type { GameText, Piece, PieceRemarks, PieceSentence, Playable, Seat } from '@fathom/kernel';
import { useEffect, useMemo, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { useWords } from '../text/words.tsx';
import type { WebGame } from './game.ts';

/** What is said about a piece, and what can be done with it by a move; null if there is nothing to say yet. */
export interface SentenceLookup {
  readonly sentence: (piece: Piece) => PieceSentence | null;
  readonly can: (move: unknown) => string | null;
}

/** Sentences about pieces. Pieces subscribe one by one: a move renders only those that something else is said about. */
export interface Sentences {
  readonly subscribe: (changed: () => void) => () => void;
  readonly current: () => SentenceLookup;
}

const noLookup: SentenceLookup = { sentence: () => null, can: () => null };
export const noSentences: Sentences = { subscribe: () => () => undefined, current: () => noLookup };

/** After so many milliseconds the remarks are loaded, even if nobody has touched anything. */
const SOON = 3000;
const touches = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Calls back at the first sign of somebody, or soon: the first question comes before all else. Returns how to stop waiting. */
function afterTheFirstQuestion(load: () => void): () => void {
  const stop = (): void => {
    clearTimeout(timer);
    for (const kind of touches) removeEventListener(kind, first);
  };
  const first = (): void => {
    stop();
    load();
  };
  const timer = setTimeout(first, SOON);
  for (const kind of touches) addEventListener(kind, first);
  return stop;
}

/** A game's remarks on pieces; null until they are loaded, and for a game without. */
export function useRemarks<G extends Playable<G>>(game: WebGame<G>): PieceRemarks<G> | null {
  const { language } = useWords();
  const [remarks, setRemarks] = useState<PieceRemarks<G> | null>(null);
  useEffect(() => {
    let wanted = true;
    let cancel = (): void => {};
    // Without a connection they are loaded later: a piece has its name until then.
    const wait = (): void => {
      if (wanted)
        cancel = afterTheFirstQuestion(() => void game.loadRemarks?.(language).then((loaded) => wanted && setRemarks(loaded), wait));
    };
    wait();
    return () => {
      wanted = false;
      cancel();
    };
  }, [game, language]);
  return remarks;
}

interface SeenTable<G extends Playable<G>> {
  readonly view: G['view'];
  readonly viewer: Seat | null;
  readonly text: GameText<G>;
  readonly name: (side: Seat) => string;
}

/** The sentences about a table. They follow it in idle time, a few at a time, and never delay a frame of an animation. */
export function useSentences<G extends Playable<G>>(remarks: PieceRemarks<G> | null, { view, viewer, name }: SeenTable<G>): Sentences {
  const store = useMemo(() => createStore<SentenceLookup>(() => noLookup), []);
  const asked = useMemo(() => new Set<Piece>(), []);
  useEffect(() => {
    if (remarks === null) return;
    const sentence = remembered(asked, (piece) => remarks.sentence(piece, { view, viewer, name }));
    const lookup: SentenceLookup = { sentence, can: (move) => remarks.can(move as Parameters<typeof remarks.can>[0]) };
    return bitByBit([...asked], sentence, () => store.setState(lookup));
  }, [store, asked, remarks, view, viewer, name]);
  return useMemo(() => ({ subscribe: store.subscribe, current: store.getState }), [store]);
}

/** Every render of a piece asks for its sentence. Notes which pieces were asked for: they are there. */
function remembered(asked: Set<Piece>, find: (piece: Piece) => PieceSentence | null): (piece: Piece) => PieceSentence | null {
  const known = new Map<Piece, PieceSentence | null>();
  return (piece) => {
    asked.add(piece);
    if (!known.has(piece)) known.set(piece, find(piece));
    return known.get(piece)!;
  };
}

/** So many milliseconds are left for what else may happen in a frame. */
const REST = 3;

/** Prepares one thing after another in idle time, then finishes. Returns how to cancel it. */
function bitByBit<T>(things: readonly T[], prepare: (thing: T) => void, finish: () => void): () => void {
  let done = 0;
  let cancel = (): void => undefined;
  const go = (timeLeft: () => number): void => {
    while (done < things.length && timeLeft() > REST) prepare(things[done++]!);
    if (done === things.length) finish();
    else cancel = whenIdle(go);
  };
  cancel = whenIdle(go);
  return () => cancel();
}

/** Does some work when nothing else is to be done, and tells it how much time is left. Returns how to cancel it. */
function whenIdle(work: (timeLeft: () => number) => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(() => work(() => Number.MAX_VALUE), 200); // Safari
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback((deadline) => work(() => deadline.timeRemaining()));
  return () => cancelIdleCallback(request);
}
