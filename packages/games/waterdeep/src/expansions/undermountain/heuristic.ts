import type { MoveWorths, Worths } from '../../heuristic/effects.ts';
import { cardHope, gainOf, goodsLoss, plainly, spite } from '../../heuristic/goods.ts';
import { indexOf } from '../../heuristic/outline.ts';
import { sites } from '../../heuristic/tiles.ts';
import { tuned } from '../../heuristic/tuned.ts';

/* What bots make of Undermountain's operations and moves. */

const nothing = (): number => 0;

export const undermountainWorths = {
  // In rewards, which are reckoned elsewhere.
  mayPay: nothing,
  scorePerSpent: nothing,
  drawIntriguePerSpent: nothing,
  takeAllFaceUpQuests: nothing,
  refundSpent: nothing,
  drawIntrigueMayPlay: ({ count }, _s, plan) => count * (cardHope(plan) + 1.5),
  discardIntrigue: ({ count }, _s, plan) => -0.5 * count * cardHope(plan),
  openLord: (_effect, s, _plan, seat) => 0.5 + (s.players[seat]!.duties.length > 0 ? tuned.burden / 2 : 0),
  eachOpponentDraws: ({ count }, _s, plan) => -count * cardHope(plan) * tuned.spite,
  giveToOpponent: ({ goods }, s) => -goodsLoss(goods) - plainly(goods) * spite(s),
} satisfies Partial<Worths>;

export const undermountainMoves = {
  refund: ({ adventurer }) => gainOf(indexOf[adventurer], 1),
  move: ({ space }) => (sites[space].harbor ? 1 : 0),
} satisfies Partial<MoveWorths>;
