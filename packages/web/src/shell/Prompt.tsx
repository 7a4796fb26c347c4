import { answerText, type GameText, type Move, type Piece, type Playable, type Question } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import { moveFor, movesOf, type Narrowed } from '../table/narrow.ts';
import { levelOf } from '../table/answering.ts';
import { Icon } from '../ui/Icon.tsx';
import { Answers } from './Answers.tsx';
import { Outcome } from './Outcome.tsx';
import type { PlayedTable } from './played-table.ts';
import { SeatMark } from './Seats.tsx';
import { turnLabel } from './turn.ts';
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
  const { store, game, table, text, name, points, aside, children } = props;
  const words = useWords();
  const { seatView, viewer, isAnimating, handover } = table.shown;
  const mine = seatView.moves.length > 0;
  const preview = table.aim?.preview ?? null;
  const moment = viewer === null ? null : (text.moment?.(seatView.view, viewer) ?? null);
  const whose = turnLabel(game, table.shown, words, name);
  return (
    <section className={`prompt ${mine ? 'is-mine' : ''}`} aria-label={words.table.moves}>
      <header className="prompt-head">
        <p className="prompt-whose">{moment === null ? whose : `${whose} · ${moment}`}</p>
        {viewer !== null && points !== null && (
          <p className="prompt-points">
            <SeatMark side={viewer} />
            {text.points(points)}
          </p>
        )}
        {aside}
        <UndoButtons store={store} table={table} />
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

/** What is asked, or the answer that waits for confirmation; what was chosen so far, and how much of it is complete. */
function Question<G extends Playable<G>>({ table, narrowed, text, name }: PlayedTable<G>): ReactNode {
  const { prompt } = levelOf(table);
  const mine = table.shown.seatView.moves.length > 0;
  const said = (moves: readonly Move<G>[]): string => answerText(text, moves, name);
  const chosen = [...table.chosen.map(movesOf), ...begun(narrowed, table.picked)].map(said);
  const asked =
    table.pending === null
      ? questionText(text, prompt, table.chosen.length === 0 ? table.shown.seatView.cause : undefined)
      : said(movesOf(table.pending));
  return (
    <div className="prompt-text">
      {mine && chosen.length > 0 && <p className="prompt-chosen">{chosen.join(' › ')} ›</p>}
      <p className="prompt-question" aria-live="polite">
        {mine ? asked : ' '}
      </p>
      {mine && <Progress narrowed={narrowed} picked={table.picked.length} text={text} />}
    </div>
  );
}

/** A question with its cause: "Change of Plans: choose a quest to discard". */
function questionText<G extends Playable<G>>(text: GameText<G>, prompt: Question<G> | null, cause: Piece | undefined): string {
  const about = cause === undefined ? null : text.piece(cause);
  if (prompt === null) return '';
  return about === null ? text.prompt(prompt) : `${about.name}: ${text.prompt(prompt)}`;
}

interface ProgressProps<G extends Playable<G>> {
  readonly narrowed: Narrowed<G>;
  readonly picked: number;
  readonly text: GameText<G>;
}

/** The running sum of a payment; or how many pieces of an amount were picked, if all amounts are of one size. */
function Progress<G extends Playable<G>>({ narrowed, picked, text }: ProgressProps<G>): ReactNode {
  const { sums, moves, parts } = narrowed;
  if (sums.length > 0 && text.sums !== undefined) {
    const isEnough = sums.every(({ have, need }) => have >= need);
    return (
      <p className={`prompt-sums ${isEnough ? 'is-enough' : ''}`} aria-live="polite">
        {text.sums(sums)}
      </p>
    );
  }
  const [size, ...others] = new Set(moves.flatMap(({ more }) => (more === undefined ? [] : [more.length + 1])));
  if (parts.length === 0 || size === undefined || others.length > 0) return null;
  return <p className="prompt-sums">{`${picked} / ${size}`}</p>;
}

/** What was picked of an amount so far; empty if no amount is being put together. */
const begun = <G extends Playable<G>>({ moves, parts }: Narrowed<G>, picked: readonly Piece[]): readonly (readonly Move<G>[])[] =>
  picked.length > 0 && parts.some(({ move }) => move !== null) ? [picked.map((piece) => moveFor(moves, piece))] : [];

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
