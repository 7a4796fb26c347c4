import type { Seat } from '@fathom/kernel';
import type { Guild } from './content/guilds.ts';
import type { LocationId } from './content/locations.ts';
import type { LordId } from './content/lords.ts';

/** Everything that can happen on the table, in the past tense. `side` is the player it happened to: a seat, or the rival behind them. */
export type Event =
  | { readonly type: 'gameBegan'; readonly first: Seat; readonly location: LocationId; readonly rival: Guild | null }
  | { readonly type: 'turnBegan'; readonly side: Seat }
  | { readonly type: 'restrictionEnded'; readonly by: Seat }
  | { readonly type: 'lordsRevealed'; readonly side: Seat; readonly lords: readonly LordId[] }
  | { readonly type: 'lordKept'; readonly side: Seat; readonly lord: LordId }
  | { readonly type: 'lordDiscarded'; readonly lord: LordId }
  | { readonly type: 'pileTaken'; readonly side: Seat; readonly guild: Guild; readonly lords: readonly LordId[] }
  | { readonly type: 'lordReturned'; readonly side: Seat; readonly lord: LordId }
  | { readonly type: 'lordPlaced'; readonly side: Seat; readonly lord: LordId; readonly slot: number }
  | { readonly type: 'crestMoved'; readonly side: Seat; readonly guild: Guild; readonly lord: LordId; readonly from: LordId | null }
  | {
      readonly type: 'lordsSwapped';
      readonly side: Seat;
      readonly lords: readonly [LordId, LordId];
      readonly slots: readonly [number, number];
    }
  | { readonly type: 'lordUnmasked'; readonly side: Seat; readonly lord: LordId }
  | { readonly type: 'pearlsGained'; readonly side: Seat; readonly amount: number; readonly total: number }
  | { readonly type: 'masterChanged'; readonly side: Seat; readonly from: Seat | null; readonly counter: number }
  | { readonly type: 'locationsRevealed'; readonly side: Seat; readonly locations: readonly LocationId[] }
  | { readonly type: 'deckSearched'; readonly side: Seat }
  | { readonly type: 'noLocationLeft'; readonly side: Seat }
  | {
      readonly type: 'locationTaken';
      readonly side: Seat;
      readonly location: LocationId;
      readonly slot: number;
      readonly from: LocationSource;
    }
  | { readonly type: 'locationOpened'; readonly location: LocationId }
  | { readonly type: 'conspireRestricted'; readonly by: Seat; readonly draw: 1 | 2 }
  | { readonly type: 'lordsRecalled'; readonly count: number }
  | { readonly type: 'locationsRecalled'; readonly count: number }
  | { readonly type: 'endArmed'; readonly side: Seat }
  | { readonly type: 'tokenWon'; readonly side: Seat }
  | { readonly type: 'tokenSpent'; readonly side: Seat }
  | { readonly type: 'gameEnded'; readonly scores: readonly number[]; readonly winners: readonly Seat[] };

export type LocationSource = 'reveal' | 'open' | 'search';
