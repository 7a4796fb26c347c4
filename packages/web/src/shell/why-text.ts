import { reasonOf, type Difference } from '@fathom/bots';
import type { GameText, Playable, Move, Seat } from '@fathom/kernel';
import type { HintReason } from '../table/hint.ts';
import { useWords } from '../text/words.tsx';
import { gainTexts, reasonText } from './review/figures.ts';
import { useReviewText } from './review/review-text.ts';
import { useSpokenText, type SpokenText } from './spoken/spoken-text.ts';

/** From these differences of the mean reward on, a move is called better and much better. */
const [BETTER, MUCH_BETTER] = [0.03, 0.1];

/** Differences in chances below this are none. */
const CLOSE = 0.01;

/** Says why one move is better than another, as far as that is known; empty if it is not. */
export function useWhyText<G extends Playable<G>>(
  text: GameText<G>,
  name: (side: Seat) => string,
  seat: Seat | null,
): (why: HintReason<Move<G>> | null) => string {
  const { language } = useWords();
  const spoken = useSpokenText();
  const { gain, subtle } = useReviewText();
  return (why) => {
    if (why === null) return '';
    const other = text.move(why.over, name);
    if ('games' in why) {
      const how: keyof SpokenText = why.lead >= MUCH_BETTER ? 'muchBetter' : why.lead >= BETTER ? 'better' : 'close';
      return spoken[how](other, why.games);
    }
    const { expected, parts } = why;
    const saying = { language, text, name };
    const isWorse = expected.chance <= -CLOSE;
    const better = isWorse ? reversed(expected) : expected;
    const reason = reasonText(saying, reasonOf(better, seat ?? 0, parts)) || subtle;
    if (better.chance < CLOSE) return spoken.almost(other, reason);
    return spoken[isWorse ? 'worse' : 'promises'](gain(...gainTexts(saying, better)), other, reason);
  };
}

/** What the other move promises more. */
const reversed = <M>({ move, chance, error, points, parts, sides }: Difference<M>): Difference<M> => ({
  move,
  chance: -chance,
  error,
  points: -points,
  parts: parts.map((gain) => -gain),
  sides: sides.map((gain) => -gain),
});
