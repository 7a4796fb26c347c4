import type { Move, Seat } from '@fathom/kernel';
import type { Resource } from '../content/goods.ts';
import { nameOf, quests, type IntrigueName, type SpaceId } from '../content/tables.ts';
import type { ByOperation, Effect, EffectOf, OpName } from '../effects/operation.ts';
import { ongoingList, playListOf, visitListOf, type ListId } from '../effects/lists.ts';
import { tokensOn } from '../expansions.ts';
import { skullportWorths, undermountainWorths } from './expansions.ts';
import { amountGain, anyLoss, bringsWorth, cardHope, gainOf, gainOfAny, goodsGain, plainly, spite } from './goods.ts';
import { EFFORT, GOLD, GOODS, indexOf, outlines } from './outline.ts';
import { questGain, type Plan } from './plan.ts';
import { bestTile, sites } from './tiles.ts';
import { tuned } from './tuned.ts';
import { bringsOf, operations } from '../operations.ts';
import { findSpace, hasPlot } from '../queries.ts';
import type { Space, State, Waterdeep } from '../state.ts';
import { tableOf } from '../tableOf.ts';

/* What effects are worth to a seat, as the table lies. */

/** All that a list does, and what lies on the space where it is done. */
function listWorth(s: State, plan: Plan, seat: Seat, of: ListId, space: Space | null): number {
  const { goods, any, vp, cards, corruption, rest } = outlines[of];
  let worth = vp;
  for (let i = 0; i < goods.length; i++) {
    const count = goods[i]! + (space === null ? 0 : space[GOODS[i]!]);
    if (count > 0) worth += gainOf(i, count);
  }
  if (any > 0) worth += gainOfAny(any);
  if (cards > 0) worth += cards * cardHope(plan);
  const tokens = corruption + (space === null ? 0 : tokensOn(space));
  if (tokens > 0) worth -= tokens * plan.token;
  for (let i = 0; i < rest.length; i++) worth += worths[rest[i]!.op](rest[i]!, s, plan, seat, space);
  return worth;
}

type Worth<E> = (effect: E, s: State, plan: Plan, seat: Seat, space: Space | null) => number;
export type Worths = { readonly [O in OpName]: Worth<EffectOf<O>> };
type MoveOf<T> = Extract<Move<Waterdeep>, { readonly type: T }>;
/** What moves are worth, by their type. */
export type MoveWorths = { readonly [T in Move<Waterdeep>['type']]: (move: MoveOf<T>, s: State, plan: Plan, seat: Seat) => number };
/** What it is worth to accept what an operation offers. */
export type Offers = { readonly [O in OpName]?: (effect: EffectOf<O>, plan: Plan, s: State) => number };
const nothing = (): number => 0;

/** What each operation is worth that does not simply bring what it declares. */
const special: ByOperation<Worths> = {
  ...undermountainWorths,
  ...skullportWorths,
  // What lies on a space is added up with it.
  takeStock: nothing,
  // For owners, and in rewards, which are reckoned elsewhere.
  gainLieutenant: nothing,
  exchange: nothing,
  scorePerBuilding: nothing,
  drawQuestFromDeck: nothing,
  // Goods and points.
  gainChoice: ({ choices }) => choices.reduce((best, choice) => Math.max(best, amountGain(choice)), 0),
  gainFrom: ({ types, count }) => types.reduce((best, type) => Math.max(best, gainOf(indexOf[type], count)), 0),
  gainPerBuilding: ({ gold }, s) => gainOf(GOLD, gold * s.buildings.length),
  placeOnSpaces: (effect, _s, plan) => placing(plan, effect),
  // Cards.
  playIntrigue: ({ count }, s, plan, seat) => count * (bestCard(s, plan, seat) - cardHope(plan)) * (count > 1 ? 0.8 : 1),
  // Quests.
  takeFaceUpQuest: (_effect, s, plan, seat) => bestQuest(s, plan, seat),
  refreshInn: (_effect, s, plan, seat) => another(tuned.fresh, s, plan, seat) - bestQuest(s, plan, seat),
  drawQuestOfType: (_effect, s, plan, seat) => another(tuned.named, s, plan, seat),
  draftQuests: (_effect, s, plan, seat) => another(0.8 * tuned.named, s, plan, seat),
  discardQuest: ({ mandatoryToo }, s, plan, seat) =>
    mandatoryToo && s.players[seat]!.duties.length > 0 ? tuned.burden / 2 : -worstQuest(s, plan, seat),
  mayCompleteThatQuest: () => 0.5,
  giveMandatoryQuest: (_effect, s) => tuned.duty * tuned.spite * (s.seats > 2 ? 0.6 : 1),
  // Buildings.
  buyBuilding: ({ optional }, s, plan, seat) => Math.max(optional ? 0 : -9, bestTile(s, plan, seat)),
  buildFree: (_effect, _s, plan) => 2 + 0.8 * plan.rounds,
  discardBuilding: (_effect, _s, plan) => -2 - plan.rounds,
  // Agents; those that are assigned would come anyway.
  assignAgents: nothing,
  assignAgentToHallTile: () => 0.8,
  takeFirstPlayer: (_effect, s, plan, seat) => (s.first === seat || plan.rounds < 1 ? 0 : tuned.first),
  takeAmbassador: (_effect, s, plan) => (s.ambassador.holder === null && plan.rounds >= 1 ? tuned.action : 0),
  useOccupiedSpace: (_effect, _s, plan) => tuned.action * 1.1 * Math.min(1, 0.4 + plan.turns / 8),
  returnAgents: () => tuned.action * 0.9,
  // Opponents.
  eachOpponentMayDiscardQuest: nothing,
  eachOpponentReturns: (effect, s, plan, seat) => demand(s, plan, seat, effect),
  eachOpponentGainsAny: (_effect, _s, plan) => -plan.rate * tuned.spite,
  eachOpponentMayGive: () => 0.2,
  chosenOpponentGains: ({ goods }, s) => -plainly(goods) * spite(s),
  stealFromOpponent: ({ gold, count }, s, plan) =>
    gainOf(GOLD, gold) + (count > 0 ? gainOfAny(count) : 0) + spite(s) * plan.rate * (0.25 * gold + 0.7 * count),
};

/** What is declared, for the actor. */
const declared: Worth<Effect> = (effect, _s, plan) => {
  const { may, toOpponents, ...brings } = bringsOf(effect)!;
  const worth = toOpponents ? 0 : bringsWorth(brings, plan);
  return may ? Math.max(0, worth) : worth;
};
const worths = tableOf(Object.keys(operations) as OpName[], (op) => (special[op] ?? declared) as Worth<Effect>);

/** A quest more: the less, the more there are already and the fewer turns are left. */
const another = (worth: number, s: State, plan: Plan, seat: Seat): number =>
  worth * tuned.hunger[Math.min(5, s.players[seat]!.active.length)]! * Math.min(1, plan.turns / 8);

function placing(plan: Plan, { resource, perSpace, spaces, from }: EffectOf<'placeOnSpaces'>): number {
  if (resource === 'any') return -anyLoss(spaces) * 0.9;
  if (resource === 'corruption') return from === 'tavern' ? spaces * Math.max(0, plan.token) : 0.5;
  return 0.15 * spaces * perSpace * EFFORT[resource === 'gold' ? GOLD : indexOf[resource]]! * plan.rate;
}

function demand(s: State, plan: Plan, seat: Seat, { adventurer, perFailure }: EffectOf<'eachOpponentReturns'>): number {
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

/** What a visit brings. */
export function spaceWorth(s: State, plan: Plan, seat: Seat, id: SpaceId): number {
  const space = findSpace(s, id);
  if (space === null) return 0;
  let worth = listWorth(s, plan, seat, visitListOf(s, id), space);
  const { harbor, tile } = sites[id];
  if (harbor) return worth + tuned.again;
  if (tile !== null) {
    if (id === 'b-the-waymoot') worth += space.vp;
    if (space.owner !== null && space.owner !== seat) worth -= spite(s) * (tile.owner.visits * plan.rate + tile.owner.vp);
  }
  return worth + plotWorth(s, plan, seat, id, space);
}

/** What plot quests add to a visit that provides what they wait for. */
function plotWorth(s: State, plan: Plan, seat: Seat, id: SpaceId, space: Space): number {
  const { plots } = s.players[seat]!;
  if (plots.length === 0) return 0;
  const { goods } = outlines[visitListOf(s, id)];
  let worth = 0;
  for (let i = 0; i < plots.length; i++) {
    const { on, of, limit } = quests[plots[i]!].ongoing!;
    if (on !== 'actionProvides' || limit !== null) continue;
    const good = of as Resource;
    if (goods[GOODS.indexOf(good)]! + space[good] > 0) worth += listWorth(s, plan, seat, ongoingList[plots[i]!], null);
  }
  return worth;
}
