import type { GameText, Playable } from '@fathom/kernel';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { lessonsOf } from '../games/registry.ts';
import type { WebGame } from '../shell/game.ts';
import { isOnTable, offersOf } from '../shell/offers.ts';
import { useNames } from '../shell/names.ts';
import { turnLabel } from '../shell/turn.ts';
import { choices } from '../table/answering.ts';
import type { TableStore } from '../table/table.ts';
import { useWords } from '../text/words.tsx';
import { Icon } from '../ui/Icon.tsx';
import { say } from '../ui/say.ts';
import type { LessonProgress } from './useLesson.ts';

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly text: GameText<G>;
  readonly progress: LessonProgress<G>;
  /** Null while something else is shown first. */
  readonly said: string | null;
  readonly onPlay: () => void;
}

/** The words of a lesson, in place of the prompt. Enter goes on. */
export function LearnWords<G extends Playable<G>>({ game, text, progress, said, onPlay }: Props<G>): ReactNode {
  const { store, step, at, of, next } = progress;
  const words = useWords();
  const { shown } = useStore(store);
  const name = useNames(
    shown.players.map((player) => player.name),
    text,
    shown.seatView.view,
  );
  const isRead = step.play === undefined;
  const isLast = at === of - 1;
  const goOn = isLast ? onPlay : next;
  useEffect(() => say(said === null ? [] : [said]), [said]);
  useEnter(said === null ? null : isRead ? goOn : focusFirstMove);
  return (
    <section className="lesson" aria-label={words.learn.title} tabIndex={-1} data-focus-home="">
      <p className="lesson-text">{said ?? turnLabel(game, shown, words, name)}</p>
      <footer className="lesson-foot">
        <span className="lesson-step">{words.learn.step(at + 1, of)}</span>
        {step.about?.includes('part:undo') === true && (
          <span className="lesson-undo" data-part="undo">
            <Icon name="undo" />
          </span>
        )}
        {said !== null && isRead && isLast && lessonsOf(game.rules.id).length > 1 && (
          <Link className="quiet" href={`/learn/${game.rules.id}`}>
            {words.learn.others}
          </Link>
        )}
        {said !== null && isRead && (
          <button type="button" className="move is-strong" onClick={goOn}>
            {isLast ? words.learn.play : words.learn.next}
          </button>
        )}
        {said !== null && !isRead && <Moves store={store} text={text} name={name} />}
      </footer>
    </section>
  );
}

interface MovesProps<G extends Playable<G>> {
  readonly store: TableStore<G>;
  readonly text: GameText<G>;
  readonly name: (side: number) => string;
}

/** The moves that may be made. Those of pieces on the table are buttons for screen readers and the keyboard only. */
function Moves<G extends Playable<G>>({ store, text, name }: MovesProps<G>): ReactNode {
  const table = useStore(store);
  return (
    <ul className="moves">
      {offersOf(choices(store.wiring, table), store.actions, text, name).map((offer) => (
        <li key={offer.label} className={isOnTable(offer) ? 'is-on-table' : ''}>
          <button type="button" className="move" onClick={offer.act}>
            {offer.label}
          </button>
        </li>
      ))}
    </ul>
  );
}

const focusFirstMove = (): void => document.querySelector<HTMLElement>('.table .piece.is-lit, .lesson .moves .move')?.focus();

/** Enter works anywhere but on what it presses anyway. */
function useEnter(act: (() => void) | null): void {
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      const isTaken = target instanceof Element && target.closest('button, a, input, select, textarea, dialog') !== null;
      if (key === 'Enter' && act !== null && !isTaken && !ctrlKey && !metaKey && !altKey) act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
