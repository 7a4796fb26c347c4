import type { Features, Named, Seat } from '@fathom/kernel';
import { guilds } from '../content/guilds.ts';
import { lords } from '../content/lords.ts';
import { groupOf, largestGroup, neighbours, size, SLOTS, slotsByGuild } from '../pyramid.ts';
import { activeKeys, holds } from '../rules/keys.ts';
import { breakdown, total } from '../rules/scoring.ts';
import type { Conspiracy, State } from '../state.ts';
import { locations } from '../content/locations.ts';

type OfTable = (s: State) => number;
type OfSide = (s: State, side: Seat) => number;

const perGuild = <F>(name: string, of: (suit: number) => F): Named<F> =>
  Object.fromEntries(guilds.map((guild, suit) => [`${name} ${guild}`, of(suit)]));

const flag = (is: boolean): number => (is ? 1 : 0);
const sumOf = <T>(items: readonly T[], of: (item: T) => number): number => {
  let sum = 0;
  for (const item of items) sum += of(item);
  return sum;
};

const table: Named<OfTable> = {
  'three players': (s) => flag(s.seats === 3),
  'four players': (s) => flag(s.seats === 4),
  'rival': (s) => flag(s.rival !== null),
  'lords in the deck': (s) => s.lordDeck.length / 60,
  'locations in the deck': (s) => s.locationDeck.length / 24,
  'open locations': (s) => s.openLocations.length / 6,
  'best open location': (s) => Math.min(1, s.openLocations.length),
  'last turns': (s) => flag(s.armedBy !== null),
  ...perGuild('lords in the pile', (suit) => (s: State) => s.piles[guilds[suit]!].length / 3),
  ...perGuild('best in the pile', (suit) => (s: State) => bestOf(s.piles[guilds[suit]!]) / 6),
  ...perGuild('silver in the pile', (suit) => (s: State) => sumOf(s.piles[guilds[suit]!], (id) => flag(lords[id].key === 'silver')) / 2),
  ...perGuild('gold in the pile', (suit) => (s: State) => sumOf(s.piles[guilds[suit]!], (id) => flag(lords[id].key === 'gold'))),
  ...perGuild('pearls in the pile', (suit) => (s: State) => sumOf(s.piles[guilds[suit]!], (id) => lords[id].pearls) / 2),
};

function bestOf(ids: readonly (keyof typeof lords)[]): number {
  let best = 0;
  for (const id of ids) if (lords[id].vp > best) best = lords[id].vp;
  return best;
}

const slotsOf = (s: State, side: Seat, suit: number): number => slotsByGuild(s.players[side]!.alliance)[suit]!;

/** How large the group of a guild becomes with a lord in the next slot. */
const reach =
  (suit: number): OfSide =>
  (s, side) => {
    const next = s.players[side]!.alliance.length + 1;
    return next > SLOTS ? 0 : size(groupOf(slotsOf(s, side, suit) | (1 << next), next)) / 6;
  };

const side: Named<OfSide> = {
  'to move': (s, side) => flag(s.turn === side),
  'turns to wait': (s, side) => ((side - s.turn + s.players.length) % s.players.length) / s.players.length,
  'has ended the game': (s, side) => flag(s.armedBy === side),
  lords: (s, side) => s.players[side]!.alliance.length / SLOTS,
  'nearly full': (s, side) => flag(s.players[side]!.alliance.length >= 12),
  'one before full': (s, side) => flag(s.players[side]!.alliance.length >= 14),
  'points now': (s, side) => total(s, side) / 40,
  'points of lords': (s, side) => breakdownOf(s, side)[0]! / 20,
  'points of locations': (s, side) => breakdownOf(s, side)[1]! / 20,
  'points of the coalition': (s, side) => breakdownOf(s, side)[2]! / 20,
  'master of pearls': (s, side) => flag(s.master === side),
  pearls: (s, side) => s.players[side]!.pearls / 8,
  'pearls behind the master': (s, side) => (s.master === null ? 0 : Math.max(0, s.players[s.master]!.pearls - s.players[side]!.pearls) / 5),
  'silver keys': (s, side) => activeKeys(s.players[side]!).silver,
  'gold keys': (s, side) => activeKeys(s.players[side]!).gold,
  'any two keys': (s, side) => flag(holds(s.players[side]!, 'locksmiths-vault')),
  locations: (s, side) => s.players[side]!.holdings.length / 4,
  'locations that count keys': (s, side) => sumOf(s.players[side]!.holdings, ({ location }) => flag(locations[location].worth.type === 'perKey')),
  'locations that count pearls': (s, side) => sumOf(s.players[side]!.holdings, ({ location }) => flag(locations[location].worth.type === 'perPearlPair')),
  'locations that count lords': (s, side) => sumOf(s.players[side]!.holdings, ({ location }) => flag(locations[location].worth.type === 'perLord')),
  'locations that count locations': (s, side) => sumOf(s.players[side]!.holdings, ({ location }) => flag(locations[location].worth.type === 'perLocation')),
  ...perGuild<OfSide>('lords of', (suit) => (s, side) => size(slotsOf(s, side, suit)) / 5),
  ...perGuild<OfSide>('crest of', (suit) => (s, side) => crest(s, side, suit) / 6),
  ...perGuild<OfSide>('group of', (suit) => (s, side) => size(largestGroup(slotsOf(s, side, suit))) / 6),
  ...perGuild<OfSide>('reach of', reach),
  'open ends': (s, side) => openEnds(s, side) / 6,
};

function crest(s: State, side: Seat, suit: number): number {
  const lord = s.players[side]!.crests[guilds[suit]!];
  return lord === null ? 0 : lords[lord].vp;
}

/** Empty slots that touch the largest group. */
function openEnds(s: State, side: Seat): number {
  const { alliance } = s.players[side]!;
  let largest = 0;
  for (const set of slotsByGuild(alliance)) {
    const group = largestGroup(set);
    if (size(group) > size(largest)) largest = group;
  }
  let count = 0;
  for (let slot = alliance.length + 1; slot <= SLOTS; slot++) if (neighbours[slot]!.some((near) => (largest >> near) & 1)) count++;
  return count;
}

const parts = ['lords', 'locations', 'coalition', 'master', 'bonus'] as const;
const breakdownOf = (s: State, side: Seat): number[] => {
  const points = breakdown(s, side);
  return parts.map((part) => points[part]);
};

export const features: Features<Conspiracy> = {
  table,
  side,
  own: {},
  isQuiet: (s) => s.stack.at(-1)?.kind === 'source' && s.revealed.length === 0,
  parts,
  partsOf: breakdownOf,
};
