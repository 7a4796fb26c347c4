import { lookup, type Move, type Seat } from '@fathom/kernel';
import { cards, type AllyId } from '../content/cards.ts';
import { locations, type LocationId } from '../content/locations.ts';
import { lords, type LordId } from '../content/lords.ts';
import { lasting, suffered } from '../lasting.ts';
import { keysOf } from '../queries.ts';
import { krakenWeights } from '../rules/expansions.ts';
import { price } from '../rules/explore.ts';
import { locationValue } from '../rules/scoring.ts';
import type { Abyss, Player, State } from '../state.ts';
import { allyGain, CARD, hasSuit, KEY, NEBULIS, NEW_RACE, PEARL, standing, time, TOKEN, VALUE, type WeightTable } from './gains.ts';

/* A fast estimate of every move in points, from what the seat knows. */

const weights = lookup<WeightTable<Move<Abyss>['type']>>({
  recruit: (s, seat, { lord }) => recruitGain(s, seat, lord),
  bribe: (s, seat, { lord, nebulis }) => lordGain(s, seat, lord) - 5 * PEARL * time(s) + nebulis,
  appoint: (s, seat, { lord }) => lordGain(s, seat, lord),
  dismiss: (s, seat, { lord }) => 5 - lordGain(s, seat, lord) * (s.players[seat]!.turned.includes(lord) ? 0.6 : 1),
  explore: ({ threat }) => 3.2 + 0.15 * threat,
  takeStack: (s, seat, { race }) => stackGain(s, seat, s.council[race].length, cards[`${race}-3-1`].suit),
  plot: () => -0.5,
  skip: () => 0,
  endTurn: () => 0,
  pass: () => 0,
  decline: () => 0,
  buy: (s, seat, { pearls, nebulis }) =>
    allyGain(s, seat, s.track.at(-1) as AllyId) - pearls * PEARL * time(s) - nebulis * NEBULIS - 0.9 * pearls,
  take: (s, seat) => allyGain(s, seat, s.track.at(-1) as AllyId) + 0.25 * s.track.length,
  goOn: (s) => 3.5 - 0.15 * s.track.length + (price(s) > 1 ? 0 : 0.3),
  fight: (s, seat) => [0, 2.2, 3.6, 3.2, 4.6, 6, 6.5][s.threat]! - 0.7 * suffered(s, seat, lasting.lowerReward),
  reward: (s, _seat, { keys, pearls, tokens }) => keys * KEY + pearls * PEARL * time(s) + tokens * TOKEN,
  cheapest: () => 10,
  done: (_s, _seat, { nebulis }) => 5 + nebulis,
  spend: (_s, _seat, { ally }) => -cards[ally].value,
  affiliate: (s, seat, { ally }) => affiliateGain(s.players[seat]!, ally),
  takeLocation: (s, seat, { location }) => tileGain(s, seat, location),
  drawTiles: (_s, _seat, { count }) => 7 + 0.6 * count,
  useKeys: (s, _seat, { lords: used }) => -used.reduce((sum, lord) => sum + lastingWorth(lord), 0) * time(s) - 0.5 * (3 - used.length),
  exchange: (s, seat, { mine, other }) => tileGain(s, seat, other) - tileGain(s, seat, mine) - 0.5,
  turn: (_s, _seat, { lord }) => lords[lord].keys * 2 + lastingWorth(lord),
  steal: (s, _seat, { from }) => standing(s, from),
  discard: (s, seat, { ally }) => -allyGain(s, seat, ally),
  payUp: () => -PEARL - 1,
  sell: (s, seat, { ally }) => 2 * PEARL * time(s) - allyGain(s, seat, ally) - 0.3,
  banish: (s, _seat, { race }) => 0.3 * s.council[race].length - 1.2,
  oust: () => -0.4,
  ...krakenWeights,
});

export const weigh = (s: State, seat: Seat, move: Move<Abyss>): number =>
  (weights[move.type] as (s: State, seat: Seat, move: Move<Abyss>) => number)(s, seat, move);

/** What is lost with a lord who is covered or turned. */
const lastingWorth = (lord: LordId): number => (lords[lord].ability === 'ongoing' ? lords[lord].abilityWorth : 0);

/** What a lord brings, once he is there. */
function lordGain(s: State, seat: Seat, lord: LordId): number {
  const me = s.players[seat]!;
  const { influence, keys, ability, abilityWorth } = lords[lord];
  const later = time(s);
  const key = keys === 0 ? 0 : keysOf(me) === 2 ? 6 : KEY * later;
  return influence + key + abilityWorth * (ability === 'ongoing' ? later : 1) + tilesGrow(me, lord);
}

/** Tiles that are held already earn with more lords. */
function tilesGrow({ holdings }: Player, lord: LordId): number {
  let points = 0;
  for (const { location } of holdings) {
    const { worth } = locations[location];
    if (worth.type === 'lessLords') points -= 1;
    if (worth.type === 'perLordWithKeys' && worth.keys === lords[lord].keys) points += worth.each;
  }
  return points;
}

/** A lord, less what the cards and pearls for him would be worth; who is ahead hurries. */
function recruitGain(s: State, seat: Seat, lord: LordId): number {
  const cost = lords[lord].cost.value + suffered(s, seat, lasting.surcharge) - lasting.discount(s.players[seat]!);
  return 2.5 + lordGain(s, seat, lord) - cost * VALUE * 0.75 * Math.max(0.3, time(s));
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
  const { type } = locations[location].worth;
  if (type === 'copy') return Math.max(6, now);
  if (type === 'nothing') return 9;
  if (type === 'loot') return now + 9;
  return now + (type === 'lessLords' || type === 'lessAffiliated' ? -3 : 2) * time(s);
}
