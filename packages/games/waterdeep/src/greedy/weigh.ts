import { impossible, type Move, type Seat } from '@fathom/kernel';
import type { Goods } from '../content/goods.ts';
import { buildings, isBuilding, lords, nameOf, quests, type BuildingId, type IntrigueName } from '../content/tables.ts';
import type { Amount, Effect } from '../effects/effect.ts';
import { lists, type ListId } from '../effects/lists.ts';
import { ownerList, playListOf, visitListOf } from '../effects/printed.ts';
import { buildingsOf, findSpace } from '../queries.ts';
import type { Space, State, Waterdeep } from '../state.ts';
import { anyWorth, CARD, goodsWorth, lossOf, outlookOf, questPoints, questWorth, roundsLeft, worthOf, type Outlook } from './outlook.ts';

/* What a good player sees at a glance: every move in points, from what the seat knows. */

export function weigh(s: State, seat: Seat, move: Move<Waterdeep>): number {
  const outlook = outlookOf(s, seat);
  const me = s.players[seat]!;
  switch (move.type) {
    case 'pass':
    case 'resolve':
      return 0;
    case 'assign':
    case 'use':
      return visitWorth(s, seat, findSpace(s, move.space)!, outlook);
    case 'recall':
      return 1 + 0.5 * visitWorth(s, seat, findSpace(s, move.space)!, outlook);
    case 'complete':
      return 1 + questPoints(s, seat, move.quest);
    case 'takeQuest':
      return questWorth(s, seat, move.quest);
    case 'discardQuest':
      return move.quest.startsWith('m-') ? 4 : 2.9 - questWorth(s, seat, move.quest as keyof typeof quests);
    case 'nameType':
      return typeWorth(s, seat, move.questType);
    case 'take':
    case 'refund':
    case 'steal':
      return worthOf(outlook, move.adventurer, 1);
    case 'gain':
      return goodsWorth(outlook, move.goods) + anyWorth(outlook, move.any);
    case 'give':
    case 'spend':
    case 'put':
      return -lossOf(outlook, me, move.adventurer);
    case 'exchange':
      return worthOf(outlook, 'cleric', 1) - lossOf(outlook, me, move.adventurer);
    case 'atone':
      return move.count * outlook.token;
    case 'accept':
      return acceptWorth(s, seat, outlook);
    case 'choose':
      return (isGift(s) ? -1 : 1) * standing(s, move.opponent);
    case 'move':
      return 0;
    case 'place':
      return placeWorth(findSpace(s, move.space)!);
    case 'buy':
      return tileWorth(s, seat, findSpace(s, move.building)!) - buildings[move.building].cost * outlook.wanted.gold;
    case 'build':
    case 'forge':
      return tileWorth(s, seat, findSpace(s, move.building)!);
    case 'demolish':
      return (findSpace(s, move.building)!.owner === seat ? -1 : 0.5) * tileWorth(s, seat, findSpace(s, move.building)!);
    case 'foist':
      return 1;
    case 'play':
      return cardWorth(s, seat, move.card, outlook);
    case 'discard':
      return -cardWorth(s, seat, move.card, outlook);
    default:
      return impossible(move);
  }
}

/** What a space brings: what lies there, what it does, less what its owner gets. */
function visitWorth(s: State, seat: Seat, space: Space, outlook: Outlook): number {
  let worth = goodsWorth(outlook, space) - space.corruption * outlook.token + listWorth(s, seat, visitListOf(s, space.id), outlook);
  if (space.id === 'b-the-waymoot') worth += space.vp;
  if (isBuilding(space.id) && space.owner !== null && space.owner !== seat) worth -= 0.35 * ownerWorth(space.id);
  if (space.id.startsWith('s-waterdeep-harbor')) worth += s.phase === 'assignment' ? 3 : 0; // and another turn later
  return worth;
}

const usual = new Map<BuildingId, number>();
/** What a visit is worth to an owner, at usual prices. */
function ownerWorth(building: BuildingId): number {
  let worth = usual.get(building);
  if (worth === undefined) {
    worth = 0;
    for (const effect of lists[ownerList[building]].effects) {
      if (effect.op === 'score') worth += effect.vp;
      else if (effect.op === 'gain') worth += plainWorth(effect);
      else if (effect.op === 'gainChoice') worth += plainWorth(effect.choices[0]!) + 0.4;
      else worth += CARD;
    }
    usual.set(building, worth);
  }
  return worth;
}

const plainWorth = ({ goods, any }: Amount): number =>
  1.7 * (goods.cleric + goods.wizard) + 0.95 * (goods.fighter + goods.rogue) + 0.5 * goods.gold + 1.8 * any;

/** What a building is worth to own: its tokens now, its visits later, and the lord. */
function tileWorth(s: State, seat: Seat, { id, vp }: Space): number {
  const later = roundsLeft(s) + 0.4;
  const lord = lords[s.players[seat]!.lord];
  const building = id as BuildingId;
  const fame = lord.of === 'buildings' ? lord.vp : lord.of === 'module' && lord.module === buildings[building].module ? lord.vp : 0;
  return vp + fame + later * (0.45 + 0.5 * ownerWorth(building));
}

function listWorth(s: State, seat: Seat, of: ListId, outlook: Outlook): number {
  let worth = 0;
  for (const effect of lists[of].effects) worth += effectWorth(s, seat, effect, outlook);
  return worth;
}

/** What an effect is worth to whoever carries it out. */
function effectWorth(s: State, seat: Seat, effect: Effect, outlook: Outlook): number {
  const me = s.players[seat]!;
  const rivals = s.seats - 1;
  switch (effect.op) {
    case 'gain':
      return goodsWorth(outlook, effect.goods) + anyWorth(outlook, effect.any);
    case 'gainChoice':
      return Math.max(...effect.choices.map(({ goods, any }) => goodsWorth(outlook, goods) + anyWorth(outlook, any)));
    case 'gainFrom':
      return anyWorth(outlook, effect.count, effect.types);
    case 'gainPerBuilding':
      return worthOf(outlook, 'gold', effect.gold * s.buildings.length);
    case 'pay':
      return -payWorth(outlook, effect.goods) - effect.any * 1.1;
    case 'score':
      return effect.vp;
    case 'scorePerBuilding':
      return effect.vp * buildingsOf(s, seat);
    case 'drawIntrigue':
      return effect.count * (outlook.actions > 3 ? CARD : 0.3);
    case 'drawIntrigueMayPlay':
      return effect.count * 3;
    case 'discardIntrigue':
      return -effect.count * 0.6;
    case 'playIntrigue':
      return bestCard(s, seat, outlook);
    case 'takeFaceUpQuest':
      return bestQuest(s, seat);
    case 'refreshInn':
      return 0.4;
    case 'takeAllFaceUpQuests':
      return 5;
    case 'drawQuestOfType':
    case 'drawQuestFromDeck':
    case 'draftQuests':
      return Math.max(0.2, 4 - me.active.length) * (outlook.actions > 5 ? 1 : 0.2);
    case 'mayCompleteThatQuest':
      return 1.5;
    case 'takeFirstPlayer':
      return s.round === 8 ? 0 : s.first === seat ? 0.4 : 1.5;
    case 'buyBuilding':
      return bestTile(s, seat, outlook);
    case 'buildFree':
      return 6;
    case 'takeControlOfBuilding':
      return 5;
    case 'discardBuilding':
    case 'discardQuest':
      return -2;
    case 'takeAmbassador':
      return s.round === 8 ? 0 : 3.5;
    case 'gainLieutenant':
      return 3 * roundsLeft(s);
    case 'useOccupiedSpace':
      return 3.5;
    case 'assignAgents':
      return 3 * effect.count;
    case 'assignAgentToHallTile':
      return 4;
    case 'returnAgents':
      return 3;
    case 'returnAgentPerCorruption':
      return 2;
    case 'placeOnSpaces':
      if (effect.resource === 'corruption') return effect.from === 'tavern' ? outlook.token : 0.5;
      return effect.from === 'tavern' ? -1.2 * effect.spaces : -0.3;
    case 'takeCorruption':
      return -effect.count * outlook.token;
    case 'returnCorruption':
      return Math.min(effect.count, me.corruption) * outlook.token;
    case 'removeCorruption':
      return effect.from === 'track'
        ? me.corruption === 0
          ? 1.5
          : -me.corruption
        : Math.min(effect.count, me.corruption) * (outlook.token - 0.5);
    case 'eachOpponentReturns':
      return 0.6 * rivals + 0.3;
    case 'eachOpponentReturnsAny':
    case 'eachOpponentMayAtone':
      return 0.4 * rivals;
    case 'eachOpponentGainsAny':
    case 'eachOpponentMayGain':
    case 'eachOpponentDraws':
      return -0.7;
    case 'eachOpponentMayGive':
    case 'eachOpponentMayDiscardQuest':
      return 0.3;
    case 'eachMoreCorruptOpponentTakes':
      return 0.8 * s.players.filter(({ corruption }) => corruption > me.corruption).length;
    case 'chosenOpponentGains':
      return -0.8;
    case 'giveToOpponent':
      return -payWorth(outlook, effect.goods) - 1.5;
    case 'stealFromOpponent':
      return 2.6 * effect.count + effect.gold * 0.8;
    case 'giveMandatoryQuest':
      return 2.6;
    case 'passMandatoryQuest':
      return 4;
    case 'openLord':
      return me.duties.length > 0 ? 3 : 0.4;
    case 'scoreIfCleanest':
      return s.players.every(({ corruption }, other) => other === seat || corruption > me.corruption) ? effect.vp : 0;
    case 'moveOpponentAgent':
      return -1;
    case 'gainReturned':
    case 'mayPay':
    case 'mayGain':
    case 'exchange':
    case 'scorePerSpent':
    case 'drawIntriguePerSpent':
    case 'mayPlayIntrigue':
    case 'refundSpent':
    case 'takerGains':
    case 'takeStock':
      return 0;
    default:
      return impossible(effect);
  }
}

const payWorth = ({ wanted }: Outlook, { cleric, fighter, rogue, wizard, gold }: Readonly<Goods>): number =>
  cleric * wanted.cleric + fighter * wanted.fighter + rogue * wanted.rogue + wizard * wanted.wizard + gold * wanted.gold;

function bestCard(s: State, seat: Seat, outlook: Outlook): number {
  let best = 0;
  for (const card of s.players[seat]!.hand) {
    const name = nameOf[card];
    if (lists[playListOf(s, name)].nested) continue;
    best = Math.max(best, cardWorth(s, seat, name, outlook));
  }
  return best;
}

/** Never less than nothing: a card can be kept. */
const cardWorth = (s: State, seat: Seat, name: IntrigueName, outlook: Outlook): number =>
  listWorth(s, seat, playListOf(s, name), outlook) - 0.8;

function bestQuest(s: State, seat: Seat): number {
  let best = 0;
  for (const quest of s.inn) best = Math.max(best, questWorth(s, seat, quest));
  return best;
}

function bestTile(s: State, seat: Seat, outlook: Outlook): number {
  const { gold } = s.players[seat]!;
  let best = 0;
  for (const tile of s.hall) {
    const { cost } = buildings[tile.id as BuildingId];
    if (cost <= gold) best = Math.max(best, tileWorth(s, seat, tile) - cost * outlook.wanted.gold);
  }
  return best;
}

function typeWorth(s: State, seat: Seat, type: string): number {
  const lord = lords[s.players[seat]!.lord];
  return lord.of === 'types' && lord.types.includes(type as 'arcana') ? 4 : lord.of === 'bestType' ? 1 : 0;
}

/** What is offered by the question that is open. */
function acceptWorth(s: State, seat: Seat, outlook: Outlook): number {
  const frame = s.stack.at(-1)!;
  if (frame.kind === 'perform') return visitWorth(s, seat, findSpace(s, frame.space)!, outlook);
  if (frame.kind === 'atoneMore') return outlook.token;
  if (frame.kind !== 'option' && frame.kind !== 'offer') return 1;
  const effect = lists[frame.of].effects[frame.at]!;
  if (effect.op === 'mayPay') return effect.vp + goodsWorth(outlook, effect.goods) - 0.8 * payWorth(outlook, effect.cost);
  if (effect.op === 'mayGain' || effect.op === 'eachOpponentMayGain')
    return goodsWorth(outlook, effect.goods) - effect.corruption * outlook.token;
  if (effect.op === 'eachOpponentMayGive') return effect.vp - 1.3 * payWorth(outlook, effect.goods);
  return effect.op === 'eachOpponentMayAtone' ? outlook.token - payWorth(outlook, effect.cost.goods) - 1.2 * effect.cost.any : 1;
}

/** Is somebody to get something, rather than to lose it? */
function isGift(s: State): boolean {
  const frame = s.stack.at(-1)!;
  if (frame.kind !== 'opponent') return false;
  const { op } = lists[frame.of].effects[frame.at]!;
  return op === 'chosenOpponentGains' || op === 'giveToOpponent';
}

/** Where somebody stands already, nobody takes it in this round. */
const placeWorth = ({ agents }: Space): number => (agents.length > 0 ? 0.3 : 0);

/** Roughly how well somebody stands, from what is open. */
function standing(s: State, seat: Seat): number {
  const { score, cleric, fighter, rogue, wizard, gold, completed } = s.players[seat]!;
  return score + cleric + fighter + rogue + wizard + 0.5 * gold + 2 * completed.length + 3 * buildingsOf(s, seat);
}
