import type { Core, Kinds, Seat } from '@fathom/kernel';
import type { Guild, PerGuild } from './content/guilds.ts';
import type { LocationId } from './content/locations.ts';
import type { LordId } from './content/lords.ts';
import type { Event } from './events.ts';
import type { Answers, Steps } from './flow.ts';
import type { View } from './secrets.ts';

/** A location lies on the lord of a slot, for good (CO-KEY-12, 17). */
export interface Holding {
  readonly slot: number;
  readonly location: LocationId;
}

/** What scoring reads, from a state or from any seat's view. */
export type Laid = Pick<State, 'players' | 'master' | 'rival' | 'seats'>;

/** What lies before one player. */
export interface Player {
  /** The lord of slot n is at n − 1 (CO-EXPAND-01). */
  alliance: LordId[];
  /** The lord under each crest, or null: a crest travels with its lord (CO-CREST-06). */
  crests: PerGuild<LordId | null>;
  /** In the order they were taken, so by rising slot. */
  holdings: Holding[];
  pearls: number;
}

/** CO-LOC-09, 10 · Until the start of `by`'s next turn everybody else draws exactly this many lords. */
export interface Restriction {
  readonly draw: 1 | 2;
  readonly by: Seat;
}

/** OPT-SOLO-01, 08 · The automatic rival; its alliance is the last of the players. */
export interface Rival {
  readonly guild: Guild;
  readonly holdsToken: boolean;
}

export interface Options {
  /** Which chair begins; chairs are counted from one. */
  readonly first: 'random' | 1 | 2 | 3 | 4;
  readonly bonusLocations: boolean;
  readonly rival: 'none' | 'random' | Guild;
}

export interface State extends Core<Conspiracy> {
  readonly options: Options;
  /** The top card is the last. */
  lordDeck: LordId[];
  piles: PerGuild<LordId[]>;
  /** Turned up from the deck for one decision. */
  revealed: LordId[];
  /** Kept or taken, and not yet placed. */
  setAside: LordId[];
  /** The top card is the last. */
  locationDeck: LocationId[];
  openLocations: LocationId[];
  revealedLocations: LocationId[];
  /** One per seat, and in a solo game the rival behind. */
  players: Player[];
  /** Whose turn it is. */
  turn: Seat;
  master: Seat | null;
  restriction: Restriction | null;
  /** Who completed an alliance first; the game ends before that player's next turn. */
  armedBy: Seat | null;
  rival: Rival | null;
}

export interface Conspiracy extends Kinds {
  state: State;
  steps: Steps;
  answers: Answers;
  event: Event;
  view: View;
  options: Options;
}

const clonePlayer = (p: Player): Player => ({
  alliance: p.alliance.slice(),
  crests: {
    farmer: p.crests.farmer,
    military: p.crests.military,
    merchant: p.crests.merchant,
    politician: p.crests.politician,
    mage: p.crests.mage,
  },
  holdings: p.holdings.slice(),
  pearls: p.pearls,
});

export const clonePiles = (piles: PerGuild<LordId[]>): PerGuild<LordId[]> => ({
  farmer: piles.farmer.slice(),
  military: piles.military.slice(),
  merchant: piles.merchant.slice(),
  politician: piles.politician.slice(),
  mage: piles.mage.slice(),
});

export const clonePlayers = (players: readonly Player[]): Player[] => players.map(clonePlayer);

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
  lordDeck: s.lordDeck.slice(),
  piles: clonePiles(s.piles),
  revealed: s.revealed.slice(),
  setAside: s.setAside.slice(),
  locationDeck: s.locationDeck.slice(),
  openLocations: s.openLocations.slice(),
  revealedLocations: s.revealedLocations.slice(),
  players: clonePlayers(s.players),
  turn: s.turn,
  master: s.master,
  restriction: s.restriction,
  armedBy: s.armedBy,
  rival: s.rival,
});
