import { next, type Chapter, type Seat } from '@fathom/kernel';
import { quests } from '../../content/tables.ts';
import { trial } from '../../effects/trial.ts';
import { atone, onlyPass, yesOrNo } from '../../moves.ts';
import { anyPlayable, mustStillPlay } from '../../rules/feasible.ts';
import { isSpent, react } from '../../rules/plots.ts';
import { inTavern, refuse } from '../../rules/touch.ts';
import type { State, Waterdeep } from '../../state.ts';
import { addCorruption, putBackCorruption, removeCorruption } from './verbs.ts';

/** SK-CORR-03, 04, 09, SK-QCARD-24 · From the track, token by token. */
export function corrupt(s: State, seat: Seat, count: number, from: string): void {
  if (addCorruption(s, seat, count, from) > 0) react(s, seat, 'corrupt', null);
}

/** SK-CORR-05, SK-QCARD-22 · To the track; and once on each own turn perhaps another one. */
export function atoneFor(s: State, seat: Seat, count: number): void {
  if (count === 0) return;
  putBackCorruption(s, seat, count);
  const me = s.players[seat]!;
  for (const quest of me.plots) {
    if (quests[quest].ongoing!.on !== 'return' || isSpent(s, seat, quest) || me.corruption === 0) continue;
    s.log?.push({ type: 'plotAnswered', seat, quest });
    next(s, { kind: 'atoneMore', seat, quest });
  }
}

/** SK-CORR-11 · Up to so many; asked only of those who have any. */
export function offerAtonement(s: State, seat: Seat, count: number, gone: boolean): void {
  const most = Math.min(count, s.players[seat]!.corruption);
  if (most > 0) next(s, { kind: 'atone', seat, most, gone });
}

/** WD-ASSIGN-11 · Can no card be played any more without this token, where one can be with it? */
const isNeeded = (s: State, seat: Seat): boolean =>
  mustStillPlay(s, seat) &&
  anyPlayable(s, seat) &&
  !trial(s, seat, (me) => {
    me.corruption--;
    s.corruption!.track++;
    return anyPlayable(s, seat);
  });

export const atoning: Chapter<Waterdeep, 'atone' | 'atoneMore'> = {
  /** SK-CORR-06, 11 · Back to the track, or out of the game. */
  atone: {
    moves: (_s, { most }) => atone.slice(0, most + 1),
    take(s, { seat, gone }, { count }) {
      if (count === 0) s.log?.push({ type: 'offerDeclined', seat });
      else if (gone) removeCorruption(s, seat, count);
      else atoneFor(s, seat, count);
    },
    touches: (_s, { seat }) => [inTavern(seat, 'corruption')],
    joins: true,
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'SK-CORR-11'),
  },
  /** SK-QCARD-22, WD-ASSIGN-11 · One more, unless the card that must follow needs it. */
  atoneMore: {
    moves: (s, { seat }) => (isNeeded(s, seat) ? onlyPass : yesOrNo),
    take(s, { seat, quest }, { type }) {
      if (type === 'pass') return void s.log?.push({ type: 'offerDeclined', seat, from: quest });
      s.tired.push(quest);
      putBackCorruption(s, seat, 1);
    },
    touches: (_s, { seat }, { type }) => (type === 'accept' ? [inTavern(seat, 'corruption')] : []),
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'SK-QCARD-22'),
    /** What the hand can still do is nobody's business. */
    news: true,
  },
};
