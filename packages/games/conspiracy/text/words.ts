import type { Language, Seat } from '@fathom/kernel';
import type { Guild, PerGuild } from '../src/content/guilds.ts';
import type { LocationId } from '../src/content/locations.ts';
import type { LordKind } from '../src/content/lords.ts';
import type { Event } from '../src/events.ts';
import type { Answers } from '../src/flow.ts';
import type { Options } from '../src/state.ts';

export type Answer = Answers[keyof Answers];

/** What a thing is called, and what it does. */
export interface Named {
  readonly name: string;
  readonly text: string;
}

/** Who sits where. A sentence never depends on the gender of a name, and never declines it. */
export type Who = (side: Seat) => string;

/** Everything Conspiracy says in one language. A text that is missing does not compile. */
export interface Words {
  readonly language: Language;
  readonly title: string;
  readonly blurb: string;
  /** What points are called, shortened. */
  readonly points: string;
  /** The guild as a body ("Mages"), and its colour. */
  readonly guilds: PerGuild<{ readonly name: string; readonly color: string }>;
  /** The six kinds: what they are called and what they do. */
  readonly kinds: Readonly<Record<LordKind, Named>>;
  /** One lord by guild and kind: "Silver Keeper of the Mages". */
  lord(kind: LordKind, guild: Guild): string;
  readonly locations: Readonly<Record<LocationId, Named>>;
  /** The solo rivals: their names, and how they behave. A name is singular: the log speaks of one. */
  readonly rivals: PerGuild<Named>;
  /** Other things one can point at. */
  readonly pieces: Readonly<Record<'lordDeck' | 'locationDeck' | 'token', Named>> & { readonly pile: (guild: Guild) => Named };
  /** How many seats of the alliance are taken. */
  readonly slotsTaken: (taken: number, all: number) => string;
  readonly lastTurn: string;
  readonly prompts: Readonly<Record<keyof Answers, string>>;
  /** Moves as commands on a button. */
  readonly moves: { readonly [T in Answer['type']]: (move: Extract<Answer, { readonly type: T }>, who: Who) => string };
  /** Events as lines of a log; null where the lines around it already say so. */
  readonly events: { readonly [T in Event['type']]: (event: Extract<Event, { readonly type: T }>, who: Who) => string | null };
  readonly options: { readonly [O in keyof Options]: string };
  readonly optionValues: { readonly [O in keyof Options]: (value: Options[O]) => string };
  /** How a tie was broken (CO-TIE, OPT-SOLO-11). */
  readonly ties: {
    readonly pearls: (won: number, lost: number) => string;
    /** Against a rival: whether the person is Master of Pearls. */
    readonly master: (isPerson: boolean) => string;
    readonly shared: string;
  };
  /** The parts of a score (CO-SCORE-07). */
  readonly score: Readonly<Record<'lords' | 'locations' | 'coalition' | 'master' | 'bonus' | 'total', string>>;
}
