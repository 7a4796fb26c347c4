import type { Seat } from '@fathom/kernel';
import type { AllyId, CardId } from './content/cards.ts';
import type { LocationId } from './content/locations.ts';
import type { LordId } from './content/lords.ts';
import type { Race } from './content/races.ts';
import type { KrakenEvent } from './expansions.ts';
import type { Coins } from './flow.ts';

/** What pearls came from. */
export type Source = 'lord' | 'landlord' | 'space5' | 'reward' | 'shipMaster' | 'refill' | 'slaver' | 'shareholder' | 'ferryman' | 'loot';

/** Everything that can happen on the table, in the past tense. What a seat may not know is null in its events. */
export type Event =
  | { readonly type: 'gameBegan'; readonly first: Seat; readonly court: readonly LordId[]; readonly location: LocationId }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly extra: boolean }
  | { readonly type: 'actionSkipped'; readonly seat: Seat }
  | { readonly type: 'pearlsGained'; readonly seat: Seat; readonly amount: number; readonly from: Source }
  | { readonly type: 'pearlsLost'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'pearlRobbed'; readonly seat: Seat; readonly from: Seat }
  | { readonly type: 'lordRevealed'; readonly seat: Seat; readonly lord: LordId; readonly paid: number }
  | { readonly type: 'courtRefilled'; readonly seat: Seat; readonly lords: readonly LordId[] }
  | { readonly type: 'lordOusted'; readonly seat: Seat; readonly lord: LordId; readonly successor: LordId }
  | { readonly type: 'cardRevealed'; readonly seat: Seat; readonly card: CardId; readonly space: number }
  | { readonly type: 'offerPassed'; readonly seat: Seat }
  | ({ readonly type: 'allyBought'; readonly seat: Seat; readonly from: Seat; readonly ally: AllyId } & Coins)
  | { readonly type: 'allyTaken'; readonly seat: Seat; readonly ally: AllyId }
  | { readonly type: 'exploredOn'; readonly seat: Seat }
  | { readonly type: 'threatRaised'; readonly step: number }
  | { readonly type: 'monsterFought'; readonly seat: Seat; readonly step: number }
  | { readonly type: 'keysGained'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'tokensGained'; readonly seat: Seat; readonly count: number; readonly values: readonly number[] | null }
  | { readonly type: 'tokenStolen'; readonly seat: Seat; readonly from: Seat; readonly value: number | null }
  | { readonly type: 'alliesStored'; readonly allies: readonly AllyId[] }
  | { readonly type: 'deckReshuffled'; readonly count: number }
  | {
      readonly type: 'stackTaken';
      readonly seat: Seat;
      readonly race: Race;
      readonly count: number;
      readonly allies: readonly AllyId[] | null;
    }
  | { readonly type: 'stackBanished'; readonly seat: Seat; readonly race: Race; readonly count: number }
  | { readonly type: 'lordChosen'; readonly seat: Seat; readonly lord: LordId }
  | ({ readonly type: 'lordPaid'; readonly seat: Seat; readonly allies: readonly AllyId[] } & Coins)
  | { readonly type: 'allyAffiliated'; readonly seat: Seat; readonly ally: AllyId }
  | { readonly type: 'lordEntered'; readonly seat: Seat; readonly lord: LordId }
  | { readonly type: 'lordDismissed'; readonly seat: Seat; readonly lord: LordId }
  | { readonly type: 'lordTurned'; readonly seat: Seat; readonly lord: LordId }
  | { readonly type: 'alliesDiscarded'; readonly seat: Seat; readonly allies: readonly AllyId[] }
  | { readonly type: 'extraTurnEarned'; readonly seat: Seat }
  | { readonly type: 'locationsRevealed'; readonly seat: Seat; readonly locations: readonly LocationId[] }
  | {
      readonly type: 'locationTaken';
      readonly seat: Seat;
      readonly location: LocationId;
      readonly under: readonly LordId[];
      readonly keys: number;
    }
  | { readonly type: 'tilesSearched'; readonly seat: Seat }
  | { readonly type: 'locationExchanged'; readonly seat: Seat; readonly gone: LocationId; readonly location: LocationId }
  | { readonly type: 'endTriggered'; readonly seat: Seat }
  | { readonly type: 'handLaidDown'; readonly seat: Seat; readonly affiliated: readonly AllyId[]; readonly discarded: readonly AllyId[] }
  | { readonly type: 'tokensRevealed'; readonly seat: Seat; readonly values: readonly number[] }
  | { readonly type: 'gameEnded'; readonly scores: readonly number[]; readonly winners: readonly Seat[] }
  | KrakenEvent;
