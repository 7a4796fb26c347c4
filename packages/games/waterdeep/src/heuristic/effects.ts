import { impossible, type Seat } from '@fathom/kernel';
import { nameOf, type IntrigueName } from '../content/tables.ts';
import type { Effect } from '../effects/effect.ts';
import { lists, type ListId } from '../effects/lists.ts';
import { playListOf } from '../effects/printed.ts';
import { hasPlot } from '../queries.ts';
import type { Space, State } from '../state.ts';
import { amountGain, anyLoss, gainOf, gainOfAny, goodsGain, goodsLoss, plainly } from './goods.ts';
import { EFFORT, GOLD, GOODS, indexOf, outlines } from './outline.ts';
import { questGain, type Plan } from './plan.ts';
import { bestTile } from './tiles.ts';
import { tuned } from './tuned.ts';

/* What effects are worth to a seat, as the table lies. */

/** How much an opponent's loss is worth: with more players, somebody else profits as well. */
export const spite = (s: State): number => tuned.spite / (s.seats - 1);

/** All that a list does, and what lies on the space where it is done. */
export function listWorth(s: State, plan: Plan, seat: Seat, of: ListId, space: Space | null): number {
  const { goods, any, vp, cards, corruption, rest } = outlines[of];
  let worth = vp;
  for (let i = 0; i < goods.length; i++) {
    const count = goods[i]! + (space === null ? 0 : space[GOODS[i]!]);
    if (count > 0) worth += gainOf(i, count);
  }
  if (any > 0) worth += gainOfAny(any);
  if (cards > 0) worth += cards * cardHope(plan);
  const tokens = corruption + (space === null ? 0 : space.corruption);
  if (tokens > 0) worth -= tokens * plan.token;
  for (let i = 0; i < rest.length; i++) worth += effectWorth(s, plan, seat, rest[i]!, space);
  return worth;
}

/** A card that is drawn must still be played. */
export const cardHope = (plan: Plan): number => tuned.card * Math.min(1, plan.turns / 5);

function effectWorth(s: State, plan: Plan, seat: Seat, effect: Effect, space: Space | null): number {
  const me = s.players[seat]!;
  switch (effect.op) {
    case 'gainChoice': {
      let best = 0;
      for (let i = 0; i < effect.choices.length; i++) best = Math.max(best, amountGain(effect.choices[i]!));
      return best;
    }
    case 'gainFrom': {
      let best = 0;
      for (let i = 0; i < effect.types.length; i++) best = Math.max(best, gainOf(indexOf[effect.types[i]!], effect.count));
      return best;
    }
    case 'gainPerBuilding':
      return gainOf(GOLD, effect.gold * s.buildings.length);
    case 'pay':
      return -goodsLoss(effect.goods) - (effect.any > 0 ? anyLoss(effect.any) : 0);
    case 'scoreIfCleanest':
      for (let i = 0; i < s.seats; i++) if (i !== seat && s.players[i]!.corruption <= me.corruption) return 0;
      return effect.vp;
    case 'drawIntrigueMayPlay':
      return effect.count * (cardHope(plan) + 1.5);
    case 'discardIntrigue':
      return -0.5 * effect.count * cardHope(plan);
    case 'playIntrigue':
      return effect.count * (bestCard(s, plan, seat) - cardHope(plan)) * (effect.count > 1 ? 0.8 : 1);
    case 'takeFaceUpQuest':
      return bestQuest(s, plan, seat);
    case 'refreshInn':
      return tuned.fresh * tuned.hunger[Math.min(5, me.active.length)]! * Math.min(1, plan.turns / 8) - bestQuest(s, plan, seat);
    case 'drawQuestOfType':
      return tuned.named * tuned.hunger[Math.min(5, me.active.length)]! * Math.min(1, plan.turns / 8);
    case 'draftQuests':
      return 0.8 * tuned.named * tuned.hunger[Math.min(5, me.active.length)]! * Math.min(1, plan.turns / 8);
    case 'discardQuest':
      return me.duties.length > 0 && effect.mandatoryToo ? tuned.burden / 2 : -worstQuest(s, plan, seat);
    case 'mayCompleteThatQuest':
      return 0.5;
    case 'takeFirstPlayer':
      return s.first === seat || plan.rounds < 1 ? 0 : tuned.first;
    case 'buyBuilding':
      return Math.max(effect.optional ? 0 : -9, bestTile(s, plan, seat));
    case 'buildFree':
      return 2 + 0.8 * plan.rounds;
    case 'discardBuilding':
      return -2 - plan.rounds;
    case 'takeControlOfBuilding':
      return s.buildings.length > 0 ? 1 + 0.8 * plan.rounds : 0;
    case 'takeAmbassador':
      return s.ambassador.holder === null && plan.rounds >= 1 ? tuned.action : 0;
    case 'useOccupiedSpace':
      return tuned.action * 1.1 * Math.min(1, 0.4 + plan.turns / 8);
    case 'returnAgents':
      return tuned.action * 0.9;
    case 'returnAgentPerCorruption':
      return space === null ? 0 : tuned.action * Math.min(2, space.corruption);
    case 'placeOnSpaces':
      return placing(plan, effect);
    case 'returnCorruption':
      return Math.min(effect.count, me.corruption) * plan.token;
    case 'removeCorruption':
      return effect.from === 'tavern' ? Math.min(effect.count, me.corruption) * plan.token : others(s, seat) * spite(s) - me.corruption;
    case 'eachOpponentReturns':
      return demand(s, plan, seat, effect);
    case 'eachOpponentReturnsAny':
      return plan.rate * 0.5 * tuned.spite;
    case 'eachOpponentGainsAny':
      return -plan.rate * tuned.spite;
    case 'eachOpponentMayGain':
      return -0.3 * plainly(effect.goods) * tuned.spite;
    case 'eachOpponentMayGive':
      return 0.2;
    case 'eachOpponentDraws':
      return -effect.count * cardHope(plan) * tuned.spite;
    case 'eachMoreCorruptOpponentTakes':
      return sinners(s, seat) * 4 * spite(s);
    case 'chosenOpponentGains':
      return -plainly(effect.goods) * spite(s);
    case 'giveToOpponent':
      return -goodsLoss(effect.goods) - plainly(effect.goods) * spite(s);
    case 'stealFromOpponent':
      return (
        gainOf(GOLD, effect.gold) +
        (effect.count > 0 ? gainOfAny(effect.count) : 0) +
        spite(s) * plan.rate * (0.25 * effect.gold + 0.7 * effect.count)
      );
    case 'giveMandatoryQuest':
      return tuned.duty * tuned.spite * (s.seats > 2 ? 0.6 : 1);
    case 'passMandatoryQuest':
      return tuned.burden / 2;
    case 'openLord':
      return 0.5 + (me.duties.length > 0 ? tuned.burden / 2 : 0);
    case 'assignAgentToHallTile':
      return 0.8;
    case 'assignAgents': // They would come anyway.
    case 'moveOpponentAgent':
    case 'eachOpponentMayAtone':
    case 'eachOpponentMayDiscardQuest':
    case 'gainReturned': // For owners, and in rewards, which are reckoned elsewhere.
    case 'gainLieutenant':
    case 'mayPay':
    case 'mayGain':
    case 'exchange':
    case 'scorePerBuilding':
    case 'scorePerSpent':
    case 'drawIntriguePerSpent':
    case 'mayPlayIntrigue':
    case 'takeAllFaceUpQuests':
    case 'drawQuestFromDeck':
    case 'refundSpent':
    case 'takerGains':
    case 'gain': // These are added up in the outline.
    case 'score':
    case 'drawIntrigue':
    case 'takeStock':
    case 'takeCorruption':
      return 0;
    default:
      return impossible(effect);
  }
}

function placing(plan: Plan, { resource, perSpace, spaces, from }: Extract<Effect, { op: 'placeOnSpaces' }>): number {
  if (resource === 'any') return -anyLoss(spaces) * 0.9;
  if (resource === 'corruption') return from === 'tavern' ? spaces * Math.max(0, plan.token) : 0.5;
  return 0.15 * spaces * perSpace * EFFORT[resource === 'gold' ? GOLD : indexOf[resource]]! * plan.rate;
}

function demand(s: State, plan: Plan, seat: Seat, { adventurer, perFailure }: Extract<Effect, { op: 'eachOpponentReturns' }>): number {
  let worth = 0;
  for (let i = 0; i < s.seats; i++) {
    const other = s.players[i]!;
    if (i === seat || other.open) continue;
    if (other[adventurer] > 0) worth += 1.3 * plan.rate * EFFORT[indexOf[adventurer]]! * spite(s);
    else if (perFailure.op === 'gain') worth += goodsGain(perFailure.goods);
    else if (perFailure.op === 'score') worth += perFailure.vp;
    else worth += cardHope(plan);
  }
  return worth;
}

function others(s: State, seat: Seat): number {
  let tokens = 0;
  for (let i = 0; i < s.seats; i++) if (i !== seat) tokens += s.players[i]!.corruption;
  return tokens;
}

function sinners(s: State, seat: Seat): number {
  let count = 0;
  for (let i = 0; i < s.seats; i++) if (s.players[i]!.corruption > s.players[seat]!.corruption) count++;
  return count;
}

/** The best of the Inn. */
function bestQuest(s: State, plan: Plan, seat: Seat): number {
  if (Number.isNaN(plan.bestQuest)) {
    plan.bestQuest = 0;
    for (let i = 0; i < s.inn.length; i++) plan.bestQuest = Math.max(plan.bestQuest, questGain(s, seat, s.inn[i]!));
  }
  return plan.bestQuest;
}

function worstQuest(s: State, plan: Plan, seat: Seat): number {
  const { active } = s.players[seat]!;
  if (active.length === 0) return 9;
  return active.length > plan.ranks || plan.price[plan.ranks - 1]! <= plan.rate ? 0.2 : 1 + 3 / active.length;
}

function bestCard(s: State, plan: Plan, seat: Seat): number {
  if (Number.isNaN(plan.bestCard)) {
    const { hand } = s.players[seat]!;
    plan.bestCard = -3;
    let best = hand.length === 0 ? -3 : Number.NEGATIVE_INFINITY;
    for (let i = 0; i < hand.length; i++) best = Math.max(best, cardWorth(s, plan, seat, nameOf[hand[i]!]));
    plan.bestCard = best;
  }
  return plan.bestCard;
}

/** What playing a card does. */
export function cardWorth(s: State, plan: Plan, seat: Seat, name: IntrigueName): number {
  const worth = listWorth(s, plan, seat, playListOf(s, name), null);
  return hasPlot(s.players[seat]!, 'q-place-a-sleeper-agent-in-skullport') ? worth + 2 : worth;
}

export const effectAt = ({ of, at }: { readonly of: ListId; readonly at: number }): Effect => lists[of].effects[at]!;
