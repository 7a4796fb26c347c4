import type { Seat } from '@fathom/kernel';
import type { MoveWorths, Offers, Worths } from '../../heuristic/effects.ts';
import { anyLoss, goodsLoss, plainly, spite } from '../../heuristic/goods.ts';
import { tasks } from '../../heuristic/tasks.ts';
import { holding } from '../../heuristic/tiles.ts';
import { tuned } from '../../heuristic/tuned.ts';
import type { State } from '../../state.ts';
import { tokensOfOthers } from './estimates.ts';

/* What bots make of Skullport's operations and moves. */

const nothing = (): number => 0;

export const skullportWorths = {
  // For owners, and in rewards, which are reckoned elsewhere.
  gainReturned: nothing,
  mayGain: nothing,
  mayPlayIntrigue: nothing,
  takerGains: nothing,
  eachOpponentMayAtone: nothing,
  scoreIfCleanest: ({ vp }, s, _plan, seat) =>
    s.players.some(({ corruption }, other) => other !== seat && corruption <= s.players[seat]!.corruption) ? 0 : vp,
  passMandatoryQuest: () => tuned.burden / 2,
  takeControlOfBuilding: (_effect, s, plan) => (s.buildings.length > 0 ? 1 + 0.8 * plan.rounds : 0),
  returnAgentPerCorruption: (_effect, _s, _plan, _seat, space) => (space === null ? 0 : tuned.action * Math.min(2, space.corruption)),
  returnCorruption: ({ count }, s, plan, seat) => Math.min(count, s.players[seat]!.corruption) * plan.token,
  removeCorruption({ count, from }, s, plan, seat) {
    const { corruption } = s.players[seat]!;
    return from === 'tavern' ? Math.min(count, corruption) * plan.token : tokensOfOthers(s, seat) * spite(s) - corruption;
  },
  eachMoreCorruptOpponentTakes: (_effect, s, _plan, seat) => sinners(s, seat) * 4 * spite(s),
  eachOpponentReturnsAny: (_effect, _s, plan) => plan.rate * 0.5 * tuned.spite,
  eachOpponentMayGain: ({ goods }) => -0.3 * plainly(goods) * tuned.spite,
} satisfies Partial<Worths>;

function sinners(s: State, seat: Seat): number {
  let count = 0;
  for (let i = 0; i < s.seats; i++) if (s.players[i]!.corruption > s.players[seat]!.corruption) count++;
  return count;
}

export const skullportMoves = {
  atone: ({ count }, _s, plan) => count * plan.token,
  foist: ({ quest }) => tasks[quest].effort,
  forge: ({ building }, s) => holding(s, building),
} satisfies Partial<MoveWorths>;

export const skullportOffers = {
  eachOpponentMayAtone: ({ cost: { goods, any } }, plan) => plan.token - goodsLoss(goods) - (any > 0 ? anyLoss(any) : 0),
} satisfies Offers;
