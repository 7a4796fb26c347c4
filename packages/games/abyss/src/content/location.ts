import type { KrakenTileSpecial, KrakenWorth } from '../expansions.ts';
import type { AbyssRule } from '../rule-ids.ts';
import type { Guild } from './guilds.ts';
import type { Race } from './races.ts';

/** AB-LOC-17 · What a tile counts, and the points for it. */
export type Worth =
  | { readonly type: 'perLordOfGuild'; readonly guild: Guild; readonly base: number; readonly each: number }
  | { readonly type: 'perAffiliated'; readonly race: Race; readonly base: number; readonly each: number }
  | { readonly type: 'perGuild'; readonly each: number }
  | { readonly type: 'copy' }
  | { readonly type: 'nothing' }
  | { readonly type: 'weakestLord'; readonly times: number }
  | { readonly type: 'strongestLord' }
  | { readonly type: 'lessLords'; readonly base: number }
  | { readonly type: 'perLordWithKeys'; readonly keys: 0 | 1; readonly each: number }
  | { readonly type: 'weakestAffiliated'; readonly base: number }
  | { readonly type: 'lessAffiliated'; readonly base: number }
  | KrakenWorth;

/** What a tile does when somebody takes control of it, by any means. */
export type TileSpecial = 'searchTiles' | KrakenTileSpecial;

export interface Location {
  readonly rule: AbyssRule;
  readonly worth: Worth;
  readonly onControl?: TileSpecial;
}
