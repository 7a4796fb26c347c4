import type { Seat } from '@fathom/kernel';
import { nameOf, type IntrigueName } from '../content/tables.ts';
import type { EffectOf, SpecialOp } from '../effects/effect.ts';
import type { ListId } from '../effects/lists.ts';
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
  for (let i = 0; i < rest.length; i++) worth += effectWorth(rest[i]!, s, plan, seat, space);
  return worth;
}

/** A card that is drawn must still be played. */
export const cardHope = (plan: Plan): number => tuned.card * Math.min(1, plan.turns / 5);

type Worth<E> = (effect: E, s: State, plan: Plan, seat: Seat, space: Space | null) => number;
const nothing = (): number => 0;

/** What each operation is worth that the outline does not simply add up. A missing one does not compile. */
const worths: { readonly [O in SpecialOp]: Worth<EffectOf<O>> } = {
  // What lies on a space is added up with it.
  takeStock: nothing,
  // For owners, and in rewards, which are reckoned elsewhere.
  gainReturned: nothing,
  gainLieutenant: nothing,
  mayPay: nothing,
  mayGain: nothing,
  exchange: nothing,
  scorePerBuilding: nothing,
  scorePerSpent: nothing,
  drawIntriguePerSpent: nothing,
  mayPlayIntrigue: nothing,
  takeAllFaceUpQuests: nothing,
  drawQuestFromDeck: nothing,
  refundSpent: nothing,
  takerGains: nothing,
  // Goods and points.
  gainChoice: ({ choices }) => choices.reduce((best, choice) => Math.max(best, amountGain(choice)), 0),
  gainFrom: ({ types, count }) => types.reduce((best, type) => Math.max(best, gainOf(indexOf[type], count)), 0),
  gainPerBuilding: ({ gold }, s) => gainOf(GOLD, gold * s.buildings.length),
  pay: ({ goods, any }) => -goodsLoss(goods) - (any > 0 ? anyLoss(any) : 0),
  scoreIfCleanest: ({ vp }, s, _plan, seat) =>
    s.players.some(({ corruption }, other) => other !== seat && corruption <= s.players[seat]!.corruption) ? 0 : vp,
  placeOnSpaces: (effect, _s, plan) => placing(plan, effect),
  // Cards.
  drawIntrigueMayPlay: ({ count }, _s, plan) => count * (cardHope(plan) + 1.5),
  discardIntrigue: ({ count }, _s, plan) => -0.5 * count * cardHope(plan),
  playIntrigue: ({ count }, s, plan, seat) => count * (bestCard(s, plan, seat) - cardHope(plan)) * (count > 1 ? 0.8 : 1),
  openLord: (_effect, s, _plan, seat) => 0.5 + (s.players[seat]!.duties.length > 0 ? tuned.burden / 2 : 0),
  // Quests.
  takeFaceUpQuest: (_effect, s, plan, seat) => bestQuest(s, plan, seat),
  refreshInn: (_effect, s, plan, seat) => another(tuned.fresh, s, plan, seat) - bestQuest(s, plan, seat),
  drawQuestOfType: (_effect, s, plan, seat) => another(tuned.named, s, plan, seat),
  draftQuests: (_effect, s, plan, seat) => another(0.8 * tuned.named, s, plan, seat),
  discardQuest: ({ mandatoryToo }, s, plan, seat) =>
    mandatoryToo && s.players[seat]!.duties.length > 0 ? tuned.burden / 2 : -worstQuest(s, plan, seat),
  mayCompleteThatQuest: () => 0.5,
  giveMandatoryQuest: (_effect, s) => tuned.duty * tuned.spite * (s.seats > 2 ? 0.6 : 1),
  passMandatoryQuest: () => tuned.burden / 2,
  // Buildings.
  buyBuilding: ({ optional }, s, plan, seat) => Math.max(optional ? 0 : -9, bestTile(s, plan, seat)),
  buildFree: (_effect, _s, plan) => 2 + 0.8 * plan.rounds,
  discardBuilding: (_effect, _s, plan) => -2 - plan.rounds,
  takeControlOfBuilding: (_effect, s, plan) => (s.buildings.length > 0 ? 1 + 0.8 * plan.rounds : 0),
  // Agents; those that are assigned would come anyway.
  assignAgents: nothing,
  moveOpponentAgent: nothing,
  assignAgentToHallTile: () => 0.8,
  takeFirstPlayer: (_effect, s, plan, seat) => (s.first === seat || plan.rounds < 1 ? 0 : tuned.first),
  takeAmbassador: (_effect, s, plan) => (s.ambassador.holder === null && plan.rounds >= 1 ? tuned.action : 0),
  useOccupiedSpace: (_effect, _s, plan) => tuned.action * 1.1 * Math.min(1, 0.4 + plan.turns / 8),
  returnAgents: () => tuned.action * 0.9,
  returnAgentPerCorruption: (_effect, _s, _plan, _seat, space) => (space === null ? 0 : tuned.action * Math.min(2, space.corruption)),
  // Corruption.
  returnCorruption: ({ count }, s, plan, seat) => Math.min(count, s.players[seat]!.corruption) * plan.token,
  removeCorruption({ count, from }, s, plan, seat) {
    const { corruption } = s.players[seat]!;
    return from === 'tavern' ? Math.min(count, corruption) * plan.token : others(s, seat) * spite(s) - corruption;
  },
  eachMoreCorruptOpponentTakes: (_effect, s, _plan, seat) => sinners(s, seat) * 4 * spite(s),
  // Opponents.
  eachOpponentMayAtone: nothing,
  eachOpponentMayDiscardQuest: nothing,
  eachOpponentReturns: (effect, s, plan, seat) => demand(s, plan, seat, effect),
  eachOpponentReturnsAny: (_effect, _s, plan) => plan.rate * 0.5 * tuned.spite,
  eachOpponentGainsAny: (_effect, _s, plan) => -plan.rate * tuned.spite,
  eachOpponentMayGain: ({ goods }) => -0.3 * plainly(goods) * tuned.spite,
  eachOpponentMayGive: () => 0.2,
  eachOpponentDraws: ({ count }, _s, plan) => -count * cardHope(plan) * tuned.spite,
  chosenOpponentGains: ({ goods }, s) => -plainly(goods) * spite(s),
  giveToOpponent: ({ goods }, s) => -goodsLoss(goods) - plainly(goods) * spite(s),
  stealFromOpponent: ({ gold, count }, s, plan) =>
    gainOf(GOLD, gold) + (count > 0 ? gainOfAny(count) : 0) + spite(s) * plan.rate * (0.25 * gold + 0.7 * count),
};

const effectWorth: Worth<EffectOf<SpecialOp>> = (effect, ...table) => (worths[effect.op] as Worth<object>)(effect, ...table);

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
