import { lookup, type Seat } from '@fathom/kernel';
import { adventurers, questTypes, type Adventurer, type QuestType } from './content/goods.ts';
import {
  basicSpaces,
  buildingIds,
  dutyIds,
  intrigueNames,
  questIds,
  type BasicSpaceId,
  type BuildingId,
  type DutyId,
  type IntrigueName,
  type QuestId,
  type SpaceId,
} from './content/tables.ts';
import type { Answers, Completable } from './flow.ts';
import { AMBASSADOR, type Agent } from './state.ts';

/* Every move there can be, made once: a list of legal moves is a list of these. */

type Of<Q extends keyof Answers, T extends string> = Extract<Answers[Q], { readonly type: T }>;
type Table<K extends string, M> = Readonly<Record<K, M>>;

export const spaceIds: readonly SpaceId[] = [...(Object.keys(basicSpaces) as BasicSpaceId[]), ...buildingIds];
const completables: readonly Completable[] = [...questIds, ...dutyIds];
const SEATS = [0, 1, 2, 3, 4, 5] as const;

const each = <K extends string, M>(ids: readonly K[], move: (id: K) => M): Table<K, M> =>
  lookup(Object.fromEntries(ids.map((id) => [id, Object.freeze(move(id))])) as Record<K, M>);
const ofSpace = <M>(move: (space: SpaceId) => M): Table<SpaceId, M> => each(spaceIds, move);
const ofBuilding = <M>(move: (building: BuildingId) => M): Table<BuildingId, M> => each(buildingIds, move);
const ofAdventurer = <M>(move: (adventurer: Adventurer) => M): Table<Adventurer, M> => each(adventurers, move);
const ofCard = <M>(move: (card: IntrigueName) => M): Table<IntrigueName, M> => each(intrigueNames, move);
const counted = <M>(move: (count: number) => M): readonly M[] => [0, 1, 2, 3, 4].map((count) => Object.freeze(move(count)));

export const pass: Of<'assign', 'pass'> = Object.freeze({ type: 'pass' });
const accept: Of<'option', 'accept'> = Object.freeze({ type: 'accept' });
export const yesOrNo: readonly Answers['option'][] = [accept, pass];
export const onlyPass: readonly Of<'assign', 'pass'>[] = [pass];

export const assign: Table<SpaceId, Of<'assign', 'assign'>> = ofSpace((space) => ({ type: 'assign', space }));
export const use: Table<SpaceId, Of<'use', 'use'>> = ofSpace((space) => ({ type: 'use', space }));
export const recall: Table<SpaceId, Of<'recall', 'recall'>> = ofSpace((space) => ({ type: 'recall', space }));
export const place: Table<SpaceId, Answers['moveTo']> = ofSpace((space) => ({ type: 'place', space }));
/** By space, then by agent; the Ambassador comes last. */
const AGENTS: readonly Agent[] = [...SEATS, AMBASSADOR];
export const move: Table<SpaceId, readonly Answers['move'][]> = ofSpace((space) =>
  AGENTS.map((agent) => Object.freeze({ type: 'move', space, agent })),
);

export const complete: Table<Completable, Of<'quest', 'complete'>> = each(completables, (quest) => ({ type: 'complete', quest }));
export const takeQuest: Table<QuestId, Answers['takeQuest']> = each(questIds, (quest) => ({ type: 'takeQuest', quest }));
export const discardQuest: Table<Completable, Answers['discardQuest']> = each(completables, (quest) => ({ type: 'discardQuest', quest }));
export const resolve: Table<QuestId, Answers['order']> = each(questIds, (quest) => ({ type: 'resolve', quest }));
export const foist: Table<DutyId, Answers['foist']> = each(dutyIds, (quest) => ({ type: 'foist', quest }));
export const nameType: Table<QuestType, Answers['questType']> = each(questTypes, (questType) => ({ type: 'nameType', questType }));

export const take: Table<Adventurer, Answers['take']> = ofAdventurer((adventurer) => ({ type: 'take', adventurer }));
export const give: Table<Adventurer, Answers['give']> = ofAdventurer((adventurer) => ({ type: 'give', adventurer }));
export const spend: Table<Adventurer, Answers['spend']> = ofAdventurer((adventurer) => ({ type: 'spend', adventurer }));
export const put: Table<Adventurer, Answers['placeWhat']> = ofAdventurer((adventurer) => ({ type: 'put', adventurer }));
export const steal: Table<Adventurer, Answers['steal']> = ofAdventurer((adventurer) => ({ type: 'steal', adventurer }));
export const exchange: Table<Adventurer, Of<'exchange', 'exchange'>> = ofAdventurer((adventurer) => ({ type: 'exchange', adventurer }));
export const refund: Table<Adventurer, Of<'refund', 'refund'>> = ofAdventurer((adventurer) => ({ type: 'refund', adventurer }));
export const atone: readonly Answers['atone'][] = counted((count) => ({ type: 'atone', count }));
export const choose: readonly Answers['opponent'][] = SEATS.map((opponent: Seat) => Object.freeze({ type: 'choose', opponent }));

export const buy: Table<BuildingId, Of<'buy', 'buy'>> = ofBuilding((building) => ({ type: 'buy', building }));
export const build: Table<BuildingId, Answers['build']> = ofBuilding((building) => ({ type: 'build', building }));
export const demolish: Table<BuildingId, Answers['demolish']> = ofBuilding((building) => ({ type: 'demolish', building }));
export const forge: Table<BuildingId, Answers['forge']> = ofBuilding((building) => ({ type: 'forge', building }));

export const play: Table<IntrigueName, Of<'play', 'play'>> = ofCard((card) => ({ type: 'play', card }));
export const discard: Table<IntrigueName, Answers['discardIntrigue']> = ofCard((card) => ({ type: 'discard', card }));

/** Some moves of a table. Pushed one by one: the engine keeps an array that was mapped in another form, and would have to know both. */
export function movesOf<K extends string, M>(table: Table<K, M>, ids: readonly K[]): M[] {
  const moves: M[] = [];
  for (let i = 0; i < ids.length; i++) moves.push(table[ids[i]!]);
  return moves;
}
