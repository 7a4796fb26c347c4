import { next, type Chapter, type Seat } from '@fathom/kernel';
import { questTypes } from '../content/goods.ts';
import { quests, type QuestId } from '../content/tables.ts';
import { lists } from '../effects/lists.ts';
import type { Answers } from '../flow.ts';
import { discardQuest, nameType, takeQuest } from '../moves.ts';
import type { State, Waterdeep } from '../state.ts';
import { drop } from '../verbs/drop.ts';
import { addQuest, drawQuest, dropQuest, fillInn, leaveInn } from '../verbs/quests.ts';
import { anyPlayable, mustStillPlay, withQuest } from './feasible.ts';
import { afterTaking } from './plots.ts';
import { refuse } from './touch.ts';

/* Quests that come and go: from the Inn, from the deck, by cards. */

/** WD-QUEST-10, WD-INN-04 · From the Inn, and the slot is refilled before anything else. */
function takeFromInn(s: State, seat: Seat, quest: QuestId): void {
  addQuest(s, seat, quest, 'inn');
  leaveInn(s, quest);
  const use = s.uses[s.uses.length - 1];
  if (use !== undefined) use.taken = quest;
  afterTaking(s, seat, quest);
}

/** UM-QCARD-05. */
export function takeWholeInn(s: State, seat: Seat): void {
  const all = s.inn;
  s.inn = [];
  for (const quest of all) addQuest(s, seat, quest, 'inn');
  fillInn(s);
  for (const quest of all) afterTaking(s, seat, quest);
}

/** WD-QCARD-02. */
export function takeFromDeck(s: State, seat: Seat): void {
  const quest = drawQuest(s);
  if (quest !== null) takeDrawn(s, seat, quest);
}

/** WD-INN-05 · A quest that came from the deck; empty slots of the Inn are filled as after any taking. */
function takeDrawn(s: State, seat: Seat, quest: QuestId): void {
  addQuest(s, seat, quest, 'deck');
  fillInn(s);
  afterTaking(s, seat, quest);
}

/** WD-INTRIGUE-08, R-32 · As many as there are players, or all there are. */
export function openDraft(s: State, seat: Seat): void {
  while (s.revealed.length < s.seats) {
    const quest = drawQuest(s);
    if (quest === null) break;
    s.revealed.push(quest);
  }
  s.log?.push({ type: 'questsTurnedUp', quests: s.revealed.slice() });
  if (s.revealed.length > 0) next(s, { kind: 'draft', seat, left: s.seats });
}

export const choosingQuests: Chapter<Waterdeep, 'takeQuest' | 'draft' | 'questType' | 'discardQuest'> = {
  /** WD-INN-04, WD-ASSIGN-11 · One that lies face up; where a card must be played afterwards, one that leaves a card to play. */
  takeQuest: {
    moves(s, { seat }) {
      if (mustStillPlay(s, seat)) {
        const fitting = s.inn.filter((quest) => withQuest(s, seat, quest, () => anyPlayable(s, seat)));
        if (fitting.length > 0) return fitting.map((quest) => takeQuest[quest]);
      }
      const moves: Answers['takeQuest'][] = [];
      for (let i = 0; i < s.inn.length; i++) moves.push(takeQuest[s.inn[i]!]);
      return moves;
    },
    take: (s, { seat }, { quest }) => takeFromInn(s, seat, quest),
    touches: (_s, _f, { quest }) => [quest],
    joins: true,
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'WD-INN-04'),
    /** Which of them leave a card to play would tell of the hand. */
    alwaysAsk: true,
  },
  /** WD-INTRIGUE-08, WD-INN-05 · One of those that are left, clockwise. */
  draft: {
    moves: (s) => s.revealed.map((quest) => takeQuest[quest]),
    take(s, { seat, left }, { quest }) {
      drop(s.revealed, quest);
      addQuest(s, seat, quest, 'revealed');
      fillInn(s);
      if (left > 1 && s.revealed.length > 0) next(s, { kind: 'draft', seat: (seat + 1) % s.seats, left: left - 1 });
      afterTaking(s, seat, quest);
    },
    touches: (_s, _f, { quest }) => [quest],
    joins: 'amount',
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'WD-INTRIGUE-08'),
  },
  /** WD-INTRIGUE-22, WD-INN-05 · The first of that type; the cards before it are discarded. */
  questType: {
    moves: () => questTypes.map((type) => nameType[type]),
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
    touches: (_s, _f, { questType }) => [`type-${questType}`],
    joins: true,
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'WD-INTRIGUE-22'),
  },
  /** WD-INTRIGUE-11, UM-BLDG-09 · An own quest goes. */
  discardQuest: {
    moves: (s, f) => discardable(s, f.seat, mandatoryToo(f)),
    take: (s, { seat }, { quest }) => dropQuest(s, seat, quest),
    touches: (_s, _f, { quest }) => [quest],
    joins: true,
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'WD-QUEST-11'),
  },
};

function mandatoryToo({ of, at }: { readonly of: keyof typeof lists; readonly at: number }): boolean {
  const effect = lists[of].effects[at]!;
  return effect.op === 'discardQuest' && effect.mandatoryToo;
}

/** The own uncompleted quests that may be discarded. */
export function discardable(s: State, seat: Seat, andDuties: boolean): Answers['discardQuest'][] {
  const me = s.players[seat]!;
  const moves = me.active.map((quest) => discardQuest[quest]);
  if (andDuties) for (const duty of me.duties) moves.push(discardQuest[duty]);
  return moves;
}
