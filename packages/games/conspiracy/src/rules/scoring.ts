import { impossible, type Seat, type SideScore } from '@fathom/kernel';
import { guilds, type Guild } from '../content/guilds.ts';
import { locations, type LocationId } from '../content/locations.ts';
import { lords, type Lord } from '../content/lords.ts';
import { RIVAL_LOCATION, rivalBonus } from '../expansions/solo/rivals.ts';
import { largestGroup, size, slotsByGuild, slotsOf, slotsWhere } from '../pyramid.ts';
import type { Laid, LaidPlayer } from '../state.ts';

const COALITION = 3;
const MASTER = 5;

/** CO-SCORE-01, OPT-SOLO-11 · Lords, locations, coalition, Master of Pearls, and what a rival adds. */
export function total(t: Laid, side: Seat): number {
  const { lords: ofLords, locations: ofLocations, coalition, master, bonus } = pointsOf(t, side);
  return ofLords + ofLocations + coalition + master + bonus;
}

/** Where a side's points come from. */
export type Points = Readonly<Record<'lords' | 'locations' | 'coalition' | 'master' | 'bonus', number>>;

export function pointsOf(t: Laid, side: Seat): Points {
  const player = t.players[side]!;
  return {
    lords: lordsScore(player),
    locations: locationsScore(t, side),
    coalition: COALITION * size(largestCoalition(player)),
    master: masterScore(t, side),
    bonus: rivalBonus(t, side),
  };
}

/** CO-SCORE-02, CO-CREST-07 · Only lords under crests count. */
function lordsScore({ crests }: LaidPlayer): number {
  const { farmer, military, merchant, politician, mage } = crests;
  return crestValue(farmer) + crestValue(military) + crestValue(merchant) + crestValue(politician) + crestValue(mage);
}

/** CO-SCORE-03 · Every controlled location. */
function locationsScore(t: Laid, side: Seat): number {
  let sum = 0;
  for (const { location } of t.players[side]!.holdings) sum += locationValue(t, side, location);
  return sum;
}

/** CO-LOC-01..24, OPT-BONUS-01..05, OPT-SOLO-06 · What a location is worth to the side that controls it. */
export function locationValue(t: Laid, side: Seat, location: LocationId): number {
  const player = t.players[side]!;
  if (t.rival !== null && side === t.seats) return RIVAL_LOCATION;
  const { worth } = locations[location];
  switch (worth.type) {
    case 'fixed':
      return worth.vp;
    case 'perKey':
      return worth.vp * count(player, ({ key }) => key === worth.key);
    case 'perPearlPair':
      return Math.floor(player.pearls / 2);
    case 'perLocation':
      return worth.vp * player.holdings.length;
    case 'bestLord':
      return crestValue(player.crests[worth.guild]);
    case 'perLord':
      return worth.base + count(player, ({ guild }) => guild === worth.guild);
    case 'circle':
      return worth.vp * size(largestGroup(slotsWhere(player.alliance, ({ vp }) => vp === worth.value)));
    case 'perPlainLord':
      return worth.base + count(player, ({ vp }) => vp === 0 || vp === 6);
    default:
      return impossible(worth);
  }
}

/** CO-COAL-01, 04, 05, CO-SCORE-04 · The slots of the largest group of one guild; a lone lord is a group of one. */
function largestCoalition(player: LaidPlayer): number {
  let largest = 0;
  for (const kin of slotsByGuild(player.alliance)) {
    if (size(kin) <= size(largest)) continue;
    const group = largestGroup(kin);
    if (size(group) > size(largest)) largest = group;
  }
  return largest;
}

/** CO-SCORE-05, CO-PEARL-09. */
const masterScore = (t: Laid, side: Seat): number => (t.master === side ? MASTER : 0);

/** CO-SCORE-07 · Where the points come from, for display. */
export interface Breakdown {
  readonly lords: number;
  readonly locations: number;
  readonly coalition: number;
  readonly master: number;
  readonly bonus: number;
  readonly total: number;
  /** The lord under each crest, in the order of the guilds. */
  readonly crests: readonly { readonly guild: Guild; readonly lord: string; readonly vp: number }[];
  readonly holdings: readonly { readonly location: LocationId; readonly slot: number; readonly vp: number }[];
  readonly largestCoalition: { readonly guild: Guild | null; readonly slots: readonly number[] };
}

export function breakdown(t: Laid, side: Seat): Breakdown {
  const player = t.players[side]!;
  const coalition = slotsOf(largestCoalition(player));
  const first = coalition[0];
  return {
    ...pointsOf(t, side),
    total: total(t, side),
    crests: guilds.flatMap((guild) => {
      const lord = player.crests[guild];
      return lord === null ? [] : [{ guild, lord, vp: lords[lord].vp }];
    }),
    holdings: player.holdings.map(({ location, slot }) => ({ location, slot, vp: locationValue(t, side, location) })),
    largestCoalition: { guild: first === undefined ? null : lords[player.alliance[first - 1]!].guild, slots: coalition },
  };
}

/** CO-SCORE-07 · The same as a list, for display. */
export function score(t: Laid): SideScore[] {
  const parts = ['lords', 'locations', 'coalition', 'master', ...(t.rival === null ? [] : (['bonus'] as const))] as const;
  return t.players.map((_, side) => {
    const points = breakdown(t, side);
    return { total: points.total, parts: parts.map((part) => ({ part, points: points[part] })) };
  });
}

const crestValue = (lord: LaidPlayer['crests'][Guild]): number => (lord === null ? 0 : lords[lord].vp);

function count({ alliance }: LaidPlayer, wanted: (lord: Lord) => boolean): number {
  let n = 0;
  for (const id of alliance) if (wanted(lords[id])) n++;
  return n;
}
