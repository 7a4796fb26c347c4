import type { Cursor, Seat } from '@fathom/kernel';
import { dutyIds, questFor, questIds, quests } from '../content/tables.ts';
import { everySpace } from '../queries.ts';
import { agentsFor } from '../setup.ts';
import type { Player, State } from '../state.ts';
import { hoard, MANY, readHoard, type Boxes } from './facts.ts';

export function readPlayer(cursor: Cursor, s: State, seat: Seat, boxes: Boxes): void {
  const player = s.players[seat]!;
  const at = cursor.fields(
    'score',
    'lord',
    'open',
    'seenBy',
    'hand',
    'active',
    'duties',
    'completed',
    'plots',
    'tired',
    'pool',
    'arrived',
    ...hoard,
  );
  readHoard(player, at);
  if (at.score.given) player.score = at.score.whole(-MANY, MANY);
  player.open = at.open.given && at.open.oneOf(true, false);
  if (at.seenBy.given) player.seenBy = at.seenBy.whole(0, 63);
  player.hand = boxes.intrigue.list(at.hand);
  player.active = boxes.quests.list(at.active);
  player.duties = at.duties.given ? at.duties.list(MANY).map((duty) => duty.oneOf(...dutyIds)) : [];
  player.plots = at.plots.given ? at.plots.list(MANY).map((quest) => quest.oneOf(...questIds)) : [];
  player.completed = boxes.quests.list(at.completed.given ? at.completed : at.plots);
  if (!player.plots.every((plot) => player.completed.includes(plot) && quests[plot].ongoing !== null)) at.plots.refuse('not-allowed');
  player.tired = at.tired.given ? at.tired.list(MANY).map((quest) => quest.oneOf(...questIds)) : [];
  player.pool = at.pool.given ? at.pool.whole(0, MANY) : usualPool(s, seat, player);
  if (at.arrived.given) player.arrived = at.arrived.whole(0, MANY);
  if (at.lord.given) player.lord = boxes.lords.take(at.lord);
}

/** All the agents there are by now, less those that stand somewhere. */
export function usualPool(s: State, seat: Seat, { plots }: Player): number {
  let pool = agentsFor(s.seats, s.options) + (s.round >= 5 ? 1 : 0) + (plots.includes(questFor('anotherAgent')) ? 1 : 0);
  for (const { agents } of everySpace(s)) pool -= agents.filter((agent) => agent === seat).length;
  return Math.max(0, pool);
}
