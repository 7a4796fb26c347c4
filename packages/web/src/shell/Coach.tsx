import { answerText, type GameText, type Piece, type Playable, type Preview } from '@fathom/kernel';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Hint } from '../table/hint.ts';
import type { TableStore } from '../table/table.ts';
import { useWords } from '../text/words.tsx';
import type { WebGame } from './game.ts';
import { Outcome } from './Outcome.tsx';
import { settings } from './settings.ts';
import { Spotlight } from './Spotlight.tsx';
import { elementsOf, type Target } from './spotlight-targets.ts';
import { useNames } from './names.ts';
import './Coach.css';

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly store: TableStore<G>;
  readonly text: GameText<G>;
  /** What a bot would answer now. The signal says that nobody waits for it any more. */
  readonly suggest: (signal: AbortSignal) => Promise<Hint<G> | null>;
}

interface Advice<G extends Playable<G>> extends Hint<G> {
  readonly ply: number;
  readonly preview: Preview | null;
}

/** A player who knows what to do has acted by then. */
const MOMENT = 4000;

/**
 * After a moment without an answer it says what a bot would do and what that brings, and points at the pieces. It never plays. Each
 * decision gets one suggestion; it goes away when it is closed, or when something is picked.
 */
export function Coach<G extends Playable<G>>({ game, store, text, suggest }: Props<G>): ReactNode {
  const words = useWords();
  const table = useStore(store);
  const { seatView, viewer, players } = table.shown;
  const [advice, close] = useAdvice(store, suggest);
  const name = useNames(
    players.map((player) => player.name),
    text,
    seatView.view,
  );
  const find = useFinder(game, seatView.view, advice?.pieces);
  const isBusy = table.picked.length > 0 || table.chosen.length > 0 || table.pending !== null;
  if (advice === null || advice.ply !== seatView.ply || isBusy || seatView.moves.length === 0) return null;
  return (
    <section className="coach" aria-label={words.learn.coach}>
      <p className="coach-says" aria-live="polite">
        <span className="coach-name">{words.learn.hint}</span> {answerText(text, advice.moves, name)}
      </p>
      {advice.preview !== null && <Outcome game={game} text={text} name={name} viewer={viewer} preview={advice.preview} />}
      <footer className="coach-foot">
        <button type="button" className="move" onClick={() => settings.setState({ coach: false })}>
          {words.learn.coachOff}
        </button>
        <button type="button" className="move is-strong" onClick={close}>
          {words.learn.gotIt}
        </button>
      </footer>
      <Spotlight find={find} dims={false} />
    </section>
  );
}

const NONE: readonly Piece[] = [];

/** Finds the elements of the suggested pieces on the screen. */
function useFinder<G extends Playable<G>>(
  { rules }: WebGame<G>,
  view: G['view'],
  pieces: readonly Piece[] = NONE,
): () => readonly Element[] {
  const words = useWords();
  return useCallback(
    () =>
      elementsOf(
        pieces.map((piece): Target => `piece:${piece}`),
        rules,
        view,
        { ...words.table, rules: words.rules },
      ),
    [pieces, rules, view, words],
  );
}

/** The suggestion for the decision that is open, once it is there. */
function useAdvice<G extends Playable<G>>(store: TableStore<G>, suggest: Props<G>['suggest']): readonly [Advice<G> | null, () => void] {
  const { shown, picked, chosen, pending } = useStore(store);
  const [advice, setAdvice] = useState<Advice<G> | null>(null);
  const given = useRef(new Set<string>());
  const { ply, prompt, moves, outcome } = shown.seatView;
  const isOpen = moves.length + (shown.seatView.assembly === undefined ? 0 : 1) > 1 && outcome === null && !shown.isAnimating;
  const isIdle = picked.length === 0 && chosen.length === 0 && pending === null;
  const decision = isOpen && isIdle ? `${ply} ${prompt}` : null;
  useEffect(() => {
    if (decision === null || given.current.has(decision)) return;
    const stop = new AbortController();
    const advise = async (): Promise<void> => {
      const hint = await suggest(stop.signal);
      const preview = hint === null ? null : await store.wiring.host.preview(hint.moves);
      if (hint === null || stop.signal.aborted) return;
      given.current.add(decision);
      setAdvice({ ...hint, ply, preview });
    };
    const timer = setTimeout(() => void advise(), MOMENT);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [decision, ply, store, suggest]);
  return [advice, () => setAdvice(null)];
}
