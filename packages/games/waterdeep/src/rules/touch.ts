import type { Joins, Piece, Seat, RequestedMove } from '@fathom/kernel';
import type { Adventurer, Lying } from '../content/goods.ts';
import {
  duties,
  intrigues,
  isBuilding,
  isDuty,
  lords,
  nameOf,
  quests,
  type BuildingId,
  type IntrigueName,
  type QuestId,
  type SpaceId,
} from '../content/tables.ts';
import { findSpace, tileAt } from '../queries.ts';
import type { WaterdeepRule } from '../rule-ids.ts';
import type { State } from '../state.ts';

/* What stands for a move on the table, and why a piece is out of reach. */

export const inTavern = (seat: Seat, what: Lying): Piece => `tavern-${seat}-${what}`;
export const inSupply = (adventurer: Adventurer): Piece => `supply-${adventurer}`;
const chair = (seat: Seat): Piece => `seat-${seat}`;

/** A card by its name: every copy of it in the hand. */
export const copiesIn = (s: State, seat: Seat, name: IntrigueName): Piece[] =>
  s.players[seat]!.hand.filter((card) => nameOf[card] === name);

/** WD-ASSIGN-01..03 · What keeps an agent from a space. */
function darkSpace(s: State, space: SpaceId): WaterdeepRule {
  const here = findSpace(s, space);
  if (here === null || tileAt(s, space) !== null) return 'WD-ASSIGN-01';
  if (here.agents.length > 0) return 'WD-ASSIGN-02';
  if (!space.startsWith('s-waterdeep-harbor')) return space === 's-builders-hall' ? 'WD-BUILD-01' : 'WD-ASSIGN-03';
  return s.phase === 'reassignment' ? 'WD-HARBOR-06' : 'WD-HARBOR-01';
}

function darkQuest(s: State, seat: Seat, quest: QuestId): WaterdeepRule {
  const { active, duties: due } = s.players[seat]!;
  if (s.inn.includes(quest)) return 'WD-INN-04';
  if (!active.includes(quest)) return 'WD-QUEST-10';
  return due.length > 0 ? 'WD-QUEST-07' : 'WD-QUEST-01';
}

/** What a piece is out of reach for, whatever is asked. */
function darkness(s: State, seat: Seat, piece: string, otherwise: WaterdeepRule): WaterdeepRule {
  if (piece.startsWith('s-') || isBuilding(piece)) return darkSpace(s, piece as SpaceId);
  if (piece in quests) return darkQuest(s, seat, piece as QuestId);
  if (isDuty(piece)) return piece in duties ? 'WD-QUEST-07' : otherwise;
  if (piece in nameOf) return s.stack.at(-1)?.kind === 'play' ? 'WD-PLAY-03' : 'WD-PLAY-01';
  return piece in intrigues || piece in lords ? 'WD-HIDDEN-01' : otherwise;
}

/** The rule that forbids a wish: of a piece, if somebody wanted to touch one; otherwise what the question says. */
export function refuse(s: State, seat: Seat, { type, piece }: RequestedMove, otherwise: WaterdeepRule): WaterdeepRule {
  return type === 'touch' && typeof piece === 'string' ? darkness(s, seat, piece, otherwise) : otherwise;
}

/** What an answer names: a space, a tile, a quest, an opponent. */
function named(_s: State, _f: object, move: object): Piece[] {
  if ('space' in move) return [move.space as SpaceId];
  if ('building' in move) return [move.building as BuildingId];
  if ('quest' in move) return [move.quest as QuestId];
  return 'opponent' in move ? [chair(move.opponent as Seat)] : [];
}

/** Adventurers of the supply, and those of the player who is asked. */
export const fromSupply = (_s: State, _f: object, move: object): Piece[] =>
  'adventurer' in move ? [inSupply(move.adventurer as Adventurer)] : [];
export const fromTavern = (_s: State, { seat }: { readonly seat: Seat }, move: object): Piece[] =>
  'adventurer' in move ? [inTavern(seat, move.adventurer as Adventurer)] : [];

type Touches = typeof fromTavern;
interface Asking {
  readonly touches: Touches;
  readonly joins?: Joins;
  whyNot(s: State, f: { readonly seat: Seat }, wanted: RequestedMove): WaterdeepRule;
}

/** What most questions have in common: the pieces that stand for an answer, and the rule that forbids every other. */
export const asking = (rule: WaterdeepRule, more: { readonly touches?: Touches; readonly joins?: Joins } = {}): Asking => ({
  touches: named,
  whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, rule),
  ...more,
});
