import { clockwise, impossible, next, othersFrom, type Chapter, type Frame } from '@fathom/kernel';
import { adventurers, goods } from '../content/goods.ts';
import { atoneFor, corrupt, offerAtonement } from '../expansions/skullport/corruption.ts';
import { frameCache } from '../frameCache.ts';
import { buildingsOf, isProtected, spaceAt } from '../queries.ts';
import { recallAgents, recruitLieutenant, takeAmbassador } from '../rules/agents.ts';
import { buildAll, buildFromHall, buildFromStack, offerTiles } from '../rules/buildings.ts';
import { giveAny, takeAny } from '../rules/goods.ts';
import { openLord } from '../rules/intrigue.ts';
import { demandOfOthers, expose, isCleanest } from '../rules/opponents.ts';
import { placeOn } from '../rules/place.ts';
import { afterTakingMarker } from '../rules/plots.ts';
import { openDraft, takeFromDeck, takeWholeInn } from '../rules/inn.ts';
import { canPay } from '../rules/quests.ts';
import type { State, Waterdeep } from '../state.ts';
import { removeCorruption } from '../expansions/skullport/verbs.ts';
import { drawCards } from '../verbs/cards.ts';
import { gainGoods, handOver, returnGoods, scorePoints } from '../verbs/goods.ts';
import { clearInn, fillInn } from '../verbs/quests.ts';
import type { Effect } from './effect.ts';
import { lists, type List } from './lists.ts';

type Effects = Frame<Waterdeep, 'effects'>;

export const effects: Chapter<Waterdeep, 'effects'> = {
  /** WD-TURN-07, 08 · One after another in printed order; what cannot be done is done as far as possible. */
  effects: {
    run(s, f) {
      const list = lists[f.of];
      const { effects: all, instant } = list;
      let { at } = f;
      if (at === 0 && list.plot !== null) s.log?.push({ type: 'plotAnswered', seat: f.seat, quest: list.plot });
      while (at < all.length && instant[at]) performOrTell(s, f, list, at++);
      if (at === all.length) return;
      if (at + 1 < all.length) next(s, { kind: 'effects', seat: f.seat, of: f.of, at: at + 1, own: f.own, spent: f.spent });
      performOrTell(s, f, list, at);
    },
  },
};

/** One effect of a list; if nothing comes of it, that is told. */
function performOrTell(s: State, f: Effects, list: List, at: number): void {
  if (s.log === null) return perform(s, f, list, at);
  const told = s.log.length;
  const scheduled = s.stack.length;
  perform(s, f, list, at);
  if (s.log.length > told || s.stack.length > scheduled || isToldElsewhere(s, list.effects[at]!)) return;
  s.log.push({ type: 'hadNoEffect', seat: f.seat, from: list.piece });
}

/** What lay on a space was told when it was collected; that a quest just taken cannot be paid is plain to see. */
const isToldElsewhere = (s: State, { op }: Effect): boolean =>
  op === 'mayCompleteThatQuest' || (op === 'takeStock' && s.uses.at(-1)!.space !== 'b-the-waymoot');

/** One effect of a list. */
function perform(s: State, f: Effects, { effects: all, piece }: List, at: number): void {
  const { seat, of, own } = f;
  const effect = all[at]!;
  const me = s.players[seat]!;
  switch (effect.op) {
    case 'gain':
      gainGoods(s, seat, effect.goods, own, piece);
      return takeAny(s, seat, of, effect.any, adventurers, own);
    case 'gainChoice':
      return next(s, { kind: 'choose', seat, of, at, own });
    case 'gainFrom':
      return takeAny(s, seat, of, effect.count, effect.types, own);
    case 'gainPerBuilding': // WD-BLDG-18
      return gainGoods(s, seat, goods({ gold: effect.gold * s.buildings.length }), own, piece);
    case 'gainReturned':
      return receiveReturned(s, seat);
    case 'pay':
      if (effect.goods.gold > 0) returnGoods(s, seat, effect.goods);
      return giveAny(s, seat, of, effect.any);
    case 'mayPay':
    case 'mayGain':
      return next(s, { kind: 'option', seat, of, at, own });
    case 'exchange':
      return next(s, { kind: 'exchange', seat, of, at, own });
    case 'score':
      return scorePoints(s, seat, effect.vp, piece);
    case 'scoreIfCleanest':
      return isCleanest(s, seat) ? scorePoints(s, seat, effect.vp, piece) : undefined;
    case 'scorePerBuilding': // WD-QCARD-09
      return scorePoints(s, seat, effect.vp * buildingsOf(s, seat), piece);
    case 'scorePerSpent': // UM-QCARD-06
      return scorePoints(s, seat, effect.vp * (f.spent?.[effect.adventurer] ?? 0), piece);
    case 'drawIntrigue':
      return drawCards(s, seat, effect.count);
    case 'drawIntriguePerSpent': // UM-QCARD-02
      return drawCards(s, seat, f.spent?.[effect.adventurer] ?? 0);
    case 'drawIntrigueMayPlay':
      return next(s, { kind: 'draws', seat, left: effect.count, own });
    case 'discardIntrigue': {
      const left = Math.min(effect.count, me.hand.length);
      return left > 0 ? next(s, { kind: 'discardIntrigue', seat, left }) : undefined;
    }
    case 'playIntrigue':
      return next(s, { kind: 'plays', seat, left: effect.count, own, optional: false, toll: 0 });
    case 'mayPlayIntrigue': // SK-QCARD-18
      return next(s, { kind: 'plays', seat, left: effect.count, own, optional: true, toll: effect.corruption });
    case 'takeFaceUpQuest':
      return s.inn.length > 0 ? next(s, frameCache.takeQuest[seat]!) : undefined;
    case 'takeAllFaceUpQuests':
      return takeWholeInn(s, seat);
    case 'drawQuestFromDeck':
      return takeFromDeck(s, seat);
    case 'drawQuestOfType':
      return next(s, { kind: 'questType', seat });
    case 'draftQuests':
      return openDraft(s, seat);
    case 'refreshInn': // WD-INN-03
      clearInn(s);
      return fillInn(s);
    case 'discardQuest':
      return me.active.length > 0 || effect.mandatoryToo ? next(s, { kind: 'discardQuest', seat, of, at, own }) : undefined;
    case 'mayCompleteThatQuest':
      return offerCompletion(s, seat, effect.vp);
    case 'takeFirstPlayer':
      return takeMarker(s, f);
    case 'buyBuilding':
      return offerTiles(s, seat, effect.optional);
    case 'buildFree':
      if (effect.from === 'stack') return buildFromStack(s, seat);
      return effect.count === 'all' ? buildAll(s, seat) : buildFromHall(s, seat, effect.count);
    case 'discardBuilding':
      return next(s, { kind: 'demolish', seat, of, at, own });
    case 'takeControlOfBuilding':
      return next(s, { kind: 'forge', seat });
    case 'takeStock':
      return scoreTokens(s, seat);
    case 'takeAmbassador':
      return takeAmbassador(s, seat);
    case 'gainLieutenant':
      return recruitLieutenant(s, seat);
    case 'useOccupiedSpace':
      return next(s, { kind: 'use', seat, of, at, own });
    case 'assignAgents':
      return next(s, { kind: 'dispatch', seat, left: effect.count });
    case 'assignAgentToHallTile':
      return next(s, { kind: 'hallTile', seat });
    case 'returnAgents':
      return recallAgents(s, seat, effect.count, effect.mode === 'may', effect.from);
    case 'returnAgentPerCorruption': // SK-BLDG-06
      return recallAgents(s, seat, s.uses.at(-1)?.corruption ?? 0, true, 'anywhere');
    case 'moveOpponentAgent':
      return next(s, { kind: 'move', seat });
    case 'placeOnSpaces':
      return placeOn(s, { seat, of, at, own }, effect.spaces, []);
    case 'takeCorruption':
      return corrupt(s, seat, effect.count, piece);
    case 'returnCorruption':
      return effect.optional ? offerAtonement(s, seat, effect.count, false) : atoneFor(s, seat, effect.count);
    case 'removeCorruption':
      if (effect.from === 'tavern') return offerAtonement(s, seat, effect.count, true);
      return removeCorruption(s, null, Math.min(effect.count, s.corruption!.track)); // SK-INTRIGUE-14, R-29
    case 'eachOpponentReturns':
      return demandOfOthers(s, f, at);
    case 'eachOpponentDraws': // UM-INTRIGUE-10
      for (const other of othersFrom(s, seat)) drawCards(s, other, effect.count);
      return;
    case 'eachMoreCorruptOpponentTakes':
      return expose(s, seat, effect.count, piece);
    case 'eachOpponentReturnsAny':
    case 'eachOpponentGainsAny':
    case 'eachOpponentMayGain':
    case 'eachOpponentMayGive':
    case 'eachOpponentMayAtone':
    case 'eachOpponentMayDiscardQuest':
      return next(s, { kind: 'eachOpponent', seat, of, at, own, who: clockwise(s, seat) });
    case 'chosenOpponentGains':
    case 'giveToOpponent':
    case 'stealFromOpponent':
    case 'giveMandatoryQuest':
      return next(s, { kind: 'opponent', seat, of, at, own });
    case 'passMandatoryQuest':
      return next(s, { kind: 'foist', seat });
    case 'openLord':
      return openLord(s, seat);
    case 'refundSpent': // UM-QCARD-20 stands in rules/quests.ts, where it is known what was spent.
    case 'takerGains': // SK-QCARD-26 stands in rules/plots.ts, where it is known who took the marker.
      return;
    default:
      return impossible(effect);
  }
}

/** SK-BLDG-04 · The very adventurer that the visitor returned. */
function receiveReturned(s: State, seat: number): void {
  const use = s.uses.at(-1);
  if (use === undefined || use.returned === null) return;
  handOver(s, use.returned, seat, use.space);
  use.returned = null;
}

/** WD-BLDG-22, R-37 · Goods were taken on arrival; only the Waymoot takes the VP tokens of its own tile. */
function scoreTokens(s: State, seat: number): void {
  const { space } = s.uses.at(-1)!;
  if (space !== 'b-the-waymoot') return;
  const tile = spaceAt(s, space);
  scorePoints(s, seat, tile.vp, space);
  tile.vp = 0;
}

/** WD-BLDG-06, WD-QUEST-07 · The quest just taken, if it can be paid and no mandatory quest is in the way. */
function offerCompletion(s: State, seat: number, bonus: number): void {
  const me = s.players[seat]!;
  const quest = s.uses.at(-1)?.taken ?? null;
  if (quest !== null && me.duties.length === 0 && canPay(me, quest)) next(s, { kind: 'completeNow', seat, quest, bonus });
}

/** WD-CASTLE-01, UM-INTRIGUE-05, R-18 · Also by whoever holds it; a card cannot take it from a protected player. */
function takeMarker(s: State, { seat, of }: Effects): void {
  const from = s.first;
  if (from !== seat && lists[of].attack && isProtected(s, from)) return void s.log?.push({ type: 'wasProtected', seat: from });
  s.first = seat;
  s.log?.push({ type: 'firstPlayerTaken', seat, from });
  afterTakingMarker(s, seat);
}
