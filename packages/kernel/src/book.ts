import type { Piece, RuleId, Seat } from './game.ts';
import type { Language } from './text.ts';
import { typesetAll } from './typography.ts';

/*
 * The rulebook for people: chapters in plain words with pictures and worked examples. The plan is what all languages have in
 * common; the words follow from its type, so that a missing chapter, caption or step does not compile in any language.
 */

/** `M` is a move of the game, `Rule` the ID of one of its numbered rules. */
export interface BookPlan<M = object, Rule extends RuleId = RuleId> {
  /** Parts of the game that can be left out, and how the IDs of their numbered rules begin. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
  /** In the order of the book. */
  readonly chapters: Readonly<Record<string, ChapterPlan<M, Rule>>>;
  /** The small drawings of the page, in groups. */
  readonly icons: Readonly<Record<string, readonly string[]>>;
  readonly gallery: Readonly<Record<string, GalleryPlan>>;
  /** The numbers that pieces have in the gallery. */
  readonly facts: readonly string[];
}

export interface ChapterPlan<M = object, Rule extends RuleId = RuleId> {
  readonly module?: string;
  /** The parts of the chapter, each with the numbered rules behind it. */
  readonly sections: Readonly<Record<string, readonly Rule[]>>;
  readonly picture?: PicturePlan;
  readonly example?: ExamplePlan<M>;
}

/** The facts of a position (docs/positions.md) without its format and game. */
export interface BookPosition {
  readonly seats: number;
  readonly [fact: string]: unknown;
}

/** A still picture of a position: the whole table, the area of one player, or rows of its pieces by their place in the view. */
export type PicturePlan =
  | { readonly shows: 'table'; readonly position: BookPosition }
  | { readonly shows: 'side'; readonly position: BookPosition; readonly side: Seat }
  | { readonly shows: 'pieces'; readonly position: BookPosition; readonly rows: Readonly<Record<string, string>> };

/** Moves that are played from a position. A test plays them and compares the numbers. */
export interface ExamplePlan<M = object> {
  readonly position: BookPosition;
  readonly steps: readonly ExampleStep<M>[];
}

export interface ExampleStep<M = object> {
  readonly moves: readonly { readonly by: Seat; readonly move: M }[];
  /** Shown beside the words. */
  readonly pieces: readonly Piece[];
  /** Numbers that hold after these moves, by their place in the view or the score; the words name each of them. */
  readonly after: Readonly<Record<string, number>>;
}

/** All pieces of one kind. */
export interface GalleryPlan {
  readonly groups: readonly string[];
  readonly pieces: readonly GalleryPiece[];
}

export interface GalleryPiece {
  readonly piece: Piece;
  readonly group: string;
  readonly module?: string;
  /** How many of it there are, if more than one. */
  readonly copies?: number;
  readonly facts?: Readonly<Record<string, number>>;
}

/** A book in one language. */
export interface BookWords {
  readonly modules: Readonly<Record<string, string>>;
  readonly chapters: Readonly<Record<string, ChapterWords>>;
  readonly icons: Readonly<Record<string, { readonly title: string; readonly marks: Readonly<Record<string, string>> }>>;
  readonly gallery: Readonly<Record<string, { readonly title: string; readonly groups: Readonly<Record<string, string>> }>>;
  readonly facts: Readonly<Record<string, string>>;
}

export interface ChapterWords {
  readonly title: string;
  readonly lead: string;
  readonly sections: Readonly<Record<string, SectionWords>>;
  readonly picture?: PictureWords;
  readonly example?: ExampleWords;
}

export interface SectionWords {
  readonly title?: string;
  readonly text: string;
  readonly list?: readonly string[];
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
}

export interface PictureWords {
  readonly caption: string;
  readonly rows?: Readonly<Record<string, string>>;
}

export interface ExampleWords {
  readonly title: string;
  /** The position in words. */
  readonly before: string;
  readonly steps: readonly string[];
}

/** The words that a plan asks for. */
export type WordsFor<P extends BookPlan> = {
  readonly modules: Readonly<Record<keyof P['modules'], string>>;
  readonly chapters: { readonly [C in keyof P['chapters']]: ChapterWordsFor<P['chapters'][C]> };
  readonly icons: {
    readonly [G in keyof P['icons']]: { readonly title: string; readonly marks: Readonly<Record<P['icons'][G][number], string>> };
  };
  readonly gallery: {
    readonly [K in keyof P['gallery']]: {
      readonly title: string;
      readonly groups: Readonly<Record<P['gallery'][K]['groups'][number], string>>;
    };
  };
  readonly facts: Readonly<Record<P['facts'][number], string>>;
};

type ChapterWordsFor<C extends ChapterPlan> = {
  readonly title: string;
  readonly lead: string;
  readonly sections: { readonly [S in keyof C['sections']]: SectionWords };
} & (C extends { readonly picture: infer P } ? { readonly picture: PictureWordsFor<P> } : unknown) &
  (C extends { readonly example: { readonly steps: infer S } } ? { readonly example: ExampleWordsFor<S> } : unknown);

type PictureWordsFor<P> = { readonly caption: string } & (P extends { readonly rows: infer R }
  ? { readonly rows: Readonly<Record<keyof R, string>> }
  : unknown);

type ExampleWordsFor<S> = Omit<ExampleWords, 'steps'> & { readonly steps: { readonly [I in keyof S]: string } };

/** A plan and its words in one language. */
export interface Book {
  readonly plan: BookPlan;
  readonly words: BookWords;
}

/** Loads a book. Its words in each language have to be complete. */
export const bookLoader =
  <P extends BookPlan>(
    plan: P,
    words: Readonly<Record<Language, () => Promise<{ readonly book: WordsFor<P> & BookWords }>>>,
  ): ((language: Language) => Promise<Book>) =>
  async (language) => ({ plan, words: typesetAll<BookWords>(language, (await words[language]()).book) });

/** What a position of a book does not name is dealt from this seed, on the page and in the tests. */
export const BOOK_SEED = 'book';

/** The value at a path such as `players.0.pearls`; undefined if there is none. */
export function valueAt(from: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? (at as Readonly<Record<string, unknown>>)[key] : undefined),
      from,
    );
}

/** The pieces at a path of a view: one, or a list; what lies there with facts of its own is named by its ID. */
export function piecesAt(view: object, path: string): readonly Piece[] {
  const found = valueAt(view, path);
  const list: readonly unknown[] = Array.isArray(found) ? found : [found];
  return list.map((each) => valueAt(each, 'id') ?? each).filter((piece) => typeof piece === 'string');
}
