import { accountOf, decisionsIn, type Account, type Review } from '@fathom/bots';
import type { Move, Playable, Seat } from '@fathom/kernel';
import { useMemo, type ReactNode } from 'react';
import { useWords } from '../../text/words.tsx';
import { courseWith, turningPoints, type Course } from '../course.ts';
import { EndCurve, TurningPoints } from '../EndCurve.tsx';
import { SeatMark } from '../Seats.tsx';
import { Decisions } from './Decisions.tsx';
import { accountRow, percent, signedPercent, tenths } from './figures.ts';
import { CostliestDecisions } from './CostliestDecisions.tsx';
import type { ReviewedGame } from './Review.tsx';
import { useReviewText } from './review-text.ts';

/** What a review has found, and what its parts need to say it. */
export interface Reviewed<G extends Playable<G>> extends Pick<ReviewedGame<G>, 'text' | 'moments' | 'onMoment'> {
  readonly review: Review<Move<G>>;
  readonly name: (side: Seat) => string;
  /** The same with "you". */
  readonly label: (side: Seat) => string;
}

export function ReviewResult<G extends Playable<G>>(props: Reviewed<G>): ReactNode {
  const { review, moments, text, name, label, onMoment } = props;
  const words = useReviewText();
  const { language } = useWords();
  const course = useMemo(() => chanceCourse(moments, review), [moments, review]);
  const points = useMemo(() => turningPoints(course, [], review.viewer), [course, review.viewer]);
  const sides = review.last.chances.map((_, side) => side);
  const meaning = { label: words.curve, last: words.atTheEnd, value: (n: number) => percent(language, n / 100), high: 100 };
  return (
    <div className="review-result">
      <section className="review-curve">
        <h2>{words.curve}</h2>
        <Legend sides={sides} label={label} />
        <EndCurve course={course} points={points} names={sides.map(label)} meaning={meaning} />
        <TurningPoints {...{ points, text, onMoment }} names={sides.map(name)} change={(change) => signedPercent(language, change / 100)} />
      </section>
      <CostliestDecisions {...props} />
      <LuckAndSkill review={review} label={label} />
      <Decisions {...props} decisions={decisionsIn(review)} />
    </div>
  );
}

/** Everybody's chances in hundredths, after every move. */
function chanceCourse<G extends Playable<G>>(moments: Reviewed<G>['moments'], { moves, last }: Review<Move<G>>): Course<G> {
  const totals = [...moves.map(({ before }) => before), last].map(({ chances }) => chances.map((chance) => chance * 100));
  return courseWith<G>(moments, totals);
}

function Legend({ sides, label }: { readonly sides: readonly Seat[]; readonly label: (side: Seat) => string }): ReactNode {
  return (
    <ul className="review-legend" aria-hidden="true">
      {sides.map((side) => (
        <li key={side} data-side={side}>
          <SeatMark side={side} /> {label(side)}
        </li>
      ))}
    </ul>
  );
}

const columns = ['initial', 'luck', 'own', 'others', 'final'] as const;

interface LuckProps<M> {
  readonly review: Review<M>;
  readonly label: (side: Seat) => string;
}

/** What everybody owes to luck and to decisions; each row adds up, also as it is rounded. */
function LuckAndSkill<M>({ review, label }: LuckProps<M>): ReactNode {
  const words = useReviewText();
  const accounts = useMemo(() => review.last.chances.map((_, side) => accountOf(review, side)), [review]);
  return (
    <section className="review-luck">
      <h2>{words.luck}</h2>
      <p>{words.luckAbout}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.columns.player}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {words.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        {accounts.map((account, side) => (
          <tbody key={side} data-side={side}>
            <tr className="review-side">
              <th scope="rowgroup" colSpan={columns.length + 1}>
                <SeatMark side={side} /> {label(side)}
              </th>
            </tr>
            <AccountRows account={account} />
          </tbody>
        ))}
      </table>
    </section>
  );
}

function AccountRows({ account }: { readonly account: Account }): ReactNode {
  const words = useReviewText();
  const { language } = useWords();
  const [chances, points] = [accountRow(account, 'chance', 0.01), accountRow(account, 'points', 0.1)];
  const errors: Partial<Record<(typeof columns)[number], number>> = account.errors;
  const isChange = (column: (typeof columns)[number]): boolean => column !== 'initial' && column !== 'final';
  return (
    <>
      <tr>
        <th scope="row">{words.chance}</th>
        {columns.map((column) => (
          <td key={column}>
            {isChange(column) ? signedPercent(language, chances[column]) : percent(language, chances[column])}
            <ErrorOf error={errors[column] ?? 0} />
          </td>
        ))}
      </tr>
      <tr>
        <th scope="row">{words.points}</th>
        {columns.map((column) => (
          <td key={column}>{tenths(language, points[column], isChange(column))}</td>
        ))}
      </tr>
    </>
  );
}

/** Nothing is shown that rounds to nothing. */
function ErrorOf({ error }: { readonly error: number }): ReactNode {
  const whole = Math.round(error * 100);
  return whole === 0 ? null : <small>±&nbsp;{whole}</small>;
}
