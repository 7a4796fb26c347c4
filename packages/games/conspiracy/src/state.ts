import {
  count,
  flag,
  frozen,
  group,
  hidden,
  list,
  oneOf,
  open,
  orNull,
  perName,
  perSeat,
  piece,
  scalar,
  type Core,
  type DeclaredView,
  type HeldIn,
  type Kinds,
  type ShownIn,
} from '@fathom/kernel';
import { guilds, type Guild } from './content/guilds.ts';
import { locationIds } from './content/locations.ts';
import { lordIds } from './content/lords.ts';
import type { Event } from './events.ts';
import type { Answers, Steps } from './flow.ts';
import { SLOTS } from './pyramid.ts';
import type { View } from './secrets.ts';

/** `mage-1` is any silver keeper of the mages. */
const lords = { ids: lordIds, copies: /-\d$/ };
export const locationCards = { ids: locationIds };

/** A seat, or the rival behind the one person of a solo game. */
const side = scalar((cursor, { seats }) => cursor.whole(0, seats === 1 ? 1 : seats - 1));

/** What lies before one player. */
export const playerFields = {
  /** The lord of slot n is at n − 1 (CO-EXPAND-01). */
  alliance: open(lords, SLOTS),
  /** The lord under each crest, or null: a crest travels with its lord (CO-CREST-06). */
  crests: frozen(perName(guilds, orNull(oneOf(lordIds)))),
  /** In the order they were taken, so by rising slot. Each lies on the lord of a slot, for good (CO-KEY-12, 17). */
  holdings: list(frozen(group({ slot: count(SLOTS, 1), location: piece(locationCards) }))),
  pearls: count(99),
};

/**
 * CO-HIDDEN-01..03 · All that lies on the table, in the order in which a position is read. Everybody sees everything but the two
 * decks.
 */
export const fields = {
  /** One per seat, and in a solo game the rival behind. */
  players: perSeat(playerFields),
  piles: perName(guilds, open(lords)),
  /** Whose turn it is. */
  turn: side,
  master: orNull(side),
  /** Who completed an alliance first; the game ends before that player's next turn. */
  armedBy: orNull(side),
  /** CO-LOC-09, 10 · Until the start of `by`'s next turn everybody else draws exactly this many lords. */
  restriction: orNull(frozen(group({ draw: oneOf([1, 2]), by: side }))),
  /** OPT-SOLO-01, 08 · The automatic rival; its alliance is the last of the players. */
  rival: orNull(frozen(group({ guild: oneOf(guilds), holdsToken: flag }))),
  /** Turned up from the deck for one decision. */
  revealed: open(lords),
  /** Kept or taken, and not yet placed. */
  setAside: open(lords),
  openLocations: open(locationCards),
  revealedLocations: open(locationCards),
  /** The top card is the last. */
  lordDeck: hidden(lords),
  /** The top card is the last. */
  locationDeck: hidden(locationCards),
};

export interface Player extends HeldIn<typeof playerFields> {}
export type Holding = Player['holdings'][number];

/** A player as any seat sees it; nothing about it is hidden. */
export interface LaidPlayer extends ShownIn<typeof playerFields> {}

/** What scoring reads, from a state or from any seat's view. */
export type Laid = Pick<DeclaredView<typeof fields>, 'players' | 'master' | 'rival' | 'seats'>;

export interface Options {
  /** Which seat begins, counted from one. */
  readonly first: 'random' | 1 | 2 | 3 | 4;
  readonly bonusLocations: boolean;
  readonly rival: 'none' | 'random' | Guild;
}

export interface State extends Core<Conspiracy>, HeldIn<typeof fields> {
  readonly options: Options;
}

export interface Conspiracy extends Kinds {
  state: State;
  steps: Steps;
  answers: Answers;
  event: Event;
  view: View;
  options: Options;
}

export const clonePlayer = (p: Player): Player => ({
  alliance: p.alliance.slice(),
  crests: p.crests,
  holdings: p.holdings.slice(),
  pearls: p.pearls,
});

export const clonePiles = (piles: State['piles']): State['piles'] => ({
  farmer: piles.farmer.slice(),
  military: piles.military.slice(),
  merchant: piles.merchant.slice(),
  politician: piles.politician.slice(),
  mage: piles.mage.slice(),
});

/**
 * By hand, since every move through `play` copies a table: the derived copy takes 3.2 times as long. Name by name, since copies
 * made with a spread differ in their hidden classes, which makes all rules slower. A law compares it with structuredClone.
 */
export const clone = (s: State): State => ({
  seats: s.seats,
  stack: s.stack.slice(),
  rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
  ply: s.ply,
  undoFloor: s.undoFloor,
  actor: s.actor,
  outcome: s.outcome,
  log: s.log && s.log.slice(),
  options: s.options,
  players: s.players.map(clonePlayer),
  piles: clonePiles(s.piles),
  turn: s.turn,
  master: s.master,
  armedBy: s.armedBy,
  restriction: s.restriction,
  rival: s.rival,
  revealed: s.revealed.slice(),
  setAside: s.setAside.slice(),
  openLocations: s.openLocations.slice(),
  revealedLocations: s.revealedLocations.slice(),
  lordDeck: s.lordDeck.slice(),
  locationDeck: s.locationDeck.slice(),
});
