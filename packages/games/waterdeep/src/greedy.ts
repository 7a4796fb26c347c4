import { impossible, type Move, type Seat } from '@fathom/kernel';
import { isDuty, lords, type SpaceId } from './content/tables.ts';
import { questTypes, type QuestType } from './content/goods.ts';
import type { EffectOf, OpName } from './effects/effect.ts';
import { effectAt } from './effects/lists.ts';
import { cardHope, cardWorth } from './heuristic/effects.ts';
import { chapter, scores } from './heuristic/foresee.ts';
import { amountGain, anyLoss, gainOf, goodsGain, goodsLoss, lossOf } from './heuristic/goods.ts';
import { EFFORT, indexOf } from './heuristic/outline.ts';
import { planOf, questGain, questWorth, type Plan } from './heuristic/plan.ts';
import { sites } from './heuristic/sites.ts';
import { spaceWorth } from './heuristic/spaces.ts';
import { tasks } from './heuristic/tasks.ts';
import { holding, tileGain } from './heuristic/tiles.ts';
import { tuned } from './heuristic/tuned.ts';
import { buildingAt, tileAt } from './queries.ts';
import type { State, Waterdeep } from './state.ts';

/* What a good player sees at a glance: every move in points, from what the seat knows. */

function look(s: State, seat: Seat, move: Move<Waterdeep>): number {
  if (move.type === 'pass' || move.type === 'resolve') return 0;
  const plan = planOf(s, seat);
  switch (move.type) {
    case 'assign':
    case 'use':
      return spaceWorth(s, plan, seat, move.space);
    case 'complete':
      return completion(s, plan, seat, move.quest);
    case 'spend':
      return spending(s, move.adventurer) - lossOf(indexOf[move.adventurer], 1);
    case 'give':
    case 'put':
      return -lossOf(indexOf[move.adventurer], 1);
    case 'take':
    case 'refund':
      return gainOf(indexOf[move.adventurer], 1);
    case 'steal':
      return gainOf(indexOf[move.adventurer], 1) + EFFORT[indexOf[move.adventurer]]!;
    case 'exchange':
      return gainOf(0, 1) - lossOf(indexOf[move.adventurer], 1) - 0.1;
    case 'gain':
      return amountGain(move);
    case 'takeQuest':
      return questGain(s, seat, move.quest) + 0.01 * questWorth(s, s.players[seat]!, move.quest);
    case 'nameType':
      return typeWorth(s, seat, move.questType);
    case 'discardQuest':
      return discarding(s, seat, move.quest);
    case 'accept':
      return acceptance(s, plan, seat);
    case 'choose':
      return harms(s) ? standing(s, move.opponent) : -standing(s, move.opponent);
    case 'recall':
      return tuned.action + 0.3 * spaceWorth(s, plan, seat, move.space);
    case 'move':
      return sites[move.space].harbor ? 1 : 0;
    case 'place':
      return putting(s, plan, seat, move.space);
    case 'atone':
      return move.count * plan.token;
    case 'buy':
      return tileGain(s, plan, seat, tileAt(s, move.building)!, true);
    case 'build':
      return tileGain(s, plan, seat, tileAt(s, move.building)!, false);
    case 'demolish':
      return (buildingAt(s, move.building)!.owner === seat ? -1 : 0.5) * holding(s, move.building) * plan.rounds;
    case 'forge':
      return holding(s, move.building);
    case 'foist':
      return tasks[move.quest].effort;
    case 'play':
      return cardWorth(s, plan, seat, move.card) - cardHope(plan);
    case 'discard':
      return -cardWorth(s, plan, seat, move.card);
    default:
      return impossible(move);
  }
}

/** With foresight: a game of eight rounds is too long to be thought through to its end. */
export const weigh = Object.assign(look, { forecast: { chapter, scores } });

/** What a quest brings, less what it takes. */
function completion(s: State, plan: Plan, seat: Seat, quest: Extract<Move<Waterdeep>, { type: 'complete' }>['quest']): number {
  const { cost, any } = tasks[quest];
  const frame = s.stack[s.stack.length - 1]!;
  let worth = questWorth(s, s.players[seat]!, quest) + (frame.kind === 'completeNow' ? frame.bonus : 0);
  for (let i = 0; i < cost.length; i++) worth -= cost[i]! * plan.spareWorth[i]!;
  return worth - any;
}

/** Whom it is better to send. */
function spending(s: State, adventurer: string): number {
  const frame = s.stack[s.stack.length - 1]!;
  if (frame.kind !== 'spend') return 0;
  if (frame.quest === 'q-root-out-loviatars-faithful') return adventurer === 'cleric' ? 2 : 0;
  return frame.quest === 'q-survive-a-meeting-with-halaster' && adventurer === 'wizard' ? tuned.card : 0;
}

function typeWorth(s: State, seat: Seat, type: QuestType): number {
  const me = s.players[seat]!;
  const bonus = lords[me.lord];
  const spare = [me.wizard, me.gold / 4, me.cleric, me.rogue / 2, me.fighter / 2][questTypes.indexOf(type)]!;
  return (bonus.of === 'types' && bonus.types.includes(type) ? bonus.vp : 0) + 0.5 * spare;
}

/** A quest that goes, for what the question offers. */
function discarding(s: State, seat: Seat, quest: Extract<Move<Waterdeep>, { type: 'discardQuest' }>['quest']): number {
  const frame = s.stack[s.stack.length - 1]!;
  const offered = frame.kind === 'offer' ? 3 : 0;
  if (isDuty(quest)) return offered + tuned.burden / 2;
  const plan = planOf(s, seat);
  for (let rank = 0; rank < plan.ranks; rank++)
    if (plan.quest[rank] === quest)
      return offered - Math.max(0.2, plan.pace[rank]! > 0 ? questWorth(s, s.players[seat]!, quest) / (1 + plan.turnsFor[rank]!) : 0);
  return offered - 0.1;
}

/** Yes, to whatever is asked. */
function acceptance(s: State, plan: Plan, seat: Seat): number {
  const frame = s.stack[s.stack.length - 1]!;
  if (frame.kind === 'perform') return spaceWorth(s, plan, seat, frame.space);
  if (frame.kind === 'atoneMore') return plan.token;
  if (frame.kind !== 'option' && frame.kind !== 'offer') return 0;
  const effect = effectAt(frame);
  return (OFFERS[effect.op] as Offer<object> | undefined)?.(effect, plan, s) ?? 0;
}

type Offer<E> = (effect: E, plan: Plan, s: State) => number;
/** What it is worth to accept what an operation offers. */
const OFFERS: { readonly [O in OpName]?: Offer<EffectOf<O>> } = {
  mayPay: ({ cost, goods, vp }) => goodsGain(goods) + vp - goodsLoss(cost),
  mayGain: ({ goods, corruption }, plan) => goodsGain(goods) - corruption * plan.token,
  eachOpponentMayGain: ({ goods, corruption }, plan) => goodsGain(goods) - corruption * plan.token,
  eachOpponentMayGive: ({ goods, vp }, _plan, s) => vp - goodsLoss(goods) * (1 + tuned.spite / (s.seats - 1) / 2),
  eachOpponentMayAtone: ({ cost: { goods, any } }, plan) => plan.token - goodsLoss(goods) - (any > 0 ? anyLoss(any) : 0),
};

/** Does the question look for a victim? */
function harms(s: State): boolean {
  const frame = s.stack[s.stack.length - 1]!;
  if (frame.kind !== 'opponent') return true;
  const { op } = effectAt(frame);
  return op === 'stealFromOpponent' || op === 'giveMandatoryQuest';
}

/** How well somebody seems to do. */
function standing(s: State, seat: Seat): number {
  const { score, cleric, wizard, fighter, rogue, gold, active, duties } = s.players[seat]!;
  return score + 2 * (cleric + wizard) + fighter + rogue + 0.5 * gold + active.length - 4 * duties.length;
}

/** Goods where one will come, corruption where others will; somebody else's agent where it does no good. */
function putting(s: State, plan: Plan, seat: Seat, id: SpaceId): number {
  const frame = s.stack[s.stack.length - 1]!;
  const worth = spaceWorth(s, plan, seat, id);
  if (frame.kind === 'moveTo') return -worth;
  if (frame.kind !== 'place') return 0;
  if (frame.what === 'corruption') return 3 - 0.3 * worth;
  const free = s.board.some((space) => space.id === id && space.agents.length === 0) || buildingAt(s, id)?.agents.length === 0;
  return 0.1 * worth + (free === s.players[seat]!.pool > 0 ? 1 : 0);
}
