import { buildingIds, dutyIds, intrigueNames, questIds, spaceIds, type IntrigueName, type SpaceId } from '../content/tables.ts';
import { variants, type VariantId } from '../expansions.ts';
import type { Completable } from '../flow.ts';
import type { State } from '../state.ts';
import { tableOf } from '../tableOf.ts';
import { lists, type ListId } from './lists.ts';

/* Where effects are printed, looked up by piece. */

const visits = tableOf(spaceIds, (id): ListId => `visit ${id}`);
const plays = tableOf(intrigueNames, (name): ListId => `play ${name}`);
export const ownerList = tableOf(buildingIds, (id): ListId => `owner ${id}`);
export const rewardList = tableOf<Completable, ListId>([...questIds, ...dutyIds], (id) => `reward ${id}`);
export const ongoingList = tableOf(questIds, (id): ListId => `ongoing ${id}`);

/** What is printed, or what the options of this table say instead. */
function chosen({ options }: State, of: ListId): ListId {
  for (const id of variantIds) if (variants[id].of === of && variants[id].isChosen(options)) return id;
  return of;
}
const variantIds = Object.keys(variants) as VariantId[];
export const visitListOf = (s: State, space: SpaceId): ListId => chosen(s, visits[space]);
export const playListOf = (s: State, name: IntrigueName): ListId => chosen(s, plays[name]);

/* What is required is the same for all options, so it is looked up without asking which. */

export const visitOf = tableOf(spaceIds, (id) => lists[visits[id]]);
export const playOf = tableOf(intrigueNames, (name) => lists[plays[name]]);
