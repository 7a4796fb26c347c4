import { impossible, lookup, type Move, type Seat } from '@fathom/kernel';
import type { Guild } from './content/guilds.ts';
import { locations, type LocationEffect, type LocationId, type Worth } from './content/locations.ts';
import { lordIds, lords, type Lord, type LordId } from './content/lords.ts';
import { rivalSide } from './expansions/solo/rivals.ts';
import { largestGroup, size, SLOTS, slotsByGuild } from './pyramid.ts';
import { activeKeys, holds } from './rules/keys.ts';
import { locationValue } from './rules/scoring.ts';
import type { Conspiracy, Player, State } from './state.ts';

/* A fast estimate of every move in points, from public information. The numbers were found by playing them against variations. */

const COALITION = 3;
const MASTER = 3.3;
/** What a location brings, before it is known which; and a key that waits for its twin. */
const LOCATION = 6;
const SILVER = 2.5;
const GOLD = 1;
/** A slot is scarce, except in the last turn. */
const SLOT = 1.1;
/** How much less something that can be overtaken is worth when all lords are still to come. */
const FADES = { crest: 0.7, coalition: 1.9 };
/** What the next player is denied. */
const DENY = { lords: 0.8, location: 0.45 };
/** One, two or three lords from the deck: lords that are not kept go to piles that others can take. */
const DRAW = [0, 1.6, 4.4, 4.1];
const REVEAL = 4;
/** What a location may still gain, and what its effect is worth, when all lords are still to come. */
const GROWTH: Readonly<Partial<Record<Worth['type'], number>>> = { perKey: 2.2, perLocation: 4.5 };
const EFFECT: Readonly<Partial<Record<LocationEffect['type'], number>>> = { restrict: 1.4, anyTwoKeys: 3, searchDeck: 2.7 };

export function weigh(s: State, seat: Seat, move: Move<Conspiracy>): number {
  switch (move.type) {
    case 'draw':
      return (isLastTurn(s, seat) ? move.count : DRAW[move.count]!) - slotPrice(s);
    case 'takePile': {
      const pile = gather(s.piles[move.guild]);
      if (s.turn !== seat) return -profit(s, s.turn, pile);
      return profit(s, seat, pile) + (isLastTurn(s, seat) ? 0 : DENY.lords * Math.max(0, profit(s, after(s, seat), pile)));
    }
    case 'keep': {
      const lord = alone[move.lord];
      return gain(s, seat, lord) + (isLastTurn(s, seat) ? 0 : DENY.lords * gain(s, after(s, seat), lord));
    }
    case 'return':
      return gain(s, s.turn, alone[move.lord]) * (s.turn === seat ? -1 : 1); // OPT-SOLO-05 · For the rival, the worst.
    case 'place':
      return gain(s, s.turn, alone[move.lord]) * (s.turn === seat ? 1 : -1);
    case 'swap':
      return swapGain(s, seat, move.slots);
    case 'reveal':
      return REVEAL + move.count;
    case 'takeOpen':
    case 'takeLocation':
      return (
        locationGain(s, seat, move.location) + (isLastTurn(s, seat) ? 0 : DENY.location * locationGain(s, after(s, seat), move.location))
      );
    case 'useToken':
      return 1;
    case 'decline':
    case 'endTurn':
      return 0;
    default:
      return impossible(move);
  }
}

const after = (s: State, side: Seat): Seat => (side + 1 === s.players.length ? 0 : side + 1);
const isLastTurn = (s: State, side: Seat): boolean => s.armedBy === after(s, side);
const slotPrice = (s: State): number => (s.armedBy === null ? SLOT : 0);

const profit = (s: State, side: Seat, lot: Lot): number => gain(s, side, lot) - slotPrice(s) * Math.min(lot.count, roomOf(s, side));

/** What lords of one guild, placed next, are worth to a side; of too many, so many as fit. */
function gain(s: State, side: Seat, lot: Lot): number {
  const { alliance } = s.players[side]!;
  const room = roomOf(s, side);
  const count = Math.min(lot.count, room);
  if (count === 0) return 0;
  const slots = slotsByGuild(alliance);
  const own = slots[lot.suit]!;
  const filled = ((1 << count) - 1) << (SLOTS + 1 - room);
  const future = Math.min(room - count, timeOf(s, side)) / SLOTS;
  const rise = Math.max(0, lot.best - bestIn(alliance, own));
  let points = rise * (1 - FADES.crest * future);
  points += Math.max(0, coalitionOf(own | filled) - largestCoalition(slots)) * (COALITION - FADES.coalition * future);
  if (lot.silver + lot.gold > 0) points += keyGain(s.players[side]!, lot, count, future);
  if (lot.pearls > 0) points += pearlGain(s, side, lot.pearls);
  if (side !== rivalSide(s)) for (const { location } of s.players[side]!.holdings) points += rent(locations[location].worth, lot, rise);
  return points;
}

/** The locations that keys of a lot complete, and what the keys that are left promise. */
function keyGain(player: Player, lot: Lot, count: number, future: number): number {
  const { silver, gold } = activeKeys(player);
  const silvers = silver + lot.silver;
  const golds = gold + lot.gold;
  const taken = holds(player, 'locksmiths-vault') ? (silvers + golds) >> 1 : (silvers >> 1) + (golds >> 1);
  const left = taken > 0 && count === 1 ? 0 : SILVER * (silvers & 1) + GOLD * (golds & 1);
  return taken * LOCATION + Math.min(1, 10 * future) * (left - SILVER * silver - GOLD * gold);
}

/** What a location that is held already earns with more lords. */
function rent(worth: Worth, lot: Lot, rise: number): number {
  if (worth.type === 'perKey') return worth.vp * (worth.key === 'silver' ? lot.silver : lot.gold);
  if (worth.type === 'perPearlPair') return lot.pearls / 2;
  if (worth.type === 'bestLord' && worth.guild === lot.guild) return rise;
  return worth.type === 'perLord' && worth.guild === lot.guild ? lot.count : 0;
}

function pearlGain(s: State, side: Seat, amount: number): number {
  const takesToken = s.master === null || (s.master !== side && s.players[side]!.pearls + amount >= s.players[s.master]!.pearls);
  return takesToken ? MASTER : 0;
}

function locationGain(s: State, side: Seat, id: LocationId): number {
  const { worth, effect } = locations[id];
  const future = Math.min(roomOf(s, side), timeOf(s, side)) / SLOTS;
  let points = locationValue(s, side, id) + (GROWTH[worth.type] ?? 0) * future;
  if (worth.type === 'perLocation') points += worth.vp;
  if (effect?.type === 'gainPearls') points += pearlGain(s, side, effect.amount);
  else if (effect !== undefined) points += (EFFECT[effect.type] ?? 0) * future;
  return points;
}

/** Worth it only for a larger coalition. */
function swapGain(s: State, side: Seat, [a, b]: readonly [number, number]): number {
  const { alliance } = s.players[side]!;
  const slots = slotsByGuild(alliance);
  const one = lords[alliance[a - 1]!].suit;
  const two = lords[alliance[b - 1]!].suit;
  const both = (1 << a) | (1 << b);
  return one === two ? -1 : Math.max(coalitionOf(slots[one]! ^ both), coalitionOf(slots[two]! ^ both)) - largestCoalition(slots) - 0.5;
}

/** The size of the largest group of some slots, worked out once for each set. */
const coalitionOf = (set: number): number => (set === 0 ? 0 : (sizes[set] ||= size(largestGroup(set))));
const sizes = new Uint8Array(2 << SLOTS);

function largestCoalition(slots: readonly number[]): number {
  let largest = 0;
  for (const set of slots) largest = Math.max(largest, coalitionOf(set));
  return largest;
}

/** Some lords of one guild: one alone, or a pile. */
interface Lot {
  readonly guild: Guild;
  readonly suit: number;
  readonly count: number;
  readonly best: number;
  readonly silver: number;
  readonly gold: number;
  readonly pearls: number;
}
const lotOf = ({ guild, suit, vp, key, pearls }: Lord): Lot => ({
  guild,
  suit,
  count: 1,
  best: vp,
  silver: key === 'silver' ? 1 : 0,
  gold: key === 'gold' ? 1 : 0,
  pearls,
});
const alone: Readonly<Record<LordId, Lot>> = lookup(Object.fromEntries(lordIds.map((id) => [id, lotOf(lords[id])])) as Record<LordId, Lot>);

function gather(pile: readonly LordId[]): Lot {
  const { guild, suit } = lords[pile[0]!];
  const lot = { guild, suit, count: pile.length, best: 0, silver: 0, gold: 0, pearls: 0 };
  for (const id of pile) {
    const { best, silver, gold, pearls } = alone[id];
    lot.best = Math.max(lot.best, best);
    lot.silver += silver;
    lot.gold += gold;
    lot.pearls += pearls;
  }
  return lot;
}

/** The points of the best lord in some slots. */
function bestIn(alliance: readonly LordId[], slots: number): number {
  let best = 0;
  for (let i = 0; i < alliance.length; i++) if ((slots & (2 << i)) !== 0) best = Math.max(best, lords[alliance[i]!].vp);
  return best;
}

const roomOf = (s: State, side: Seat): number => SLOTS - s.players[side]!.alliance.length;

/** None once somebody has filled an alliance; otherwise as many as the fullest of the others needs. */
function timeOf(s: State, side: Seat): number {
  let time = s.armedBy === null ? SLOTS : 0;
  for (let other = 0; other < s.players.length; other++) if (other !== side) time = Math.min(time, roomOf(s, other) + 1);
  return time;
}
