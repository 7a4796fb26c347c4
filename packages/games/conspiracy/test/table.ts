import {
  activeKeys,
  breakdown,
  conspiracy,
  counter,
  guilds,
  locationIds,
  lordIds,
  type Answers,
  type Breakdown,
  type Conspiracy,
  type ConspiracyRule,
  type Guild,
  type LocationId,
  type LordId,
  type Options,
  type State,
} from '@fathom/conspiracy';
import { invariant, rngFrom, shuffle, start, type Move, type Seat } from '@fathom/kernel';
import { chosen, arrangeTable, naming, TestTable } from '@fathom/kernel/testing';
import { test } from 'vitest';
import { notation } from './notation.ts';

export const { rule, rules } = naming<ConspiracyRule>(test);

/** A lord by its ID, or by all but its copy: `mage-1` is any silver keeper of the mages. */
export type Card = LordId | `${Guild}-${0 | 1 | 2 | 3 | 4 | 6}`;

interface Before {
  readonly alliance?: readonly Card[];
  /** The slot of each crest; by default on the first of the best. */
  readonly crests?: Partial<Record<Guild, number>>;
  readonly locations?: Readonly<Record<number, LocationId>>;
  readonly pearls?: number;
}

/** The facts of a position (src/position.ts). Decks are listed from the top; what is not named is dealt beneath them. */
export interface Facts {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly asks?: keyof Answers | 'turn' | 'end';
  readonly turn?: Seat;
  readonly players?: readonly Before[];
  readonly master?: Seat;
  readonly piles?: Partial<Record<Guild, readonly Card[]>>;
  readonly revealed?: readonly Card[];
  readonly setAside?: readonly Card[];
  readonly lordDeck?: readonly Card[];
  readonly openLocations?: readonly LocationId[];
  readonly revealedLocations?: readonly LocationId[];
  readonly locationDeck?: readonly LocationId[];
  /** Which cards leave the game if they are not named, so that their deck is short or empty. */
  readonly box?: 'lords' | 'locations';
  readonly restriction?: { readonly draw: 1 | 2; readonly by: Seat };
  readonly armedBy?: Seat;
  readonly rival?: { readonly guild: Guild; readonly token?: 'rival' | 'person' };
}

/** A legal table around the few facts a test names: two sit there, and seat 0 is to move. */
export function table({ box, ...facts }: Facts = {}, seed = 'test'): Table {
  const spoken = [...JSON.stringify(facts).matchAll(/"([a-z]+-[\w-]+)"/g)].map(([, name]) => name!);
  const decks = {
    lordDeck: [...(facts.lordDeck ?? []), ...(box === 'locations' ? shuffle(rngFrom(seed), lordsBut(spoken)) : [])],
    locationDeck: [...(facts.locationDeck ?? []), ...(box === 'lords' ? shuffle(rngFrom(seed), locationsBut(spoken)) : [])],
  };
  return Table.of(arrangeTable(conspiracy, { seats: 2, turn: 0, rest: box === undefined ? 'deck' : 'box', ...facts, ...decks }, seed));
}

/** All lords, as kinds, but those that were spoken of. */
function lordsBut(spoken: readonly string[]): string[] {
  const left = lordIds.map(kind);
  for (const name of spoken) {
    const at = left.indexOf(lordIds.includes(name as LordId) ? kind(name as LordId) : name);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const locationsBut = (spoken: readonly string[]): LocationId[] => locationIds.slice(0, 24).filter((location) => !spoken.includes(location));

/** A table as the rules set it up. */
export function dealt(seats: number, options: Partial<Options> = {}, seed = 'test'): Table {
  const { state, events } = start(conspiracy, seats, chosen(conspiracy, seats, options), rngFrom(seed));
  return new Table(conspiracy, state, events);
}

/** What a location on the first key lord of an alliance is worth at the end. */
export function worth(location: LocationId, alliance: readonly Card[], pearls?: number, others: Before['locations'] = {}): number {
  const slot = alliance.findIndex((card) => /-[12]$/.test(card)) + 1;
  const players = [{ alliance, ...(pearls === undefined ? {} : { pearls }), locations: { ...others, [slot]: location } }];
  const { holdings } = table({ options: { bonusLocations: true }, asks: 'end', players }).score(ann);
  return holdings.find((holding) => holding.location === location)!.vp;
}

/** Somebody who holds the strait that forces the others to draw so many. */
export const strait = (draw: 1 | 2): Before => ({
  alliance: ['politician-1', 'politician-1'],
  locations: { 2: draw === 1 ? 'narrow-strait' : 'twin-straits' },
});

type Lordly = Extract<Move<Conspiracy>, { lord: LordId }>;
/** A move as a test writes it: a lord may go without its copy. */
export type Wish = Exclude<Move<Conspiracy>, Lordly> | { readonly type: Lordly['type']; readonly lord: Card };

export const draw = (count: number): Wish => ({ type: 'draw', count });
export const takePile = (guild: Guild): Wish => ({ type: 'takePile', guild });
export const keep = (lord: Card): Wish => ({ type: 'keep', lord });
export const giveBack = (lord: Card): Wish => ({ type: 'return', lord });
export const place = (lord: Card): Wish => ({ type: 'place', lord });
export const swap = (a: number, b: number): Wish => ({ type: 'swap', slots: [a, b] });
export const decline: Wish = { type: 'decline' };
export const reveal = (count: number): Wish => ({ type: 'reveal', count });
export const takeOpen = (location: LocationId): Wish => ({ type: 'takeOpen', location });
export const take = (location: LocationId): Wish => ({ type: 'takeLocation', location });
export const useToken: Wish = { type: 'useToken' };
export const endTurn: Wish = { type: 'endTurn' };

/** Who sits where. */
export const [ann, bob, cat, dan] = [0, 1, 2, 3] as const;
/** In a solo game the rival sits behind Ann. */
export const rival = 1;

/** Twenty lords with nothing but pearls: lords for the other players of a test. */
export const crowd: readonly Card[] = ([3, 4, 3, 4] as const).flatMap((vp) => guilds.map((guild): Card => `${guild}-${vp}`));

const isLordly = (wish: unknown): wish is Extract<Wish, { lord: Card }> => typeof wish === 'object' && wish !== null && 'lord' in wish;
const kind = (lord: LordId): string => lord.replace(/-\d$/, '');

/** A table that answers in the words of the rulebook; lords go without their copy. */
export class Table extends TestTable<Conspiracy, Wish> {
  static of({ game, state, events }: TestTable<Conspiracy>): Table {
    return new Table(game, state, events);
  }

  /** Every option of the one asked seat, in plain notation. */
  get options(): string[] {
    return this.moves.map((move) => notation(move).replace(/^((?:keep|return|place) \S+-\d)-\d$/, '$1'));
  }

  get turn(): Seat {
    return this.state.turn;
  }

  alliance(side: Seat): string[] {
    return this.player(side).alliance.map(kind);
  }

  /** The slot under each crest; a crest off the alliance is not listed. */
  crests(side: Seat): Partial<Record<Guild, number>> {
    const { alliance, crests } = this.player(side);
    return Object.fromEntries(guilds.flatMap((guild) => (crests[guild] === null ? [] : [[guild, alliance.indexOf(crests[guild]) + 1]])));
  }

  /** The location on each slot. */
  holdings(side: Seat): Record<number, LocationId> {
    return Object.fromEntries(this.player(side).holdings.map(({ slot, location }) => [slot, location]));
  }

  keys(side: Seat): { silver: number; gold: number } {
    return activeKeys(this.player(side));
  }

  score(side: Seat): Breakdown {
    return breakdown(this.state, side);
  }

  get pearls(): number[] {
    return this.state.players.map(({ pearls }) => pearls);
  }

  get master(): Seat | null {
    return this.state.master;
  }

  get counter(): number {
    return counter(this.state);
  }

  /** The piles that are not empty. */
  get piles(): Partial<Record<Guild, string[]>> {
    return Object.fromEntries(
      guilds.filter((guild) => this.state.piles[guild].length > 0).map((guild) => [guild, this.state.piles[guild].map(kind)]),
    );
  }

  get revealed(): string[] {
    return this.state.revealed.map(kind);
  }

  get setAside(): string[] {
    return this.state.setAside.map(kind);
  }

  /** From the top. */
  get lordDeck(): string[] {
    return this.state.lordDeck.toReversed().map(kind);
  }

  get openLocations(): LocationId[] {
    return this.state.openLocations;
  }

  get revealedLocations(): LocationId[] {
    return this.state.revealedLocations;
  }

  /** From the top. */
  get locationDeck(): LocationId[] {
    return this.state.locationDeck.toReversed();
  }

  get restriction(): State['restriction'] {
    return this.state.restriction;
  }

  get winners(): readonly Seat[] | null {
    return this.state.outcome?.winners ?? null;
  }

  private player(side: Seat): State['players'][number] {
    const player = this.state.players[side];
    invariant(player !== undefined, `somebody sits at ${side}`);
    return player;
  }

  /** The listed move that a wish means: of several copies, the first. */
  protected override meant(_seat: Seat, wish: Wish): Move<Conspiracy> {
    const means = (move: Move<Conspiracy>): boolean =>
      isLordly(wish) && 'lord' in move && move.type === wish.type && (move.lord === wish.lord || kind(move.lord) === wish.lord);
    return this.moves.find(means) ?? (wish as Move<Conspiracy>);
  }
}
