import type { GameRecord, LoggedMove, Piece, Playable, RuleId, Seat, SideScore } from '@fathom/kernel';
import type { ReactNode } from 'react';
import type { BoardProps, WebGame } from './game.ts';
import type { SelectionSource } from '../table/selection.ts';

/** What a table is made of, for players, spectators and replays. */
export interface FrameProps<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly title: string;
  readonly board: BoardProps<G>;
  readonly scores: readonly SideScore[];
  /** The question that is open to the viewer: another object for each. */
  readonly question?: unknown;
  readonly asked: readonly Seat[];
  readonly log: readonly LoggedMove<G>[];
  /** The first line of the log that is new to the viewer. */
  readonly news?: number;
  /** The record to share, if this screen may know it; and the move that is shown, in a replay. */
  readonly record: GameRecord | null;
  readonly ply?: number;
  readonly selection: SelectionSource;
  /** The pointer or the focus is on a piece, or on none. */
  readonly onPoint?: (piece: Piece | null) => void;
  /** A rival's name was pressed. */
  readonly onSeat?: (side: Seat) => void;
  readonly blockedBy: (piece: Piece) => Promise<RuleId | null>;
  readonly onJump: (ply: number) => void;
  /** The prompt, or the buttons of a replay. */
  readonly children: ReactNode;
  /** Shown over the board. */
  readonly over?: ReactNode;
  /** Shown beside a player's name, such as a clock. */
  readonly seatNote?: (side: Seat) => ReactNode;
  readonly people?: PeoplePanel;
}

/** The panel about the people at the table rather than the game. */
export interface PeoplePanel {
  readonly title: string;
  /** How many chat messages are unread. */
  readonly unread: number;
  readonly panel: ReactNode;
  readonly onOpen: () => void;
}

/** Where nothing can be picked anyway. */
export const noReason = (): Promise<null> => Promise.resolve(null);
