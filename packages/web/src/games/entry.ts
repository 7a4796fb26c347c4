import type { Game, GameText, Language, Piece, Playable, RuleChapter, Seat } from '@fathom/kernel';
import type { ComponentType } from 'react';
import type { Lesson } from './lesson.ts';

/** A game as the table in the browser knows it: its rules, its words, its board and its pictures. The shell asks only here. */
export interface Entry<G extends Playable<G>> {
  readonly game: Game<G>;
  loadText(language: Language): Promise<GameText<G>>;
  loadRulebook(language: Language): Promise<readonly RuleChapter[]>;
  loadLesson(): Promise<Lesson<G>>;
  readonly Board: ComponentType<BoardProps<G>>;
  /** The things of one player, small: for the rail of seats. */
  readonly Rival: ComponentType<BoardProps<G> & { readonly side: Seat }>;
  /** A piece by itself, large, for a sheet. */
  readonly Face: ComponentType<{ readonly piece: Piece; readonly text: GameText<G> }>;
  /** A piece within a line of text: just enough to tell it from the others. */
  readonly Chip: ComponentType<{ readonly piece: Piece }>;
  /** Whose turn it is, whoever is asked in it; a side that the rules play themselves counts after the seats. */
  readonly turnOf: (view: G['view']) => Seat;
  /** Does this event take something from a seat, or bind it? Then its player shall notice. */
  readonly strikes: (event: G['event'], seat: Seat) => boolean;
}

export interface BoardProps<G extends Playable<G>> {
  readonly view: G['view'];
  readonly viewer: Seat | null;
  readonly text: GameText<G>;
  readonly name: (side: Seat) => string;
}
