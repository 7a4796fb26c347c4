import type { Joins, Piece, Seat } from '@fathom/kernel';
import type { Adventurer } from '../content/goods.ts';
import { nameOf, type BuildingId, type IntrigueName, type QuestId, type SpaceId } from '../content/tables.ts';
import { seatPiece, supplyPiece, tavernPiece } from '../pieces.ts';
import type { WaterdeepRule } from '../rule-ids.ts';
import type { State } from '../state.ts';

/* What stands for a move on the table. */

/** A card by its name: every copy of it in the hand. */
export const copiesIn = (s: State, seat: Seat, name: IntrigueName): Piece[] =>
  s.players[seat]!.hand.filter((card) => nameOf[card] === name);

/** What an answer names: a space, a tile, a quest, an opponent. */
function named(_s: State, _f: object, move: object): Piece[] {
  if ('space' in move) return [move.space as SpaceId];
  if ('building' in move) return [move.building as BuildingId];
  if ('quest' in move) return [move.quest as QuestId];
  return 'opponent' in move ? [seatPiece(move.opponent as Seat)] : [];
}

/** Adventurers of the supply, and those of the player who is asked. */
export const fromSupply = (_s: State, _f: object, move: object): Piece[] =>
  'adventurer' in move ? [supplyPiece(move.adventurer as Adventurer)] : [];
export const fromTavern = (_s: State, { seat }: { readonly seat: Seat }, move: object): Piece[] =>
  'adventurer' in move ? [tavernPiece(seat, move.adventurer as Adventurer)] : [];

type Touches = typeof fromTavern;
interface Asking {
  readonly touches: Touches;
  readonly joins?: Joins;
  whyNot(): WaterdeepRule;
}

/** What most questions have in common: the pieces that stand for an answer, and the rule that forbids every other. */
export const asking = (rule: WaterdeepRule, more: { readonly touches?: Touches; readonly joins?: Joins } = {}): Asking => ({
  touches: named,
  whyNot: () => rule,
  ...more,
});
