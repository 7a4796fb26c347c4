import { differenceBetween, reasonOf, type PuzzleAnswer } from '@fathom/bots';
import type { GameText, Move, Playable, Seat } from '@fathom/kernel';
import type { ReactNode } from 'react';
import type { PlacedPuzzle } from '../../games/puzzles.ts';
import { gainTexts, percent, pointsText, reasonText, tenths } from '../../shell/review/figures.ts';
import { useReviewText } from '../../shell/review/review-text.ts';
import { useWords } from '../../text/words.tsx';
import { usePuzzleText } from './puzzle-text.ts';

interface Props<G extends Playable<G>> {
  readonly placed: PlacedPuzzle;
  readonly text: GameText<G>;
  readonly name: (side: Seat) => string;
  /** What was answered. */
  readonly answer: PuzzleAnswer;
}

/** So many answers are compared, and the given one. */
const MAIN = 4;

/** What the main answers promised, and why the best is best. */
export function PuzzleAnswers<G extends Playable<G>>(props: Props<G>): ReactNode {
  const { placed, answer } = props;
  const { answers } = placed.puzzle;
  const words = usePuzzleText();
  const main = answers.filter((each, i) => i < MAIN || each === answer);
  const rest = answers.length - main.length;
  return (
    <div className="puzzle-answers">
      <ol>
        {main.map((each, i) => (
          <li key={i} className={each === answers[0] ? 'is-best' : ''}>
            <Answer {...props} shown={each} />
          </li>
        ))}
      </ol>
      {rest > 0 && <p>{words.more(rest)}</p>}
      <p className="puzzle-estimate">{words.estimate}</p>
    </div>
  );
}

function Answer<G extends Playable<G>>(props: Props<G> & { readonly shown: PuzzleAnswer }): ReactNode {
  const { placed, text, name, answer, shown } = props;
  const { puzzle } = placed;
  const { language } = useWords();
  const words = usePuzzleText();
  const review = useReviewText();
  const [best] = puzzle.answers;
  const points = pointsText(text, tenths(language, shown.sides[puzzle.seat]!, false));
  return (
    <>
      <p className="puzzle-move">
        <b>{text.move(shown.move as Move<G>, name)}</b>
        {shown === best && <small className="puzzle-is-best">{words.bestAnswer}</small>}
        {shown === answer && <small>{words.yours}</small>}
      </p>
      <p className="puzzle-figures">
        <span className="puzzle-chance" style={{ '--chance': shown.chance } as never} aria-hidden="true" />
        <span>
          {review.chance}: <b>{percent(language, shown.chance)}</b>, {points}
        </span>
      </p>
      <Why {...props} />
    </>
  );
}

/** The best answer is compared with the given one, or with the second best; the others with the best. */
function Why<G extends Playable<G>>({ placed, text, name, answer, shown }: Props<G> & { readonly shown: PuzzleAnswer }): ReactNode {
  const { set, puzzle } = placed;
  const { language } = useWords();
  const words = usePuzzleText();
  const review = useReviewText();
  const [best, second] = puzzle.answers as readonly [PuzzleAnswer, PuzzleAnswer];
  const isBest = shown === best;
  const other = !isBest ? best : answer === best ? second : answer;
  const difference = differenceBetween(shown, other, puzzle.seat);
  const saying = { language, text, name };
  const reason = reasonText(saying, reasonOf(difference, puzzle.seat, set.parts));
  return (
    <p className="puzzle-why">
      {isBest && `${words.why(text.move(other.move as Move<G>, name))} `}
      {review.gain(...gainTexts(saying, difference))}
      <span>{reason === '' ? review.subtle : reason}</span>
    </p>
  );
}
