import { count, frozen, list, oneOf, seat, type HeldIn, type Seat } from '@fathom/kernel';
import type { AllyId } from '../../content/cards.ts';
import type { LocationId } from '../../content/locations.ts';
import type { LordId } from '../../content/lords.ts';
import type { Race } from '../../content/races.ts';
import { sanctuaries } from './locations.ts';
import { sentinelIds, type SentinelId } from './sentinels.ts';

const seats = frozen(list(seat, 'one per seat'));

/** The steps that Kraken adds. */
export const krakenSteps = {
  krakens: { seat },
  figure: { seat, among: seats },
  stow: { seat, stored: count(99) },
  give: { seat, left: seats, given: seats },
  post: { seat, sentinel: oneOf(sentinelIds) },
  search: { seat, location: oneOf(sanctuaries) },
  heal: { seat },
  behead: { seat },
  liberate: { seat },
};
export type KrakenSteps = { readonly [K in keyof typeof krakenSteps]: HeldIn<(typeof krakenSteps)[K]> };

/** KR-SENT-02 · A lord of the Court, a stack of the Council, or an available location. */
export type Reservable = LordId | Race | LocationId;
export type Reserve = { readonly type: 'reserve'; readonly sentinel: SentinelId; readonly item: Reservable };

export type KrakenPower = { readonly type: 'launder' } | { readonly type: 'invite' } | Reserve;
/** Those of lords; a Sentinel is placed by its owner. */
export type KrakenPowerName = 'launder' | 'invite';

export interface KrakenAnswers {
  figure: { readonly type: 'handOver'; readonly to: Seat };
  stow: { readonly type: 'stow'; readonly race: Race };
  give: { readonly type: 'give'; readonly to: Seat };
  post: Reserve;
  search: { readonly type: 'drawLoot' } | { readonly type: 'stop' };
  heal: { readonly type: 'heal'; readonly ally: AllyId };
  behead: { readonly type: 'nameRace'; readonly race: Race };
  liberate: { readonly type: 'free'; readonly lord: LordId };
}
