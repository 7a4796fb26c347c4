import type { GameRecord, GameText, Moment, Playable, Seat } from '@fathom/kernel';
import { use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useWords } from '../../text/words.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { say } from '../../ui/say.ts';
import { useBackCloses } from '../../ui/useBackCloses.ts';
import { AnalystContext } from '../analyst.ts';
import type { WebGame } from '../game.ts';
import { useNames } from '../names.ts';
import { useReviewText } from './review-text.ts';
import { ReviewResult } from './ReviewResult.tsx';
import { memoryOf, useReview, type ReviewMemory, type ReviewOf, type UsedReview } from './useReview.ts';
import './Review.css';

/** A game that can be reviewed. */
export interface ReviewedGame<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly text: GameText<G>;
  readonly record: GameRecord;
  readonly moments: readonly Moment<G>[];
  /** The names of the players. */
  readonly names: readonly string[];
  /** The only person at this screen. */
  readonly me: Seat | null;
  /** Whose decisions are reviewed first. */
  readonly viewer: Seat;
  /** Opens the replay at a move. */
  readonly onMoment: (ply: number) => void;
  readonly onClose: () => void;
}

/** How a game went, judged by the bots: chances, decisions, luck and skill. It covers the table. */
export function Review<G extends Playable<G>>(props: ReviewedGame<G>): ReactNode {
  const { game, text, moments, onClose } = props;
  const words = useReviewText();
  const { end } = useWords();
  const page = useRef<HTMLElement>(null);
  const memory = memoryOf(moments);
  const [of, setOf] = useState<ReviewOf>(memory.of ?? { viewer: props.viewer, open: false });
  const used = useReview(game.rules.id, moments, of, use(AnalystContext)!);
  const name = useNames(
    props.names,
    text,
    useMemo(() => game.rules.open(moments.at(-1)!.state), [game, moments]),
  );
  useBackCloses(true, onClose);
  useEscape(onClose);
  useReturn(page, memory, used.reviewing.state === 'done');
  const label = (side: Seat): string => (side === props.me ? end.you : name(side));
  const choose = (wanted: ReviewOf): void => {
    memory.of = wanted;
    setOf(wanted);
  };
  const openMoment = (ply: number): void => {
    memory.opened = ply;
    props.onMoment(ply);
  };
  return (
    <main className="review" ref={page} tabIndex={-1} aria-label={words.title} data-game={game.rules.id}>
      <Head title={text.title} onClose={onClose} />
      <Chooser of={of} names={props.names} label={label} onChoose={choose} />
      <p className="review-about">{of.open ? words.aboutOpen : words.about(name(of.viewer))}</p>
      {used.reviewing.state === 'done' ? (
        <ReviewResult {...props} {...{ name, label }} review={used.reviewing.review} onMoment={openMoment} />
      ) : (
        <Working used={used} />
      )}
    </main>
  );
}

function Head({ title, onClose }: { readonly title: string; readonly onClose: () => void }): ReactNode {
  const words = useReviewText();
  const { table } = useWords();
  return (
    <header className="review-head">
      <h1>
        {words.title} <small>{title}</small>
      </h1>
      <button type="button" className="icon-button" aria-label={table.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </header>
  );
}

interface ChooserProps {
  readonly of: ReviewOf;
  readonly names: readonly string[];
  readonly label: (side: Seat) => string;
  readonly onChoose: (of: ReviewOf) => void;
}

/** Whose decisions, and with what knowledge. */
function Chooser({ of, names, label, onChoose }: ChooserProps): ReactNode {
  const words = useReviewText();
  return (
    <div className="review-chooser">
      {names.length > 1 && (
        <label>
          <span>{words.whose}</span>
          <select value={of.viewer} onChange={({ target }) => onChoose({ ...of, viewer: Number(target.value) })}>
            {names.map((_, seat) => (
              <option key={seat} value={seat}>
                {label(seat)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        <input type="checkbox" checked={of.open} onChange={({ target }) => onChoose({ ...of, open: target.checked })} />
        <span>{words.openHands}</span>
      </label>
    </div>
  );
}

/** While it is computed: how far it is, and how to stop it. */
function Working<G extends Playable<G>>({ used: { reviewing, cancel, start } }: { readonly used: UsedReview<G> }): ReactNode {
  const words = useReviewText();
  if (reviewing.state === 'working')
    return (
      <section className="review-working">
        <label>
          {words.working}
          <progress value={reviewing.done} max={1} />
        </label>
        <button type="button" className="move is-narrow" onClick={cancel}>
          {words.cancel}
        </button>
      </section>
    );
  return (
    <section className="review-working">
      <p role="status">{reviewing.state === 'failed' ? words.failed : words.cancelled}</p>
      <button type="button" className="move is-strong is-narrow" onClick={start}>
        {words.start}
      </button>
    </section>
  );
}

function useEscape(onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent): void => {
      if (key === 'Escape' && !(target instanceof Element && target.closest('dialog, select') !== null)) latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** The page has the focus first; after a moment it returns to where it was. */
function useReturn(page: { readonly current: HTMLElement | null }, memory: ReviewMemory, isDone: boolean): void {
  const words = useReviewText();
  const wasDone = useRef(isDone);
  useEffect(() => {
    const left = memory.opened === null ? null : page.current?.querySelector<HTMLElement>(`[data-ply="${memory.opened}"]`);
    if (left === null || left === undefined) page.current?.focus();
    else {
      const details = left.closest('details');
      if (details !== null) details.open = true;
      left.focus();
    }
  }, [page, memory]);
  useEffect(() => {
    if (isDone && !wasDone.current) say([words.title]);
    wasDone.current = isDone;
  }, [isDone, words]);
}
