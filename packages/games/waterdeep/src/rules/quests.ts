import { next, type Chapter, type Seat } from '@fathom/kernel';
import { adventurers, bandSize, covers, one } from '../content/goods.ts';
import { completableAt, completableIds, duties, dutyIds, isDuty, questFor, quests } from '../content/tables.ts';
import type { Completable, QuestId } from '../content/tables.ts';
import { rewardList } from '../effects/lists.ts';
import type { Answers, Spent } from '../flow.ts';
import { asking, byAdventurer, complete, discardQuest, fromTavern, movesOf, onlyPass, pass } from '../moves.ts';
import { hasPlot } from '../queries.ts';
import { react, reactToCompletion } from './triggers.ts';
import type { Player, State, Waterdeep } from '../state.ts';
import { tableOf } from '../tableOf.ts';
import { drop } from '../verbs/drop.ts';
import { returnGoods, scorePoints } from '../verbs/goods.ts';
import { addQuest, fillInn, leaveInn } from '../verbs/quests.ts';

const spend = byAdventurer('spend');

const MISSION = questFor('completeAtInn');

const costs = tableOf(completableIds, (id) => completableAt(id).cost);

/** WD-QUEST-01 · The cost must be paid exactly; `any` may be of any types. */
export function canPay(me: Player, quest: Completable): boolean {
  const { goods, any } = costs[quest];
  return covers(me, goods) && (any === 0 || bandSize(me) - bandSize(goods) >= any);
}

/** WD-QUEST-07, UM-QCARD-15 · Mandatory quests first; then the active ones, and with Diplomatic Mission those at the Inn. */
function completable(s: State, seat: Seat): readonly Answers['quest'][] {
  const me = s.players[seat]!;
  const own: readonly Completable[] = me.duties.length > 0 ? me.duties : me.active;
  let moves: Answers['quest'][] | null = null;
  for (let i = 0; i < own.length; i++) if (canPay(me, own[i]!)) (moves ??= []).push(complete[own[i]!]);
  if (me.duties.length === 0 && hasPlot(me, MISSION)) {
    for (const quest of s.inn) if (canPay(me, quest)) (moves ??= []).push(complete[quest]);
  }
  if (moves === null) return onlyPass;
  moves.push(pass);
  return moves;
}

/** WD-QUEST-01 · What is named is paid at once; free adventurers are chosen one by one. */
export function payFor(s: State, seat: Seat, quest: Completable, bonus: number): void {
  const { goods, any } = costs[quest];
  const { cleric, fighter, rogue, wizard } = goods;
  if (bandSize(goods) + goods.gold > 0) returnGoods(s, seat, goods);
  const spent = { cleric, fighter, rogue, wizard };
  if (any > 0) next(s, { kind: 'spend', seat, quest, left: any, spent, bonus });
  else fulfil(s, seat, quest, spent, bonus);
}

/** WD-QUEST-02, 04, 08, R-26 · The card goes where it belongs, then comes the reward, then whatever reacts to it. */
function fulfil(s: State, seat: Seat, quest: Completable, spent: Spent, bonus: number): void {
  const me = s.players[seat]!;
  s.log?.push({ type: 'questCompleted', seat, quest });
  if (isDuty(quest)) {
    drop(me.duties, quest);
    s.intrigueDiscard.push(duties[quest].card);
  } else {
    me.completed.push(quest);
    if (me.active.includes(quest)) drop(me.active, quest);
    else {
      s.log?.push({ type: 'plotAnswered', seat, quest: MISSION });
      leaveInn(s, quest);
    }
  }
  next(s, { kind: 'effects', seat, of: rewardList[quest], at: 0, own: false, spent }, { kind: 'completed', seat, quest, spent });
  scorePoints(s, seat, bonus, 'b-heroes-garden');
}

export const questing: Chapter<Waterdeep, 'quest' | 'spend' | 'completed'> = {
  /** WD-TURN-01, 04, WD-QUEST-09 · One quest, if the player wishes. */
  quest: {
    moves: (s, { seat }) => completable(s, seat),
    take(s, { seat }, move) {
      if (move.type === 'complete') payFor(s, seat, move.quest, 0);
    },
    touches: (_s, _f, move) => (move.type === 'complete' ? [move.quest] : []),
    whyNot: (s, { seat }, { quest }) =>
      s.players[seat]!.duties.length > 0 && !dutyIds.some((id) => id === quest) ? 'WD-QUEST-07' : 'WD-QUEST-01',
  },
  /** WD-QUEST-01 · One more of the free adventurers. */
  spend: {
    moves: (s, { seat }) => adventurers.filter((type) => s.players[seat]![type] > 0).map((type) => spend[type]),
    take(s, f, { adventurer }) {
      const { seat, quest, left, bonus } = f;
      returnGoods(s, seat, one[adventurer]);
      const { cleric, fighter, rogue, wizard } = f.spent;
      const spent = { cleric, fighter, rogue, wizard };
      spent[adventurer]++;
      if (left > 1) next(s, { kind: 'spend', seat, quest, left: left - 1, spent, bonus });
      else fulfil(s, seat, quest, spent, bonus);
    },
    ...asking('WD-QUEST-01', { touches: fromTavern, joins: 'amount' }),
  },
  /** WD-QUEST-06, 14, R-11 · After the whole reward; a plot quest does not answer to itself, and is in force from now on. */
  completed: {
    run(s, { seat, quest, spent }) {
      const me = s.players[seat]!;
      reactToCompletion(s, seat, isDuty(quest) ? null : quests[quest].type, spent);
      if (isDuty(quest) || quests[quest].ongoing === null) return;
      me.plots.push(quest);
      s.log?.push({ type: 'plotStarted', seat, quest });
    },
  },
};

/** WD-INN-05 · A quest that came from the deck; empty slots of the Inn are filled as after any taking. */
export function takeDrawn(s: State, seat: Seat, quest: QuestId): void {
  addQuest(s, seat, quest, 'deck');
  fillInn(s);
  react(s, seat, 'take', quests[quest].type);
}

/** WD-QUEST-11 · The own uncompleted quests that may be discarded. */
export function discardable(s: State, seat: Seat, mandatoryToo: boolean): Answers['discardQuest'][] {
  const { active, duties } = s.players[seat]!;
  return movesOf(discardQuest, mandatoryToo ? [...active, ...duties] : active);
}
