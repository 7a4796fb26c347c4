import type { Seat } from '@fathom/kernel';
import type { Adventurer, Band, Lying, QuestType } from './content/goods.ts';
import type { BuildingId, DutyId, IntrigueId, IntrigueName, QuestId, SpaceId } from './content/tables.ts';
import type { Amount } from './effects/effect.ts';
import type { ListId } from './effects/lists.ts';
import type { Agent } from './state.ts';

/** One effect among those of a list, and whether what it gives is provided by an own action (WD-ASSIGN-10). */
export interface Ref {
  seat: Seat;
  of: ListId;
  at: number;
  own: boolean;
}

export type Completable = QuestId | DutyId;
/** WD-QUEST-14 · The adventurers that were returned as the cost of a quest. */
export type Spent = Readonly<Band>;
/** How somebody comes to use a space. */
export type Manner = 'agent' | 'ambassador' | 'copy' | 'control';

/** Every step of play, and what it must remember. */
export interface Steps {
  begin: object;
  round: object;
  reinforce: object;
  sendAmbassador: object;
  rotation: { seat: Seat; passes: number };
  assign: { seat: Seat; passes: number };
  ambassador: { seat: Seat };
  /** `stayed` are the owners of agents that could not leave this slot. */
  harbor: { slot: number; stayed: readonly Seat[] };
  reassign: { seat: Seat; slot: number; stayed: readonly Seat[] };
  arrivals: object;
  dispatch: { seat: Seat; left: number };
  extraAgent: { seat: Seat };
  hallTile: { seat: Seat };
  owner: { seat: Seat; space: SpaceId; manner: Manner };
  leave: { seat: Seat; space: SpaceId; quiet: boolean };
  settled: object;
  order: { seat: Seat; due: readonly QuestId[] };
  effects: Ref & { spent: Spent | null };
  quest: { seat: Seat };
  spend: { seat: Seat; quest: Completable; left: number; spent: Spent; bonus: number };
  completed: { seat: Seat; quest: Completable; spent: Spent };
  completeNow: { seat: Seat; quest: QuestId; bonus: number };
  takeQuest: { seat: Seat };
  draft: { seat: Seat; left: number };
  questType: { seat: Seat };
  discardQuest: Ref;
  take: { seat: Seat; of: ListId; left: number; types: readonly Adventurer[]; own: boolean };
  choose: Ref;
  give: { seat: Seat; of: ListId; left: number };
  eachOpponent: Ref & { who: Seat };
  offer: Ref & { actor: Seat };
  atoned: { seat: Seat };
  option: Ref;
  opponent: Ref;
  steal: Ref & { from: Seat; left: number };
  exchange: Ref;
  refund: { seat: Seat; of: ListId; spent: Spent };
  recall: { seat: Seat; left: number; optional: boolean; from: 'anywhere' | 'harbor' };
  move: { seat: Seat };
  moveTo: { seat: Seat; from: SpaceId; agent: Agent };
  perform: { seat: Seat; space: SpaceId };
  use: Ref;
  place: Ref & { left: number; placed: readonly SpaceId[]; what: Lying | null };
  placeWhat: Ref & { left: number; placed: readonly SpaceId[] };
  atone: { seat: Seat; most: number; gone: boolean };
  atoneMore: { seat: Seat; quest: QuestId };
  buy: { seat: Seat; optional: boolean };
  build: { seat: Seat; left: number; refill: boolean };
  demolish: Ref;
  forge: { seat: Seat };
  foist: { seat: Seat };
  foistTo: { seat: Seat; quest: DutyId };
  plays: { seat: Seat; left: number; own: boolean; optional: boolean; toll: number };
  play: { seat: Seat; left: number; own: boolean; optional: boolean; toll: number };
  toll: { seat: Seat; count: number };
  draws: { seat: Seat; left: number; own: boolean };
  drawn: { seat: Seat; own: boolean };
  played: { seat: Seat; card: IntrigueId };
  discardIntrigue: { seat: Seat; left: number };
  roundEnd: object;
}

type Pass = { readonly type: 'pass' };
type Assign = { readonly type: 'assign'; readonly space: SpaceId };
type Accept = { readonly type: 'accept' };
type DiscardQuest = { readonly type: 'discardQuest'; readonly quest: Completable };
type TakeQuest = { readonly type: 'takeQuest'; readonly quest: QuestId };
type Place = { readonly type: 'place'; readonly space: SpaceId };

/** Every question, and what may be answered. A step without an entry here runs by itself. */
export interface Answers {
  assign: Assign | Pass;
  ambassador: Assign | Pass;
  reassign: Assign | Pass;
  extraAgent: Assign | Pass;
  hallTile: Assign | Pass;
  order: { readonly type: 'resolve'; readonly quest: QuestId };
  quest: { readonly type: 'complete'; readonly quest: Completable } | Pass;
  spend: { readonly type: 'spend'; readonly adventurer: Adventurer };
  completeNow: { readonly type: 'complete'; readonly quest: Completable } | Pass;
  takeQuest: TakeQuest;
  draft: TakeQuest;
  questType: { readonly type: 'nameType'; readonly questType: QuestType };
  discardQuest: DiscardQuest;
  take: { readonly type: 'take'; readonly adventurer: Adventurer };
  choose: { readonly type: 'gain' } & Amount;
  give: { readonly type: 'give'; readonly adventurer: Adventurer };
  offer: Accept | Pass | DiscardQuest;
  option: Accept | Pass;
  opponent: { readonly type: 'choose'; readonly opponent: Seat };
  steal: { readonly type: 'steal'; readonly adventurer: Adventurer };
  exchange: { readonly type: 'exchange'; readonly adventurer: Adventurer } | Pass;
  refund: { readonly type: 'refund'; readonly adventurer: Adventurer } | Pass;
  recall: { readonly type: 'recall'; readonly space: SpaceId } | Pass;
  move: { readonly type: 'move'; readonly space: SpaceId; readonly agent: Agent };
  moveTo: Place;
  perform: Accept | Pass;
  use: { readonly type: 'use'; readonly space: SpaceId } | Pass;
  place: Place | Pass;
  placeWhat: { readonly type: 'put'; readonly adventurer: Adventurer };
  atone: { readonly type: 'atone'; readonly count: number };
  atoneMore: Accept | Pass;
  buy: { readonly type: 'buy'; readonly building: BuildingId } | Pass;
  build: { readonly type: 'build'; readonly building: BuildingId };
  demolish: { readonly type: 'demolish'; readonly building: BuildingId };
  forge: { readonly type: 'forge'; readonly building: BuildingId };
  foist: { readonly type: 'foist'; readonly quest: DutyId };
  foistTo: { readonly type: 'choose'; readonly opponent: Seat };
  play: { readonly type: 'play'; readonly card: IntrigueName } | Pass;
  drawn: { readonly type: 'play'; readonly card: IntrigueName } | Pass;
  discardIntrigue: { readonly type: 'discard'; readonly card: IntrigueName };
}
