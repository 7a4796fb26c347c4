import type { Outcome, Seat } from '@fathom/kernel';
import type { ProposedChange, SeatAssignment } from './commands.ts';

/** An event at a table, as one viewer may know it. Numbers grow by one; a missing number was private to another seat. */
export type ViewerEvent = { readonly seq: number; readonly at: number } & TableEvent;

export type TableEvent =
  | { readonly kind: 'created' }
  | { readonly kind: 'sat'; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'arranged'; readonly seat: Seat; readonly sitter: SeatAssignment }
  | { readonly kind: 'ready'; readonly seat: Seat }
  | { readonly kind: 'unready'; readonly seat: Seat }
  /** A seat has shown its words; everybody sees them when the game begins. */
  | { readonly kind: 'shown'; readonly seat: Seat }
  /** Words of these seats did not come: everybody is asked again. */
  | { readonly kind: 'withheld'; readonly seats: readonly Seat[] }
  | { readonly kind: 'started'; readonly events: readonly object[] }
  /**
   * The events of a move; `ply` is the number of moves with it. A move with `joins` belongs to the same answer as the one
   * before it.
   */
  | {
      readonly kind: 'played';
      readonly seat: Seat;
      readonly by: PlayedBy;
      readonly joins?: true;
      readonly ply: number;
      readonly events: readonly object[];
    }
  | { readonly kind: 'undone'; readonly seat: Seat; readonly to: number; readonly agreed: boolean }
  | { readonly kind: 'proposed'; readonly seat: Seat; readonly what: ProposedChange }
  | { readonly kind: 'answered'; readonly seat: Seat; readonly agree: boolean }
  | { readonly kind: 'said'; readonly seat: Seat; readonly text: string }
  | { readonly kind: 'left'; readonly seat: Seat; readonly level: string; readonly why: 'choice' | 'clock' | 'vote' }
  | { readonly kind: 'returned'; readonly seat: Seat }
  | { readonly kind: 'ended'; readonly outcome: Outcome; readonly secret: string }
  | { readonly kind: 'rematch'; readonly table: string };

/**
 * Who played a move: the person, their standing order, the table because there was nothing to decide (only the seat itself gets
 * to know that), a bot that holds the seat, or a bot because the time was up.
 */
export type PlayedBy = 'person' | 'order' | 'table' | 'bot' | 'clock';
