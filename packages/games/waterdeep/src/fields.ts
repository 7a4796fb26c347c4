import { count, flag, frozen, list, oneOf, perName, scalar, seat, type Field } from '@fathom/kernel';
import { adventurers, type Band, type Lying } from './content/goods.ts';
import { dutyIds, questIds, spaceIds, type DutyId, type QuestId, type SpaceId } from './content/tables.ts';
import { lists, type ListId } from './effects/lists.ts';
import type { Agent } from './state.ts';

/* What the table and the steps of play hold, beside what any game does: how it is copied, shown, written into positions and read again. */

/** Several values that are only ever replaced together. */
export const several = <T>(item: Field<T>): Field<readonly T[]> => frozen(list(item)) as unknown as Field<readonly T[]>;
export const number: Field<number> = count(99);
export const agent: Field<Agent> = scalar((cursor, { seats }) => cursor.whole(-1, seats - 1));
export const space: Field<SpaceId> = oneOf(spaceIds);
export const quest: Field<QuestId> = oneOf(questIds);
export const duty: Field<DutyId> = oneOf(dutyIds);
export const completable: Field<QuestId | DutyId> = oneOf([...questIds, ...dutyIds]);
export const adventurer = oneOf(adventurers);
export const lying: Field<Lying> = oneOf([...adventurers, 'gold', 'corruption']);
export const band: Field<Band> = perName(adventurers, count());

/** A list of effects by where it is printed, and how far in it an effect is: the list is read before. */
export const of: Field<ListId> = oneOf(Object.keys(lists) as ListId[]);
const at: Field<number> = scalar((cursor, { step }) =>
  cursor.whole(0, lists[(step!.value as { readonly of: ListId }).of].effects.length - 1),
);

/** What most steps remember: who is asked. */
export const bySeat = { seat };
/** One effect among those of a list, and whether what it gives is provided by an own action (WD-ASSIGN-10). */
export const ref = { seat, of, at, own: flag };
