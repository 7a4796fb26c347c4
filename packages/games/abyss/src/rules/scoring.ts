import { lookup, type Seat, type SideScore } from '@fathom/kernel';
import { cards, type AllyId } from '../content/cards.ts';
import { guilds } from '../content/guilds.ts';
import type { Worth } from '../content/location.ts';
import { locations, type LocationId } from '../content/locations.ts';
import { lords, type Lord } from '../content/lords.ts';
import type { KrakenView } from '../expansions.ts';
import { lordCount } from '../queries.ts';
import type { SeatView } from '../state.ts';
import { figureScore, krakenWorths } from './expansions.ts';

/** What scoring reads, from a state or from any seat's view; tokens that are not seen do not count yet. */
export interface Scored {
  readonly players: readonly (Pick<SeatView, 'affiliated' | 'lords' | 'holdings' | 'pearls' | 'nebulis'> & {
    readonly monsters: readonly number[] | null;
  })[];
  readonly kraken: Pick<KrakenView, 'figure' | 'loot'> | null;
}
type Side = Scored['players'][number];

/** AB-SCORE-01, 06, KR-SCORE-04 · Locations, lords, allies and monsters, less Nebulis and the figure. */
export function total(t: Scored, seat: Seat): number {
  const side = t.players[seat]!;
  return locationsScore(t, seat) + lordsScore(side) + alliesScore(side) + monstersScore(side) - side.nebulis - figureScore(t, seat);
}

/** AB-SCORE-03 · Free, turned and covered: folds over the lords. */
function overLords(
  { lords: free, holdings }: Pick<SeatView, 'lords' | 'holdings'>,
  first: number,
  next: (soFar: number, lord: Lord) => number,
): number {
  let soFar = first;
  for (const lord of free) soFar = next(soFar, lords[lord]);
  for (const holding of holdings) for (const lord of holding.lords) soFar = next(soFar, lords[lord]);
  return soFar;
}

const lordsScore = (side: Side): number => overLords(side, 0, (points, { influence }) => points + influence);

/** AB-SCORE-04 · The strongest affiliated ally of each race. */
const alliesScore = ({ affiliated }: Side): number => overSuits(affiliated, (a, b) => a > b);

/** AB-SCORE-05. */
const monstersScore = ({ monsters }: Side): number => sum(monsters ?? []);

/** AB-TIE-02 · The single strongest lord; none counts as 0. */
export const strongest = (side: Pick<SeatView, 'lords' | 'holdings'>): number =>
  overLords(side, 0, (most, { influence }) => Math.max(most, influence));

/** AB-SCORE-02 · All controlled locations. */
function locationsScore(t: Scored, seat: Seat): number {
  let points = 0;
  for (const { location } of t.players[seat]!.holdings) points += locationValue(t, seat, location);
  return points;
}

/** By what a tile counts: the points for it, to one side of a table. */
export type WorthTable<W extends Worth> = {
  readonly [T in W['type']]: (worth: Extract<W, { readonly type: T }>, side: Side, t: Scored, seat: Seat, location: LocationId) => number;
};

const worths: WorthTable<Worth> = lookup<WorthTable<Worth>>({
  perLordOfGuild: ({ base, each, guild }, side) => base + each * count(side, (lord) => lord.guild === guild),
  perAffiliated: ({ base, each, race }, { affiliated }) => base + each * affiliated.filter((ally) => cards[ally].race === race).length,
  perGuild: ({ each }, side) => each * guilds.filter((guild) => count(side, (lord) => lord.guild === guild) > 0).length,
  copy: (_worth, _side, t, seat) => bestCopy(t, seat),
  nothing: () => 0,
  weakestLord: ({ times }, side) => times * weakest(side),
  strongestLord: (_worth, side) => strongest(side),
  lessLords: ({ base }, side) => base - lordCount(side),
  perLordWithKeys: ({ each, keys }, side) => each * count(side, (lord) => lord.keys === keys),
  weakestAffiliated: ({ base }, { affiliated }) => base + overSuits(affiliated, (a, b) => a < b),
  lessAffiliated: ({ base }, { affiliated }) => base - affiliated.length,
  ...krakenWorths,
});

/** AB-TILE-01..20, KR-TILE-01..06 · What a tile is worth to a player, as if that player controlled it. */
export function locationValue(t: Scored, seat: Seat, location: LocationId): number {
  const { worth } = locations[location];
  return (worths as WorthTable<never> & Record<string, Points>)[worth.type]!(worth, t.players[seat]!, t, seat, location);
}
type Points = (worth: Worth, side: Side, t: Scored, seat: Seat, location: LocationId) => number;

/** AB-TILE-09, RL-30 · The best of all that opponents control, and never below 0. Mirrors do not show each other. */
function bestCopy(t: Scored, seat: Seat): number {
  let best = 0;
  t.players.forEach(({ holdings }, other) => {
    if (other !== seat) for (const { location } of holdings) best = Math.max(best, locationValue(t, seat, location));
  });
  return best;
}

/** AB-TILE-12. */
const weakest = (side: Side): number =>
  lordCount(side) === 0 ? 0 : overLords(side, Number.POSITIVE_INFINITY, (least, { influence }) => Math.min(least, influence));

/** The sum of one value for each affiliated race: of two values the one that is preferred. */
function overSuits(allies: readonly AllyId[], isWanted: (value: number, other: number) => boolean): number {
  const chosen = [0, 0, 0, 0, 0];
  for (const ally of allies) {
    const { suit, value } = cards[ally];
    if (chosen[suit] === 0 || isWanted(value, chosen[suit]!)) chosen[suit] = value;
  }
  return sum(chosen);
}

const count = (side: Side, isWanted: (lord: Lord) => boolean): number =>
  overLords(side, 0, (found, lord) => (isWanted(lord) ? found + 1 : found));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Where the points come from, for display. */
export interface Breakdown {
  readonly locations: number;
  readonly lords: number;
  readonly allies: number;
  readonly monsters: number;
  readonly nebulis: number;
  readonly figure: number;
  readonly total: number;
  readonly holdings: readonly { readonly location: LocationId; readonly points: number }[];
}

export function breakdown(t: Scored, seat: Seat): Breakdown {
  const side = t.players[seat]!;
  return {
    locations: locationsScore(t, seat),
    lords: lordsScore(side),
    allies: alliesScore(side),
    monsters: monstersScore(side),
    nebulis: 0 - side.nebulis,
    figure: 0 - figureScore(t, seat),
    total: total(t, seat),
    holdings: side.holdings.map(({ location }) => ({ location, points: locationValue(t, seat, location) })),
  };
}

/** The same as a list, for display. */
export function score(t: Scored): SideScore[] {
  const parts = ['locations', 'lords', 'allies', 'monsters', ...(t.kraken === null ? [] : (['nebulis', 'figure'] as const))] as const;
  return t.players.map((_, seat) => {
    const points = breakdown(t, seat);
    return { total: points.total, parts: parts.map((part) => ({ part, points: points[part] })) };
  });
}
