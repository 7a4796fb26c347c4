import { lookup } from '@fathom/kernel';
import {
  buildingIds,
  dutyIds,
  intrigueNames,
  questIds,
  type BuildingId,
  type IntrigueName,
  type QuestId,
  type SpaceId,
} from '../content/tables.ts';
import type { Completable } from '../flow.ts';
import { spaceIds } from '../moves.ts';
import type { State } from '../state.ts';
import { lists, type List, type ListId } from './lists.ts';

/* Where effects are printed, looked up by piece. */

const named = <K extends string>(ids: readonly K[], part: string): Readonly<Record<K, ListId>> =>
  lookup(Object.fromEntries(ids.map((id) => [id, `${part} ${id}`])) as Record<K, ListId>);

const visits = named(spaceIds, 'visit');
const plays = named(intrigueNames, 'play');
export const ownerList: Readonly<Record<BuildingId, ListId>> = named(buildingIds, 'owner');
export const rewardList: Readonly<Record<Completable, ListId>> = named<Completable>([...questIds, ...dutyIds], 'reward');
export const ongoingList: Readonly<Record<QuestId, ListId>> = named(questIds, 'ongoing');

/** R-01 · A table may play with the other value. */
export const visitListOf = ({ options }: State, space: SpaceId): ListId =>
  space === 'b-high-dukes-tomb' && options.highDukesTomb === 2 ? 'visit b-high-dukes-tomb doubled' : visits[space];

/** R-19 · The same. */
export const playListOf = ({ options }: State, name: IntrigueName): ListId =>
  name === 'i-tax-revolt' && options.taxRevolt === 4 ? 'play i-tax-revolt modest' : plays[name];

/* What is required is the same for either value, so it is looked up without asking which. */

const compiled = <K extends string>(ids: readonly K[], part: Readonly<Record<K, ListId>>): Readonly<Record<K, List>> =>
  lookup(Object.fromEntries(ids.map((id) => [id, lists[part[id]]])) as Record<K, List>);

export const visitOf: Readonly<Record<SpaceId, List>> = compiled(spaceIds, visits);
export const playOf: Readonly<Record<IntrigueName, List>> = compiled(intrigueNames, plays);
