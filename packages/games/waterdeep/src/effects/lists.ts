import { lookup } from '@fathom/kernel';
import {
  basicSpaces,
  buildingIds,
  buildings,
  duties,
  dutyIds,
  intrigueNames,
  intrigues,
  questIds,
  quests,
  type BasicSpaceId,
  type BuildingId,
  type DutyId,
  type IntrigueName,
  type QuestId,
} from '../content/tables.ts';
import type { Effect } from './effect.ts';
import type { Operation } from './operation.ts';
import { gain, place } from './words.ts';

/** Effects are named by where they are printed: a step that is half done says `play i-ambush` and how far it is. */
export type ListId =
  | `visit ${BasicSpaceId | BuildingId}`
  | 'visit b-high-dukes-tomb doubled'
  | `owner ${BuildingId}`
  | `play ${IntrigueName}`
  | 'play i-tax-revolt modest'
  | `reward ${QuestId | DutyId}`
  | `ongoing ${QuestId}`;

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

const rows: [ListId, string, readonly Effect[]][] = [
  ...(Object.keys(basicSpaces) as BasicSpaceId[]).map((id): [ListId, string, readonly Effect[]] => [`visit ${id}`, id, basicSpaces[id]]),
  ...buildingIds.flatMap((id): [ListId, string, readonly Effect[]][] => [
    [`visit ${id}`, id, buildings[id].visit],
    [`owner ${id}`, id, buildings[id].owner],
  ]),
  // R-01 · Three other sources put 2 gold on each space.
  ['visit b-high-dukes-tomb doubled', 'b-high-dukes-tomb', [gain({ gold: 8 }), place('gold', { spaces: 2, perSpace: 2 })]],
  ...intrigueNames.map((name): [ListId, string, readonly Effect[]] => [`play ${name}`, name, intrigues[name].effects]),
  // R-19 · One transcription says 4.
  ['play i-tax-revolt modest', 'i-tax-revolt', [gain({ gold: 4 }), place('gold', { spaces: 2, perSpace: 2 })]],
  ...dutyIds.map((id): [ListId, string, readonly Effect[]] => [`reward ${id}`, id, duties[id].reward]),
  ...questIds.flatMap((id): [ListId, string, readonly Effect[]][] => [
    [`reward ${id}`, id, quests[id].reward],
    [`ongoing ${id}`, id, quests[id].ongoing?.effects ?? []],
  ]),
];

const compiled = rows.map(([id, piece, effects]): [ListId, List] => [
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
]);

export const lists = lookup(Object.fromEntries(compiled) as Record<string, List>) as Readonly<Record<ListId, List>>;

/** The effect that a step belongs to; its operation knows which kind it is. */
export const effectAt = ({ of, at }: Place): Effect => lists[of].effects[at]!;
export const operationAt = ({ of, at }: Place): Operation => lists[of].operations[at]!;

interface Place {
  readonly of: ListId;
  readonly at: number;
}
