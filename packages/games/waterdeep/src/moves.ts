import type { Joins, Piece, Seat } from '@fathom/kernel';
import { buildingIds, completableIds, dutyIds, intrigueNames, nameOf, questIds, spaceIds } from './content/tables.ts';
import type { BuildingId, IntrigueName, QuestId, SpaceId } from './content/tables.ts';
import { adventurers, type Adventurer } from './content/goods.ts';
import type { Answers } from './flow.ts';
import { seatPiece, supplyPiece, tavernPiece } from './pieces.ts';
import type { WaterdeepRule } from './rule-ids.ts';
import type { State } from './state.ts';
import { tableOf } from './tableOf.ts';

/* Every move there can be, made once: a list of legal moves is a list of these. */

type Of<Q extends keyof Answers, T extends string> = Extract<Answers[Q], { readonly type: T }>;
type MovesBy<K extends string, M> = Readonly<Record<K, M>>;

export const SEATS = [0, 1, 2, 3, 4, 5] as const;

export const each = <K extends string, M>(ids: readonly K[], move: (id: K) => M): MovesBy<K, M> =>
  tableOf(ids, (id) => Object.freeze(move(id)));
/** The moves of one type, each of which names one thing. Made from entries: a computed key in a literal cost random games 2 %. */
export const naming =
  <K extends string, F extends string>(field: F, ids: readonly K[]) =>
  <T extends string>(type: T): MovesBy<K, { readonly type: T } & { readonly [P in F]: K }> =>
    each(
      ids,
      (id) =>
        Object.fromEntries([
          ['type', type],
          [field, id],
        ]) as { readonly type: T } & { readonly [P in F]: K },
    );
export const bySpace = naming('space', spaceIds);
export const byBuilding = naming('building', buildingIds);
export const byAdventurer = naming('adventurer', adventurers);
export const byCard = naming('card', intrigueNames);
export const byQuest = naming('quest', questIds);
export const byDuty = naming('quest', dutyIds);
const byCompletable = naming('quest', completableIds);

export const pass: Of<'assign', 'pass'> = Object.freeze({ type: 'pass' });
const accept: Of<'option', 'accept'> = Object.freeze({ type: 'accept' });
export const yesOrNo: readonly Answers['option'][] = [accept, pass];
export const onlyPass: readonly Of<'assign', 'pass'>[] = [pass];

export const assign = bySpace('assign');
export const place = bySpace('place');
export const complete = byCompletable('complete');
export const discardQuest = byCompletable('discardQuest');
export const takeQuest = byQuest('takeQuest');
export const play = byCard('play');
export const choose: readonly Answers['opponent'][] = SEATS.map((opponent: Seat) => Object.freeze({ type: 'choose', opponent }));

/** Some moves of a table. Pushed one by one: the engine keeps an array that was mapped in another form, and would have to know both. */
export function movesOf<K extends string, M>(table: MovesBy<K, M>, ids: readonly K[]): M[] {
  const moves: M[] = [];
  for (let i = 0; i < ids.length; i++) moves.push(table[ids[i]!]);
  return moves;
}

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
type Asking = { readonly touches: Touches; readonly joins?: Joins; whyNot(): WaterdeepRule };

/** What most questions have in common: the pieces that stand for an answer, and the rule that forbids every other. */
export const asking = (rule: WaterdeepRule, more: { readonly touches?: Touches; readonly joins?: Joins } = {}): Asking => ({
  touches: named,
  whyNot: () => rule,
  ...more,
});
