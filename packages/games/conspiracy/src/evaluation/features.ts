import { featureSet, flag01, forEach, mostOf, sumOf, type Features, type Seat } from '@fathom/kernel';
import { guilds, type Guild } from '../content/guilds.ts';
import { locations } from '../content/locations.ts';
import { lords } from '../content/lords.ts';
import { groupOf, largestGroup, neighbours, size, SLOTS, slotsByGuild } from '../pyramid.ts';
import { activeKeys, holds } from '../rules/keys.ts';
import { locationValue, pointsOf, type Points } from '../rules/scoring.ts';
import type { Conspiracy, State } from '../state.ts';

/* What the learned evaluation reads of a table. Nothing is hidden in Conspiracy but what lies face down in the decks. */

const table = featureSet((s: State) => s, {
  'three players': (s) => flag01(s.seats === 3),
  'four players': (s) => flag01(s.seats === 4),
  rival: (s) => flag01(s.rival !== null),
  'bonus locations': (s) => flag01(s.options.bonusLocations),
  'lords in the deck': (s) => s.lordDeck.length / 60,
  'locations in the deck': (s) => s.locationDeck.length / 24,
  'open locations': (s) => s.openLocations.length / 6,
  'last turns': (s) => flag01(s.armedBy !== null),
  ...forEach('lords in the pile', guilds, (s: State, guild) => s.piles[guild].length / 3),
  ...forEach('best in the pile', guilds, (s: State, guild) => mostOf(s.piles[guild], (id) => lords[id].vp) / 6),
  ...forEach('silver in the pile', guilds, (s: State, guild) => sumOf(s.piles[guild], (id) => flag01(lords[id].key === 'silver')) / 2),
  ...forEach('gold in the pile', guilds, (s: State, guild) => sumOf(s.piles[guild], (id) => flag01(lords[id].key === 'gold'))),
  ...forEach('pearls in the pile', guilds, (s: State, guild) => sumOf(s.piles[guild], (id) => lords[id].pearls) / 2),
});

interface SideFacts {
  readonly s: State;
  readonly seat: Seat;
  readonly player: State['players'][number];
  readonly slots: readonly number[];
  readonly groups: readonly number[];
  readonly points: Points;
  readonly keys: ReturnType<typeof activeKeys>;
}

function gather(s: State, seat: Seat): SideFacts {
  const player = s.players[seat]!;
  const slots = slotsByGuild(player.alliance);
  return { s, seat, player, slots, groups: slots.map(largestGroup), points: pointsOf(s, seat), keys: activeKeys(player) };
}

const side = featureSet(gather, {
  'to move': ({ s, seat }) => flag01(s.turn === seat),
  'turns to wait': ({ s, seat }) => ((seat - s.turn + s.players.length) % s.players.length) / s.players.length,
  'has ended the game': ({ s, seat }) => flag01(s.armedBy === seat),
  lords: ({ player }) => player.alliance.length / SLOTS,
  ...forEach('at least lords', ['9', '11', '12', '13', '14', '15'], ({ player }: SideFacts, least) =>
    flag01(player.alliance.length >= Number(least)),
  ),
  'points now': ({ points }) => (points.lords + points.locations + points.coalition + points.master + points.bonus) / 40,
  'points of lords': ({ points }) => points.lords / 20,
  'points of locations': ({ points }) => points.locations / 20,
  'points of the coalition': ({ points }) => points.coalition / 20,
  'points of bonuses': ({ points }) => points.bonus / 10,
  'master of pearls': ({ s, seat }) => flag01(s.master === seat),
  pearls: ({ player }) => player.pearls / 8,
  'pearls behind the master': ({ s, player }) => (s.master === null ? 0 : Math.max(0, s.players[s.master]!.pearls - player.pearls) / 5),
  'silver keys': ({ keys }) => keys.silver,
  'gold keys': ({ keys }) => keys.gold,
  'any two keys': ({ player }) => flag01(holds(player, 'locksmiths-vault')),
  'best open location': ({ s, seat }) => mostOf(s.openLocations, (id) => locationValue(s, seat, id)) / 10,
  locations: ({ player }) => player.holdings.length / 4,
  ...forEach('locations that count', ['perKey', 'perPearlPair', 'perLord', 'perLocation'], ({ player }: SideFacts, type) =>
    sumOf(player.holdings, ({ location }) => flag01(locations[location].worth.type === type)),
  ),
  ...forEach('lords of', guilds, ({ slots }: SideFacts, _guild, suit) => size(slots[suit]!) / 5),
  ...forEach('crest of', guilds, ({ player }: SideFacts, guild) => crest(player, guild) / 6),
  ...forEach('group of', guilds, ({ groups }: SideFacts, _guild, suit) => size(groups[suit]!) / 6),
  ...forEach('reach of', guilds, reach),
  'largest group': ({ groups }) => mostOf(groups, size) / 8,
  'open ends': openEnds,
});

function crest({ crests }: SideFacts['player'], guild: Guild): number {
  const lord = crests[guild];
  return lord === null ? 0 : lords[lord].vp;
}

/** How large the group of a guild becomes with a lord in the next slot. */
function reach({ player, slots }: SideFacts, _guild: Guild, suit: number): number {
  const next = player.alliance.length + 1;
  return next > SLOTS ? 0 : size(groupOf(slots[suit]! | (1 << next), next)) / 6;
}

/** Empty slots that touch the largest group. */
function openEnds({ player, groups }: SideFacts): number {
  let largest = 0;
  for (const group of groups) if (size(group) > size(largest)) largest = group;
  let count = 0;
  for (let slot = player.alliance.length + 1; slot <= SLOTS; slot++) if (neighbours[slot]!.some((near) => (largest >> near) & 1)) count++;
  return count / 6;
}

const parts = ['lords', 'locations', 'coalition', 'master', 'bonus'] as const;

export const features: Features<Conspiracy> = {
  table,
  side,
  own: featureSet(() => null, {}),
  standing: 'points now',
  sides: ({ players }) => players.length,
  isQuiet: (s) => s.stack.at(-1)?.kind === 'source' && s.revealed.length === 0,
  parts,
  partsOf(s, seat) {
    const points = pointsOf(s, seat);
    return parts.map((part) => points[part]);
  },
};
