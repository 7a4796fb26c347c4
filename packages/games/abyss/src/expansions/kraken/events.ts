import type { Seat } from '@fathom/kernel';
import type { AllyId, CardId } from '../../content/cards.ts';
import type { LocationId } from '../../content/locations.ts';
import type { LordId } from '../../content/lords.ts';
import type { Race } from '../../content/races.ts';
import type { Reservable } from './flow.ts';
import type { Sanctuary } from './locations.ts';
import type { SentinelId } from './sentinels.ts';

export type KrakenEvent =
  | { readonly type: 'nebulisGained'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'nebulisReturned'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'nebulisGiven'; readonly seat: Seat; readonly to: readonly Seat[] }
  | { readonly type: 'figureMoved'; readonly to: Seat | null; readonly from: Seat | null }
  | { readonly type: 'krakenStored'; readonly seat: Seat; readonly ally: AllyId; readonly race: Race }
  | { readonly type: 'sentinelTaken'; readonly seat: Seat; readonly sentinel: SentinelId }
  | { readonly type: 'sentinelPosted'; readonly seat: Seat; readonly sentinel: SentinelId; readonly item: Reservable }
  | { readonly type: 'sentinelReturned'; readonly seat: Seat; readonly sentinel: SentinelId }
  | { readonly type: 'lootDrawn'; readonly seat: Seat; readonly location: Sanctuary; readonly value: number }
  | { readonly type: 'lootLost'; readonly seat: Seat; readonly location: Sanctuary; readonly value: number }
  | { readonly type: 'lootCardRevealed'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'allyHealed'; readonly seat: Seat; readonly ally: AllyId }
  | { readonly type: 'raceNamed'; readonly seat: Seat; readonly race: Race }
  | { readonly type: 'lordFreed'; readonly seat: Seat; readonly lord: LordId; readonly location: LocationId };
