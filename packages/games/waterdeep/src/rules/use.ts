import { next, type Chapter, type Frame, type Seat } from '@fathom/kernel';
import { isBuilding, questFor, spaceIds, type SpaceId } from '../content/tables.ts';
import { ownerList, visitListOf, visitOf } from '../effects/lists.ts';
import { noteTokens, settleAside } from '../expansions.ts';
import type { Manner } from '../flow.ts';
import { buildingAt, hasPlot, tileAt } from '../queries.ts';
import { newUse, type Space, type State, type Waterdeep } from '../state.ts';
import { collect } from '../verbs/goods.ts';
import { afterAction, react } from './triggers.ts';

const COLLECTOR = questFor('collectAsOwner');

/** WD-TURN-05 (2..5) · All that lies there is taken, then the action, the owner's benefit, and what plot quests make of it. */
export function enter(s: State, seat: Seat, space: Space, manner: Manner, own: boolean): void {
  const { id } = space;
  const use = newUse(seat, id);
  s.uses.push(use);
  const logged = s.log?.length;
  const tokens = collect(s, seat, space, own);
  if (s.log !== null && s.log.length === logged && STOCKED.includes(id)) s.log.push({ type: 'hadNoEffect', seat, from: id });
  if (tokens > 0) {
    noteTokens(use, tokens);
    react(s, seat, 'corrupt', null);
  }
  const leave: Frame<Waterdeep> = { kind: 'leave', seat, space: id, quiet: !own };
  const effects: Frame<Waterdeep> = { kind: 'effects', seat, of: visitListOf(s, id), at: 0, own, spent: null };
  if (isBuilding(id)) next(s, effects, { kind: 'owner', seat, space: id, manner }, leave);
  else next(s, effects, leave);
}

/** Where the stock is all there is to get; what gives more tells of the rest itself. */
const STOCKED: readonly SpaceId[] = spaceIds.filter((id) => visitOf[id].effects.length === 1 && visitOf[id].effects[0]!.op === 'takeStock');

/** R-31 · Is the use that is going on that of an agent which Manipulate moved? Then it is no own action, and no use it leads to is one. */
export function wasMoved(s: State, seat: Seat): boolean {
  const innermost = s.stack.findLast((frame) => frame.kind === 'leave');
  return innermost !== undefined && innermost.quiet && innermost.seat === seat;
}

export const using: Chapter<Waterdeep, 'settled' | 'owner' | 'leave'> = {
  /** WD-AGENT-05 · From now on it is an opponent's agent for everybody. */
  settled: {
    run(s) {
      s.ambassador.busy = false;
    },
  },
  /**
   * WD-OWNER-01..07, UM-QCARD-18, R-31, R-42 · Its controller, if somebody else came; with Impersonate Tax Collector also who visits an own
   * one.
   */
  owner: {
    run(s, { seat, space, manner }) {
      const here = buildingAt(s, space) ?? tileAt(s, space);
      if (here === null) return;
      const isOwn = here.owner === seat || (here.owner === null && manner === 'control');
      const collects = manner !== 'ambassador' && hasPlot(s.players[seat]!, COLLECTOR) && !wasMoved(s, seat);
      const to = !isOwn ? here.owner : collects ? seat : null;
      if (to === seat) s.log?.push({ type: 'plotAnswered', seat, quest: COLLECTOR });
      if (to !== null) next(s, { kind: 'effects', seat: to, of: ownerList[here.id], at: 0, own: false, spent: null });
    },
  },
  /** WD-TURN-05 (5), WD-TURN-10 · The use is over; what it provided counts now, and for nothing else. */
  leave: {
    run(s, { seat, quiet }) {
      const use = s.uses.pop()!;
      settleAside(s, use);
      if (!quiet) afterAction(s, seat, use);
    },
  },
};
