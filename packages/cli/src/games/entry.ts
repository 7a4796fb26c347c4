import type { GameRules, GameText, Language, Piece, Playable, RuleChapter, Seat } from '@fathom/kernel';
import type { Paint } from '../terminal/paint.ts';

/** A game as the command line knows it. The shell asks only here; no menu and no loop knows a rule. */
export interface TerminalGame<G extends Playable<G>> extends GameRules<G>, TerminalBoard<G> {
  readonly texts: Readonly<Record<Language, GameText<G>>>;
  readonly rulebooks: Readonly<Record<Language, readonly RuleChapter[]>>;
}

/** How a game is drawn in a terminal. */
export interface TerminalBoard<G extends Playable<G>> {
  /** The table, in at most so many lines and columns. */
  drawBoard(scene: Scene<G>): string[];
  /** A piece as a mark of a few cells, to stand before its name; empty for what has none. */
  chip(piece: Piece, view: G['view'], paint: Paint): string;
  /** The signs this table is drawn with, and what they stand for. */
  legend(language: Language, paint: Paint): readonly string[];
  /** Everything that lies on the table now, for those who ask what it does. */
  pieces(view: G['view']): readonly Piece[];
  /** Every card and place of the game, for those who search by name. */
  readonly cards: readonly Piece[];
  /** The points as data, and who stands where. */
  breakdown(s: G['state']): { readonly sides: readonly object[]; readonly ranking: readonly (readonly Seat[])[] };
  beginsTurn(event: G['event']): boolean;
}

export interface Scene<G extends Playable<G>> {
  readonly view: G['view'];
  /** Who looks; null is a spectator. */
  readonly seat: Seat | null;
  readonly name: (side: Seat) => string;
  readonly text: GameText<G>;
  readonly language: Language;
  readonly paint: Paint;
  readonly columns: number;
  readonly rows: number;
  /** What can be touched now, and what the hand lies on. */
  readonly lit: ReadonlySet<Piece>;
  readonly chosen: ReadonlySet<Piece>;
}
