import { lookup } from '@fathom/kernel';
import { skullportBuildings } from '../expansions/skullport/buildings.ts';
import { skullportIntrigue } from '../expansions/skullport/intrigue.ts';
import { skullportLords } from '../expansions/skullport/lords.ts';
import { skullportQuests } from '../expansions/skullport/quests.ts';
import { skullportSpaces } from '../expansions/skullport/spaces.ts';
import { undermountainBuildings } from '../expansions/undermountain/buildings.ts';
import { undermountainIntrigue } from '../expansions/undermountain/intrigue.ts';
import { undermountainLords } from '../expansions/undermountain/lords.ts';
import { undermountainQuests } from '../expansions/undermountain/quests.ts';
import { undermountainSpaces } from '../expansions/undermountain/spaces.ts';
import type { Effect } from '../effects/effect.ts';
import type { Building } from './building.ts';
import { baseBuildings } from './buildings.ts';
import type { Duty, Intrigue } from './card.ts';
import type { Module } from './goods.ts';
import { baseIntrigue } from './intrigue.ts';
import type { Bonus } from './lord.ts';
import { baseLords } from './lords.ts';
import type { Permission, Quest } from './quest.ts';
import { baseQuests } from './quests.ts';
import { baseSpaces } from './spaces.ts';

/* Everything in the box, by ID: the city's, then Undermountain's, then Skullport's. */

type Keys<T> = (keyof T & string)[];
const keysOf = <T extends object>(table: T): Keys<T> => Object.keys(table) as Keys<T>;
const within = <K extends string, R>(module: Module, rows: Readonly<Record<K, R>>): Record<K, R & { readonly module: Module }> =>
  Object.fromEntries(keysOf(rows).map((id) => [id, { ...rows[id], module }])) as Record<K, R & { readonly module: Module }>;

/** The basic action spaces, and what they do; those of the Inn and of the Harbor have one ID each. */
export type BasicSpaceId = keyof typeof baseSpaces | keyof typeof undermountainSpaces | keyof typeof skullportSpaces;
export const basicSpaces: Readonly<Record<BasicSpaceId, readonly Effect[]>> = lookup({
  ...baseSpaces,
  ...undermountainSpaces,
  ...skullportSpaces,
});
export const basicSpaceIds: Readonly<Record<Module, readonly BasicSpaceId[]>> = {
  base: keysOf(baseSpaces),
  undermountain: keysOf(undermountainSpaces),
  skullport: keysOf(skullportSpaces),
};

export type BuildingId = keyof typeof baseBuildings | keyof typeof undermountainBuildings | keyof typeof skullportBuildings;
export const buildings: Readonly<Record<BuildingId, Building>> = lookup({
  ...within('base', baseBuildings),
  ...within('undermountain', undermountainBuildings),
  ...within('skullport', skullportBuildings),
});
export const buildingIds = keysOf(buildings);

export type SpaceId = BasicSpaceId | BuildingId;
export const isBuilding = (space: string): space is BuildingId => space in buildings;

export type QuestId = keyof typeof baseQuests | keyof typeof undermountainQuests | keyof typeof skullportQuests;
export const quests: Readonly<Record<QuestId, Quest>> = lookup({
  ...within('base', baseQuests),
  ...within('undermountain', undermountainQuests),
  ...within('skullport', skullportQuests),
});
export const questIds = keysOf(quests);
/** The plot quest that allows something. */
export const questFor = (permission: Permission): QuestId => questIds.find((id) => quests[id].ongoing?.of === permission)!;

/** An intrigue card without its copy. */
export type IntrigueName = keyof typeof baseIntrigue | keyof typeof undermountainIntrigue | keyof typeof skullportIntrigue;
export const intrigues: Readonly<Record<IntrigueName, Intrigue>> = lookup({
  ...within('base', baseIntrigue),
  ...within('undermountain', undermountainIntrigue),
  ...within('skullport', skullportIntrigue),
});
export const intrigueNames = keysOf(intrigues);

/** One card among its copies: `i-ambush-1`, `i-ambush-2`. */
export type IntrigueId = `${IntrigueName}-${1 | 2 | 3}`;
export const intrigueIds: readonly IntrigueId[] = intrigueNames.flatMap((name) =>
  Array.from({ length: intrigues[name].copies }, (_, i) => `${name}-${i + 1}` as IntrigueId),
);
/** What a card is called without its copy. */
export const nameOf: Readonly<Record<IntrigueId, IntrigueName>> = lookup(
  Object.fromEntries(intrigueIds.map((id) => [id, id.slice(0, -2)])) as Record<IntrigueId, IntrigueName>,
);

/** A mandatory quest, as it lies before a player: `m-quell-riots` is the card `i-quell-riots-1`. */
export const dutyIds = [
  'm-fend-off-bandits',
  'm-foil-the-zhentarim',
  'm-placate-angry-merchants',
  'm-quell-riots',
  'm-repel-drow-invaders',
  'm-stamp-out-cultists',
  'm-evade-assassin',
  'm-subdue-illithid-menace',
  'm-unveil-abyssal-agent',
  'm-clear-rust-monster-nest',
  'm-cover-up-a-scandal',
  'm-hunt-hidden-ghoul',
] as const;
export type DutyId = (typeof dutyIds)[number];
export const isDuty = (quest: string): quest is DutyId => quest.startsWith('m-');

const nameOfDuty = (duty: DutyId): IntrigueName => `i-${duty.slice(2)}` as IntrigueName;
export const duties: Readonly<Record<DutyId, Duty & { readonly card: IntrigueId }>> = lookup(
  Object.fromEntries(dutyIds.map((id) => [id, { ...intrigues[nameOfDuty(id)].duty!, card: `${nameOfDuty(id)}-1` }])) as Record<
    DutyId,
    Duty & { readonly card: IntrigueId }
  >,
);
export const dutyOfCard: Readonly<Partial<Record<IntrigueId, DutyId>>> = lookup(
  Object.fromEntries(dutyIds.map((duty) => [duties[duty].card, duty])),
);

export type LordId = keyof typeof baseLords | keyof typeof undermountainLords | keyof typeof skullportLords;
export const lords: Readonly<Record<LordId, Bonus & { readonly module: Module }>> = lookup({
  ...within('base', baseLords),
  ...within('undermountain', undermountainLords),
  ...within('skullport', skullportLords),
});
export const lordIds = keysOf(lords);

/** WD-SETUP-02 · A faction is a colour, seat by seat; the Gray Hands come with a module. */
export const factions = ['city-guard', 'harpers', 'knights-of-the-shield', 'red-sashes', 'silverstars', 'gray-hands'] as const;
