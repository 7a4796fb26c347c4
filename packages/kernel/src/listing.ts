import type { Game, Move, Playable, Seat } from './game.ts';
import type { GameText, Language, RuleChapter } from './text.ts';

/* What the package of a game exports for the list of games. Nothing is loaded before it is asked for. */

/**
 * What a game knows of good play: the larger the number, the better the move looks at a glance. It is asked in imagined worlds, some ten
 * thousand times a second, and may not look at what is hidden from the seat.
 */
export interface Heuristic<G extends Playable<G>> {
  (s: G['state'], seat: Seat, move: Move<G>): number;
  /** Where a game is too long to be played to its end in a search. */
  readonly forecast?: Forecast<G>;
}

/** What a game knows of how it will end. It is asked in imagined worlds only, and may look at all of them. */
export interface Forecast<G extends Playable<G>> {
  /** How far the game is, in parts of it: a playout lasts for some of them. */
  readonly chapter: (s: G['state']) => number;
  /** What everybody will probably have at the end. */
  readonly scores: (s: G['state']) => readonly number[];
}

/** The rules of a game, and how a bot judges its moves. */
export interface GameRules<G extends Playable<G>> {
  readonly game: Game<G>;
  readonly heuristic: Heuristic<G>;
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
}

/** A listing whose game is not known to the caller: it is given to a function that works for any game. */
export interface AnyListing extends Pick<GameListing<never>, 'id' | 'titles'> {
  readonly withRules: <R>(use: <G extends Playable<G>>(rules: GameRules<G>) => R) => Promise<R>;
}

export const anyListing = <G extends Playable<G>>({ id, titles, loadRules }: GameListing<G>): AnyListing => ({
  id,
  titles,
  withRules: async (use) => use(await loadRules()),
});

type ByLanguage<T> = Readonly<Record<Language, () => Promise<T>>>;

/** Loads texts that are written as words by language and a function that makes sentences of them; the rulebook likewise. */
export const textLoader = <G extends Playable<G>, Words, Book>(
  text: () => Promise<{ readonly gameText: (words: Words) => GameText<G> }>,
  words: ByLanguage<Partial<Record<Language, Words>>>,
  chapters: () => Promise<{ readonly chapters: (book: Book) => readonly RuleChapter[] }>,
  books: ByLanguage<{ readonly rulebook: Book }>,
): GameTexts<G> => ({
  async loadText(language) {
    const [{ gameText }, wanted] = await Promise.all([text(), words[language]()]);
    return gameText(wanted[language]!);
  },
  async loadRulebook(language) {
    const [split, { rulebook }] = await Promise.all([chapters(), books[language]()]);
    return split.chapters(rulebook);
  },
});
