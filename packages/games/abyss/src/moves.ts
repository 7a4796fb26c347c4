import { canonical, lookup, type Seat } from '@fathom/kernel';
import { allyIds, cards, type AllyId } from './content/cards.ts';
import { locationIds, type LocationId } from './content/locations.ts';
import { lordIds, type LordId } from './content/lords.ts';
import { rewards, type Reward } from './content/monsters.ts';
import { perRace, type PerRace, type Race } from './content/races.ts';
import type { Answers, Coins } from './flow.ts';

/* Every move there can be, made once: a list of legal moves is a list of these. (The sets of keys are too many for that.) */

export type Of<Q extends keyof Answers, T extends string> = Extract<Answers[Q], { readonly type: T }>;
export type MovesBy<K extends string, M> = Readonly<Record<K, M>>;

export const each = <K extends string, M>(ids: readonly K[], move: (id: K) => M): MovesBy<K, M> =>
  lookup(Object.fromEntries(ids.map((id) => [id, Object.freeze(move(id))])) as Record<K, M>);
export const ofAlly = <M>(move: (ally: AllyId) => M): MovesBy<AllyId, M> => each(allyIds, move);
export const ofLord = <M>(move: (lord: LordId) => M): MovesBy<LordId, M> => each(lordIds, move);
const ofLocation = <M>(move: (location: LocationId) => M): MovesBy<LocationId, M> => each(locationIds, move);
export const ofRace = <M>(move: (race: Race) => M): PerRace<M> => perRace((race) => Object.freeze(move(race)));
export const ofSeat = <M>(move: (seat: Seat) => M): readonly M[] => [0, 1, 2, 3].map((seat) => Object.freeze(move(seat)));

/** By pearls, then by Nebulis. No price is higher: a lord of 12, doubled. */
const HIGHEST = 26;
type Priced<M> = readonly (readonly M[])[];
const ofCoins = <M>(move: (coins: Coins) => M): Priced<M> =>
  Array.from({ length: HIGHEST + 1 }, (_, pearls) => [0, 1, 2].map((nebulis) => Object.freeze(move({ pearls, nebulis }))));

export const plot: Of<'action', 'plot'> = Object.freeze({ type: 'plot' });
export const explore: Of<'action', 'explore'> = Object.freeze({ type: 'explore' });
export const skip: Of<'action', 'skip'> = Object.freeze({ type: 'skip' });
export const takeStack: PerRace<Of<'action', 'takeStack'>> = ofRace((race) => ({ type: 'takeStack', race }));
export const recruit: MovesBy<LordId, Of<'action', 'recruit'>> = ofLord((lord) => ({ type: 'recruit', lord }));
export const endTurn: Of<'rest', 'endTurn'> = Object.freeze({ type: 'endTurn' });

export const sell: MovesBy<AllyId, Of<'action', 'sell'>> = ofAlly((ally) => ({ type: 'sell', ally }));
export const banish: PerRace<Of<'action', 'banish'>> = ofRace((race) => ({ type: 'banish', race }));
export const oust: MovesBy<LordId, Of<'action', 'oust'>> = ofLord((lord) => ({ type: 'oust', lord }));

export const buy: Priced<Of<'offer', 'buy'>> = ofCoins((coins) => ({ type: 'buy', ...coins }));
export const pass: Of<'offer', 'pass'> = Object.freeze({ type: 'pass' });
/** By the price, where there is nothing but pearls to pay with. */
export const sales: readonly (readonly Answers['offer'][])[] = buy.map(([only]) => Object.freeze([only!, pass]));
export const take: Of<'keep', 'take'> = Object.freeze({ type: 'take' });
export const goOn: Of<'keep', 'goOn'> = Object.freeze({ type: 'goOn' });
export const fight: Of<'encounter', 'fight'> = Object.freeze({ type: 'fight' });
/** By the step of the Threat track. */
export const prizes: readonly (readonly Answers['reward'][])[] = rewards.map((options) =>
  options.map((prize: Reward): Answers['reward'] => Object.freeze({ type: 'reward', ...prize })),
);

export const spend: MovesBy<AllyId, Of<'pay', 'spend'>> = ofAlly((ally) => ({ type: 'spend', ally }));
export const done: Priced<Of<'pay', 'done'>> = ofCoins((coins) => ({ type: 'done', ...coins }));
export const cheapest: Of<'pay', 'cheapest'> = Object.freeze({ type: 'cheapest' });
export const affiliate: MovesBy<AllyId, Answers['affiliate']> = ofAlly((ally) => ({ type: 'affiliate', ally }));
export const discard: MovesBy<AllyId, Answers['tribute']> = ofAlly((ally) => ({ type: 'discard', ally }));
export const payUp: Of<'martialLaw', 'payUp'> = Object.freeze({ type: 'payUp' });

export const takeLocation: MovesBy<LocationId, Answers['location']> = ofLocation((location) => ({ type: 'takeLocation', location }));
export const drawTiles: readonly Of<'locationSource', 'drawTiles'>[] = [1, 2, 3, 4].map((count) =>
  Object.freeze({ type: 'drawTiles', count }),
);
export const decline: Of<'smokers', 'decline'> = Object.freeze({ type: 'decline' });
export const exchange: MovesBy<LocationId, MovesBy<LocationId, Of<'exchange', 'exchange'>>> = ofLocation((mine) =>
  ofLocation((other) => ({ type: 'exchange', mine, other })),
);

export const turn: MovesBy<LordId, Answers['assassinate']> = ofLord((lord) => ({ type: 'turn', lord }));
export const steal: readonly Answers['steal'][] = ofSeat((from) => ({ type: 'steal', from }));
export const dismiss: MovesBy<LordId, Of<'betray', 'dismiss'>> = ofLord((lord) => ({ type: 'dismiss', lord }));
export const appoint: MovesBy<LordId, Answers['appoint']> = ofLord((lord) => ({ type: 'appoint', lord }));
/** AB-LORD-22 · Five coins; by lord, then by Nebulis. */
export const bribe: MovesBy<LordId, readonly Of<'bribe', 'bribe'>[]> = ofLord((lord) =>
  [0, 1, 2].map((nebulis) => Object.freeze({ type: 'bribe', lord, pearls: 5 - nebulis, nebulis })),
);

/** What a move means, whichever copy of an ally it names. */
export const whicheverCopy = (move: { readonly type: string; readonly ally?: AllyId }): string =>
  move.ally === undefined ? canonical(move) : `${move.type} ${cards[move.ally].race} ${cards[move.ally].value}`;

/** One move for each of some pieces. */
export function forEach<K extends string, M>(pieces: readonly K[], table: MovesBy<K, M>): M[] {
  const moves: M[] = [];
  for (let i = 0; i < pieces.length; i++) moves.push(table[pieces[i]!]);
  return moves;
}
