import { lookup } from '@fathom/kernel';
import {
  basicSpaces,
  buildingIds,
  buildings,
  duties,
  dutyIds,
  intrigueNames,
  intrigues,
  isBuilding,
  questIds,
  quests,
  spaceIds,
} from '../content/tables.ts';
import type { BuildingId, DutyId, IntrigueName, QuestId, SpaceId } from '../content/tables.ts';
import { variants, type VariantId } from '../expansions.ts';
import type { Completable } from '../flow.ts';
import type { State } from '../state.ts';
import { tableOf } from '../tableOf.ts';
import type { Effect } from './effect.ts';
import type { Operation } from './operation.ts';

/** Effects are named by where they are printed: a step that is half done says `play i-ambush` and how far it is. */
export type ListId =
  | `visit ${SpaceId}`
  | `owner ${BuildingId}`
  | `play ${IntrigueName}`
  | `reward ${QuestId | DutyId}`
  | `ongoing ${QuestId}`
  | VariantId;

export interface List {
  /** The piece it is printed on. */
  readonly piece: string;
  /** The plot quest whose ongoing effect it is. */
  readonly plot: QuestId | null;
  readonly effects: readonly Effect[];
  /** Is it that of an attack card, or of a mandatory quest? Then who is protected is left alone. */
  readonly attack: boolean;
  /** Known once the operations are registered: one for each effect, and which of them ask nobody anything. */
  operations: readonly Operation[];
  instant: readonly boolean[];
  /** Which of them must be possible before the list is begun. */
  requires: readonly boolean[];
  /** How many effects, from the first, must be looked at to know whether it may be begun. */
  required: number;
  needsJustACard: boolean;
  looksAtAgents: boolean;
}

const listed = (id: ListId, piece: string, effects: readonly Effect[]): [ListId, List] => [
  id,
  {
    piece,
    plot: id.startsWith('ongoing ') ? (piece as QuestId) : null,
    effects,
    attack: piece in intrigues && intrigues[piece as IntrigueName].kind !== 'utility',
    operations: [],
    instant: [],
    requires: [],
    required: 0,
    needsJustACard: false,
    looksAtAgents: false,
  },
];

export const lists = lookup(
  Object.fromEntries([
    ...spaceIds.map((id) => listed(`visit ${id}`, id, isBuilding(id) ? buildings[id].visit : basicSpaces[id])),
    ...buildingIds.map((id) => listed(`owner ${id}`, id, buildings[id].owner)),
    ...intrigueNames.map((name) => listed(`play ${name}`, name, intrigues[name].effects)),
    ...dutyIds.map((id) => listed(`reward ${id}`, id, duties[id].reward)),
    ...questIds.map((id) => listed(`reward ${id}`, id, quests[id].reward)),
    ...questIds.map((id) => listed(`ongoing ${id}`, id, quests[id].ongoing?.effects ?? [])),
    ...Object.entries(variants).map(([id, { of, effects }]) => listed(id as VariantId, of.split(' ')[1]!, effects)),
  ]) as Record<ListId, List>,
);

/** The effect that a step belongs to; its operation knows which kind it is. */
export const effectAt = ({ of, at }: Place): Effect => lists[of].effects[at]!;
export const operationAt = ({ of, at }: Place): Operation => lists[of].operations[at]!;

interface Place {
  readonly of: ListId;
  readonly at: number;
}

/* Where effects are printed, looked up by piece. */

const visits = tableOf(spaceIds, (id): ListId => `visit ${id}`);
const plays = tableOf(intrigueNames, (name): ListId => `play ${name}`);
export const ownerList = tableOf(buildingIds, (id): ListId => `owner ${id}`);
export const rewardList = tableOf<Completable, ListId>([...questIds, ...dutyIds], (id) => `reward ${id}`);
export const ongoingList = tableOf(questIds, (id): ListId => `ongoing ${id}`);

const variantFor = lookup<Partial<Record<ListId, VariantId>>>(
  Object.fromEntries((Object.keys(variants) as VariantId[]).map((id) => [variants[id].of, id])),
);
/** What is printed, or what the options of this table say instead. */
function chosen({ options }: State, of: ListId): ListId {
  const variant = variantFor[of];
  return variant !== undefined && variants[variant].isChosen(options) ? variant : of;
}
export const visitListOf = (s: State, space: SpaceId): ListId => chosen(s, visits[space]);
export const playListOf = (s: State, name: IntrigueName): ListId => chosen(s, plays[name]);

/* What is required is the same for all options, so it is looked up without asking which. */

export const visitOf = tableOf(spaceIds, (id) => lists[visits[id]]);
export const playOf = tableOf(intrigueNames, (name) => lists[plays[name]]);
