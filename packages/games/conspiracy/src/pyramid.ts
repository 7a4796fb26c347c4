import type { Guild } from './content/guilds.ts';
import { lords, type Lord, type LordId } from './content/lords.ts';

/**
 * CO-EXPAND-02, CO-COAL-02, 03 · The alliance: rows of 5, 4, 3, 2 and 1, each half a card to the right of the row above.
 * Slots are numbered 1 to 15 in the order they are filled. A set of slots is a bit mask: slot n is bit n.
 */
export const SLOTS = 15;
const ROWS = [5, 4, 3, 2, 1];

interface SlotPosition {
  readonly row: number;
  /** The left edge in half cards; a card is two wide. */
  readonly left: number;
}

/** Where each slot lies; index 0 stands for no slot. */
export const places: readonly SlotPosition[] = [
  { row: 0, left: 0 },
  ...ROWS.flatMap((length, row) => Array.from({ length }, (_, column) => ({ row: row + 1, left: row + column * 2 }))),
];

/** Sides touch when cards are neighbours in a row, or overlap by half in the next one. */
const touch = (a: SlotPosition, b: SlotPosition): boolean =>
  (a.row === b.row && Math.abs(a.left - b.left) === 2) || (Math.abs(a.row - b.row) === 1 && Math.abs(a.left - b.left) === 1);

export const neighbours: readonly (readonly number[])[] = places.map((place, slot) =>
  slot === 0 ? [] : places.flatMap((other, i) => (i > 0 && touch(place, other) ? [i] : [])),
);

/** CO-COAL-03 · The thirty pairs of slots that touch, the lower number first. */
export const touchingSlots: readonly (readonly [number, number])[] = neighbours.flatMap((slots, a) =>
  slots.flatMap((b) => (b > a ? [[a, b] as const] : [])),
);

/** CO-COAL-01 · The pairs of touching slots that hold lords of one guild: the bonds within coalitions, for display. */
export const coalitionLinks = (alliance: readonly LordId[]): (readonly [number, number])[] =>
  touchingSlots.filter(([a, b]) => b <= alliance.length && lords[alliance[a - 1]!].guild === lords[alliance[b - 1]!].guild);

const aroundSlot: readonly number[] = neighbours.map((slots) => slots.reduce((mask, slot) => mask | (1 << slot), 0));

/** All slots of a set that are connected, within the set, with one of its slots. */
export function groupOf(set: number, slot: number): number {
  let group = 1 << slot;
  let fresh = group;
  while (fresh !== 0) {
    let around = 0;
    for (let rest = fresh; rest !== 0; rest &= rest - 1) around |= aroundSlot[31 - Math.clz32(rest & -rest)]!;
    fresh = around & set & ~group;
    group |= fresh;
  }
  return group;
}

/** CO-COAL-04 · The largest connected part of a set; of equals, the one that begins first. */
export const largestGroup = (set: number): number => (largestGroups[set] ||= findLargest(set));

/** By the set: there are few enough to find each once. */
const largestGroups = new Uint16Array(2 << SLOTS);

function findLargest(set: number): number {
  let largest = 0;
  for (let rest = set; rest !== 0;) {
    const group = groupOf(set, 31 - Math.clz32(rest & -rest));
    if (size(group) > size(largest)) largest = group;
    rest &= ~group;
  }
  return largest;
}

/** How many slots a set has: its bits are counted in pairs, fours and eights. */
export function size(set: number): number {
  const pairs = set - ((set >> 1) & 0x5555);
  const fours = (pairs & 0x3333) + ((pairs >> 2) & 0x3333);
  const eights = (fours + (fours >> 4)) & 0x0f0f;
  return (eights + (eights >> 8)) & 0x1f;
}

export const slotsOf = (set: number): number[] => Array.from({ length: SLOTS }, (_, i) => i + 1).filter((slot) => (set >> slot) & 1);

/** The slots that lords of a guild stand in. */
export function guildSlots(alliance: readonly LordId[], guild: Guild): number {
  let set = 0;
  for (let i = 0; i < alliance.length; i++) if (lords[alliance[i]!].guild === guild) set |= 2 << i;
  return set;
}

/** The same for each guild, in their order. */
export function slotsByGuild(alliance: readonly LordId[]): number[] {
  const sets = [0, 0, 0, 0, 0];
  for (let i = 0; i < alliance.length; i++) sets[lords[alliance[i]!].suit]! |= 2 << i;
  return sets;
}

export function slotsWhere(alliance: readonly LordId[], wanted: (lord: Lord) => boolean): number {
  let set = 0;
  for (let i = 0; i < alliance.length; i++) if (wanted(lords[alliance[i]!])) set |= 2 << i;
  return set;
}
