import { next, seat } from '@fathom/kernel';
import type { Completable, Pass } from '../../flow.ts';
import { number, quest } from '../../fields.ts';
import { complete, pass } from '../../moves.ts';
import { canPay, payFor } from '../../rules/quests.ts';
import { asking } from '../../rules/asking.ts';
import { always, type Drawn, type Operation, type Step } from '../operation.ts';

type Bonus = { readonly vp: number };
const fields = { seat, quest, bonus: number };
type CompleteNowSteps = { completeNow: Step<typeof fields, { readonly type: 'complete'; readonly quest: Completable } | Pass> };

export const mayCompleteThatQuest: Operation<Bonus, never, CompleteNowSteps> & Drawn<Bonus> = {
  brings: ({ vp }) => ({ vp, may: true }),
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
      fields,
      moves: (_s, { quest }) => [complete[quest], pass],
      take(s, { seat, quest, bonus }, move) {
        if (move.type === 'complete') payFor(s, seat, quest, bonus);
        else s.log?.push({ type: 'offerDeclined', seat, from: quest });
      },
      ...asking('WD-BLDG-06'),
    },
  },
};
