import type { Features, Named, Seat } from '@fathom/kernel';
import { cards, type AllyId } from '../content/cards.ts';
import { guilds } from '../content/guilds.ts';
import { locations } from '../content/locations.ts';
import { lords, type LordId } from '../content/lords.ts';
import { races } from '../content/races.ts';
import { keysOf, lordCount } from '../queries.ts';
import { breakdown, locationValue } from '../rules/scoring.ts';
import type { Abyss, State } from '../state.ts';

type OfTable = (s: State) => number;
type OfSide = (s: State, side: Seat) => number;

const flag = (is: boolean): number => (is ? 1 : 0);
const sumOf = <T>(items: readonly T[], of: (item: T) => number): number => {
  let sum = 0;
  for (const item of items) sum += of(item);
  return sum;
};
const mostOf = <T>(items: readonly T[], of: (item: T) => number): number => {
  let most = 0;
  for (const item of items) most = Math.max(most, of(item));
  return most;
};
const perRace = <F>(name: string, of: (suit: number) => F): Named<F> => Object.fromEntries(races.map((race, suit) => [`${name} ${race}`, of(suit)]));

const table: Named<OfTable> = {
  'three players': (s) => flag(s.seats === 3),
  'four players': (s) => flag(s.seats === 4),
  kraken: (s) => flag(s.kraken !== null),
  threat: (s) => s.threat / 6,
  'last turns': (s) => flag(s.endedBy !== null),
  'lords in the court': (s) => s.court.length / 6,
  'cheapest lord': (s) => (s.court.length === 0 ? 1.5 : Math.min(...s.court.map((id) => lords[id].cost.value)) / 10),
  'best lord': (s) => mostOf(s.court, (id) => lords[id].influence) / 10,
  'available locations': (s) => s.available.length / 4,
  'lords in the deck': (s) => s.lordDeck.length / 40,
  ...perRace<OfTable>('council', (suit) => (s) => s.council[races[suit]!].length / 5),
  ...perRace<OfTable>('court', (suit) => (s) => sumOf(s.court, (id) => flag(lords[id].guild === guilds[suit])) / 2),
};

const allLords = (s: State, side: Seat): readonly LordId[] => {
  const { lords: free, holdings } = s.players[side]!;
  return [...free, ...holdings.flatMap((holding) => holding.lords)];
};

const bestAffiliated = (s: State, side: Seat, suit: number): number =>
  mostOf(s.players[side]!.affiliated, (id) => (cards[id].suit === suit ? cards[id].value : 0));

const side: Named<OfSide> = {
  'to move': (s, side) => flag(s.turn === side),
  'turns to wait': (s, side) => ((side - s.turn + s.seats) % s.seats) / s.seats,
  'has ended the game': (s, side) => flag(s.endedBy === side),
  lords: (s, side) => lordCount(s.players[side]!) / 7,
  'six lords': (s, side) => flag(lordCount(s.players[side]!) >= 6),
  'five lords': (s, side) => flag(lordCount(s.players[side]!) >= 5),
  'free lords': (s, side) => s.players[side]!.lords.length / 4,
  'turned lords': (s, side) => s.players[side]!.turned.length,
  'cards in hand': (s, side) => s.players[side]!.hand.length / 8,
  pearls: (s, side) => s.players[side]!.pearls / 6,
  'many pearls': (s, side) => Math.max(0, s.players[side]!.pearls - 4) / 6,
  'key tokens': (s, side) => s.players[side]!.keys / 3,
  keys: (s, side) => keysOf(s.players[side]!) / 3,
  'two keys': (s, side) => flag(keysOf(s.players[side]!) === 2),
  monsters: (s, side) => s.players[side]!.monsters.length / 4,
  nebulis: (s, side) => s.players[side]!.nebulis / 5,
  'kraken figure': (s, side) => flag(s.kraken?.figure === side),
  locations: (s, side) => s.players[side]!.holdings.length / 3,
  'points of locations': (s, side) => sumOf(s.players[side]!.holdings, ({ location }) => locationValue(s, side, location)) / 20,
  'points of lords': (s, side) => sumOf(allLords(s, side), (id) => lords[id].influence) / 30,
  'points of allies': (s, side) => sumOf(races, (_) => 0) + sumOf([0, 1, 2, 3, 4], (suit) => bestAffiliated(s, side, suit)) / 15,
  'best location for it': (s, side) => mostOf(s.available, (id) => locationValue(s, side, id)) / 12,
  'lasting lords': (s, side) => sumOf(s.players[side]!.lords, (id) => flag(lords[id].ability !== null && !s.players[side]!.turned.includes(id))) / 3,
  'locations that count lords': (s, side) => sumOf(s.players[side]!.holdings, ({ location }) => flag(locations[location].worth.type === 'perLordOfGuild')),
  ...perRace<OfSide>('affiliated', (suit) => (s, side) => bestAffiliated(s, side, suit) / 5),
  ...Object.fromEntries(guilds.map((guild) => [`guild ${guild}`, ((s, side) => sumOf(allLords(s, side), (id) => flag(lords[id].guild === guild)) / 3) as OfSide])),
};

const inHand = (s: State, side: Seat, of: (id: AllyId) => number): number => sumOf(s.players[side]!.hand, of);

const own: Named<OfSide> = {
  'value in hand': (s, side) => inHand(s, side, (id) => cards[id].value) / 20,
  'races in hand': (s, side) => sumOf([0, 1, 2, 3, 4], (suit) => flag(s.players[side]!.hand.some((id) => cards[id].suit === suit))) / 5,
  'points of monsters': (s, side) => sumOf(s.players[side]!.monsters, (token) => token) / 12,
  'krakens in hand': (s, side) => inHand(s, side, (id) => flag(cards[id].nebulis > 0)) / 2,
  ...perRace<OfSide>('hand', (suit) => (s, side) => inHand(s, side, (id) => (cards[id].suit === suit ? cards[id].value : 0)) / 10),
  ...perRace<OfSide>('lowest in hand', (suit) => (s, side) => lowest(s.players[side]!.hand, suit) / 5),
};

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
  isQuiet: (s) => s.stack.at(-1)?.kind === 'action',
  parts,
  partsOf(s, side) {
    const points = breakdown(s, side);
    return parts.map((part) => points[part]);
  },
};
