import type { Kinds, Move, Piece, Question, RuleId, Seat, Selection } from './game.ts';
import type { OrderValue } from './orders.ts';

/** The languages of the table. */
export const languages = ['en', 'ru', 'uk'] as const;
export type Language = (typeof languages)[number];

/** A game in one language: all that a screen, a terminal or a log needs to say about it. No game-specific words live anywhere else. */
export interface GameText<G extends Kinds> {
  readonly title: string;
  /** One sentence for a shelf of games. */
  readonly blurb: string;
  prompt(question: Question<G>): string;
  /** A move as a command on a button. `name` tells who sits where. */
  move(move: Move<G>, name: (side: Seat) => string): string;
  /** Several moves of one question as one command, such as an amount; null where it is enough to say one after another. */
  readonly together?: (moves: readonly Move<G>[], name: (side: Seat) => string) => string | null;
  /** How far an answer has come that is put together from pieces. */
  readonly sums?: (sums: Selection<Move<G>>['sums']) => string;
  /** What happened, as a line of a log. `name` tells who sits where; null for what needs no line. */
  event(event: G['event'], name: (side: Seat) => string): string | null;
  /** What of an event adds up where several that are otherwise alike follow each other; see `eventLines`. */
  readonly additive?: (event: G['event']) => readonly string[];
  /** A thing on the table: its name and what it does. Null for what is no piece of this game. */
  piece(piece: Piece): PieceText | null;
  /** What is to be said of a piece as the table lies, to this seat: such as what is missing to pay for it. Null where its own text is enough. */
  standing?(piece: Piece, view: G['view'], seat: Seat): string | null;
  /** The sides that are played by the rules themselves, such as a solo rival. */
  automaton(view: G['view']): string;
  option(name: keyof G['options'] & string): string;
  optionValue(name: keyof G['options'] & string, value: unknown): string;
  /** What can be ordered beforehand, and how it may be answered; where the game knows orders. */
  readonly order?: (name: string) => string;
  readonly orderValue?: (name: string, value: OrderValue) => string;
  /** A part of a score. */
  readonly part: (part: string) => string;
  /** So many points, as this game calls them. */
  readonly points: (n: number) => string;
}

export interface PieceText {
  readonly name: string;
  readonly text: string;
  /** Where the rulebook speaks of it. */
  readonly rule: RuleId;
}

/** A chapter of the rulebook in one language; the whole book is long, so it is fetched apart from the other texts. */
export interface RuleChapter {
  readonly title: string;
  readonly rules: readonly { readonly id: RuleId; readonly title: string; readonly text: string }[];
}

/** One answer in words, whether it is one move or several. */
export function answerText<G extends Kinds>(text: GameText<G>, moves: readonly Move<G>[], name: (side: Seat) => string): string {
  const said = moves.length === 1 ? null : (text.together?.(moves, name) ?? null);
  return said ?? moves.map((move) => text.move(move, name)).join(' + ');
}

/** The forms a counted noun needs: English one and other, Russian and Ukrainian also few and many. */
export interface Forms {
  readonly one: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** A counted noun with its number: `counter('ru')(3, { one: 'лорд', few: 'лорда', many: 'лордов', other: 'лорда' })` is «3 лорда». */
export function counter(language: Language): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (n, forms) => {
    const form = rules.select(n);
    return `${n} ${(form === 'one' || form === 'few' || form === 'many' ? forms[form] : undefined) ?? forms.other}`;
  };
}
