import { PUZZLE_SEED, type Puzzle, type PuzzleAnswer } from '@fathom/bots';
import type { GameText, Playable } from '@fathom/kernel';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import type { PlacedPuzzle } from '../../games/puzzles.ts';
import type { WebGame } from '../../shell/game.ts';
import { useNames } from '../../shell/names.ts';
import { Sheet } from '../../shell/Sheet.tsx';
import { TableScreen } from '../../shell/TableScreen.tsx';
import { useGameText } from '../../shell/useGameText.ts';
import { useWords } from '../../text/words.tsx';
import { say } from '../../ui/say.ts';
import { openStateAtTable } from '../rulebook/dealt.ts';
import { usePlayerNames } from '../rulebook/usePlayerNames.ts';
import { dayOf } from './days.ts';
import { afterAnswer, storedProgress, storeProgress } from './progress.ts';
import { PuzzleAnswers } from './PuzzleAnswers.tsx';
import { usePuzzleText } from './puzzle-text.ts';
import { usePuzzle, type PuzzleAtTable } from './usePuzzle.ts';
import './Puzzle.css';

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly placed: PlacedPuzzle;
  /** The ID of the puzzle that follows; null if all are solved. */
  readonly next: () => string | null;
  readonly onAgain: () => void;
}

/** A puzzle: the question of a real table. The first answer counts; then the answers are compared. */
export function PuzzleTable<G extends Playable<G>>(props: Props<G>): ReactNode {
  const { game, placed } = props;
  const text = useGameText(game);
  const atTable = usePuzzle(game, placed.puzzle);
  useMarked(placed.puzzle, atTable.answer);
  if (text === null) return null;
  const guide = <Guide {...props} text={text} atTable={atTable} />;
  return <TableScreen game={game} store={atTable.store} text={text} rematch={null} onReplay={nothing} onMoment={nothing} guide={guide} />;
}

/** A puzzle is not a whole game: it cannot be replayed. */
const nothing = (): void => undefined;

/** Remembers the answer. */
function useMarked({ id, answers }: Puzzle, answer: PuzzleAnswer | null): void {
  useEffect(() => {
    if (answer !== null) storeProgress(afterAnswer(storedProgress(), id, answer === answers[0], dayOf(new Date())));
  }, [id, answers, answer]);
}

interface GuideProps<G extends Playable<G>> extends Props<G> {
  readonly text: GameText<G>;
  readonly atTable: PuzzleAtTable<G>;
}

/** Says what is wanted; after the answer, how good it was. */
function Guide<G extends Playable<G>>(props: GuideProps<G>): ReactNode {
  const { placed, atTable } = props;
  const words = usePuzzleText();
  const { answer } = atTable;
  if (answer !== null) return <Verdict {...props} answer={answer} />;
  return (
    <p className="puzzle-task">
      <b>{words.find}</b> <span>{words.difficulty[placed.puzzle.difficulty]}</span>
    </p>
  );
}

/** The verdict takes the place of the prompt; the comparison opens once the move was shown. */
function Verdict<G extends Playable<G>>(props: GuideProps<G> & { readonly answer: PuzzleAnswer }): ReactNode {
  const { placed, atTable, text, answer } = props;
  const { shown } = useStore(atTable.store);
  const words = usePuzzleText();
  const [isOpen, setOpen] = useState(false);
  const name = useNames(
    shown.players.map((player) => player.name),
    text,
    shown.seatView.view,
  );
  const isShown = !shown.isAnimating;
  useEffect(() => setOpen(isShown), [isShown]);
  const verdict = answer === placed.puzzle.answers[0] ? words.right : words.wrong;
  useEffect(() => say([verdict]), [verdict]);
  const actions = <Actions {...props} />;
  return (
    <section className="puzzle-verdict" aria-label={words.title} tabIndex={-1} data-focus-home="">
      <p>{verdict}</p>
      <footer>
        <button type="button" className="move" onClick={() => setOpen(true)}>
          {words.answers}
        </button>
        {actions}
      </footer>
      <Sheet title={verdict} open={isOpen} onClose={() => setOpen(false)}>
        <PuzzleAnswers placed={placed} text={text} name={name} answer={answer} />
        <footer className="puzzle-actions">{actions}</footer>
      </Sheet>
    </section>
  );
}

/** What can be done after the answer. */
function Actions<G extends Playable<G>>({ game, placed: { puzzle }, atTable, next, onAgain }: GuideProps<G>): ReactNode {
  const words = usePuzzleText();
  const { replay } = useWords();
  const [, go] = useLocation();
  const names = usePlayerNames();
  const following = next();
  return (
    <>
      <button type="button" className="move" onClick={onAgain}>
        {words.again}
      </button>
      <button type="button" className="move" onClick={() => go(openStateAtTable(game, atTable.state, PUZZLE_SEED, puzzle.seat, names))}>
        {replay.playOn}
      </button>
      <button
        type="button"
        className="move is-strong"
        onClick={() => go(following === null ? '/puzzles' : `/puzzles/${game.rules.id}/${following}`)}
      >
        {following === null ? words.all : words.next}
      </button>
    </>
  );
}
