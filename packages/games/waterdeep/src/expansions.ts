/*
 * All that modules add to tables, types and state. The base game knows a module by this file, by operations.ts, which adds its operations
 * with their questions, and by heuristic/expansions.ts; lint refuses every other import. They are three because tables lie below
 * operations, and those below the heuristic.
 */

export * as skullport from './expansions/skullport/content.ts';
export { isSetAside, setAside, settleAside } from './expansions/skullport/verbs.ts';
export { atonement, skullportExtra, skullportOngoing, skullportVisits, tokenBonus, tokenCost } from './expansions/skullport/estimates.ts';
export type { SkullportEvent } from './expansions/skullport/events.ts';
export { skullportBonuses, type SkullportBonus } from './expansions/skullport/lords.ts';
export { hasSeen, lookAtLord, skullportOccupants, type SkullportOccasion } from './expansions/skullport/verbs.ts';
export { checkTrack, completeTrack, countAside } from './expansions/skullport/position.ts';
export { newTrack, skullportFields, TOKENS, tokens, tokenValue, type Token } from './expansions/skullport/state.ts';
export {
  drawTokens,
  isToken,
  noteTokens,
  returnTokens,
  sweepTokens,
  takeTokens,
  tokenScore,
  tokensLeft,
  tokensOn,
  tryTokens,
} from './expansions/skullport/verbs.ts';
export * as undermountain from './expansions/undermountain/content.ts';
export { undermountainExtra, undermountainOngoing } from './expansions/undermountain/estimates.ts';
export type { UndermountainEvent } from './expansions/undermountain/events.ts';
export { undermountainBonuses, type UndermountainBonus } from './expansions/undermountain/lords.ts';
export { passCard, undermountainFields } from './expansions/undermountain/state.ts';
export { variants, type VariantId } from './expansions/undermountain/variants.ts';
