/* All that modules add to the heuristic. */

export { skullportMoves, skullportOffers, skullportWorths } from '../expansions/skullport/heuristic.ts';
export { undermountainMoves, undermountainWorths } from '../expansions/undermountain/heuristic.ts';
