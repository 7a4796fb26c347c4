import { featureSet, flag01, forEach, mostOf, sumOf, type Features, type Seat } from '@fathom/kernel';
import { cards, type AllyId } from '../content/cards.ts';
import { guilds } from '../content/guilds.ts';
import { locations } from '../content/locations.ts';
import { lords, type LordId } from '../content/lords.ts';
import { races } from '../content/races.ts';
import { keysOf, lordCount } from '../queries.ts';
import { payableOf } from '../rules/payment.ts';
import { breakdown, locationValue } from '../rules/scoring.ts';
import type { Abyss, Player, State } from '../state.ts';

/* What the learned evaluation reads of a table. */

const table = featureSet((s: State) => s, {
  'three players': (s) => flag01(s.seats === 3),
  'four players': (s) => flag01(s.seats === 4),
  kraken: (s) => flag01(s.kraken !== null),
  threat: (s) => s.threat / 6,
  'last turns': (s) => flag01(s.endedBy !== null),
  'lords in the court': (s) => s.court.length / 6,
  'cheapest lord': (s) => (s.court.length === 0 ? 1.5 : Math.min(...s.court.map((id) => lords[id].cost.value)) / 10),
  'best lord': (s) => mostOf(s.court, (id) => lords[id].influence) / 10,
  'keys in the court': (s) => sumOf(s.court, (id) => lords[id].keys) / 3,
  'available locations': (s) => s.available.length / 4,
  'lords in the deck': (s) => s.lordDeck.length / 40,
  ...forEach('council', races, (s: State, race) => s.council[race].length / 5),
  ...forEach('court', guilds, (s: State, guild) => sumOf(s.court, (id) => flag01(lords[id].guild === guild)) / 2),
});

interface SideFacts {
  readonly s: State;
  readonly seat: Seat;
  readonly player: Player;
  readonly lords: readonly LordId[];
  readonly count: number;
  readonly keys: number;
  readonly points: ReturnType<typeof breakdown>;
}

function gather(s: State, seat: Seat): SideFacts {
  const player = s.players[seat]!;
  const all = player.holdings.length === 0 ? player.lords : [...player.lords, ...player.holdings.flatMap((holding) => holding.lords)];
  return { s, seat, player, lords: all, count: lordCount(player), keys: keysOf(player), points: breakdown(s, seat) };
}

const best = (allies: readonly AllyId[], suit: number): number => mostOf(allies, (id) => (cards[id].suit === suit ? cards[id].value : 0));

const side = featureSet(gather, {
  'to move': ({ s, seat }) => flag01(s.turn === seat),
  'turns to wait': ({ s, seat }) => ((seat - s.turn + s.seats) % s.seats) / s.seats,
  'has ended the game': ({ s, seat }) => flag01(s.endedBy === seat),
  lords: ({ count }) => count / 7,
  ...forEach('at least lords', ['3', '4', '5', '6'], ({ count }: SideFacts, least) => flag01(count >= Number(least))),
  'free lords': ({ player }) => player.lords.length / 4,
  'turned lords': ({ player }) => player.turned.length,
  'cards in hand': ({ player }) => player.hand.length / 8,
  pearls: ({ player }) => player.pearls / 6,
  'many pearls': ({ player }) => Math.max(0, player.pearls - 4) / 6,
  'key tokens': ({ player }) => player.keys / 3,
  keys: ({ keys }) => keys / 3,
  'two keys': ({ keys }) => flag01(keys === 2),
  monsters: ({ player }) => player.monsters.length / 4,
  nebulis: ({ player }) => player.nebulis / 5,
  'kraken figure': ({ s, seat }) => flag01(s.kraken?.figure === seat),
  locations: ({ player }) => player.holdings.length / 3,
  'points of locations': ({ points }) => points.locations / 20,
  'points of lords': ({ points }) => points.lords / 30,
  'points of allies': ({ points }) => points.allies / 15,
  'best location for it': ({ s, seat }) => mostOf(s.available, (id) => locationValue(s, seat, id)) / 12,
  'power of free lords': ({ player }) => sumOf(player.lords, (id) => (player.turned.includes(id) ? 0 : lords[id].abilityWorth)) / 5,
  'locations that count lords': ({ player }) =>
    sumOf(player.holdings, ({ location }) => flag01(locations[location].worth.type === 'perLordOfGuild')),
  ...forEach('affiliated', races, ({ player }: SideFacts, _race, suit) => best(player.affiliated, suit) / 5),
  ...forEach('guild', guilds, (facts: SideFacts, guild) => sumOf(facts.lords, (id) => flag01(lords[id].guild === guild)) / 3),
});

interface OwnFacts {
  readonly hand: readonly AllyId[];
  readonly monsters: readonly number[];
  readonly affiliated: readonly AllyId[];
  readonly payable: readonly LordId[];
}

function gatherOwn(s: State, seat: Seat): OwnFacts {
  const { hand, monsters, affiliated } = s.players[seat]!;
  return { hand, monsters, affiliated, payable: payableOf(s, seat, s.court) };
}

const own = featureSet(gatherOwn, {
  'value in hand': ({ hand }) => sumOf(hand, (id) => cards[id].value) / 20,
  'races in hand': ({ hand }) => sumOf([0, 1, 2, 3, 4], (suit) => flag01(hand.some((id) => cards[id].suit === suit))) / 5,
  'points of monsters': ({ monsters }) => sumOf(monsters, (token) => token) / 12,
  'krakens in hand': ({ hand }) => sumOf(hand, (id) => flag01(cards[id].nebulis > 0)) / 2,
  'lords it can pay': ({ payable }) => payable.length / 4,
  'best lord it can pay': ({ payable }) => mostOf(payable, (id) => lords[id].influence + lords[id].abilityWorth) / 10,
  'key it can pay': ({ payable }) => mostOf(payable, (id) => lords[id].keys),
  ...forEach('hand', races, ({ hand }: OwnFacts, _race, suit) => sumOf(hand, (id) => (cards[id].suit === suit ? cards[id].value : 0)) / 10),
  ...forEach('best in hand', races, ({ hand }: OwnFacts, _race, suit) => best(hand, suit) / 5),
  ...forEach('lowest in hand', races, ({ hand }: OwnFacts, _race, suit) => lowest(hand, suit) / 5),
});

function lowest(hand: readonly AllyId[], suit: number): number {
  let least = 0;
  for (const id of hand) if (cards[id].suit === suit && (least === 0 || cards[id].value < least)) least = cards[id].value;
  return least;
}

const parts = ['locations', 'lords', 'allies', 'monsters', 'nebulis', 'figure'] as const;

export const features: Features<Abyss> = {
  table,
  side,
  own,
  standing: 'points of lords',
  sides: ({ seats }) => seats,
  isQuiet: (s) => s.stack.at(-1)?.kind === 'action',
  parts,
  partsOf(s, seat) {
    const points = breakdown(s, seat);
    return parts.map((part) => points[part]);
  },
};
