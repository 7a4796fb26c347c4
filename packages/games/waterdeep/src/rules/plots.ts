import { next, type Seat } from '@fathom/kernel';
import { bandSize } from '../content/goods.ts';
import type { Occasion } from '../content/rows.ts';
import { quests, type QuestId } from '../content/tables.ts';
import { lists, ongoingList } from '../effects/lists.ts';
import { performAtOnce } from '../effects/perform.ts';
import type { Spent } from '../flow.ts';
import type { State } from '../state.ts';

/* WD-TURN-09 · How plot quests react to events, at once. What waits for the end of an action stands in triggers.ts. */

/** Most of what plot quests give needs no decision. */
export function answerAtOnce(s: State, seat: Seat, quest: QuestId, spent: Spent | null = null): void {
  s.log?.push({ type: 'plotAnswered', seat, quest });
  performAtOnce(s, { kind: 'effects', seat, of: ongoingList[quest], at: 0, own: false, spent });
}

export const needsDecision = (plot: QuestId): boolean => !lists[ongoingList[plot]].instant[0]!;

/** The plot quest's effects are next. */
export const answer = (s: State, seat: Seat, plot: QuestId): void =>
  next(s, { kind: 'effects', seat, of: ongoingList[plot], at: 0, own: false, spent: null });

/** WD-QUEST-13 · Has it been used as often as it may be? */
export function isSpent(s: State, seat: Seat, plot: QuestId): boolean {
  const { limit } = quests[plot].ongoing!;
  if (limit === 'turn') return s.turn !== seat || s.tired.includes(plot);
  return limit === 'round' && s.players[seat]!.tired.includes(plot);
}

/** Everything of one occasion, for a player whose plot quests wait for it: gifts at once, decisions as soon as the present step is done. */
export function react(s: State, seat: Seat, occasion: Exclude<Occasion, 'complete'>, of: string | null): void {
  const { plots } = s.players[seat]!;
  for (let i = 0; i < plots.length; i++) {
    const plot = plots[i]!;
    const ongoing = quests[plot].ongoing!;
    if (ongoing.on !== occasion || (ongoing.of !== null && ongoing.of !== of) || isSpent(s, seat, plot)) continue;
    if (ongoing.limit === 'turn') s.tired.push(plot);
    if (needsDecision(plot)) answer(s, seat, plot);
    else answerAtOnce(s, seat, plot);
  }
}

/** WD-QCARD-13, 15, 19, 21, 24, UM-QCARD-20 · A quest of some type was completed; a mandatory one has none. Gifts come first. */
export function reactToCompletion(s: State, seat: Seat, type: string | null, spent: Spent): void {
  const { plots } = s.players[seat]!;
  if (plots.length === 0) return;
  const due = plots.filter((plot) => {
    const { on, of } = quests[plot].ongoing!;
    return on === 'complete' && (of === null || of === type);
  });
  for (const plot of due) if (!needsDecision(plot)) answerAtOnce(s, seat, plot);
  if (bandSize(spent) > 0) for (const plot of due) if (needsDecision(plot)) answerAtOnce(s, seat, plot, spent);
}
