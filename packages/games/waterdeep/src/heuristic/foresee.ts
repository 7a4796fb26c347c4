import type { Seat } from '@fathom/kernel';
import { tokenBonus, tokensOn } from '../expansions.ts';
import { lordBonus } from '../rules/scoring.ts';
import type { State } from '../state.ts';
import { KINDS, planOf, type Plan } from './plan.ts';
import { tasks } from './tasks.ts';
import { holding } from './tiles.ts';
import { tuned } from './tuned.ts';

/* Where a game leads to, seen at a glance. */

/** A round. */
export const chapter = (s: State): number => s.round;

/** What everybody will probably have at the end: the lords are those of the imagined world. */
export const scores = (s: State): number[] => s.players.map((_, seat) => outlook(s, seat));

export function outlook(s: State, seat: Seat): number {
  const plan = planOf(s, seat);
  const me = s.players[seat]!;
  let points = me.score + lordBonus(s, seat) + tuned.turn * plan.turns;
  points -= tokensOn(me) * (plan.token + tokenBonus(me.lord));
  points += goods(plan) + questsAhead(plan) + me.hand.length * tuned.card * Math.min(1, plan.turns / 5);
  for (let i = 0; i < s.buildings.length; i++) {
    const { id, owner } = s.buildings[i]!;
    if (owner === seat) points += plan.rounds * holding(s, id);
  }
  for (let i = 0; i < me.plots.length; i++) points += tuned.plot * tasks[me.plots[i]!].ongoing * plan.rounds;
  if (s.first === seat && plan.rounds >= 1) points += tuned.first / 2;
  return points - (me.duties.length > 0 ? tuned.duty * me.duties.length : 0);
}

/** What lies in the tavern, as if no quest waited for it. */
function goods(plan: Plan): number {
  const me = plan.state!.players[plan.seat]!;
  return (
    me.cleric * plan.spareWorth[0]! +
    me.fighter * plan.spareWorth[1]! +
    me.rogue * plan.spareWorth[2]! +
    me.wizard * plan.spareWorth[3]! +
    me.gold * plan.spareWorth[KINDS - 1]!
  );
}

/** What quests will bring beyond the goods: the more, the nearer they are. */
function questsAhead(plan: Plan): number {
  let points = 0;
  for (let rank = 0; rank < plan.ranks; rank++) {
    const { effort } = tasks[plan.quest[rank]!];
    const near = tuned.hope + ((1 - tuned.hope) * effort) / (effort + plan.effortFor[rank]!);
    points += plan.hoped[rank]! * near ** (1 + rank * tuned.doubt);
  }
  return points;
}
