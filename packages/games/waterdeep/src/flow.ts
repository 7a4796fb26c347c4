import { count, flag, frozen, list, oneOf, orNull, perName, scalar, seat, type Field, type HeldIn, type Seat } from '@fathom/kernel';
import { adventurers, resources, type Adventurer, type Band, type Lying } from './content/goods.ts';
import { completableIds, dutyIds, intrigueIds, questIds, spaceIds } from './content/tables.ts';
import type { Completable, DutyId, IntrigueName, QuestId, SpaceId } from './content/tables.ts';
import { lists, type ListId } from './effects/lists.ts';
import { tokens } from './expansions.ts';
import type { OwnSteps } from './operations.ts';
import type { Agent } from './state.ts';

/* What the table and the steps of play hold, beside what any game does: how it is copied, shown, written into positions and read again. */

/** Several values that are only ever replaced together. */
export const several = <T>(item: Field<T>): Field<readonly T[]> => frozen(list(item)) as unknown as Field<readonly T[]>;
export const number: Field<number> = count(99);
export const agent: Field<Agent> = scalar((cursor, { seats }) => cursor.whole(-1, seats - 1));
export const space: Field<SpaceId> = oneOf(spaceIds);
export const quest: Field<QuestId> = oneOf(questIds);
export const duty: Field<DutyId> = oneOf(dutyIds);
const completable: Field<Completable> = oneOf(completableIds);
const adventurer = oneOf(adventurers);
export const lying: Field<Lying> = oneOf([...resources, ...tokens]);
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

export type Ref = Readonly<HeldIn<typeof ref>>;
/** WD-QUEST-14 · The adventurers that were returned as the cost of a quest. */
export type Spent = Readonly<Band>;

const manners = ['agent', 'ambassador', 'copy', 'control'] as const;
/** How somebody comes to use a space. */
export type Manner = (typeof manners)[number];

const passing = { seat, passes: number };
const plays = { seat, left: number, own: flag, optional: flag, toll: number };

/** The steps of the rules and of questions that several operations share, and what each must remember. */
export const coreSteps = {
  begin: {},
  round: {},
  reinforce: {},
  sendAmbassador: {},
  rotation: passing,
  assign: passing,
  ambassador: bySeat,
  /** `stayed` are the owners of agents that could not leave this slot. */
  harbor: { slot: number, stayed: several(seat) },
  reassign: { seat, slot: oneOf<number>([1, 2, 3]), stayed: several(seat) },
  arrivals: {},
  extraAgent: bySeat,
  owner: { seat, space, manner: oneOf(manners) },
  leave: { seat, space, quiet: flag },
  settled: {},
  order: { seat, due: several(quest) },
  effects: { ...ref, spent: orNull(band) },
  quest: bySeat,
  spend: { seat, quest: completable, left: number, spent: band, bonus: number },
  completed: { seat, quest: completable, spent: band },
  take: { seat, of, left: number, types: several(adventurer), own: flag },
  give: { seat, of, left: number },
  eachOpponent: { ...ref, who: seat },
  offer: { ...ref, actor: seat },
  option: ref,
  opponent: ref,
  recall: { seat, left: number, optional: flag, from: oneOf(['anywhere', 'harbor']) },
  plays,
  play: plays,
  played: { seat, card: oneOf(intrigueIds) },
  roundEnd: {},
};

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
export type Steps = { [N in keyof typeof coreSteps]: HeldIn<(typeof coreSteps)[N]> } & {
  [N in keyof OwnSteps]: HeldIn<OwnSteps[N]['fields']>;
};
export type Answers = CoreAnswers & { [N in Asked]: OwnSteps[N]['answer'] };
type Asked = { [N in keyof OwnSteps]: [OwnSteps[N]['answer']] extends [never] ? never : N }[keyof OwnSteps];
