import { impossible, lookup, type Move, type Seat } from '@fathom/kernel';
import { locations, type LocationEffect, type LocationId, type Worth } from './content/locations.ts';
import { lordIds, lords, type Lord, type LordId } from './content/lords.ts';
import { rivalSide } from './expansions/solo/rivals.ts';
import { largestGroup, size, SLOTS } from './pyramid.ts';
import { holds } from './rules/keys.ts';
import { locationValue } from './rules/scoring.ts';
import type { Conspiracy, State } from './state.ts';

/* What a good player sees at a glance: every move in points, from what lies open. The numbers were found by playing against their own variations. */

const COALITION = 3;
const MASTER = 3.3;
/** What a location brings, before it is known which; and a key that waits for its twin. */
const LOCATION = 6;
const SILVER = 2.5;
const GOLD = 1;
/** A slot is the scarcest thing there is, but for the last turn. */
const SLOT = 1.1;
/** What may still be overtaken is worth less by this, were all lords still to come. */
const FADES = { crest: 0.7, coalition: 1.9 };
/** What the next player would have got, and does not. */
const DENY = { lords: 0.8, location: 0.45 };
/** One, two or three lords from the deck: what is not kept feeds the others. */
const DRAW = [0, 1.6, 4.4, 4.1];
const REVEAL = 4;
/** What a location may still grow by, and what its effect is good for, were all lords still to come. */
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

const profit = (s: State, side: Seat, lot: Lot): number => gain(s, side, lot) - slotPrice(s) * Math.min(lot.count, standing(s, side).room);

/** What lords of one guild, placed next, are worth to a side; of too many, so many as fit. */
function gain(s: State, side: Seat, lot: Lot): number {
  const { room, time, crowned, kin, coalition, silver, gold, vault } = standing(s, side);
  const count = Math.min(lot.count, room);
  if (count === 0) return 0;
  const future = Math.min(room - count, time) / SLOTS;

  const rise = Math.max(0, lot.best - crowned[lot.suit]!);
  let points = rise * (1 - FADES.crest * future);

  const slots = ((1 << count) - 1) << (SLOTS + 1 - room);
  points += Math.max(0, coalitionOf(kin[lot.suit]! | slots) - coalition) * (COALITION - FADES.coalition * future);

  if (lot.silver + lot.gold > 0) {
    const silvers = silver + lot.silver;
    const golds = gold + lot.gold;
    const taken = vault ? (silvers + golds) >> 1 : (silvers >> 1) + (golds >> 1);
    const left = taken > 0 && count === 1 ? 0 : SILVER * (silvers & 1) + GOLD * (golds & 1);
    points += taken * LOCATION + Math.min(1, 10 * future) * (left - SILVER * silver - GOLD * gold);
  }
  if (lot.pearls > 0) points += pearlGain(s, side, lot.pearls);
  if (side !== rivalSide(s)) for (const { location } of s.players[side]!.holdings) points += rent(locations[location].worth, lot, rise);
  return points;
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
  const { room, time } = standing(s, side);
  const future = Math.min(room, time) / SLOTS;
  let points = locationValue(s, side, id) + (GROWTH[worth.type] ?? 0) * future;
  if (worth.type === 'perLocation') points += worth.vp;
  if (effect?.type === 'gainPearls') points += pearlGain(s, side, effect.amount);
  else if (effect !== undefined) points += (EFFECT[effect.type] ?? 0) * future;
  return points;
}

/** Worth it only for a larger coalition. */
function swapGain(s: State, side: Seat, [a, b]: readonly [number, number]): number {
  const { alliance } = s.players[side]!;
  const { kin, coalition } = standing(s, side);
  const one = lords[alliance[a - 1]!].suit;
  const two = lords[alliance[b - 1]!].suit;
  const both = (1 << a) | (1 << b);
  return one === two ? -1 : Math.max(coalitionOf(kin[one]! ^ both), coalitionOf(kin[two]! ^ both)) - coalition - 0.5;
}

/** The size of the largest group of some slots, worked out once for each set. */
const coalitionOf = (set: number): number => (set === 0 ? 0 : (sizes[set] ||= size(largestGroup(set))));
const sizes = new Uint8Array(2 << SLOTS);

/** Some lords of one guild: one alone, or a pile. */
type Lot = ReturnType<typeof lotOf>;
const lotOf = ({ guild, suit, vp, key, pearls }: Lord) => ({
  guild,
  suit,
  count: 1,
  best: vp as number,
  silver: key === 'silver' ? 1 : 0,
  gold: key === 'gold' ? 1 : 0,
  pearls,
});
const alone: Readonly<Record<LordId, Lot>> = lookup(Object.fromEntries(lordIds.map((id) => [id, lotOf(lords[id])])) as Record<LordId, Lot>);

/** Piles are weighed one at a time and all too often: always in the same lot. */
const heap = lotOf(lords['mage-0-1']);
function gather(cards: readonly LordId[]): Lot {
  heap.count = cards.length;
  heap.best = heap.silver = heap.gold = heap.pearls = 0;
  for (const id of cards) {
    const { guild, suit, best, silver, gold, pearls } = alone[id];
    heap.guild = guild;
    heap.suit = suit;
    heap.best = Math.max(heap.best, best);
    heap.silver += silver;
    heap.gold += gold;
    heap.pearls += pearls;
  }
  return heap;
}

/** How a side stands: its empty slots, and how many lords the others leave time for; by guild, the best lord and the slots; active keys. */
type Standing = ReturnType<typeof newStanding>;
const newStanding = () => ({
  of: null as State | null,
  ply: 0,
  room: 0,
  time: 0,
  crowned: [0, 0, 0, 0, 0],
  kin: [0, 0, 0, 0, 0],
  coalition: 0,
  silver: 0,
  gold: 0,
  vault: false,
});
const standings = [newStanding(), newStanding(), newStanding(), newStanding()];

/** A table changes only by a move, and every move counts a ply: one look is good for all the moves of a question. */
function standing(s: State, side: Seat): Standing {
  const known = standings[side]!;
  if (known.of !== s || known.ply !== s.ply) look(known, s, side);
  return known;
}

function look(at: Standing, s: State, side: Seat): void {
  const player = s.players[side]!;
  const { alliance, holdings } = player;
  const { crowned, kin } = at;
  const separated = holdings.length === 0 ? 0 : holdings[holdings.length - 1]!.slot;
  at.of = s;
  at.ply = s.ply;
  at.room = SLOTS - alliance.length;
  at.time = s.armedBy === null ? SLOTS : 0;
  for (let i = 0; i < s.players.length; i++) if (i !== side) at.time = Math.min(at.time, SLOTS + 1 - s.players[i]!.alliance.length);
  at.coalition = at.silver = at.gold = 0;
  for (let suit = 0; suit < kin.length; suit++) crowned[suit] = kin[suit] = 0;
  for (let i = 0; i < alliance.length; i++) {
    const { suit, key, vp } = lords[alliance[i]!];
    crowned[suit] = Math.max(crowned[suit]!, vp);
    kin[suit]! |= 2 << i;
    if (i < separated) continue;
    if (key === 'silver') at.silver++;
    else if (key === 'gold') at.gold++;
  }
  for (let i = 0; i < kin.length; i++) at.coalition = Math.max(at.coalition, coalitionOf(kin[i]!));
  at.vault = holds(player, 'locksmiths-vault');
}
