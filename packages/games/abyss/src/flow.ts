import { count, frozen, list, oneOf, orNull, same, seat, value, type HeldIn, type Seat } from '@fathom/kernel';
import { allyIds, type AllyId } from './content/cards.ts';
import { locationIds, type LocationId } from './content/locations.ts';
import { lordIds, lords, type LordId } from './content/lords.ts';
import type { Reward } from './content/monsters.ts';
import { races, type Race } from './content/races.ts';
import type { Effect } from './effects/effect.ts';
import { krakenSteps, type KrakenAnswers, type KrakenPower } from './expansions.ts';

const lord = oneOf(lordIds);
const allies = frozen(list(oneOf(allyIds)));

/** One that its lord says when he enters: a position cannot make up another. */
const effect = value<Effect>((cursor, { step }) => {
  const { lord: name } = step!.value as { readonly lord?: unknown };
  const of = lordIds.find((id) => id === name);
  return (of === undefined ? undefined : lords[of].onEnter.find((own) => same(own, cursor.value))) ?? cursor.refuse('not-allowed');
});

/** Every step of play, and what it must remember. */
export const steps = {
  begin: {},
  turn: { seat },
  action: { seat },
  reveal: { seat },
  offer: { seat },
  keep: { seat },
  encounter: { seat },
  reward: { seat },
  /** `stored` is a set of races: those whose allies went to the Council (content/races.ts). */
  clearTrack: { seat, stored: count(99) },
  stack: { seat },
  pay: { seat, lord, spent: allies },
  paid: { seat },
  affiliate: { seat },
  enter: { seat, lord },
  effect: { seat, lord, effect },
  court: { seat },
  control: { seat },
  locationSource: { seat },
  /** `under` is the Ambassador who takes it alone; for keys they are chosen next. */
  location: { seat, under: orNull(lord) },
  keys: { seat, location: oneOf(locationIds) },
  smokers: { seat },
  assassinate: { seat, victims: frozen(list(seat, 'one per seat')) },
  steal: { seat },
  exchange: { seat },
  bribe: { seat },
  betray: { seat, traitor: lord, from: oneOf(['court', 'deck']) },
  appoint: { seat },
  /** By seat: how many are owed, and which are laid out face down so far. */
  tribute: {
    to: seat,
    from: oneOf(['hand', ...races]),
    owed: frozen(list(count(99), 'one per seat')),
    sealed: frozen(list(allies, 'one per seat')),
  },
  rest: { seat },
  endTurn: { seat },
  largeHand: { seat },
  martialLaw: { seat, over: count(99) },
  passTurn: { seat },
  reckoning: {},
  count: {},
  ...krakenSteps,
};
export type Steps = { readonly [K in keyof typeof steps]: HeldIn<(typeof steps)[K]> };

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
