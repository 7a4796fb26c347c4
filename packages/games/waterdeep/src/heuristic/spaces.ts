import type { Seat } from '@fathom/kernel';
import type { SpaceId } from '../content/tables.ts';
import { visitListOf } from '../effects/lists.ts';
import { findSpace } from '../queries.ts';
import type { Space, State } from '../state.ts';
import { listWorth } from './effects.ts';
import { cardHope, gainOf, spite } from './goods.ts';
import { GOLD, outlines } from './outline.ts';
import type { Plan } from './plan.ts';
import { sites } from './sites.ts';
import { tuned } from './tuned.ts';

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

/** What plot quests add to a visit. */
function plotWorth(s: State, plan: Plan, seat: Seat, id: SpaceId, space: Space): number {
  const { plots } = s.players[seat]!;
  if (plots.length === 0) return 0;
  const { goods } = outlines[visitListOf(s, id)];
  let worth = 0;
  for (let i = 0; i < plots.length; i++) {
    const plot = plots[i]!;
    if (plot === 'q-bolster-griffon-cavalry') worth += goods[1]! + space.fighter > 0 ? gainOf(1, 1) : 0;
    else if (plot === 'q-fence-goods-for-duke-of-darkness') worth += goods[2]! + space.rogue > 0 ? gainOf(GOLD, 2) : 0;
    else if (plot === 'q-bribe-the-shipwrights') worth += goods[GOLD]! + space.gold > 0 ? gainOf(2, 1) : 0;
    else if (plot === 'q-explore-ahghairons-tower') worth += goods[3]! + space.wizard > 0 ? cardHope(plan) : 0;
  }
  return worth;
}
