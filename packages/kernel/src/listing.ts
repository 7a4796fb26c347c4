import type { Book } from './book.ts';
import type { Evaluation } from './features.ts';
import type { Game, Move, Playable, Seat } from './game.ts';
import { typesetAll } from './typography.ts';
import type { GameText, Language, PieceRemarks, RuleChapter } from './text.ts';

/* What the package of a game exports for the list of games. Everything is loaded on demand. */

/**
 * How good a move looks at a glance: larger is better. It is called on determinized states some ten thousand times a second,
 * and may not read what is hidden from the seat.
 */
export interface Heuristic<G extends Playable<G>> {
  (s: G['state'], seat: Seat, move: Move<G>): number;
  /** For games that are too long to be played to their end in a search. */
  readonly forecast?: Forecast<G>;
}

/** Estimates the end of a game. It is called on determinized states only, and may read all of them. */
export interface Forecast<G extends Playable<G>> {
  /** How far the game is, in parts of it: a playout lasts for a number of them. */
  readonly chapter: (s: G['state']) => number;
  /** The expected final score of every side. */
  readonly scores: (s: G['state']) => readonly number[];
}

/** The rules of a game, and how a bot evaluates its moves. */
export interface GameRules<G extends Playable<G>> {
  readonly game: Game<G>;
  readonly heuristic: Heuristic<G>;
  /** What bots have learned about the game; only those that search need it. */
  readonly evaluation?: Evaluation<G>;
}

/** A game before it is loaded. */
export interface GameListing<G extends Playable<G>> {
  readonly id: string;
  readonly titles: Readonly<Record<Language, string>>;
  readonly loadRules: () => Promise<GameRules<G>>;
}

/** The texts of a game, each language loaded when it is needed. */
export interface GameTexts<G extends Playable<G>> {
  readonly loadText: (language: Language) => Promise<GameText<G>>;
  readonly loadRulebook: (language: Language) => Promise<readonly RuleChapter[]>;
  /** Remarks on pieces as they lie, if the game has any. */
  readonly loadRemarks?: (language: Language) => Promise<PieceRemarks<G>>;
  /** The rulebook for people, if the game has one; the numbered rules are the reference behind it. */
  readonly loadBook?: (language: Language) => Promise<Book>;
}

/** A listing whose type of game is not known to the caller: `withRules` passes it to a generic function. */
export interface AnyListing extends Pick<GameListing<never>, 'id' | 'titles'> {
  readonly withRules: <R>(use: <G extends Playable<G>>(rules: GameRules<G>) => R) => Promise<R>;
}

export const anyListing = <G extends Playable<G>>({ id, titles, loadRules }: GameListing<G>): AnyListing => ({
  id,
  titles,
  withRules: async (use) => use(await loadRules()),
});

/** Loads remarks that consist of the words of a game, further words, and a function that builds sentences from both. */
export const remarksLoader =
  <G extends Playable<G>, Words, More>(
    build: () => Promise<{ readonly remarks: (words: Words, more: More) => PieceRemarks<G> }>,
    words: ByLanguage<Partial<Record<Language, Words>>>,
    more: ByLanguage<{ readonly remarkWords: More }>,
  ) =>
  async (language: Language): Promise<PieceRemarks<G>> => {
    const [{ remarks }, loaded, { remarkWords }] = await Promise.all([build(), words[language](), more[language]()]);
    return typesetAll(language, remarks(loaded[language]!, remarkWords));
  };

type ByLanguage<T> = Readonly<Record<Language, () => Promise<T>>>;

/** Loads texts that consist of words by language and a function that builds sentences from them; the rulebook likewise. */
export const textLoader = <G extends Playable<G>, Words, Book>(
  text: () => Promise<{ readonly gameText: (words: Words) => GameText<G> }>,
  words: ByLanguage<Partial<Record<Language, Words>>>,
  chapters: () => Promise<{ readonly chapters: (book: Book) => readonly RuleChapter[] }>,
  books: ByLanguage<{ readonly rulebook: Book }>,
): GameTexts<G> => ({
  async loadText(language) {
    const [{ gameText }, loaded] = await Promise.all([text(), words[language]()]);
    return gameText(loaded[language]!);
  },
  async loadRulebook(language) {
    const [split, { rulebook }] = await Promise.all([chapters(), books[language]()]);
    return split.chapters(rulebook);
  },
});
