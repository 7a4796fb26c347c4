import type { Seat } from '@fathom/kernel';
import { one, type Adventurer } from '../../content/goods.ts';
import type { State, Use } from '../../state.ts';

/* SK-BLDG-04 · An adventurer that a visitor of the Frontal Lobe returns is kept for its owner. */

export const isSetAside = (list: string): boolean => list === 'visit b-the-frontal-lobe';

export function setAside(s: State, seat: Seat, adventurer: Adventurer): void {
  s.players[seat]![adventurer]--;
  s.uses[s.uses.length - 1]!.returned = adventurer;
  s.log?.push({ type: 'goodsReturned', seat, goods: one[adventurer] });
}

/** What nobody got by the end of the visit goes to the supply. */
export function settleAside(s: State, { returned }: Use): void {
  if (returned !== null) s.supply[returned]++;
}
