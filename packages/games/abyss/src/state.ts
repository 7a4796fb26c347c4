import {
  bag,
  count,
  facedown,
  flag,
  frozen,
  group,
  hidden,
  list,
  oneOf,
  open,
  orNull,
  owner,
  perName,
  perSeat,
  piece,
  seat,
  sorted,
  type Core,
  type Field,
  type HeldIn,
  type Kinds,
  type ShownIn,
} from '@fathom/kernel';
import { allyIds, cards, explorationCards, type AllyId } from './content/cards.ts';
import { locationIds } from './content/locations.ts';
import { lordIds } from './content/lords.ts';
import { LAST_STEP, monsterTokens } from './content/monsters.ts';
import { races } from './content/races.ts';
import type { Event } from './events.ts';
import { cloneKraken, krakenFields } from './expansions.ts';
import type { Answers, Steps } from './flow.ts';
import type { View } from './secrets.ts';

/** `crab-3` is any crab worth 3, `monster` any monster. */
const explorationDeck = { ids: explorationCards(true), copies: /^(?:[a-z]+-\d|monster)$/ };
const allies = { ids: allyIds, among: explorationDeck };
export const lordCards = { ids: lordIds };
export const locationTiles = { ids: locationIds };
const tokens = { name: 'token', ids: monsterTokens };

/** AB-LOC-05, 10 · A tile that somebody controls, and the lords it covers. */
export const holding = frozen(group({ location: piece(locationTiles), lords: open(lordCards) }));

/** What lies before one player. AB-HIDDEN-01, 04 · Of hands and tokens others see how many. */
export const playerFields = {
  /** Sorted: Krakens, then race by race, the best first. */
  hand: sorted(owner(allies, 'handSize'), (a: AllyId, b: AllyId) => cards[a].order - cards[b].order),
  affiliated: open(allies),
  /** Free lords, in the order they came. */
  lords: open(lordCards),
  /** AB-LORD-04 · Those of them that were turned. */
  turned: list(oneOf(lordIds)),
  holdings: list(holding),
  /** AB-END-07 · The values of the monster tokens; at the end they are turned up. */
  monsters: sorted(owner(tokens, 'monsterCount', 'shown'), (a: number, b: number) => a - b),
  /** Key tokens. */
  keys: count(99),
  pearls: count(99),
  nebulis: count(99),
};

/** AB-COUNCIL-03 · A view says null where a stack is not empty and its size is secret. */
const stack: Field<AllyId[], number | null> = {
  ...facedown(allies),
  zones: (shown, id) => [{ id, owner: null, pieces: null, count: shown ?? 1 }],
};

export const krakenPart = krakenFields(oneOf([...lordIds, ...races, ...locationIds]));

/**
 * AB-HIDDEN-05, 06, 10 · All that lies on the table, in the order in which a position is read. The top card of a pile is the
 * last.
 */
export const fields = {
  /** Whose turn it is. */
  turn: seat,
  /** The step of the Threat marker. */
  threat: count(LAST_STEP, 1),
  /** Who triggered the end; the game ends before that player's next turn. */
  endedBy: orNull(seat),
  /** AB-LORD-15 · An extra turn is owed to the active player. */
  extraTurn: flag,
  /** Who bought in this turn, once for each ally. */
  purchases: list(seat),
  players: perSeat(playerFields),
  /** AB-EXP-01 · The card on space n is at n − 1. */
  track: open(explorationDeck),
  /** Allies paid for a lord, until one of them is affiliated. */
  spent: open(allies),
  discard: facedown(explorationDeck),
  council: perName(races, stack),
  /** The exploration deck. */
  deck: hidden(explorationDeck),
  /** AB-COURT-01 · From the space farthest from the deck; gaps are always behind the last. */
  court: open(lordCards),
  lordDiscard: open(lordCards),
  /** The once-a-turn abilities that were used in this turn. */
  used: list(oneOf(lordIds)),
  lordDeck: hidden(lordCards),
  available: open(locationTiles),
  /** Turned up for one decision. */
  revealed: open(locationTiles),
  /** The face-down locations. */
  tiles: hidden(locationTiles),
  /** The monster tokens nobody has. */
  pool: bag(tokens),
  kraken: orNull(group(krakenPart)),
};

export interface Player extends HeldIn<typeof playerFields> {}
export type Holding = Player['holdings'][number];
/** A player as a seat sees it. */
export interface SeatView extends ShownIn<typeof playerFields> {}

export interface Options {
  /** Which seat begins, counted from one. */
  readonly first: 'random' | 1 | 2 | 3 | 4;
  readonly kraken: boolean;
  readonly masterOfMagic: 'any' | 'strongest';
  readonly councilStackSizePublic: boolean;
  readonly recruiterSurcharge: 'plus-2' | 'double';
  readonly commanderPurchaseCheck: 'end-of-own-turn' | 'also-after-purchase';
  readonly superfluousAllies: 'allowed' | 'forbidden';
  readonly blackSmokersDestination: 'shuffle-into-stack' | 'remove-from-game';
  readonly lordDeckEndTrigger: 'refill-falls-short' | 'deck-empty-and-court-not-full';
  readonly martialLaw: boolean;
}

export interface State extends Core<Abyss>, HeldIn<typeof fields> {
  readonly options: Options;
}

export interface Abyss extends Kinds {
  state: State;
  steps: Steps;
  answers: Answers;
  event: Event;
  view: View;
  options: Options;
}

const clonePlayer = (p: Player): Player => ({
  hand: p.hand.slice(),
  affiliated: p.affiliated.slice(),
  lords: p.lords.slice(),
  turned: p.turned.slice(),
  holdings: p.holdings.slice(),
  monsters: p.monsters.slice(),
  keys: p.keys,
  pearls: p.pearls,
  nebulis: p.nebulis,
});

/**
 * By hand, since every move through `play` and every imagined world copies a table: the derived copy takes 6 times as long. Name
 * by name, since copies made with a spread differ in their hidden classes, which makes all rules slower. A law compares it with
 * structuredClone.
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
  turn: s.turn,
  threat: s.threat,
  endedBy: s.endedBy,
  extraTurn: s.extraTurn,
  purchases: s.purchases.slice(),
  players: s.players.map(clonePlayer),
  track: s.track.slice(),
  spent: s.spent.slice(),
  discard: s.discard.slice(),
  council: {
    jellyfish: s.council.jellyfish.slice(),
    crab: s.council.crab.slice(),
    seahorse: s.council.seahorse.slice(),
    shellfish: s.council.shellfish.slice(),
    squid: s.council.squid.slice(),
  },
  deck: s.deck.slice(),
  court: s.court.slice(),
  lordDiscard: s.lordDiscard.slice(),
  used: s.used.slice(),
  lordDeck: s.lordDeck.slice(),
  available: s.available.slice(),
  revealed: s.revealed.slice(),
  tiles: s.tiles.slice(),
  pool: s.pool.slice(),
  kraken: s.kraken === null ? null : cloneKraken(s.kraken),
});
