import { next, seat, type Seat } from '@fathom/kernel';
import { quests, type Completable, type QuestId } from '../../content/tables.ts';
import { bySeat, number, quest, ref, type DiscardQuest, type Pass, type TakeQuest } from '../../flow.ts';
import { questTypes, type QuestType } from '../../content/goods.ts';
import { effectAt } from '../lists.ts';
import { always, type Drawn, type Operation, type Step } from '../operation.ts';
import { playing } from '../questions.ts';
import { anyPlayable, mustStillPlay, trial } from '../../rules/feasible.ts';
import { asking, complete, movesOf, naming, pass, takeQuest } from '../../moves.ts';
import { typePiece } from '../../pieces.ts';
import { canPay, discardable, payFor, takeDrawn } from '../../rules/quests.ts';
import { react } from '../../rules/triggers.ts';
import type { State } from '../../state.ts';
import { drop } from '../../verbs/drop.ts';
import { expectGoods } from '../../verbs/goods.ts';
import { addQuest, drawQuest, dropQuest, fillInn, leaveInn } from '../../verbs/quests.ts';

/* Quests and intrigue cards. */

/** Tries something with a quest of the Inn, and with what plot quests give for taking it. */
const withQuest = (s: State, seat: Seat, quest: QuestId, attempt: () => boolean): boolean =>
  trial(s, seat, (me) => {
    me.active = [...me.active, quest];
    for (const plot of me.plots) {
      const { on, of, effects } = quests[plot].ongoing!;
      if (on === 'take' && of === quests[quest].type && effects[0]?.op === 'gain') expectGoods(s, seat, effects[0].goods);
    }
    return attempt();
  });

const leavingCard = (s: State, seat: Seat): QuestId[] => s.inn.filter((quest) => withQuest(s, seat, quest, () => anyPlayable(s, seat)));

type TakeQuestSteps = { takeQuest: Step<typeof bySeat, TakeQuest> };

export const takeFaceUpQuest: Operation<object, never, TakeQuestSteps> = {
  inReward: 2.5,
  /** UM-SPACE-01 · A quest more never stands in the way, so they are tried only if it cannot be done without. */
  foresee: (s, seat, _effect, rest) => rest() || s.inn.some((quest) => withQuest(s, seat, quest, rest)),
  perform(s, { seat }) {
    if (s.inn.length > 0) next(s, { kind: 'takeQuest', seat });
  },
  steps: {
    /** WD-INN-04, WD-ASSIGN-11 · One that lies face up; where a card must be played afterwards, one that leaves a card to play. */
    takeQuest: {
      fields: bySeat,
      moves(s, { seat }) {
        const fitting = mustStillPlay(s, seat) && !anyPlayable(s, seat) ? leavingCard(s, seat) : s.inn;
        return movesOf(takeQuest, fitting.length > 0 ? fitting : s.inn);
      },
      /** WD-QUEST-10, WD-INN-04 · From the Inn, and the slot is refilled before anything else. */
      take(s, { seat }, { quest }) {
        addQuest(s, seat, quest, 'inn');
        leaveInn(s, quest);
        const use = s.uses[s.uses.length - 1];
        if (use !== undefined) use.taken = quest;
        react(s, seat, 'take', quests[quest].type);
      },
      ...asking('WD-INN-04', { joins: true }),
      /** Which of them leave a card to play would tell of the hand. */
      alwaysAsk: true,
    },
  },
};

const completeFields = { seat, quest, bonus: number };
type CompleteNowSteps = { completeNow: Step<typeof completeFields, { readonly type: 'complete'; readonly quest: Completable } | Pass> };

export const mayCompleteThatQuest: Drawn<Operation<{ readonly vp: number }, never, CompleteNowSteps>> = {
  brings: ({ vp }) => ({ vp, may: true }),
  /** WD-BLDG-06, WD-QUEST-07 · The quest just taken, if it can be paid and no mandatory quest is in the way. */
  perform(s, { seat }, { vp }) {
    const me = s.players[seat]!;
    const quest = s.uses.at(-1)?.taken ?? null;
    if (quest !== null && me.duties.length === 0 && canPay(me, quest)) next(s, { kind: 'completeNow', seat, quest, bonus: vp });
  },
  /** That a quest just taken cannot be paid is plain to see. */
  isLoggedElsewhere: always,
  steps: {
    /** WD-BLDG-06 · The quest just taken, on the spot. */
    completeNow: {
      fields: completeFields,
      moves: (_s, { quest }) => [complete[quest], pass],
      take(s, { seat, quest, bonus }, move) {
        if (move.type === 'complete') payFor(s, seat, quest, bonus);
        else s.log?.push({ type: 'offerDeclined', seat, from: quest });
      },
      ...asking('WD-BLDG-06'),
    },
  },
};

const nameType = naming('questType', questTypes)('nameType');

/* Quests from the deck. */

const draftFields = { seat, left: number };
type DraftSteps = { draft: Step<typeof draftFields, TakeQuest> };

export const draftQuests: Operation<object, never, DraftSteps> = {
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
      fields: draftFields,
      moves: (s) => movesOf(takeQuest, s.revealed),
      take(s, { seat, left }, { quest }) {
        drop(s.revealed, quest);
        addQuest(s, seat, quest, 'revealed');
        fillInn(s);
        if (left > 1 && s.revealed.length > 0) next(s, { kind: 'draft', seat: (seat + 1) % s.seats, left: left - 1 });
        react(s, seat, 'take', quests[quest].type);
      },
      ...asking('WD-INTRIGUE-08', { joins: 'amount' }),
    },
  },
};

type QuestTypeSteps = { questType: Step<typeof bySeat, { readonly type: 'nameType'; readonly questType: QuestType }> };

export const drawQuestOfType: Operation<object, never, QuestTypeSteps> = {
  perform: (s, { seat }) => next(s, { kind: 'questType', seat }),
  steps: {
    /** WD-INTRIGUE-22, WD-INN-05 · The first of that type; the cards before it are discarded. */
    questType: {
      fields: bySeat,
      moves: () => movesOf(nameType, questTypes),
      take(s, { seat }, { questType }) {
        s.log?.push({ type: 'typeNamed', seat, questType });
        const passed: QuestId[] = [];
        let quest = drawQuest(s);
        while (quest !== null && quests[quest].type !== questType) {
          passed.push(quest);
          quest = drawQuest(s);
        }
        s.log?.push({ type: 'questsTurnedUp', quests: quest === null ? passed : [...passed, quest] });
        s.questDiscard.push(...passed);
        if (quest === null) return fillInn(s);
        takeDrawn(s, seat, quest);
      },
      ...asking('WD-INTRIGUE-22', { joins: true }),
      touches: (_s, _f, { questType }) => [typePiece(questType)],
    },
  },
};

type DiscardsQuest = { readonly mandatoryToo: boolean };
type DiscardQuestSteps = { discardQuest: Step<typeof ref, DiscardQuest> };

export const discardQuest: Operation<DiscardsQuest, never, DiscardQuestSteps> = {
  required: always,
  can: (s, seat, { mandatoryToo }) => discardable(s, seat, mandatoryToo).length > 0,
  perform(s, { seat, of, at, own }, { mandatoryToo }) {
    if (discardable(s, seat, mandatoryToo).length > 0) next(s, { kind: 'discardQuest', seat, of, at, own });
  },
  steps: {
    /** WD-INTRIGUE-11, UM-BLDG-09 · An own quest goes. */
    discardQuest: {
      fields: ref,
      moves: (s, f) => discardable(s, f.seat, (effectAt(f) as DiscardsQuest).mandatoryToo),
      take: (s, { seat }, { quest }) => dropQuest(s, seat, quest),
      ...asking('WD-QUEST-11', { joins: true }),
    },
  },
};

export const playIntrigue: Operation<{ readonly count: number }, 'plays' | 'play' | 'played'> = {
  inReward: 1.5,
  required: always,
  /** R-14 · As many cards as must be played, and one of them can be played now. */
  can: (s, seat, { count }) => s.players[seat]!.hand.length >= count && anyPlayable(s, seat),
  looksAtAgents: true,
  needsJustACard: ({ count }) => count === 1,
  perform: (s, { seat, own }, { count }) => next(s, { kind: 'plays', seat, left: count, own, optional: false, toll: 0 }),
  steps: playing,
};
