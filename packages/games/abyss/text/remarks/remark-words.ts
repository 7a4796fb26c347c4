import type { LocationId } from '../../src/content/locations.ts';
import type { LordId } from '../../src/content/lords.ts';
import type { Race } from '../../src/content/races.ts';
import type { Answer } from '../words.ts';

/** Whose something is: the viewer's, or that of a player by name. */
export interface Owned {
  readonly mine: string;
  readonly other: (name: string) => string;
}

/** What is said about pieces as they lie. */
export interface RemarkWords {
  readonly value: (n: number) => string;
  readonly brings: (nebulis: number) => string;
  readonly onTrack: (space: number) => string;
  readonly forSale: (pearls: number) => string;
  readonly hand: Owned;
  readonly affiliated: Owned;
  readonly spent: string;
  readonly discarded: string;
  readonly guild: (guild: string) => string;
  readonly influence: (n: number) => string;
  readonly key: string;
  readonly cost: (value: number) => string;
  /** How many races a lord asks for, and which of them is named. */
  readonly races: (n: number, named: string | null) => string;
  readonly lord: Owned;
  readonly turned: string;
  readonly covered: (location: string) => string;
  readonly inCourt: string;
  readonly reserved: Owned;
  readonly available: string;
  readonly location: Owned;
  readonly revealed: string;
  readonly worth: (points: string) => string;
  readonly loot: (values: readonly number[]) => string;
  readonly sentinel: Owned & { readonly nobody: string };
  readonly posted: (on: string) => string;
  readonly stackOf: (race: Race) => string;
  readonly secret: string;
  readonly cards: (n: number) => string;
  readonly tiles: (n: number) => string;
  readonly has: { readonly mine: (what: string) => string; readonly other: (name: string, what: string) => string };
  readonly pearls: (n: number) => string;
  readonly keys: (n: number) => string;
  readonly inHand: (n: number) => string;
  readonly lords: (n: number) => string;
  readonly step: (n: number) => string;
  readonly tokens: (n: number) => string;
  /** What a move does with a piece. */
  readonly can: Readonly<Partial<Record<Answer['type'], string>>> & { readonly choose: string };
  /** What keeps a player from a piece. */
  readonly standing: {
    readonly keys: (have: number, need: number) => string;
    readonly reserved: (name: string) => string;
    readonly emptyStack: string;
    readonly plot: Readonly<Record<'pearl' | 'space' | 'lord', string>>;
  };
}

/** What a Sentinel can stand on. */
export type Item = LordId | Race | LocationId;
