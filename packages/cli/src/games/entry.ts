import type { GameRules, GameText, Language, Piece, Playable, RuleChapter, Seat } from '@fathom/kernel';
import type { Paint } from '../terminal/paint.ts';

/** A game as the command line uses it. No menu and no loop contains rules. */
export interface TerminalGame<G extends Playable<G>> extends GameRules<G>, TerminalBoard<G> {
  readonly texts: Readonly<Record<Language, GameText<G>>>;
  readonly rulebooks: Readonly<Record<Language, readonly RuleChapter[]>>;
}

/** How a game is drawn in a terminal. */
export interface TerminalBoard<G extends Playable<G>> {
  /** The table, in at most so many lines and columns. */
  drawBoard(scene: Scene<G>): string[];
  /** A piece as a symbol of a few cells, shown before its name; empty if it has none. */
  chip(piece: Piece, view: G['view'], paint: Paint): string;
  /** The symbols of this board, and their meaning. */
  legend(language: Language, paint: Paint): readonly string[];
  /** Everything on the table now, for the page that explains pieces. */
  pieces(view: G['view']): readonly Piece[];
  /** Every card and place of the game, for searching by name. */
  readonly cards: readonly Piece[];
  /** The points as data, and the ranking. */
  breakdown(s: G['state']): { readonly sides: readonly object[]; readonly ranking: readonly (readonly Seat[])[] };
  beginsTurn(event: G['event']): boolean;
}

export interface Scene<G extends Playable<G>> {
  readonly view: G['view'];
  /** The viewer; null is a spectator. */
  readonly seat: Seat | null;
  readonly name: (side: Seat) => string;
  readonly text: GameText<G>;
  readonly language: Language;
  readonly paint: Paint;
  readonly columns: number;
  readonly rows: number;
  /** What can be touched now, and what is selected. */
  readonly lit: ReadonlySet<Piece>;
  readonly chosen: ReadonlySet<Piece>;
}
