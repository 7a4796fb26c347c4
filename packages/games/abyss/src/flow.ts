import type { Seat } from '@fathom/kernel';
import type { AllyId } from './content/cards.ts';
import type { LocationId } from './content/locations.ts';
import type { LordId } from './content/lords.ts';
import type { Reward } from './content/monsters.ts';
import type { Race } from './content/races.ts';
import type { Effect } from './effects/effect.ts';
import type { KrakenAnswers, KrakenPower, KrakenSteps } from './expansions.ts';

/** Every step of play, and what it must remember. */
export interface Steps extends KrakenSteps {
  begin: object;
  turn: { seat: Seat };
  action: { seat: Seat };
  reveal: { seat: Seat };
  offer: { seat: Seat };
  keep: { seat: Seat };
  encounter: { seat: Seat };
  reward: { seat: Seat };
  /** `stored` is a set of races: those whose allies went to the Council (content/races.ts). */
  clearTrack: { seat: Seat; stored: number };
  stack: { seat: Seat };
  pay: { seat: Seat; lord: LordId; spent: readonly AllyId[] };
  paid: { seat: Seat };
  affiliate: { seat: Seat };
  enter: { seat: Seat; lord: LordId };
  effect: { seat: Seat; lord: LordId; effect: Effect };
  court: { seat: Seat };
  control: { seat: Seat };
  locationSource: { seat: Seat };
  /** `under` is the Ambassador who takes it alone; for keys they are chosen next. */
  location: { seat: Seat; under: LordId | null };
  keys: { seat: Seat; location: LocationId };
  smokers: { seat: Seat };
  assassinate: { seat: Seat; victims: readonly Seat[] };
  steal: { seat: Seat };
  exchange: { seat: Seat };
  bribe: { seat: Seat };
  betray: { seat: Seat; traitor: LordId; from: 'court' | 'deck' };
  appoint: { seat: Seat };
  /** By seat: how many are owed, and which are laid out face down so far. */
  tribute: { to: Seat; from: 'hand' | Race; owed: readonly number[]; sealed: readonly (readonly AllyId[])[] };
  rest: { seat: Seat };
  endTurn: { seat: Seat };
  largeHand: { seat: Seat };
  martialLaw: { seat: Seat; over: number };
  passTurn: { seat: Seat };
  reckoning: object;
  count: object;
}

/** Pearls, and with Kraken the Nebulis among them. */
export interface Coins {
  readonly pearls: number;
  readonly nebulis: number;
}

/** AB-TURN-06 · What the active player may do between other decisions. */
export type Power =
  | { readonly type: 'sell'; readonly ally: AllyId }
  | { readonly type: 'banish'; readonly race: Race }
  | { readonly type: 'oust'; readonly lord: LordId }
  | KrakenPower;

type Decline = { readonly type: 'decline' };
type TakeStack = { readonly type: 'takeStack'; readonly race: Race };
type TakeLocation = { readonly type: 'takeLocation'; readonly location: LocationId };
type Discard = { readonly type: 'discard'; readonly ally: AllyId };

/** Every question, and what may be answered. A step without an entry here runs by itself. */
export interface Answers extends KrakenAnswers {
  action:
    | { readonly type: 'plot' }
    | { readonly type: 'explore' }
    | TakeStack
    | { readonly type: 'recruit'; readonly lord: LordId }
    | { readonly type: 'skip' }
    | Power;
  offer: ({ readonly type: 'buy' } & Coins) | { readonly type: 'pass' };
  keep: { readonly type: 'take' } | { readonly type: 'goOn' } | Power;
  encounter: { readonly type: 'fight' } | { readonly type: 'goOn' } | Power;
  reward: { readonly type: 'reward' } & Reward;
  stack: TakeStack;
  pay: { readonly type: 'spend'; readonly ally: AllyId } | ({ readonly type: 'done' } & Coins) | { readonly type: 'cheapest' };
  affiliate: { readonly type: 'affiliate'; readonly ally: AllyId };
  locationSource: TakeLocation | { readonly type: 'drawTiles'; readonly count: number };
  location: TakeLocation;
  keys: { readonly type: 'useKeys'; readonly lords: readonly LordId[] };
  smokers: TakeLocation | Decline;
  assassinate: { readonly type: 'turn'; readonly lord: LordId };
  steal: { readonly type: 'steal'; readonly from: Seat };
  exchange: { readonly type: 'exchange'; readonly mine: LocationId; readonly other: LocationId } | Decline;
  bribe: ({ readonly type: 'bribe'; readonly lord: LordId } & Coins) | Decline;
  betray: { readonly type: 'dismiss'; readonly lord: LordId } | Decline;
  appoint: { readonly type: 'appoint'; readonly lord: LordId };
  tribute: Discard;
  rest: { readonly type: 'endTurn' } | Power;
  martialLaw: Discard | { readonly type: 'payUp' };
}
