import type { Seat } from '@fathom/kernel';
import type { Adventurer, Band } from './content/goods.ts';
import type { DutyId, IntrigueId, IntrigueName, QuestId, SpaceId } from './content/tables.ts';
import type { ListId } from './effects/lists.ts';
import type { OwnSteps } from './operations.ts';

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

/** The steps of the rules and of questions that several operations share, and what each must remember. */
export interface CoreSteps {
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
  extraAgent: { seat: Seat };
  owner: { seat: Seat; space: SpaceId; manner: Manner };
  leave: { seat: Seat; space: SpaceId; quiet: boolean };
  settled: object;
  order: { seat: Seat; due: readonly QuestId[] };
  effects: Ref & { spent: Spent | null };
  quest: { seat: Seat };
  spend: { seat: Seat; quest: Completable; left: number; spent: Spent; bonus: number };
  completed: { seat: Seat; quest: Completable; spent: Spent };
  take: { seat: Seat; of: ListId; left: number; types: readonly Adventurer[]; own: boolean };
  give: { seat: Seat; of: ListId; left: number };
  eachOpponent: Ref & { who: Seat };
  offer: Ref & { actor: Seat };
  option: Ref;
  opponent: Ref;
  recall: { seat: Seat; left: number; optional: boolean; from: 'anywhere' | 'harbor' };
  plays: { seat: Seat; left: number; own: boolean; optional: boolean; toll: number };
  play: { seat: Seat; left: number; own: boolean; optional: boolean; toll: number };
  played: { seat: Seat; card: IntrigueId };
  roundEnd: object;
}

export type Pass = { readonly type: 'pass' };
export type Assign = { readonly type: 'assign'; readonly space: SpaceId };
export type Accept = { readonly type: 'accept' };
export type DiscardQuest = { readonly type: 'discardQuest'; readonly quest: Completable };
export type TakeQuest = { readonly type: 'takeQuest'; readonly quest: QuestId };
export type Place = { readonly type: 'place'; readonly space: SpaceId };

/** Their questions, and what may be answered. A step without an entry here runs by itself. */
interface CoreAnswers {
  assign: Assign | Pass;
  ambassador: Assign | Pass;
  reassign: Assign | Pass;
  extraAgent: Assign | Pass;
  order: { readonly type: 'resolve'; readonly quest: QuestId };
  quest: { readonly type: 'complete'; readonly quest: Completable } | Pass;
  spend: { readonly type: 'spend'; readonly adventurer: Adventurer };
  take: { readonly type: 'take'; readonly adventurer: Adventurer };
  give: { readonly type: 'give'; readonly adventurer: Adventurer };
  offer: Accept | Pass | DiscardQuest;
  option: Accept | Pass;
  opponent: { readonly type: 'choose'; readonly opponent: Seat };
  recall: { readonly type: 'recall'; readonly space: SpaceId } | Pass;
  play: { readonly type: 'play'; readonly card: IntrigueName } | Pass;
}

/** Every step of play, and every question: those of operations are declared with them. */
export type Steps = CoreSteps & { [N in keyof OwnSteps]: OwnSteps[N]['frame'] };
export type Answers = CoreAnswers & { [N in Asked]: OwnSteps[N]['answer'] };
type Asked = { [N in keyof OwnSteps]: [OwnSteps[N]['answer']] extends [never] ? never : N }[keyof OwnSteps];
