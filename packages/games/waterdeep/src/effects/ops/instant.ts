import { othersFrom } from '@fathom/kernel';
import { goods, one, type Adventurer } from '../../content/goods.ts';
import { buildingsOf, fromSeat, isProtected, spaceAt } from '../../queries.ts';
import { takeDrawn } from '../../rules/quests.ts';
import { react } from '../../rules/triggers.ts';
import type { State } from '../../state.ts';
import { addAgent, liftAmbassador } from '../../verbs/agents.ts';
import { drawCards } from '../../verbs/cards.ts';
import { gainGoods, returnGoods, scorePoints } from '../../verbs/goods.ts';
import { clearInn, drawQuest, fillInn } from '../../verbs/quests.ts';
import { itself, type Drawn, type Effect, type Operation } from '../operation.ts';
import { operationOf } from '../perform.ts';

/* What is done at a stroke: nobody is asked anything. */

export const drawIntrigue: Drawn<Operation<{ readonly cards: number }>> = {
  brings: itself,
  drawsCards: true,
  perform: (s, { seat }, { cards }) => drawCards(s, seat, cards),
};

/** WD-QCARD-02. */
export const drawQuestFromDeck: Operation = {
  inReward: 2,
  perform(s, { seat }) {
    const quest = drawQuest(s);
    if (quest !== null) takeDrawn(s, seat, quest);
  },
};

export const eachOpponentReturns: Operation<{ readonly adventurer: Adventurer; readonly perFailure: Effect }> = {
  /** WD-PLAY-05, 06, WD-INTRIGUE-01..03, 06 · Clockwise; who has none makes the actor's gain, who is protected nothing at all. */
  perform(s, deed, { adventurer, perFailure }, list) {
    for (const other of othersFrom(s, deed.seat)) {
      if (isProtected(s, other)) s.log?.push({ type: 'wasProtected', seat: other });
      else if (s.players[other]![adventurer] > 0) returnGoods(s, other, one[adventurer]);
      else operationOf(perFailure).perform(s, deed, perFailure, list);
    }
  },
};

/** WD-QCARD-25, WD-AGENT-03 · An own agent from now on. */
export const gainLieutenant: Operation = {
  perform(s, { seat }) {
    addAgent(s, seat);
    s.log?.push({ type: 'lieutenantJoined', seat });
  },
};

/** WD-BLDG-18 · For every building in play. */
export const gainPerBuilding: Operation<{ readonly gold: number }> = {
  perform: (s, { seat, own }, { gold }, { piece }) => gainGoods(s, seat, goods({ gold: gold * s.buildings.length }), own, piece),
};

/** WD-INN-03. */
export const refreshInn: Operation = {
  perform(s) {
    clearInn(s);
    fillInn(s);
  },
};

export const score: Drawn<Operation<{ readonly vp: number }>> = {
  brings: itself,
  perform: (s, { seat }, { vp }, { piece }) => scorePoints(s, seat, vp, piece),
};

/** WD-QCARD-09 · For every own building. */
export const scorePerBuilding: Operation<{ readonly vp: number }> = {
  inReward: 4,
  perform: (s, { seat }, { vp }, { piece }) => scorePoints(s, seat, vp * buildingsOf(s, seat), piece),
};

export const takeAmbassador: Operation = {
  /** WD-AGENT-06, 08, R-47 · From the side or off its space; nothing happens while somebody holds it. */
  perform(s, { seat }) {
    const { holder, gone } = s.ambassador;
    if (holder !== null) return void s.log?.push({ type: 'ambassadorHeld', seat, holder });
    if (gone) return;
    liftAmbassador(s);
    s.ambassador.holder = seat;
    s.log?.push({ type: 'ambassadorTaken', seat });
  },
};

export const takeFirstPlayer: Operation = {
  /** WD-CASTLE-01, UM-INTRIGUE-05, R-18 · Also by the player who holds it; a card cannot take it from a protected player. */
  perform(s, { seat }, _effect, { attack }) {
    const from = s.first;
    if (from !== seat && attack && isProtected(s, from)) return void s.log?.push({ type: 'wasProtected', seat: from });
    s.first = seat;
    s.log?.push({ type: 'firstPlayerTaken', seat, from });
    for (const holder of fromSeat(s, s.turn)) react(s, holder, 'firstPlayer', null);
  },
};

const isWaymoot = (s: State): boolean => s.uses.at(-1)!.space === 'b-the-waymoot';

export const takeStock: Operation = {
  /** WD-BLDG-22, R-37 · Goods were taken on arrival; only the Waymoot takes the VP tokens of its own tile. */
  perform(s, { seat }) {
    if (!isWaymoot(s)) return;
    const tile = spaceAt(s, 'b-the-waymoot');
    scorePoints(s, seat, tile.vp, tile.id);
    tile.vp = 0;
  },
  /** What lay on a space was logged when it was collected. */
  isLoggedElsewhere: (s) => !isWaymoot(s),
};
