import type { Book, Game, GameText, Language, Piece, PieceRemarks, Playable, RuleChapter, Seat } from '@fathom/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { Sound } from '../ui/sound.ts';
import type { Lesson } from './lesson.ts';

/** A game as the shell knows it: its rules, its texts and how it looks. The shell asks only here. */
export interface WebGame<G extends Playable<G>> extends GameBoard<G> {
  readonly rules: Game<G>;
  loadText(language: Language): Promise<GameText<G>>;
  loadRulebook(language: Language): Promise<readonly RuleChapter[]>;
  /** Remarks on pieces as they lie, if the game has any. */
  readonly loadRemarks?: (language: Language) => Promise<PieceRemarks<G>>;
  /** The rulebook for people, if the game has one. */
  readonly loadBook?: (language: Language) => Promise<Book>;
  /** A lesson by its name; null if there is none. */
  loadLesson(lesson: string): Promise<Lesson<G> | null>;
  /** Null if the game does not say its goal. */
  readonly loadGoal: (() => Promise<Goal>) | null;
  /** Null if the game has nothing of its own to show at the end. */
  readonly loadEnding: (() => Promise<Ending<G>>) | null;
}

/** What one plays for, and when the game ends, in a sentence or two. */
export type Goal = Readonly<Record<Language, string>>;

/** What a game adds to the scene at its end. */
export interface Ending<G extends Playable<G>> {
  /** The parts of the score that were hidden until the end: they are counted last. */
  readonly last: readonly string[];
  /** The kinds of events that tell best why points changed, the most telling first. */
  readonly telling: readonly string[];
  /** The mark of a part of the score, as an SVG; null if it has none. */
  readonly mark: (part: string) => string | null;
  /** The card that crowns the tower of a side; null if it has none. */
  readonly crown: (view: G['view'], side: Seat) => Crown | null;
}

/** A card on top of a tower of points. */
export interface Crown {
  readonly piece: Piece;
  /** The addresses of its picture and of its back. */
  readonly picture: string;
  readonly back: string;
  /** It lies face down until this part of the score is counted; null if it was open all the time. */
  readonly hiddenUntil: string | null;
}

/** How a game looks on a screen. */
export interface GameBoard<G extends Playable<G>> {
  /** The place that the table stands in: fills the window behind everything else. None for a game without a place of its own. */
  readonly Backdrop?: ComponentType;
  /** The pieces on the table. Its parts are laid out in the grid of the table, together with the shell's. */
  readonly Board: ComponentType<BoardProps<G>>;
  /** The pieces of another player, small, for the list of seats. */
  readonly Rival: ComponentType<BoardProps<G> & { readonly side: Seat }>;
  /** A single piece, large, for a dialog; at a table as it lies there. */
  readonly Face: ComponentType<FaceProps<G>>;
  /** A piece within a line of text: just enough to recognise it. */
  readonly Chip: ComponentType<{ readonly piece: Piece }>;
  /**
   * Whose turn it is, even while others are asked; a side that the rules play themselves counts after the seats. Null if the view does not
   * say it: then it is the turn of the acting seat.
   */
  readonly turnOf: (view: G['view']) => Seat | null;
  /** The marks on a piece, by their names in the rulebook: its dialog says what each of them means. */
  readonly marksOn?: (piece: Piece) => readonly NamedMark[];
  /** The mark of a number on the table, by the last part of its ID, such as `pearls`; null if it has none. */
  readonly sign?: (fact: string) => ReactNode;
  /** The sounds of numbers that change, named in the same way; whatever else moves sounds like a card. */
  readonly sounds?: Readonly<Record<string, Sound>>;
  /** Does this event take something from a seat, or bind it? Then its player should notice. */
  readonly harms: (event: G['event'], seat: Seat) => boolean;
  /** The kinds of events that a caption tells of a turn, the most telling first; the log has the others too. */
  readonly telling?: readonly string[];
}

/** A mark with its name in the rulebook, as an SVG. */
export interface NamedMark {
  readonly name: string;
  readonly svg: string;
}

/** How a game looks on the first page. */
export interface Cover {
  /** The colour of its cover. */
  readonly light: string;
  /** The names of the pictures on it; the first one is the largest. */
  readonly faces: readonly string[];
  readonly about?: About;
  /** The options that are expansions, each with the name of its picture. */
  readonly modules?: Readonly<Record<string, string>>;
}

/** What a game is like, for those who do not know it. */
export interface About {
  /** How many can play, such as 2–4. */
  readonly players: string;
  /** How long a game takes. */
  readonly minutes: number;
  /** From 1, light, to 5, heavy. */
  readonly weight: number;
  readonly sentence: Readonly<Record<Language, string>>;
}

export interface FaceProps<G extends Playable<G>> {
  readonly piece: Piece;
  readonly text: GameText<G>;
  /** What the viewer sees of the table; left out in a book of rules. */
  readonly view?: G['view'];
}

export interface BoardProps<G extends Playable<G>> {
  readonly view: G['view'];
  readonly viewer: Seat | null;
  readonly text: GameText<G>;
  readonly name: (side: Seat) => string;
}
