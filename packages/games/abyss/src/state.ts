import type { Core, Kinds, Seat } from '@fathom/kernel';
import type { AllyId, CardId } from './content/cards.ts';
import type { LocationId } from './content/locations.ts';
import type { LordId } from './content/lords.ts';
import type { PerRace } from './content/races.ts';
import type { Event } from './events.ts';
import { cloneKraken, type KrakenState } from './expansions.ts';
import type { Answers, Steps } from './flow.ts';
import type { View } from './secrets.ts';

/** AB-LOC-05, 10 · A tile that somebody controls, and the lords it covers. */
export interface Holding {
  readonly location: LocationId;
  readonly lords: readonly LordId[];
}

/** What lies before one player. */
export interface Player {
  /** Sorted: Krakens, then race by race, the best first. */
  hand: AllyId[];
  affiliated: AllyId[];
  /** Free lords, in the order they came. */
  lords: LordId[];
  /** AB-LORD-04 · Those of them that were turned. */
  turned: LordId[];
  holdings: Holding[];
  /** Key tokens. */
  keys: number;
  pearls: number;
  /** The values of the monster tokens. */
  monsters: number[];
  nebulis: number;
}

export interface Options {
  /** Which chair begins; chairs are counted from one. */
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

export interface State extends Core<Abyss> {
  readonly options: Options;
  /** The exploration deck; its top card is the last. */
  deck: CardId[];
  discard: CardId[];
  /** AB-EXP-01 · The card on space n is at n − 1. */
  track: CardId[];
  council: PerRace<AllyId[]>;
  /** The top card is the last. */
  lordDeck: LordId[];
  lordDiscard: LordId[];
  /** AB-COURT-01 · From the space farthest from the deck; gaps are always behind the last. */
  court: LordId[];
  /** The face-down locations; the top one is the last. */
  tiles: LocationId[];
  available: LocationId[];
  /** Turned up for one decision. */
  revealed: LocationId[];
  /** The monster tokens nobody has. */
  pool: number[];
  /** The step of the Threat marker. */
  threat: number;
  players: Player[];
  /** Whose turn it is. */
  turn: Seat;
  /** Who bought in this turn, once for each ally. */
  purchases: Seat[];
  /** The once-a-turn abilities that were used in this turn. */
  used: LordId[];
  /** Allies paid for a lord, until one of them is affiliated. */
  spent: AllyId[];
  /** AB-LORD-15 · An extra turn is owed to the active player. */
  extraTurn: boolean;
  /** Who triggered the end; the game ends before that player's next turn. */
  endedBy: Seat | null;
  kraken: KrakenState | null;
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
  keys: p.keys,
  pearls: p.pearls,
  monsters: p.monsters.slice(),
  nebulis: p.nebulis,
});

const cloneCouncil = (council: PerRace<AllyId[]>): PerRace<AllyId[]> => ({
  jellyfish: council.jellyfish.slice(),
  crab: council.crab.slice(),
  seahorse: council.seahorse.slice(),
  shellfish: council.shellfish.slice(),
  squid: council.squid.slice(),
});

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
  deck: s.deck.slice(),
  discard: s.discard.slice(),
  track: s.track.slice(),
  council: cloneCouncil(s.council),
  lordDeck: s.lordDeck.slice(),
  lordDiscard: s.lordDiscard.slice(),
  court: s.court.slice(),
  tiles: s.tiles.slice(),
  available: s.available.slice(),
  revealed: s.revealed.slice(),
  pool: s.pool.slice(),
  threat: s.threat,
  players: s.players.map(clonePlayer),
  turn: s.turn,
  purchases: s.purchases.slice(),
  used: s.used.slice(),
  spent: s.spent.slice(),
  extraTurn: s.extraTurn,
  endedBy: s.endedBy,
  kraken: s.kraken === null ? null : cloneKraken(s.kraken),
});
