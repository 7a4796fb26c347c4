import { lookup } from '@fathom/kernel';
import type { Effect } from '../effects/operation.ts';
import { skullport, undermountain } from '../expansions.ts';
import { tableOf } from '../tableOf.ts';
import type { Bonus, BuildingRow, Duty, IntrigueRow, Permission, QuestRow } from './rows.ts';
import { base } from './city.ts';
import { modules, type Module } from './goods.ts';

/* Everything in the box, by ID: the city's, then Undermountain's, then Skullport's. */

const boxes = { base, undermountain, skullport };
type Part = keyof typeof base;
type IdOf<P extends Part> = { [M in Module]: keyof (typeof boxes)[M][P] & string }[Module];
type RowsById<P extends Part, Row> = Readonly<Record<IdOf<P>, Row & { readonly module: Module }>>;

const idsOf = <T extends object>(table: T): (keyof T & string)[] => Object.keys(table) as (keyof T & string)[];
/** The rows of all modules, each with its own. */
const rowsOf = <P extends Part, Row>(part: P): RowsById<P, Row> =>
  lookup(
    Object.fromEntries(
      modules.flatMap((module) => Object.entries(boxes[module][part]).map(([id, row]) => [id, { ...(row as object), module }])),
    ),
  ) as RowsById<P, Row>;

/** The basic action spaces, and what they do; those of the Inn and of the Harbor have one ID each. */
export type BasicSpaceId = IdOf<'spaces'>;
export const basicSpaces: Readonly<Record<BasicSpaceId, readonly Effect[]>> = lookup({
  ...base.spaces,
  ...undermountain.spaces,
  ...skullport.spaces,
});
export const basicSpaceIds = (module: Module): readonly BasicSpaceId[] => idsOf(boxes[module].spaces);

export type Building = BuildingRow & { readonly module: Module };
export type BuildingId = IdOf<'buildings'>;
export const buildings: Readonly<Record<BuildingId, Building>> = rowsOf<'buildings', BuildingRow>('buildings');
export const buildingIds = idsOf(buildings);

export type SpaceId = BasicSpaceId | BuildingId;
export const spaceIds: readonly SpaceId[] = [...idsOf(basicSpaces), ...buildingIds];
export const isBuilding = (space: string): space is BuildingId => space in buildings;

export type Quest = QuestRow & { readonly module: Module };
export type QuestId = IdOf<'quests'>;
export const quests: Readonly<Record<QuestId, Quest>> = rowsOf<'quests', QuestRow>('quests');
export const questIds = idsOf(quests);
/** The plot quest that allows something. */
export const questFor = (permission: Permission): QuestId => questIds.find((id) => quests[id].ongoing?.of === permission)!;

export type Intrigue = IntrigueRow & { readonly module: Module };
/** An intrigue card without its copy. */
export type IntrigueName = IdOf<'intrigue'>;
export const intrigues: Readonly<Record<IntrigueName, Intrigue>> = rowsOf<'intrigue', IntrigueRow>('intrigue');
export const intrigueNames = idsOf(intrigues);

/** One card among its copies: `i-ambush-1`, `i-ambush-2`. */
export type IntrigueId = `${IntrigueName}-${1 | 2 | 3}`;
export const intrigueIds: readonly IntrigueId[] = intrigueNames.flatMap((name) =>
  Array.from({ length: intrigues[name].copies }, (_, i) => `${name}-${i + 1}` as IntrigueId),
);
/** What a card is called without its copy. */
export const nameOf = tableOf(intrigueIds, (id) => id.slice(0, -2) as IntrigueName);

type Mandatory<T> = { [N in keyof T]: T[N] extends { readonly kind: 'mandatory' } ? N : never }[keyof T];
type DutyOf<N> = N extends `i-${infer Name}` ? `m-${Name}` : never;
/** A mandatory quest, as it lies before a player: `m-quell-riots` is the card `i-quell-riots-1`. */
export type DutyId = { [M in Module]: DutyOf<Mandatory<(typeof boxes)[M]['intrigue']>> }[Module];
export const dutyIds = intrigueNames.filter((name) => intrigues[name].kind === 'mandatory').map((name) => `m-${name.slice(2)}` as DutyId);
export const isDuty = (quest: string): quest is DutyId => quest.startsWith('m-');

const cardOf = (duty: DutyId): IntrigueName => `i-${duty.slice(2)}` as IntrigueName;
export const duties = tableOf(dutyIds, (id): Duty & { readonly card: IntrigueId } => ({
  ...intrigues[cardOf(id)].duty!,
  card: `${cardOf(id)}-1`,
}));
export const dutyOfCard: Readonly<Partial<Record<IntrigueId, DutyId>>> = lookup(
  Object.fromEntries(dutyIds.map((duty) => [duties[duty].card, duty])),
);

/** Quests and mandatory quests: what can be completed, its cost and its reward. */
export type Completable = QuestId | DutyId;
export const completableIds: readonly Completable[] = [...questIds, ...dutyIds];
export const completableAt = (id: Completable): Duty => (isDuty(id) ? duties[id] : quests[id]);

export type LordId = IdOf<'lords'>;
export const lords: Readonly<Record<LordId, Bonus & { readonly module: Module }>> = rowsOf<'lords', Bonus>('lords');
export const lordIds = idsOf(lords);

/** WD-SETUP-02 · A faction is a colour, seat by seat; the Gray Hands come with a module. */
export const factions = ['city-guard', 'harpers', 'knights-of-the-shield', 'red-sashes', 'silverstars', 'gray-hands'] as const;
