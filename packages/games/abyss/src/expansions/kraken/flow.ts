import type { Seat } from '@fathom/kernel';
import type { AllyId } from '../../content/cards.ts';
import type { LocationId } from '../../content/locations.ts';
import type { LordId } from '../../content/lords.ts';
import type { Race } from '../../content/races.ts';
import type { Sanctuary } from './locations.ts';
import type { SentinelId } from './sentinels.ts';

/** The steps that Kraken adds. */
export interface KrakenSteps {
  krakens: { seat: Seat };
  figure: { seat: Seat; among: readonly Seat[] };
  stow: { seat: Seat; stored: number };
  give: { seat: Seat; left: readonly Seat[]; given: readonly Seat[] };
  post: { seat: Seat; sentinel: SentinelId };
  search: { seat: Seat; location: Sanctuary };
  heal: { seat: Seat };
  behead: { seat: Seat };
  liberate: { seat: Seat };
}

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
