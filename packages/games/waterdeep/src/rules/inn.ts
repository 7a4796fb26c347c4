import type { Seat } from '@fathom/kernel';
import { quests, type QuestId } from '../content/tables.ts';
import type { Answers } from '../flow.ts';
import { discardQuest, movesOf } from '../moves.ts';
import type { State } from '../state.ts';
import { addQuest, fillInn } from '../verbs/quests.ts';
import { react } from './plots.ts';

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
