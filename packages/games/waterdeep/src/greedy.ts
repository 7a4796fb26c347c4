import type { Frame, Move, Seat } from '@fathom/kernel';
import { isDuty, lords, quests, type Completable, type SpaceId } from './content/tables.ts';
import { questTypes, type Adventurer, type QuestType } from './content/goods.ts';
import type { Effect } from './effects/operation.ts';
import { effectAt } from './effects/lists.ts';
import { isToken } from './expansions.ts';
import { cardWorth, spaceWorth, type MoveWorths, type Offers } from './heuristic/effects.ts';
import { skullportMoves, skullportOffers, undermountainMoves } from './heuristic/expansions.ts';
import { chapter, scores } from './heuristic/foresee.ts';
import { amountGain, bringsWorth, cardHope, gainOf, goodsLoss, lossOf } from './heuristic/goods.ts';
import { EFFORT, indexOf } from './heuristic/outline.ts';
import { planOf, questGain, questWorth, type Plan } from './heuristic/plan.ts';
import { tasks } from './heuristic/tasks.ts';
import { holding, tileGain } from './heuristic/tiles.ts';
import { tuned } from './heuristic/tuned.ts';
import { bringsOf } from './operations.ts';
import { buildingAt, tileAt } from './queries.ts';
import type { State, Waterdeep } from './state.ts';

/* What a good player sees at a glance: every move in points, from what the seat knows. */

const ofSupply = ({ adventurer }: { readonly adventurer: Adventurer }): number => gainOf(indexOf[adventurer], 1);
const ofTavern = ({ adventurer }: { readonly adventurer: Adventurer }): number => -lossOf(indexOf[adventurer], 1);

const worths: Omit<MoveWorths, 'pass' | 'resolve'> = {
  ...undermountainMoves,
  ...skullportMoves,
  assign: ({ space }, s, plan, seat) => spaceWorth(s, plan, seat, space),
  use: ({ space }, s, plan, seat) => spaceWorth(s, plan, seat, space),
  recall: ({ space }, s, plan, seat) => tuned.action + 0.3 * spaceWorth(s, plan, seat, space),
  place: ({ space }, s, plan, seat) => putting(s, plan, seat, space),
  take: ofSupply,
  steal: ({ adventurer }) => gainOf(indexOf[adventurer], 1) + EFFORT[indexOf[adventurer]]!,
  gain: amountGain,
  give: ofTavern,
  put: ofTavern,
  spend: (move, s) => spending(s, move.adventurer) - lossOf(indexOf[move.adventurer], 1),
  exchange: ({ adventurer }) => gainOf(0, 1) - lossOf(indexOf[adventurer], 1) - 0.1,
  complete: ({ quest }, s, plan, seat) => completion(s, plan, seat, quest),
  takeQuest: ({ quest }, s, _plan, seat) => questGain(s, seat, quest) + 0.01 * questWorth(s.players[seat]!, quest),
  nameType: ({ questType }, s, _plan, seat) => typeWorth(s, seat, questType),
  discardQuest: ({ quest }, s, plan, seat) => discarding(s, plan, seat, quest),
  accept: (_move, s, plan, seat) => acceptance(s, plan, seat),
  choose: ({ opponent }, s) => (harms(s) ? standing(s, opponent) : -standing(s, opponent)),
  buy: ({ building }, s, plan, seat) => tileGain(s, plan, seat, tileAt(s, building)!, true),
  build: ({ building }, s, plan, seat) => tileGain(s, plan, seat, tileAt(s, building)!, false),
  demolish: ({ building }, s, plan, seat) => (buildingAt(s, building)!.owner === seat ? -1 : 0.5) * holding(s, building) * plan.rounds,
  play: ({ card }, s, plan, seat) => cardWorth(s, plan, seat, card) - cardHope(plan),
  discard: ({ card }, s, plan, seat) => -cardWorth(s, plan, seat, card),
};

function look(s: State, seat: Seat, move: Move<Waterdeep>): number {
  if (move.type === 'pass' || move.type === 'resolve') return 0;
  return (worths[move.type] as (move: object, s: State, plan: Plan, seat: Seat) => number)(move, s, planOf(s, seat), seat);
}

/** With foresight: a game of eight rounds is too long to be thought through to its end. */
export const weigh = Object.assign(look, { forecast: { chapter, scores } });

const frameOf = (s: State): Frame<Waterdeep> => s.stack[s.stack.length - 1]!;

/** What a quest brings, less what it takes. */
function completion(s: State, plan: Plan, seat: Seat, quest: Completable): number {
  const { cost, any } = tasks[quest];
  const frame = frameOf(s);
  let worth = questWorth(s.players[seat]!, quest) + (frame.kind === 'completeNow' ? frame.bonus : 0);
  for (let i = 0; i < cost.length; i++) worth -= cost[i]! * plan.spareWorth[i]!;
  return worth - any;
}

/** Whom it is better to send. */
function spending(s: State, adventurer: Adventurer): number {
  const frame = frameOf(s);
  if (frame.kind !== 'spend' || isDuty(frame.quest)) return 0;
  const last = quests[frame.quest].reward.at(-1);
  if (last?.op === 'scorePerSpent') return last.adventurer === adventurer ? last.vp : 0;
  return last?.op === 'drawIntriguePerSpent' && last.adventurer === adventurer ? tuned.card : 0;
}

function typeWorth(s: State, seat: Seat, type: QuestType): number {
  const me = s.players[seat]!;
  const bonus = lords[me.lord];
  const spare = [me.wizard, me.gold / 4, me.cleric, me.rogue / 2, me.fighter / 2][questTypes.indexOf(type)]!;
  return (bonus.of === 'types' && bonus.types.includes(type) ? bonus.vp : 0) + 0.5 * spare;
}

/** A quest that goes, for what the question offers. */
function discarding(s: State, plan: Plan, seat: Seat, quest: Completable): number {
  const offered = frameOf(s).kind === 'offer' ? 3 : 0;
  if (isDuty(quest)) return offered + tuned.burden / 2;
  for (let rank = 0; rank < plan.ranks; rank++)
    if (plan.quest[rank] === quest)
      return offered - Math.max(0.2, plan.pace[rank]! > 0 ? questWorth(s.players[seat]!, quest) / (1 + plan.turnsFor[rank]!) : 0);
  return offered - 0.1;
}

/** Yes, to whatever is asked. */
function acceptance(s: State, plan: Plan, seat: Seat): number {
  const frame = frameOf(s);
  if ('space' in frame) return spaceWorth(s, plan, seat, frame.space);
  if (frame.kind === 'atoneMore') return plan.token;
  if (frame.kind !== 'option' && frame.kind !== 'offer') return 0;
  const effect = effectAt(frame);
  const offer = offers[effect.op] as ((effect: Effect, plan: Plan, s: State) => number) | undefined;
  return offer === undefined ? bringsWorth(bringsOf(effect)!, plan) : offer(effect, plan, s);
}

/** Offers that are not simply worth what they declare. */
const offers: Offers = {
  eachOpponentMayGive: ({ goods, vp }, _plan, s) => vp - goodsLoss(goods) * (1 + tuned.spite / (s.seats - 1) / 2),
  ...skullportOffers,
};

/** Does the question look for a victim? */
function harms(s: State): boolean {
  const frame = frameOf(s);
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
  const frame = frameOf(s);
  const worth = spaceWorth(s, plan, seat, id);
  if (frame.kind === 'moveTo') return -worth;
  if (frame.kind !== 'place') return 0;
  if (isToken(frame.what!)) return 3 - 0.3 * worth;
  const free = s.board.some((space) => space.id === id && space.agents.length === 0) || buildingAt(s, id)?.agents.length === 0;
  return 0.1 * worth + (free === s.players[seat]!.pool > 0 ? 1 : 0);
}
