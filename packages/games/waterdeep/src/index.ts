import { defineRules, invariant, type Game } from '@fathom/kernel';
import { cause } from './cause.ts';
import { effects } from './effects/perform.ts';
import { questions } from './operations.ts';
import { arrange, describe } from './position.ts';
import { assigning } from './rules/assign.ts';
import { blockedBy } from './rules/blockedBy.ts';
import { questing } from './rules/quests.ts';
import { rounds } from './rules/round.ts';
import { score } from './rules/scoring.ts';
import { triggering } from './rules/triggers.ts';
import { using } from './rules/use.ts';
import { declared, determinize, redact } from './secrets.ts';
import { conflict, options, seatCounts, setup } from './setup.ts';
import type { State, Waterdeep } from './state.ts';

const { clone, view, open, reshuffle, layout } = declared;

/** Lords of Waterdeep, with Undermountain and Skullport within it: the table of contents. */
export const waterdeep: Game<Waterdeep> = {
  id: 'waterdeep',
  /**
   * 2 · Order of action triggers, empty slots of the Inn, moved agents, the arriving Ambassador (WD-TURN-05, WD-INN-05, R-31, WD-AGENT-05).
   */
  version: 2,
  seatCounts,
  options,
  conflict,
  rules: defineRules({ ...rounds, ...assigning, ...using, ...effects, ...questing, ...triggering, ...questions }),
  blockedBy: (s, seat, piece) => blockedBy(waterdeep, s, seat, piece),
  cause,
  score,
  refusals: { notAsked: 'WD-ROUND-07', over: 'WD-END-01' },
  setup,
  clone,
  view,
  open,
  layout,
  redact,
  determinize,
  reshuffle,
  arrange,
  describe,
  /** Both versions save the same shape. What waits on the stack of an older table goes on under today's rules. */
  upgrade(saved, version) {
    invariant(version === 1 || version === 2, 'there are two versions so far');
    return saved as State;
  },
};

export { adventurers, modules, questTypes } from './content/goods.ts';
export type { Adventurer, Goods, Hoard, Lying, Module, QuestType } from './content/goods.ts';
export type { Bonus, Duty, IntrigueKind, Ongoing } from './content/rows.ts';
export * from './content/tables.ts';
export type { Amount, Brings, ByOperation, Effect, EffectOf, OpName } from './effects/operation.ts';
export { lists, type ListId } from './effects/lists.ts';
export { bringsOf } from './operations.ts';
export type { Event } from './events.ts';
export { TOKENS, tokenValue } from './expansions.ts';
export type { Answers, Spent, Steps } from './flow.ts';
export { weigh } from './greedy.ts';
export { parsePiece, poolPiece, seatPiece, supplyPiece, tavernPiece, typePiece, type Place } from './pieces.ts';
export { buildingsOf, isHarbor, isInn } from './queries.ts';
export { ruleIds, type WaterdeepRule } from './rule-ids.ts';
export { duesOf, type Due } from './rules/shortfall.ts';
export { breakdown, lordBonus, ranking, total, type Breakdown, type Scored } from './rules/scoring.ts';
export { pieces, type SeatView, type View } from './secrets.ts';
export { AMBASSADOR, type Agent, type Options, type Player, type Space, type State, type Use, type Waterdeep } from './state.ts';
