import { answerText, same, type GameText, type Piece, type Playable, type Preview, type Seat } from '@fathom/kernel';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Hint } from '../table/hint.ts';
import { movesOf } from '../table/narrow.ts';
import type { TableStore } from '../table/table.ts';
import { useWords } from '../text/words.tsx';
import { say } from '../ui/say.ts';
import type { WebGame } from './game.ts';
import { offersOf } from './offers.ts';
import { Outcome } from './Outcome.tsx';
import { settings } from './settings.ts';
import { Spotlight } from './Spotlight.tsx';
import { previewText } from './spoken/preview-text.ts';
import { useSpokenText } from './spoken/spoken-text.ts';
import { elementsOf, type Target } from './spotlight-targets.ts';
import { useNames } from './names.ts';
import { useWhyText } from './why-text.ts';
import './Coach.css';

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly store: TableStore<G>;
  readonly text: GameText<G>;
  /** What a bot would answer now. The signal says that nobody waits for it any more. */
  readonly suggest: (signal: AbortSignal) => Promise<Hint<G> | null>;
  /** It suggests something by itself. */
  readonly isCoach: boolean;
  /** How often a hint was asked for. */
  readonly asked: number;
  /** A hint is shown that was asked for. */
  readonly onHint: (ply: number) => void;
}

interface Advice<G extends Playable<G>> extends Hint<G> {
  readonly ply: number;
  /** The player wanted it. */
  readonly isAsked: boolean;
  readonly preview: Preview | null;
}

/** A player who knows what to do has acted by then. */
const MOMENT = 4000;

/**
 * When it is asked for a hint, and as a coach after a moment without an answer, it says what a bot would do, what that brings and why, and
 * points at the pieces. It never plays: its buttons lead to the moves. The coach suggests something once per decision; it goes away when it
 * is closed, or when something is picked.
 */
export function Coach<G extends Playable<G>>(props: Props<G>): ReactNode {
  const { game, store, text } = props;
  const words = useWords();
  const table = useStore(store);
  const { seatView, viewer, players } = table.shown;
  const [advice, close] = useAdvice(props);
  const name = useNames(
    players.map((player) => player.name),
    text,
    seatView.view,
  );
  const find = useFinder(game, seatView.view, advice?.pieces);
  const whyText = useWhyText(text, name, viewer);
  const reason = whyText(advice?.why ?? null);
  const suggested = advice === null ? '' : answerText(text, advice.moves, name);
  const isBusy = table.picked.length > 0 || table.chosen.length > 0 || table.pending !== null;
  const isShown = advice !== null && advice.ply === seatView.ply && !isBusy && seatView.moves.length > 0;
  const isAbove = useMovesFocused(isShown ? advice : null);
  const outcome = { game, text, name, viewer, preview: advice?.preview ?? null };
  const title = advice?.isAsked === true ? `${words.table.hint}:` : words.learn.hint;
  useSaid(isShown ? advice : null, [`${title} ${suggested}.`, useOutcomeText(outcome), reason]);
  if (!isShown) return null;
  return (
    <section className={`coach ${isAbove ? 'is-above' : ''}`} aria-label={words.learn.coach}>
      <div className="coach-body">
        <p className="coach-says">
          <span className="coach-name">{title}</span>{' '}
          <button type="button" className="coach-move" onClick={() => focusMove(store, advice, text, name)}>
            {suggested}
          </button>
        </p>
        {advice.preview !== null && <Outcome {...outcome} preview={advice.preview} />}
        {reason !== '' && <p className="coach-why">{reason}</p>}
        {advice.second !== null && <Second store={store} text={text} name={name} second={advice.second} why={whyText(advice.second.why)} />}
      </div>
      <CoachButtons isCoach={!advice.isAsked} onClose={close} />
      <Spotlight find={find} dims={false} />
    </section>
  );
}

interface SecondProps<G extends Playable<G>> extends Pick<Props<G>, 'store' | 'text'> {
  readonly name: (side: Seat) => string;
  readonly second: NonNullable<Hint<G>['second']>;
  readonly why: string;
}

/** The second best move. It has no pieces to point at. */
function Second<G extends Playable<G>>({ store, text, name, second, why }: SecondProps<G>): ReactNode {
  const spoken = useSpokenText();
  const go = (): void => focusMove(store, { moves: [second.move], pieces: [] }, text, name);
  return (
    <p className="coach-next">
      {spoken.second}{' '}
      <button type="button" className="coach-other" onClick={go}>
        {text.move(second.move, name)}
      </button>{' '}
      {why}
    </p>
  );
}

function CoachButtons({ isCoach, onClose }: { readonly isCoach: boolean; readonly onClose: () => void }): ReactNode {
  const { learn } = useWords();
  return (
    <footer className="coach-foot">
      {isCoach && (
        <button type="button" className="move" onClick={() => settings.setState({ coach: false })}>
          {learn.coachOff}
        </button>
      )}
      <button type="button" className="move is-strong" onClick={onClose}>
        {learn.gotIt}
      </button>
    </footer>
  );
}

/** Has the keyboard been at the moves since the suggestion appeared, or when it did? Nothing moves back under the pointer later. */
function useMovesFocused(advice: object | null): boolean {
  const [focusedFor, setFocusedFor] = useState<object | null>(null);
  useEffect(() => {
    if (advice === null) return;
    const look = (): void => {
      if (document.activeElement?.matches('.prompt :focus-visible') === true) setFocusedFor(advice);
    };
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [advice]);
  return advice !== null && focusedFor === advice;
}

interface OutcomeProps<G extends Playable<G>> {
  readonly text: GameText<G>;
  readonly name: (side: Seat) => string;
  readonly viewer: Seat | null;
  readonly preview: Preview | null;
}

function useOutcomeText<G extends Playable<G>>({ text, name, viewer, preview }: OutcomeProps<G>): string {
  const { table } = useWords();
  const spoken = useSpokenText();
  const said = preview === null ? '' : previewText({ text, spoken, name, viewer, luck: table.luck }, preview);
  return said === '' ? '' : `${said}.`;
}

/** A suggestion is read out once, when it appears. */
function useSaid(advice: object | null, parts: readonly string[]): void {
  const said = parts.filter((part) => part !== '').join(' ');
  const latest = useRef(said);
  latest.current = said;
  useEffect(() => {
    if (advice !== null) say([latest.current]);
  }, [advice]);
}

/** Puts the focus on the button of the suggested move, or on its first piece if it is put together from pieces. */
function focusMove<G extends Playable<G>>(
  store: TableStore<G>,
  { moves, pieces }: Pick<Hint<G>, 'moves' | 'pieces'>,
  text: GameText<G>,
  name: (side: Seat) => string,
): void {
  const isMeant = (part: Parameters<typeof movesOf<G>>[0]): boolean => same(movesOf(part), moves.slice(0, movesOf(part).length));
  const offer = offersOf(store.choices(), store.actions, text, name).find(({ answer }) => answer !== null && isMeant(answer));
  const buttons = [...document.querySelectorAll<HTMLElement>('.answers .moves .move')];
  const button = offer === undefined ? undefined : buttons.find(({ textContent }) => textContent === offer.label);
  const piece = document.querySelector<HTMLElement>(`.table [data-piece="${CSS.escape(pieces[0] ?? '')}"]`);
  (button ?? piece)?.focus();
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
function useAdvice<G extends Playable<G>>(props: Props<G>): readonly [Advice<G> | null, () => void] {
  const { store, suggest, isCoach, asked, onHint } = props;
  const { shown, picked, chosen, pending } = useStore(store);
  const [advice, setAdvice] = useState<Advice<G> | null>(null);
  const given = useRef(new Set<string>());
  const answered = useRef(0);
  const { ply, prompt, moves, outcome } = shown.seatView;
  const isOpen = moves.length + (shown.seatView.assembly === undefined ? 0 : 1) > 1 && outcome === null && !shown.isAnimating;
  const isIdle = picked.length === 0 && chosen.length === 0 && pending === null;
  const decision = isOpen && isIdle ? `${ply} ${prompt}` : null;
  useEffect(() => {
    const isAsked = asked > answered.current;
    if (decision === null || (!isAsked && (!isCoach || given.current.has(decision)))) return;
    const stop = new AbortController();
    const advise = async (): Promise<void> => {
      const hint = await suggest(stop.signal);
      const preview = hint === null ? null : await store.wiring.host.preview(hint.moves);
      if (hint === null || stop.signal.aborted) return;
      given.current.add(decision);
      answered.current = asked;
      setAdvice({ ...hint, ply, preview, isAsked });
      if (isAsked) onHint(ply);
    };
    const timer = setTimeout(() => void advise(), isAsked ? 0 : MOMENT);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [decision, ply, store, suggest, isCoach, asked, onHint]);
  return [advice, () => setAdvice(null)];
}
