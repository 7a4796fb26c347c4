import type { Kinds, Move, Piece, Question, RuleId, Seat, Selection } from './game.ts';
import type { OrderValue } from './orders.ts';

/** The supported languages. */
export const languages = ['en', 'ru', 'uk'] as const;
export type Language = (typeof languages)[number];

/** A game in one language: every text that a screen, a terminal or a log needs. No game-specific words are anywhere else. */
export interface GameText<G extends Kinds> {
  readonly title: string;
  /** One sentence for the list of games. */
  readonly blurb: string;
  prompt(question: Question<G>): string;
  /** Where a seat stands in this view, in a few words: "agent 1 of 4 · round 7 of 8", "last turn". */
  readonly moment?: (view: G['view'], seat: Seat) => string | null;
  /** A move as the label of a button. `name` gives the name of a side. */
  move(move: Move<G>, name: (side: Seat) => string): string;
  /** Several moves of one question as one label, such as an amount; null if they can be listed one after another. */
  readonly together?: (moves: readonly Move<G>[], name: (side: Seat) => string) => string | null;
  /** The progress of an answer that is put together from pieces. */
  readonly sums?: (sums: Selection<Move<G>>['sums']) => string;
  /** An event as a line of a log; null if it needs none. `name` gives the name of a side. */
  event(event: G['event'], name: (side: Seat) => string): string | null;
  /** The fields of an event that are summed when similar events follow each other; see `eventLines`. */
  readonly additive?: (event: G['event']) => readonly string[];
  /** The name and text of a piece; null if this game has no such piece. */
  piece(piece: Piece): PieceText | null;
  /** The sides that the rules play, such as a solo rival. */
  automaton(view: G['view']): string;
  option(name: keyof G['options'] & string): string;
  optionValue(name: keyof G['options'] & string, value: unknown): string;
  /** The fields of a standing order and their values, if the game has orders. */
  readonly order?: (name: string) => string;
  readonly orderValue?: (name: string, value: OrderValue) => string;
  /** A part of a score. */
  readonly part: (part: string) => string;
  /** At the end: that this part of the score made the difference, if its name alone does not say it well; null if it does. */
  readonly lead?: (part: string, won: number, lost: number) => string | null;
  /**
   * So much of what a number on the table counts, after a verb: "4 gold" for `players.0.gold`; null for those that are named as pieces, or
   * need no words.
   */
  readonly amount?: (fact: string, n: number) => string | null;
  /** A number of points in this game's words. */
  readonly points: (n: number) => string;
  /** At the end: which tie-break decided between sides with equally many points; null if nobody else had as many. */
  readonly tieBreak?: (view: G['view'], winners: readonly Seat[]) => string | null;
}

/** A table as one viewer sees it, and what its sides are called. */
export interface Seen<G extends Kinds> {
  readonly view: G['view'];
  /** Null for a spectator. */
  readonly viewer: Seat | null;
  readonly name: (side: Seat) => string;
}

/**
 * What is to be said about pieces as they lie, in one language. It is loaded after the first question: until then a piece has its name
 * only.
 */
export interface PieceRemarks<G extends Kinds> {
  /**
   * A piece as a sentence for somebody who cannot see it: its name, its numbers with their nouns, where it lies, whose it is. Null if this
   * game has no such piece.
   */
  readonly sentence: (piece: Piece, seen: Seen<G>) => PieceSentence | null;
  /** What a move would do with a piece that stands for it: "you can recruit it"; without a move, that it can be chosen. */
  readonly can: (move: Move<G> | null) => string;
  /** What the position means for this piece and a player, above all what is missing to use it; null if there is nothing useful to say. */
  readonly standing: (piece: Piece, seen: Seen<G>) => string | null;
}

/** What is said about a piece. What can be done with it is said in between. */
export interface PieceSentence {
  /** Its name and what is true of it, with commas in between. */
  readonly facts: string;
  /** Whole sentences: what it does, and what the position means for it. */
  readonly more: string;
}

export interface PieceText {
  readonly name: string;
  readonly text: string;
  /** The rule about it. */
  readonly rule: RuleId;
}

/** A chapter of the rulebook in one language. The whole book is long, so it is loaded separately from the other texts. */
export interface RuleChapter {
  readonly title: string;
  readonly rules: readonly { readonly id: RuleId; readonly title: string; readonly text: string }[];
}

/** One answer in words, for one move or several. */
export function answerText<G extends Kinds>(text: GameText<G>, moves: readonly Move<G>[], name: (side: Seat) => string): string {
  const joined = moves.length === 1 ? null : (text.together?.(moves, name) ?? null);
  return joined ?? moves.map((move) => text.move(move, name)).join(' + ');
}

/** Facts and sentences about a piece; nothing is said of what is null. */
export const sentenceOf = (facts: readonly (string | null)[], ...more: readonly (string | null)[]): PieceSentence => ({
  facts: facts.filter((fact) => fact !== null).join(', '),
  more: more.filter((each) => each !== null && each !== '').join(' '),
});

/** A sentence about a piece as it is read out, with what can be done with it, if anything can. */
export function spoken({ facts, more }: PieceSentence, can: string | null): string {
  const first = can === null ? facts : `${facts}, ${can}`;
  return more === '' ? first : `${first}${first.endsWith('!') ? '' : '.'} ${more}`;
}

/** The forms a counted noun needs: English one and other, Russian and Ukrainian also few and many. */
export interface Forms {
  readonly one: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/**
 * A counted noun with its number: `counter('ru')(3, { one: 'лорд', few: 'лорда', many: 'лордов', other: 'лорда' })` is «3
 * лорда».
 */
export function counter(language: Language): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (n, forms) => {
    const form = rules.select(n);
    return `${n} ${(form === 'one' || form === 'few' || form === 'many' ? forms[form] : undefined) ?? forms.other}`;
  };
}
