/*
 * All that modules add to tables, types and state. The base game knows a module by this file, by operations.ts, which adds its operations
 * with their questions, and by heuristic/expansions.ts; lint refuses every other import. They are three because tables lie below
 * operations, and those below the heuristic.
 */

export { skullport } from './expansions/skullport/content.ts';
export { atonement, skullportVisits, tokenBonus, tokenCost } from './expansions/skullport/estimates.ts';
export { checkTrack, completeTrack, countAside } from './expansions/skullport/position.ts';
export { showTrack, skullportBlank, skullportFields, tokens, type SkullportEvent, type Token } from './expansions/skullport/state.ts';
export * from './expansions/skullport/verbs.ts';
export { undermountain } from './expansions/undermountain/content.ts';
export { undermountainFields, variants, type UndermountainEvent, type VariantId } from './expansions/undermountain/state.ts';
export * from './expansions/undermountain/verbs.ts';
