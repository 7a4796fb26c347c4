import type { Language, Seat } from '@fathom/kernel';
import type { PerGuild } from '../src/content/guilds.ts';
import type { LocationId } from '../src/content/locations.ts';
import type { LordKind } from '../src/content/lords.ts';
import type { Event } from '../src/events.ts';
import type { Answers } from '../src/flow.ts';
import type { Options } from '../src/state.ts';
import type { Rulebook } from './rulebook/chapters.ts';

type Answer = Answers[keyof Answers];

/** Everything Conspiracy says in one language. A text that is missing does not compile. */
export interface Words {
  readonly language: Language;
  readonly title: string;
  readonly blurb: string;
  /** The guild as a body ("Mages"), and its colour. */
  readonly guilds: PerGuild<{ readonly name: string; readonly color: string }>;
  /** The six kinds: what they are called and what they do. */
  readonly kinds: Readonly<Record<LordKind, { readonly name: string; readonly text: string }>>;
  /** One lord by guild and kind: "Silver Keeper of the Mages". */
  lord(kind: LordKind, guild: keyof PerGuild<unknown>): string;
  readonly locations: Readonly<Record<LocationId, { readonly name: string; readonly text: string }>>;
  /** The solo rivals: their names, and how they behave. */
  readonly rivals: PerGuild<{ readonly name: string; readonly text: string }>;
  /** Other things one can point at. */
  readonly pieces: Readonly<Record<'lordDeck' | 'locationDeck' | 'token', { readonly name: string; readonly text: string }>> & {
    readonly pile: (guild: keyof PerGuild<unknown>) => { readonly name: string; readonly text: string };
  };
  readonly prompts: Readonly<Record<keyof Answers, string>>;
  /** Moves as commands. `lord` and `location` give names. */
  readonly moves: { readonly [T in Answer['type']]: (move: Extract<Answer, { readonly type: T }>, say: Names) => string };
  /** Events as lines of a log; null where a line would only be noise. */
  readonly events: { readonly [T in Event['type']]: (event: Extract<Event, { readonly type: T }>, say: EventNames) => string | null };
  readonly options: { readonly [O in keyof Options]: string };
  readonly optionValues: { readonly [O in keyof Options]: (value: Options[O]) => string };
  /** The parts of a score (CO-SCORE-07). */
  readonly score: Readonly<Record<'lords' | 'locations' | 'coalition' | 'master' | 'bonus' | 'total', string>>;
  readonly rulebook: Rulebook;
}

export interface Names {
  lord(id: string): string;
  location(id: string): string;
}

export interface EventNames extends Names {
  who(side: Seat): string;
}
