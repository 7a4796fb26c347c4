import { next } from '@fathom/kernel';
import { complete, pass } from '../../moves.ts';
import { canPay, payFor } from '../../rules/quests.ts';
import { refuse } from '../../rules/touch.ts';
import { always, type Operation } from '../operation.ts';

type MayCompleteThatQuest = { readonly op: 'mayCompleteThatQuest'; readonly vp: number };

export const mayCompleteThatQuest: Operation<MayCompleteThatQuest, 'completeNow'> = {
  asks: always,
  /** WD-BLDG-06, WD-QUEST-07 · The quest just taken, if it can be paid and no mandatory quest is in the way. */
  perform(s, { seat }, { vp }) {
    const me = s.players[seat]!;
    const quest = s.uses.at(-1)?.taken ?? null;
    if (quest !== null && me.duties.length === 0 && canPay(me, quest)) next(s, { kind: 'completeNow', seat, quest, bonus: vp });
  },
  /** That a quest just taken cannot be paid is plain to see. */
  isToldElsewhere: always,
  steps: {
    /** WD-BLDG-06 · The quest just taken, on the spot. */
    completeNow: {
      moves: (_s, { quest }) => [complete[quest], pass],
      take(s, { seat, quest, bonus }, move) {
        if (move.type === 'complete') payFor(s, seat, quest, bonus);
        else s.log?.push({ type: 'offerDeclined', seat, from: quest });
      },
      touches: (_s, _f, move) => (move.type === 'complete' ? [move.quest] : []),
      whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'WD-BLDG-06'),
    },
  },
};
