import { impossible, type Move, type Seat } from '@fathom/kernel';
import { cards, isKraken, type AllyId } from './content/cards.ts';
import type { LocationId } from './content/locations.ts';
import { lords, type LordId } from './content/lords.ts';
import { isActive, keysOf, lordCount, suffersFrom } from './queries.ts';
import { price } from './rules/explore.ts';
import { locationValue } from './rules/scoring.ts';
import type { Abyss, Player, State } from './state.ts';

/* What a good player sees at a glance: every move in points, from what the seat knows. */

/** What a pearl, a key and a point of value in hand are worth, while there is time to use them. */
const PEARL = 0.9;
const KEY = 2.6;
const VALUE = 0.75;
/** A card in hand, whatever its value: it may be the race that is missing. */
const CARD = 0.6;
/** A race that is not yet in hand. */
const NEW_RACE = 0.9;
/** What a monster token is worth on average. */
const TOKEN = 2.65;
const NEBULIS = -1.2;
/** What a lord's ability is good for, besides what is counted elsewhere. */
const ABILITY: Readonly<Partial<Record<LordId, number>>> = {
  recruiter: 2,
  jailer: 1,
  seeker: 1.5,
  assassin: 2.5,
  commander: 1,
  tamer: 1,
  hunter: 2.5,
  'ship-master': 1.5,
  trader: 3 * PEARL,
  peddler: 2 * PEARL,
  landlord: 2.5,
  slaver: 1.5,
  shopkeeper: PEARL,
  shaman: 0.5,
  invoker: 4,
  apprentice: 2.5,
  oracle: 0.5,
  alchemist: 1.5,
  illusionist: 1,
  'master-of-magic': 1.5,
  corruptor: 1.5,
  traitor: 1,
  opportunist: 0.5,
  diplomat: 1.5,
  treasurer: 3,
  schemer: 1,
  sage: 9,
  hermit: 8,
  elder: 10,
  inheritor: 5 * PEARL,
  fence: 1,
  watcher: 0.5,
  vigil: 0.5,
  lookout: 0.5,
  shareholder: 2,
  hypnotist: 0.5,
  healer: 2.5,
  highwayman: 2,
  executioner: 1.5,
  recipient: 1,
  liberator: 1.5,
  outlaw: 0.5,
  counterfeiter: 0.5,
  ferryman: 1,
  cleaner: 0.5,
};

export function weigh(s: State, seat: Seat, move: Move<Abyss>): number {
  const me = s.players[seat]!;
  switch (move.type) {
    case 'recruit':
      return recruitGain(s, seat, move.lord);
    case 'bribe':
      return lordGain(s, seat, move.lord) - 5 * PEARL * time(s) + move.nebulis;
    case 'appoint':
      return lordGain(s, seat, move.lord);
    case 'dismiss':
      return 5 - lordGain(s, seat, move.lord) * (me.turned.includes(move.lord) ? 0.6 : 1);
    case 'explore':
      return 3.2 + 0.15 * s.threat;
    case 'takeStack':
      return stackGain(s, seat, s.council[move.race].length, cards[`${move.race}-3-1`].suit);
    case 'plot':
      return -0.5;
    case 'skip':
    case 'endTurn':
    case 'pass':
    case 'decline':
    case 'stop':
      return 0;
    case 'buy':
      return allyGain(s, seat, s.track.at(-1) as AllyId) - move.pearls * PEARL * time(s) - move.nebulis * NEBULIS - 0.9 * move.pearls;
    case 'take':
      return allyGain(s, seat, s.track.at(-1) as AllyId) + 0.25 * s.track.length;
    case 'goOn':
      return 3.5 - 0.15 * s.track.length + (price(s) > 1 ? 0 : 0.3);
    case 'fight':
      return [0, 2.2, 3.6, 3.2, 4.6, 6, 6.5][s.threat]! - (suffersFrom(s, seat, 'tamer') ? 0.7 : 0);
    case 'reward':
      return move.keys * KEY + move.pearls * PEARL * time(s) + move.tokens * TOKEN;
    case 'cheapest':
      return 10;
    case 'done':
      return 5 + move.nebulis;
    case 'spend':
      return -cards[move.ally].value;
    case 'affiliate':
      return affiliateGain(me, move.ally);
    case 'takeLocation':
      return tileGain(s, seat, move.location);
    case 'drawTiles':
      return 7 + 0.6 * move.count;
    case 'useKeys':
      return (
        -move.lords.reduce((sum, lord) => sum + (lords[lord].ability === 'ongoing' ? (ABILITY[lord] ?? 0) : 0), 0) * time(s) -
        0.5 * (3 - move.lords.length)
      );
    case 'exchange':
      return tileGain(s, seat, move.other) - tileGain(s, seat, move.mine) - 0.5;
    case 'turn':
      return lords[move.lord].keys * 2 + (lords[move.lord].ability === 'ongoing' ? (ABILITY[move.lord] ?? 0) : 0);
    case 'steal':
      return standing(s, move.from);
    case 'handOver':
    case 'give':
      return standing(s, move.to);
    case 'discard':
      return -allyGain(s, seat, move.ally);
    case 'payUp':
      return -PEARL - 1;
    case 'sell':
      return 2 * PEARL * time(s) - allyGain(s, seat, move.ally) - 0.3;
    case 'banish':
      return 0.3 * s.council[move.race].length - 1.2;
    case 'oust':
      return -0.4;
    case 'launder':
      return 1.5;
    case 'invite':
      return -0.2;
    case 'reserve':
      return move.item in lords ? 0.1 * lords[move.item as LordId].influence : -0.3;
    case 'stow':
      return -s.council[move.race].length;
    case 'drawLoot':
      return lootGain(s);
    case 'heal':
      return allyGain(s, seat, move.ally);
    case 'nameRace':
      return s.players.reduce(
        (sum, { affiliated }, other) => sum + (other === seat ? 0 : affiliated.filter((ally) => cards[ally].race === move.race).length),
        0,
      );
    case 'free':
      return (ABILITY[move.lord] ?? 0) + lords[move.lord].keys * KEY;
    default:
      return impossible(move);
  }
}

/** What is left of the game, from 1 to 0: the nearest to seven lords decides. */
function time(s: State): number {
  if (s.endedBy !== null) return 0.15;
  let most = 0;
  for (const player of s.players) most = Math.max(most, lordCount(player));
  return 1 - most * 0.11;
}

/** What a lord brings, once he is there. */
function lordGain(s: State, seat: Seat, lord: LordId): number {
  const me = s.players[seat]!;
  const { influence, keys, ability } = lords[lord];
  const later = time(s);
  const key = keys === 0 ? 0 : keysOf(me) === 2 ? 6 : KEY * later;
  return influence + key + (ABILITY[lord] ?? 0) * (ability === 'ongoing' ? later : 1) + tilesGrow(me, lord);
}

/** Tiles that are held already earn with more lords. */
function tilesGrow({ holdings }: Player, lord: LordId): number {
  let points = 0;
  for (const { location } of holdings) {
    if (location === 'jail') points -= 1;
    if (location === 'closed-tower' && lords[lord].keys > 0) points += 3;
    if (location === 'lost-tower' && lords[lord].keys === 0) points += 3;
  }
  return points;
}

/** A lord, less what the cards and pearls for him would be worth; who is ahead hurries. */
function recruitGain(s: State, seat: Seat, lord: LordId): number {
  const cost = lords[lord].cost.value + (suffersFrom(s, seat, 'recruiter') ? 2 : 0) - (isActive(s.players[seat]!, 'treasurer') ? 2 : 0);
  return 2.5 + lordGain(s, seat, lord) - cost * VALUE * 0.75 * Math.max(0.3, time(s));
}

const hasSuit = (hand: readonly AllyId[], suit: number): boolean => hand.some((ally) => cards[ally].suit === suit);

/** What a card is worth in hand. */
function allyGain(s: State, seat: Seat, ally: AllyId): number {
  const { hand, affiliated } = s.players[seat]!;
  const { suit, value, nebulis } = cards[ally];
  if (s.endedBy !== null && !hand.includes(ally)) return lastGain(affiliated, hand, ally);
  const worth = CARD + value * VALUE + (hasSuit(hand, suit) ? 0 : NEW_RACE);
  return Math.max(0, (isKraken(ally) ? worth + 0.6 - 0.5 * nebulis : worth) - 0.08 * hand.length * (hand.length > 8 ? 2 : 0));
}

/** In the last round a card is affiliated, if it is the lowest of its race; it counts where it is the best. */
function lastGain(affiliated: readonly AllyId[], hand: readonly AllyId[], ally: AllyId): number {
  const { suit, value } = cards[ally];
  if (isKraken(ally)) return NEBULIS;
  if (hasSuit(hand, suit)) return 0.2;
  let best = 0;
  for (const other of affiliated) if (cards[other].suit === suit) best = Math.max(best, cards[other].value);
  return Math.max(0.1, value - best);
}

/** Unknown cards of a race: two and a half points each. */
function stackGain(s: State, seat: Seat, size: number, suit: number): number {
  const { hand } = s.players[seat]!;
  if (s.endedBy !== null) return hasSuit(hand, suit) ? 0.3 : 2;
  return size * (CARD + 2.4 * VALUE * 0.9) - 0.2 + (hasSuit(hand, suit) ? 0 : NEW_RACE);
}

/** The higher, the better at the end; a race that is new counts in full. */
function affiliateGain({ affiliated }: Player, ally: AllyId): number {
  const { suit, value } = cards[ally];
  let best = 0;
  for (const other of affiliated) if (cards[other].suit === suit) best = Math.max(best, cards[other].value);
  return Math.max(0, value - best) + 0.1 * value;
}

/** Points as they stand, and what may still come. */
function tileGain(s: State, seat: Seat, location: LocationId): number {
  const now = locationValue(s, seat, location);
  if (location === 'city-of-mirrors') return Math.max(6, now);
  if (location === 'black-smokers') return 9;
  if (location in (s.kraken?.loot ?? {})) return now + 9;
  return now + (location === 'jail' || location === 'coral-barrier' ? -3 : 2) * time(s);
}

/** Another card, less the risk of a twin. */
function lootGain(s: State): number {
  const frame = s.stack.at(-1);
  if (frame?.kind !== 'search') return 0;
  const here = s.kraken!.loot[frame.location];
  const risk = here.reduce((sum, value) => sum + value * value, 0) / 25;
  return 5.4 + 1 - risk * 2;
}

/** Roughly how well somebody stands, from what is open. */
const standing = (s: State, seat: Seat): number => {
  const { lords: free, holdings, pearls } = s.players[seat]!;
  return free.length * 6 + holdings.length * 20 + pearls;
};
