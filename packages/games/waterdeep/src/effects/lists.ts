import { lookup } from '@fathom/kernel';
import type { BuildingId, Completable, IntrigueName, QuestId, SpaceId } from '../content/tables.ts';
import * as tables from '../content/tables.ts';
import { variants, type VariantId } from '../expansions.ts';
import type { State } from '../state.ts';
import { tableOf } from '../tableOf.ts';
import type { Effect, Operation } from './operation.ts';

/** Effects are named by where they are printed: a step that is half done says `play i-ambush` and how far it is. */
export type ListId =
  | `visit ${SpaceId}`
  | `owner ${BuildingId}`
  | `play ${IntrigueName}`
  | `reward ${Completable}`
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
    attack: piece in tables.intrigues && tables.intrigues[piece as IntrigueName].kind !== 'utility',
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
    ...tables.spaceIds.map((id) => listed(`visit ${id}`, id, tables.isBuilding(id) ? tables.buildings[id].visit : tables.basicSpaces[id])),
    ...tables.buildingIds.map((id) => listed(`owner ${id}`, id, tables.buildings[id].owner)),
    ...tables.intrigueNames.map((name) => listed(`play ${name}`, name, tables.intrigues[name].effects)),
    ...tables.completableIds.map((id) => listed(`reward ${id}`, id, tables.completableAt(id).reward)),
    ...tables.questIds.map((id) => listed(`ongoing ${id}`, id, tables.quests[id].ongoing?.effects ?? [])),
    ...Object.entries(variants).map(([id, { of, effects }]) => listed(id as VariantId, of.split(' ')[1]!, effects)),
  ]) as Record<ListId, List>,
);

/** The effect that a step belongs to; its operation knows which kind it is. */
export const effectAt = ({ of, at }: ListPlace): Effect => lists[of].effects[at]!;
export const operationAt = ({ of, at }: ListPlace): Operation => lists[of].operations[at]!;

type ListPlace = { readonly of: ListId; readonly at: number };

/* Where effects are printed, looked up by piece. */

const printedAt = (of: ListId) => ({ of, variant: variantIds.find((id) => variants[id].of === of) });
const variantIds = Object.keys(variants) as VariantId[];
const visits = tableOf(tables.spaceIds, (id) => printedAt(`visit ${id}`));
const plays = tableOf(tables.intrigueNames, (name) => printedAt(`play ${name}`));
export const ownerList = tableOf(tables.buildingIds, (id): ListId => `owner ${id}`);
export const rewardList = tableOf(tables.completableIds, (id): ListId => `reward ${id}`);
export const ongoingList = tableOf(tables.questIds, (id): ListId => `ongoing ${id}`);

/** What is printed, or what the options of this table say instead. */
const chosen = ({ options }: State, { of, variant }: ReturnType<typeof printedAt>): ListId =>
  variant !== undefined && variants[variant].isChosen(options) ? variant : of;
export const visitListOf = (s: State, space: SpaceId): ListId => chosen(s, visits[space]);
export const playListOf = (s: State, name: IntrigueName): ListId => chosen(s, plays[name]);

/* What is required is the same for all options, so it is looked up without asking which. */

export const visitOf = tableOf(tables.spaceIds, (id) => lists[visits[id].of]);
export const playOf = tableOf(tables.intrigueNames, (name) => lists[plays[name].of]);
