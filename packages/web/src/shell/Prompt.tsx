import type { Playable } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Answers } from './Answers.tsx';
import { HintButton } from './HintButton.tsx';
import { Outcome } from './Outcome.tsx';
import type { PlayedTable } from './played-table.ts';
import { askedText, chosenTexts, progressOf, whoseText } from './question.ts';
import { SeatMark } from './Seats.tsx';
import { turnLabel } from './turn.ts';
import { WhyLast } from './WhyLast.tsx';
import './Prompt.css';

interface PromptProps<G extends Playable<G>> extends PlayedTable<G> {
  /** The viewer's points, shown where no column has room for everybody's; null for a spectator. */
  readonly points: number | null;
  /** A small control beside undo. */
  readonly aside?: ReactNode;
  /** Further controls. */
  readonly children?: ReactNode;
}

/** The question with its cause and state, what the answer that is pointed at would bring, and the answers. Its size never changes. */
export function Prompt<G extends Playable<G>>(props: PromptProps<G>): ReactNode {
  const { store, game, table, text, name, children } = props;
  const words = useWords();
  const { seatView, viewer, isAnimating, handover } = table.shown;
  const mine = seatView.moves.length > 0;
  const preview = table.aim?.preview ?? null;
  return (
    <section className={`prompt ${mine ? 'is-mine' : ''}`} aria-label={words.table.moves}>
      <h2 className="visually-hidden">{words.table.moves}</h2>
      <header className="prompt-head">
        <p className="prompt-whose">{whoseText(table, text, turnLabel(game, table.shown, words, name))}</p>
        <PromptTools {...props} />
      </header>
      <Question {...props} />
      <div className="prompt-body">
        <div className="prompt-outcome">
          {preview !== null && <Outcome game={game} text={text} name={name} viewer={viewer} preview={preview} />}
        </div>
        {handover !== null && !isAnimating && (
          <button type="button" className="move is-strong" onClick={store.actions.passOn}>
            {words.table.passTo(name(handover))}
          </button>
        )}
        <Answers {...props} />
        {children}
      </div>
    </section>
  );
}

/** One's own points, and the buttons that are always there. */
function PromptTools<G extends Playable<G>>(props: PromptProps<G>): ReactNode {
  const { store, table, text, points, aside } = props;
  const { seatView, viewer } = table.shown;
  return (
    <div className="prompt-tools">
      {viewer !== null && points !== null && (
        <p className="prompt-points">
          <SeatMark side={viewer} />
          {text.points(points)}
        </p>
      )}
      {aside}
      <WhyLast {...props} />
      {seatView.moves.length > 0 && <HintButton />}
      <UndoButtons store={store} table={table} />
    </div>
  );
}

/** What is asked, or the answer that waits for confirmation; what was chosen so far, and how much of it is complete. */
function Question<G extends Playable<G>>({ table, narrowed, text, name }: PlayedTable<G>): ReactNode {
  const mine = table.shown.seatView.moves.length > 0;
  const chosen = chosenTexts(table, narrowed, text, name);
  const progress = mine ? progressOf(narrowed, table.picked.length, text) : null;
  return (
    <div className="prompt-text">
      {mine && chosen.length > 0 && <p className="prompt-chosen">{chosen.join(' › ')} ›</p>}
      <p className="prompt-question">{mine ? askedText(table, text, name) : ' '}</p>
      {progress !== null && <p className={`prompt-sums ${progress.isEnough ? 'is-enough' : ''}`}>{progress.said}</p>}
    </div>
  );
}

/** Undo, redo and the way back to the start of the turn. */
function UndoButtons<G extends Playable<G>>({ store, table }: Pick<PlayedTable<G>, 'store' | 'table'>): ReactNode {
  const words = useWords();
  const { actions } = store;
  const { undoOptions, isAnimating } = table.shown;
  const touched = table.picked.length > 0 || table.pending !== null || table.chosen.length > 0;
  const ways = [
    [
      'undo',
      undoOptions.overBots && !touched ? words.table.undoOverBots : words.table.undo,
      actions.undo,
      touched || (undoOptions.undo && !isAnimating),
    ],
    ['redo', words.table.redo, actions.redo, undoOptions.redo && !isAnimating],
    ['reset', words.table.reset, actions.resetTurn, undoOptions.reset && !isAnimating],
  ] as const;
  return (
    <div className="prompt-back">
      {ways.map(([icon, label, act, open]) => (
        <button key={icon} type="button" className="icon-button" aria-label={label} title={label} disabled={!open} onClick={act}>
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}
