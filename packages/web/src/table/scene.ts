import type { GameRecord, SeatView, Move, Order, Piece, Playable, RuleId, Seat, VisibleStep, LoggedMove } from '@fathom/kernel';
import type { StoreApi } from 'zustand/vanilla';
import type { Sitter } from './sitters.ts';

/** A table as one screen may know it, wherever it is kept: in this page, or far away. */
export interface Scene<G extends Playable<G>> {
  readonly look: SeatView<G>;
  readonly sitters: readonly Sitter[];
  /** Through whose eyes the screen looks. */
  readonly viewer: Seat | null;
  /** The screen is being passed to this seat: nothing is shown until it says so. */
  readonly curtain: Seat | null;
  /** The next decision is another person's at this screen: the viewer looks at what was done, may undo it, and passes the device on. */
  readonly handover: Seat | null;
  /** Several people share this screen: they are called by their names. */
  readonly isShared: boolean;
  /** What happened, move by move, as the viewer may know it. */
  readonly told: readonly LoggedMove<G>[];
  /** How the newest move led here; empty where there is nothing to watch: a table just opened, a move taken back. */
  readonly beats: readonly VisibleStep<G>[];
  readonly back: Back;
  /** What the viewer has ordered; empty where nothing was. */
  readonly order: Order;
  readonly thinking: Seat | null;
  /** The whole game, as far as this screen may have it: for links, files and proof. */
  readonly record: GameRecord | null;
}

/** Which ways back are open. */
export interface Back {
  readonly undo: boolean;
  readonly redo: boolean;
  readonly reset: boolean;
}

/** Whoever keeps a table and referees it. */
export interface Host<G extends Playable<G>> {
  readonly scenes: StoreApi<Scene<G>>;
  /** Plays the moves of one answer, all of them or none. */
  play(moves: readonly Move<G>[]): void;
  undo(): void;
  redo(): void;
  resetTurn(): void;
  /** The viewer has seen enough: the device goes to the next person, behind a curtain where they see other things. */
  passOn(): void;
  lift(): void;
  /** What is to be answered for whoever looks from now on. */
  order(order: Order): void;
  /** The rule that keeps a piece out of reach now. */
  readonly whyDark: (piece: Piece) => Promise<RuleId | null>;
}
