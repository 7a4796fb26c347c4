import type { Key } from '../../src/content/lords.ts';
import type { Answer } from '../words.ts';
import type { KeyShortfall } from '../../src/rules/shortfall.ts';

/** Whose something is, after "in": "your alliance", "the alliance of Ann". */
export interface Owned {
  readonly mine: string;
  readonly rival: string;
  readonly other: (name: string) => string;
}

/** What is said about pieces as they lie. */
export interface RemarkWords {
  readonly keys: Readonly<Record<Key, string>>;
  readonly pearls: (n: number) => string;
  readonly swaps: string;
  readonly unmasks: string;
  /** A key that has already won a location, or was separated by one. */
  readonly usedKey: string;
  readonly crest: string;
  readonly slot: (slot: number) => string;
  readonly alliance: Owned;
  readonly drawn: string;
  readonly waiting: string;
  readonly discarded: string;
  readonly openLocation: string;
  readonly revealedLocation: string;
  readonly searched: string;
  readonly faceDown: string;
  readonly worth: (points: string) => string;
  readonly empty: string;
  readonly lordCount: (n: number) => string;
  readonly cardCount: (n: number) => string;
  /** The lords of a pile, in a row. */
  readonly inPile: (lord: string, points: string) => string;
  readonly token: Owned;
  /** What a move does with a piece. */
  readonly can: Readonly<Partial<Record<Answer['type'], string>>> & { readonly choose: string };
  /** What keeps a player from a piece, or will. */
  readonly standing: {
    readonly keys: (shortfall: KeyShortfall) => string;
    readonly onlyFromDeck: string;
    readonly emptyPile: string;
    readonly emptyDeck: string;
    /** A rival's location says how many lords must be drawn. */
    readonly mustDraw: (lords: number) => string;
    /** So many lords of a pile fit into the alliance. */
    readonly fits: (room: number, lords: number) => string;
  };
}
