import type { Seat } from '@fathom/kernel';
import type { BuildingId, Completable, DutyId, IntrigueId, LordId, QuestId, SpaceId } from './content/tables.ts';
import type { Goods, Lying, QuestType } from './content/goods.ts';
import type { SkullportEvent, UndermountainEvent } from './expansions.ts';
import type { Agent } from './state.ts';

/** If it is known where something came from, an event says so: a space, a card or a quest by its ID. */
type From = { readonly from: string };
type Who = { readonly seat: Seat };

/** What somebody could not do: there was no space, no agent, no card, or nothing that was asked for. */
export type Impossible = 'ambassador' | 'agent' | 'hallTile' | 'card' | 'space' | 'offer';

/** Everything that can happen on the table, named in the past tense. What not everybody may know is null for the others. */
export type Event =
  | UndermountainEvent
  | SkullportEvent
  | { readonly type: 'gameBegan'; readonly first: Seat; readonly inn: readonly QuestId[]; readonly hall: readonly BuildingId[] }
  | { readonly type: 'roundBegan'; readonly round: number; readonly first: Seat }
  | { readonly type: 'roundEnded'; readonly round: number }
  | { readonly type: 'agentsJoined' }
  | ({ readonly type: 'turnBegan'; readonly kind: 'turn' | 'ambassador' | 'reassignment' } & Who)
  | ({ readonly type: 'passed' } & Who)
  | ({ readonly type: 'agentAssigned'; readonly agent: Agent; readonly space: SpaceId; readonly from: 'pool' | SpaceId } & Who)
  | ({ readonly type: 'spaceUsed'; readonly space: SpaceId } & Who)
  | ({ readonly type: 'agentReturned'; readonly space: SpaceId } & Who)
  | ({ readonly type: 'ambassadorTaken' } & Who)
  | ({ readonly type: 'ambassadorHeld'; readonly holder: Seat } & Who)
  | { readonly type: 'ambassadorSetAside' }
  | { readonly type: 'ambassadorLeft' }
  | ({ readonly type: 'lieutenantJoined' } & Who)
  | ({ readonly type: 'goodsGained'; readonly goods: Readonly<Goods> } & Who & From)
  | ({ readonly type: 'goodsReturned'; readonly goods: Readonly<Goods> } & Who)
  | { readonly type: 'goodsGiven'; readonly from: Seat; readonly to: Seat; readonly goods: Readonly<Goods> }
  | ({ readonly type: 'goodsCollected'; readonly space: SpaceId; readonly goods: Readonly<Goods>; readonly corruption: number } & Who)
  | ({ readonly type: 'goodsPlaced'; readonly space: SpaceId; readonly resource: Lying; readonly count: number } & Who)
  | { readonly type: 'stocked'; readonly building: BuildingId; readonly resource: Lying | 'vp'; readonly count: number }
  | { readonly type: 'tokensLaid'; readonly tiles: readonly BuildingId[] }
  | ({ readonly type: 'scored'; readonly vp: number } & Who & From)
  | ({ readonly type: 'firstPlayerTaken'; readonly from: Seat } & Who)
  | { readonly type: 'questRevealed'; readonly quest: QuestId }
  | { readonly type: 'innCleared'; readonly quests: readonly QuestId[] }
  | { readonly type: 'questsTurnedUp'; readonly quests: readonly QuestId[] }
  | ({ readonly type: 'typeNamed'; readonly questType: QuestType } & Who)
  | ({ readonly type: 'questTaken'; readonly quest: QuestId; readonly source: 'inn' | 'deck' | 'revealed' } & Who)
  | ({ readonly type: 'questDiscarded'; readonly quest: Completable } & Who)
  | ({ readonly type: 'questCompleted'; readonly quest: Completable } & Who)
  | ({ readonly type: 'plotStarted'; readonly quest: QuestId } & Who)
  | ({ readonly type: 'plotAnswered'; readonly quest: QuestId } & Who)
  | ({ readonly type: 'intrigueDrawn'; readonly count: number; readonly cards: readonly IntrigueId[] | null } & Who)
  | ({ readonly type: 'intriguePlayed'; readonly card: IntrigueId } & Who)
  | ({ readonly type: 'intrigueDiscarded'; readonly card: IntrigueId } & Who)
  | ({ readonly type: 'dutyLaid'; readonly quest: DutyId; readonly to: Seat } & Who)
  /** Where it is known what was declined, it is named. */
  | ({ readonly type: 'offerDeclined' } & Who & Partial<From>)
  | ({ readonly type: 'couldNot'; readonly what: Impossible } & Who)
  | ({ readonly type: 'wasProtected' } & Who)
  | ({ readonly type: 'supplyWasEmpty' } & Who & From)
  | ({ readonly type: 'nothingDrawn' } & Who)
  | ({ readonly type: 'hadNoEffect' } & Who & From)
  | ({ readonly type: 'buildingBought'; readonly building: BuildingId; readonly cost: number } & Who)
  | ({ readonly type: 'buildingBuilt'; readonly building: BuildingId; readonly vp: number } & Who)
  | { readonly type: 'tileRevealed'; readonly building: BuildingId }
  | ({ readonly type: 'buildingDemolished'; readonly building: BuildingId; readonly owner: Seat } & Who)
  | { readonly type: 'deckReshuffled'; readonly deck: 'quests' | 'intrigue'; readonly count: number }
  | { readonly type: 'lordsRevealed'; readonly lords: readonly LordId[] }
  | { readonly type: 'gameEnded'; readonly scores: readonly number[]; readonly winners: readonly Seat[] };
