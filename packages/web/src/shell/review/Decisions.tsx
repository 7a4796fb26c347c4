import { gradeOf, grades, type Grade, type ReviewedMove } from '@fathom/bots';
import type { Move, Playable } from '@fathom/kernel';
import { useState, type ReactNode } from 'react';
import { BetterAnswer } from './CostliestDecisions.tsx';
import { useReviewText } from './review-text.ts';
import type { Reviewed } from './ReviewResult.tsx';

interface Props<G extends Playable<G>> extends Reviewed<G> {
  readonly decisions: readonly ReviewedMove<Move<G>>[];
}

/** How many decisions got which grade; below, each of them. */
export function Decisions<G extends Playable<G>>(props: Props<G>): ReactNode {
  const { decisions } = props;
  const words = useReviewText();
  const [only, setOnly] = useState<Grade | null>(null);
  if (decisions.length === 0) return <p>{words.noDecisions}</p>;
  const graded = decisions.map((move) => ({ move, grade: gradeOf(move) }));
  const shown = graded.filter(({ grade }) => only === null || grade === only);
  return (
    <section className="review-decisions">
      <h2>{words.decisions}</h2>
      <div className="review-grades">
        {[null, ...grades].map((grade) => (
          <button
            key={grade}
            type="button"
            className="quiet"
            data-grade={grade}
            aria-pressed={only === grade}
            onClick={() => setOnly(grade)}
          >
            {grade === null ? (
              words.all(decisions.length)
            ) : (
              <>
                <b>{graded.filter((each) => each.grade === grade).length}</b> {words.grades[grade]}
              </>
            )}
          </button>
        ))}
      </div>
      <ol>
        {shown.map(({ move, grade }) => (
          <li key={move.ply} data-grade={grade}>
            <Decision {...props} decision={move} grade={grade} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface DecisionProps<G extends Playable<G>> extends Reviewed<G> {
  readonly decision: ReviewedMove<Move<G>>;
  readonly grade: Grade;
}

function Decision<G extends Playable<G>>(props: DecisionProps<G>): ReactNode {
  const { text, name, onMoment, decision, grade } = props;
  const words = useReviewText();
  return (
    <button
      type="button"
      className="review-decision"
      data-ply={decision.ply}
      title={words.showDecision}
      onClick={() => onMoment(decision.ply)}
    >
      <span className="review-grade">{words.grades[grade]}</span>
      <span>
        <small>{text.prompt(decision.question as never)}</small> {text.move(decision.move, name)}
      </span>
      {grade !== 'best' && (
        <span className="review-instead">
          {words.better}: {text.move(decision.better!.move, name)} <BetterAnswer {...props} better={decision.better!} />
        </span>
      )}
    </button>
  );
}
