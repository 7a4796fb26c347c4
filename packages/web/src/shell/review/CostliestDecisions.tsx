import { momentsToLearnFrom, reasonOf, type Difference, type ReviewedMove } from '@fathom/bots';
import type { Move, Playable } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../../text/words.tsx';
import { turnsOf } from '../chapters.ts';
import { gainTexts, reasonText } from './figures.ts';
import { useReviewText } from './review-text.ts';
import type { Reviewed } from './ReviewResult.tsx';

/** The decisions that cost most, at most five, each with a reason; pressing one opens its moment. */
export function CostliestDecisions<G extends Playable<G>>(props: Reviewed<G>): ReactNode {
  const words = useReviewText();
  const found = momentsToLearnFrom(props.review);
  return (
    <section className="review-learn">
      <h2>{words.moments}</h2>
      {found.length === 0 ? (
        <p>{words.noMoments}</p>
      ) : (
        <ol>
          {found.map((move) => (
            <li key={move.ply}>
              <LearntMoment {...props} reviewed={move} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function LearntMoment<G extends Playable<G>>(props: Reviewed<G> & { readonly reviewed: ReviewedMove<Move<G>> }): ReactNode {
  const { text, name, moments, onMoment, reviewed } = props;
  const words = useReviewText();
  const { replay } = useWords();
  const round = turnsOf(moments).findLast(({ ply }) => ply <= reviewed.ply)?.round;
  return (
    <button
      type="button"
      className="review-moment"
      data-ply={reviewed.ply}
      title={words.showDecision}
      onClick={() => onMoment(reviewed.ply)}
    >
      <small>
        {round !== undefined && <b>{replay.round(round)}</b>} {text.prompt(reviewed.question as never)}
      </small>
      <span>
        {words.played}: <b>{text.move(reviewed.move, name)}</b>
      </span>
      <span>
        {words.better}: <b className="review-better">{text.move(reviewed.better!.move, name)}</b>
      </span>
      <BetterAnswer {...props} better={reviewed.better!} />
    </button>
  );
}

/** What the better answer would have brought, and in which parts of the score. */
export function BetterAnswer<G extends Playable<G>>({
  review,
  text,
  name,
  better,
}: Reviewed<G> & { readonly better: Difference<Move<G>> }): ReactNode {
  const words = useReviewText();
  const { language } = useWords();
  const saying = { language, text, name };
  const reason = reasonText(saying, reasonOf(better, review.viewer, review.parts));
  return (
    <span className="review-why">
      {words.gain(...gainTexts(saying, better))}
      <span>{reason === '' ? words.subtle : reason}</span>
    </span>
  );
}
