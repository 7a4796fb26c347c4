import type { Piece, Seat } from '@fathom/kernel';
import { adventurers, bandSize } from '../src/content/goods.ts';
import { buildings, duties, isBuilding, isDuty, nameOf, quests } from '../src/content/tables.ts';
import type { Completable, IntrigueId } from '../src/content/tables.ts';
import type { Amount } from '../src/effects/operation.ts';

import { MARKERS, buildingsOf } from '../src/queries.ts';
import type { SeatView, View } from '../src/secrets.ts';
import type { Pile } from './piles.ts';
import type { Words } from './words.ts';

/** What a tavern lacks of a cost; free adventurers are those that no named one needs. */
function shortfall(me: SeatView, { goods, any }: Amount): Pile {
  const lacks = (what: keyof typeof goods): number => Math.max(0, goods[what] - me[what]);
  const used = adventurers.reduce((sum, type) => sum + Math.min(goods[type], me[type]), 0);
  return {
    ...Object.fromEntries(adventurers.map((type) => [type, lacks(type)])),
    gold: lacks('gold'),
    any: Math.max(0, any - (bandSize(me) - used)),
  };
}

/** Of an own quest or one at the Inn: whether it can be paid for, or what is missing. */
function questStanding({ standing }: Words, quest: Completable, me: SeatView): string {
  const missing = shortfall(me, isDuty(quest) ? duties[quest].cost : quests[quest].cost);
  if (Object.values(missing).some((count) => count > 0)) return standing.lacking(missing);
  return me.duties.length > 0 && !isDuty(quest) ? standing.dutyFirst : standing.payable;
}

/** Of a tile in Builder's Hall: whether the gold is enough. */
function tileStanding({ standing }: Words, cost: number, view: View, seat: Seat): string {
  if (buildingsOf(view, seat) === MARKERS) return standing.noMarker;
  const missing = cost - view.players[seat]!.gold;
  return missing > 0 ? standing.tooDear(missing) : standing.affordable;
}

/** What is to be said of a piece as the table lies. */
export function standingOf(words: Words, piece: Piece, view: View, seat: Seat): string | null {
  const me = view.players[seat]!;
  const quest = [...me.active, ...me.duties, ...view.inn].find((id) => id === piece);
  if (quest !== undefined) return questStanding(words, quest, me);
  const said: string[] = [];
  if (isBuilding(piece) && view.hall.some(({ id }) => id === piece)) said.push(tileStanding(words, buildings[piece].cost, view, seat));
  if (piece === 'b-high-dukes-tomb' && view.options.highDukesTomb === 2) said.push(words.standing.tomb);
  if ((nameOf[piece as IntrigueId] ?? piece) === 'i-tax-revolt' && view.options.taxRevolt === 4) said.push(words.standing.revolt);
  return said.length === 0 ? null : said.join(' ');
}
