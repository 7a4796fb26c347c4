import type { Seat } from '@fathom/kernel';
import type { Guild } from './content/guilds.ts';
import type { LocationId } from './content/locations.ts';
import type { LordId } from './content/lords.ts';

/**
 * Every step of play, and what it must remember. `seat` is who decides; `side` is whose alliance it is about,
 * where the two can differ (OPT-SOLO-05: a person decides for the rival).
 */
export interface Steps {
  begin: object;
  turn: { seat: Seat };
  source: { seat: Seat };
  keep: { seat: Seat };
  fit: { seat: Seat; side: Seat };
  nextLord: { seat: Seat; side: Seat };
  swap: { seat: Seat };
  locationSource: { seat: Seat };
  location: { seat: Seat; from: 'reveal' | 'search' };
  endTurn: { side: Seat };
  rivalTurn: object;
  rivalPile: { seat: Seat; matching: readonly Guild[] };
  rivalLocation: { side: Seat };
  anotherTurn: { seat: Seat };
}

/** CO-TURN-06 · Every question, and what may be answered. A step without an entry here runs by itself. */
export interface Answers {
  source: { readonly type: 'draw'; readonly count: number } | { readonly type: 'takePile'; readonly guild: Guild };
  keep: { readonly type: 'keep'; readonly lord: LordId };
  fit: { readonly type: 'return'; readonly lord: LordId };
  nextLord: { readonly type: 'place'; readonly lord: LordId };
  swap: { readonly type: 'swap'; readonly slots: readonly [number, number] } | { readonly type: 'decline' };
  locationSource: { readonly type: 'reveal'; readonly count: number } | { readonly type: 'takeOpen'; readonly location: LocationId };
  location: { readonly type: 'takeLocation'; readonly location: LocationId };
  rivalPile: { readonly type: 'takePile'; readonly guild: Guild };
  anotherTurn: { readonly type: 'useToken' } | { readonly type: 'endTurn' };
}
