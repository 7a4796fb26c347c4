import type { Language, Seat } from '@fathom/kernel';
import type { AllyId } from '../src/content/cards.ts';
import type { LocationId } from '../src/content/locations.ts';
import type { LordId } from '../src/content/lords.ts';
import type { Guild } from '../src/content/guilds.ts';
import type { Race } from '../src/content/races.ts';
import type { Event } from '../src/events.ts';
import type { SentinelId } from '../src/expansions.ts';
import type { Answers } from '../src/flow.ts';
import type { PieceRef } from '../src/pieces.ts';
import type { Shortfall } from '../src/rules/shortfall.ts';
import type { Options } from '../src/state.ts';

export type Answer = Answers[keyof Answers];

/** What a thing is called, and what it does. */
export interface Named {
  readonly name: string;
  readonly text: string;
}

/** Who sits where. A sentence never depends on the gender of a name, and never declines it. */
export type Who = (side: Seat) => string;

/** Things one can point at that are no card. */
export type Place = Exclude<PieceRef['type'], 'card' | 'lord' | 'location' | 'sentinel' | 'stack'>;

/** Everything Abyss says in one language. A text that is missing does not compile. */
export interface Words {
  readonly language: Language;
  readonly title: string;
  readonly blurb: string;
  /** What points are called, shortened. */
  readonly points: string;
  /** A race in the plural, and one ally of it. */
  readonly races: Readonly<Record<Race | 'kraken', { readonly name: string; readonly one: string }>>;
  readonly guilds: Readonly<Record<Guild, string>>;
  readonly lords: Readonly<Record<LordId, Named>>;
  readonly locations: Readonly<Record<LocationId, Named>>;
  readonly sentinels: Readonly<Record<SentinelId, string>>;
  readonly sentinel: string;
  /** What an ally does, whatever its race; and a Kraken. */
  readonly ally: string;
  readonly kraken: (nebulis: number) => string;
  readonly stack: (race: Race) => Named;
  readonly places: Readonly<Record<Place, Named>>;
  readonly lastTurn: string;
  readonly prompts: Readonly<Record<keyof Answers, string>>;
  /** Of a lord in the Court: that a hand can pay, or what it lacks. */
  readonly payable: string;
  readonly lacking: (shortfall: Shortfall) => string;
  /** How far a payment has come: its value, its races, and the race that is asked for, where it is missing. */
  readonly paid: (value: string, races: string, missing: Race | null) => string;
  /** Moves as commands on a button. */
  readonly moves: { readonly [T in Answer['type']]: (move: Extract<Answer, { readonly type: T }>, who: Who) => string };
  /** Several moves of one kind as one command. */
  readonly together: {
    readonly give: (to: readonly string[]) => string;
    readonly turn: (lords: readonly LordId[]) => string;
    readonly discard: (allies: readonly AllyId[], pearls: number) => string;
  };
  /** Events as lines of a log; null where the lines around it already say so. */
  readonly events: { readonly [T in Event['type']]: (event: Extract<Event, { readonly type: T }>, who: Who) => string | null };
  readonly options: { readonly [O in keyof Options]: string };
  readonly optionValues: { readonly [O in keyof Options]: (value: Options[O]) => string };
  /** Answers to offers, given beforehand. */
  readonly orders: {
    readonly pass: string;
    readonly passes: (pass: boolean) => string;
    readonly price: (race: Race | 'kraken') => string;
    readonly upTo: (price: number | 'ask') => string;
    readonly value: (race: Race) => string;
    readonly from: (value: number) => string;
  };
  /** How a tie was broken (AB-TIE). */
  readonly ties: Readonly<Record<'pearls' | 'strongest', (won: number, lost: number) => string>> & { readonly shared: string };
  readonly score: Readonly<Record<'locations' | 'lords' | 'allies' | 'monsters' | 'nebulis' | 'figure' | 'total', string>>;
}

/** What a Sentinel can stand on, in words. */
export const itemName =
  ({ lords, locations, stack }: Pick<Words, 'lords' | 'locations'> & { readonly stack: (race: Race) => string }) =>
  (item: LordId | Race | LocationId): string =>
    item in lords ? lords[item as LordId].name : item in locations ? locations[item as LocationId].name : stack(item as Race);
