import { flag, next, seat, type Seat } from '@fathom/kernel';
import { quests } from '../../content/tables.ts';
import type { OwnSteps, Step } from '../../effects/operation.ts';
import { anyPlayable, mustStillPlay, trial } from '../../rules/feasible.ts';
import { number, quest, type Accept, type Pass } from '../../flow.ts';
import { asking, onlyPass, yesOrNo } from '../../moves.ts';
import { isSpent, react } from '../../rules/triggers.ts';
import { tavernPiece } from '../../pieces.ts';
import type { State } from '../../state.ts';
import { addCorruption, putBackCorruption, removeCorruption } from './verbs.ts';

const atone: readonly Atoning['atone']['answer'][] = [0, 1, 2, 3, 4].map((count) => Object.freeze({ type: 'atone', count }));

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

const atoneFields = { seat, most: number, gone: flag };
const moreFields = { seat, quest };
export type Atoning = {
  atone: Step<typeof atoneFields, { readonly type: 'atone'; readonly count: number }>;
  atoneMore: Step<typeof moreFields, Accept | Pass>;
};

export const atoning: OwnSteps<Atoning> = {
  /** SK-CORR-06, 11 · Back to the track, or out of the game. */
  atone: {
    fields: atoneFields,
    moves: (_s, { most }) => atone.slice(0, most + 1),
    take(s, { seat, gone }, { count }) {
      if (count === 0) s.log?.push({ type: 'offerDeclined', seat });
      else if (gone) removeCorruption(s, seat, count);
      else atoneFor(s, seat, count);
    },
    ...asking('SK-CORR-11', { joins: true }),
    touches: (_s, { seat }) => [tavernPiece(seat, 'corruption')],
  },
  /** SK-QCARD-22, WD-ASSIGN-11 · One more, unless the card that must follow needs it. */
  atoneMore: {
    fields: moreFields,
    moves: (s, { seat }) => (isNeeded(s, seat) ? onlyPass : yesOrNo),
    take(s, { seat, quest }, { type }) {
      if (type === 'pass') return void s.log?.push({ type: 'offerDeclined', seat, from: quest });
      s.tired.push(quest);
      putBackCorruption(s, seat, 1);
    },
    ...asking('SK-QCARD-22'),
    touches: (_s, { seat }, { type }) => (type === 'accept' ? [tavernPiece(seat, 'corruption')] : []),
    /** What the hand can still do is nobody's business. */
    alwaysAsk: true,
  },
};
