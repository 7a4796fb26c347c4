import { next } from '@fathom/kernel';
import { quests } from '../../content/tables.ts';
import { movesOf, takeQuest } from '../../moves.ts';
import { react } from '../../rules/plots.ts';
import { refuse } from '../../rules/touch.ts';
import { drop } from '../../verbs/drop.ts';
import { addQuest, drawQuest, fillInn } from '../../verbs/quests.ts';
import { always, type Operation } from '../operation.ts';

type DraftQuests = { readonly op: 'draftQuests' };

export const draftQuests: Operation<DraftQuests, 'draft'> = {
  asks: always,
  /** WD-INTRIGUE-08, R-32 · As many as there are players, or all there are. */
  perform(s, { seat }) {
    while (s.revealed.length < s.seats) {
      const quest = drawQuest(s);
      if (quest === null) break;
      s.revealed.push(quest);
    }
    s.log?.push({ type: 'questsTurnedUp', quests: s.revealed.slice() });
    if (s.revealed.length > 0) next(s, { kind: 'draft', seat, left: s.seats });
  },
  steps: {
    /** WD-INTRIGUE-08, WD-INN-05 · One of those that are left, clockwise. */
    draft: {
      moves: (s) => movesOf(takeQuest, s.revealed),
      take(s, { seat, left }, { quest }) {
        drop(s.revealed, quest);
        addQuest(s, seat, quest, 'revealed');
        fillInn(s);
        if (left > 1 && s.revealed.length > 0) next(s, { kind: 'draft', seat: (seat + 1) % s.seats, left: left - 1 });
        react(s, seat, 'take', quests[quest].type);
      },
      touches: (_s, _f, { quest }) => [quest],
      joins: 'amount',
      whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'WD-INTRIGUE-08'),
    },
  },
};
