import type { Book, Game, GameText, Language, Piece, Playable, RuleChapter, Seat } from '@fathom/kernel';
import type { ComponentType } from 'react';
import type { Lesson } from './lesson.ts';

/** A game as the shell knows it: its rules, its texts and how it looks. The shell asks only here. */
export interface WebGame<G extends Playable<G>> extends GameBoard<G> {
  readonly rules: Game<G>;
  loadText(language: Language): Promise<GameText<G>>;
  loadRulebook(language: Language): Promise<readonly RuleChapter[]>;
  /** The rulebook for people, if the game has one. */
  readonly loadBook?: (language: Language) => Promise<Book>;
  /** Null if the game has no tutorial. */
  readonly loadLesson: (() => Promise<Lesson<G>>) | null;
}

/** How a game looks on a screen. */
export interface GameBoard<G extends Playable<G>> {
  /** The place that the table stands in: fills the window behind everything else. None for a game without a place of its own. */
  readonly Backdrop?: ComponentType;
  /** The pieces on the table. Its parts are laid out in the grid of the table, together with the shell's. */
  readonly Board: ComponentType<BoardProps<G>>;
  /** The pieces of another player, small, for the list of seats. */
  readonly Rival: ComponentType<BoardProps<G> & { readonly side: Seat }>;
  /** A single piece, large, for a dialog. */
  readonly Face: ComponentType<{ readonly piece: Piece; readonly text: GameText<G> }>;
  /** A piece within a line of text: just enough to recognise it. */
  readonly Chip: ComponentType<{ readonly piece: Piece }>;
  /**
   * Whose turn it is, even while others are asked; a side that the rules play themselves counts after the seats. Null if the view does not
   * say it: then it is the turn of whoever acts.
   */
  readonly turnOf: (view: G['view']) => Seat | null;
  /** Does this event take something from a seat, or bind it? Then its player should notice. */
  readonly strikes: (event: G['event'], seat: Seat) => boolean;
}

/** How a game looks on the first page. */
export interface Cover {
  /** The colour of its door. */
  readonly light: string;
  /** The names of the pictures on it. */
  readonly faces: readonly string[];
}

export interface BoardProps<G extends Playable<G>> {
  readonly view: G['view'];
  readonly viewer: Seat | null;
  readonly text: GameText<G>;
  readonly name: (side: Seat) => string;
}
