import type { Seat } from '@fathom/kernel';
import type { Difference } from './compare.ts';
import { pointsOf, type Prospects } from './judge.ts';
import type { Review, ReviewedMove } from './review.ts';

/* What a review adds up to. */

/** What a side owes to luck, to its own decisions, and to those of others: in chances to win and in points. They add up to what changed. */
export interface Account {
  readonly initial: Worth;
  readonly final: Worth;
  readonly luck: Worth;
  readonly own: Worth;
  readonly others: Worth;
  /** The standard errors in chances. */
  readonly errors: { readonly luck: number; readonly own: number; readonly others: number };
}
export interface Worth {
  readonly chance: number;
  readonly points: number;
}

export function accountOf<M>({ moves, last }: Review<M>, side: Seat): Account {
  const worth = (prospects: Prospects): Worth => ({ chance: prospects.chances[side]!, points: pointsOf(prospects, side) });
  const zero: Worth = { chance: 0, points: 0 };
  let [luck, own, others] = [zero, zero, zero];
  const errors = { luck: 0, own: 0, others: 0 };
  moves.forEach(({ before, decided, seat, errors: { skill: skillErrors, luck: luckErrors } }, i) => {
    const skill = less(worth(decided), worth(before));
    if (seat === side) own = plus(own, skill);
    else others = plus(others, skill);
    luck = plus(luck, less(worth(moves[i + 1]?.before ?? last), worth(decided)));
    const whose = seat === side ? 'own' : 'others';
    errors[whose] = Math.hypot(errors[whose], skillErrors[side]!);
    errors.luck = Math.hypot(errors.luck, luckErrors[side]!);
  });
  return { initial: worth(moves[0]?.before ?? last), final: worth(last), luck, own, others, errors };
}

const plus = (a: Worth, b: Worth): Worth => ({ chance: a.chance + b.chance, points: a.points + b.points });
const less = (a: Worth, b: Worth): Worth => ({ chance: a.chance - b.chance, points: a.points - b.points });

/** The decisions that cost most, as far as they are surely mistakes, in chances as well as in points. */
export const momentsToLearnFrom = <M>({ viewer, moves }: Review<M>, most = 5): ReviewedMove<M>[] =>
  moves
    .filter(({ better }) => better !== null && better.chance > Math.max(LEAST, 2 * better.error) && leadGained(better, viewer) > 0)
    .filter((move, i, all) => !isRepeated(move, all[i - 1]) && !isRepeated(move, all[i + 1]))
    .sort((a, b) => b.better!.chance - a.better!.chance)
    .slice(0, most)
    .sort((a, b) => a.ply - b.ply);

/** Is the same question answered at once before or after it, and is that one the worse mistake? */
const isRepeated = <M>({ ply, question, better }: ReviewedMove<M>, other: ReviewedMove<M> | undefined): boolean =>
  other?.question === question &&
  Math.abs(other.ply - ply) === 1 &&
  (other.better!.chance > better!.chance || (other.better!.chance === better!.chance && other.ply < ply));

/** How much the lead over the best of the others grows, in points. */
const leadGained = ({ sides }: Difference<unknown>, seat: Seat): number =>
  sides[seat]! - Math.max(...sides.filter((_, side) => side !== seat));

/** Less is not worth a word. */
const LEAST = 0.02;

/** How good a decision was, by what it cost in chances to win. */
export const grades = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof grades)[number];
export function gradeOf<M>({ better }: Pick<ReviewedMove<M>, 'better'>): Grade {
  if (better === null || better.chance < 2 * better.error || better.chance < 0.005) return 'best';
  if (better.chance < LEAST) return 'good';
  return better.chance < 0.05 ? 'inaccuracy' : better.chance < 0.1 ? 'mistake' : 'blunder';
}

/** The decisions that had an alternative. */
export const decisionsIn = <M>({ moves }: Review<M>): ReviewedMove<M>[] => moves.filter(({ answers }) => answers > 1);
