import type { Order, Seat } from '@fathom/kernel';

/** What a seat can do at its table. A command never names its own seat: the server knows it. */
export type Command =
  /** `ply` is the number of moves when the client chose: a move for another ply is stale. `move` is one of the listed ones. */
  | { readonly type: 'move'; readonly ply: number; readonly move: unknown }
  /** Several moves that form one answer: all of them are played, or none. */
  | { readonly type: 'moves'; readonly ply: number; readonly moves: readonly unknown[] }
  /** Free undo to a ply, as far as `TableSnapshot.undo` allows. */
  | { readonly type: 'undo'; readonly to: number }
  /** Plays again what this seat undid last. */
  | { readonly type: 'redo' }
  /** Changes that need everybody's consent. */
  | { readonly type: 'propose'; readonly what: ProposedChange }
  | { readonly type: 'answer'; readonly proposal: number; readonly agree: boolean }
  | { readonly type: 'say'; readonly text: string }
  /** Ready to begin. The words that this seat adds to the deal are sealed: the kernel's `sealOf`, 64 hexadecimal digits. */
  | { readonly type: 'ready'; readonly seal: string }
  /** The words themselves, once everybody has sealed theirs (`isShowing`). The game begins when all are shown. */
  | { readonly type: 'show'; readonly words: string }
  /** No longer ready. If words are being shown, everybody is asked again. */
  | { readonly type: 'unready' }
  /** The host, before the game: opens a seat or gives it to a bot of a level. */
  | { readonly type: 'arrange'; readonly seat: Seat; readonly sitter: SeatAssignment }
  /** Leave the seat to a bot, and take it back. */
  | { readonly type: 'leave'; readonly level: string }
  | { readonly type: 'return' }
  /** The URL to call when it becomes this seat's turn. */
  | { readonly type: 'notify'; readonly webhook: Webhook | null }
  /** What is to be answered for this seat from now on. */
  | { readonly type: 'order'; readonly order: Order }
  /** A new table with the same people. */
  | { readonly type: 'rematch' };

export type SeatAssignment = { readonly kind: 'open' } | { readonly kind: 'bot'; readonly level: string };

export type ProposedChange =
  | { readonly kind: 'undo'; readonly to: number }
  /** An absent player's seat goes to a bot; `forGood` means that the player may not come back. */
  | { readonly kind: 'replace'; readonly seat: Seat; readonly level: string; readonly forGood: boolean };

/** The text is the player's own, in the player's language: the server has none. */
export interface Webhook {
  readonly url: string;
  readonly text: string;
}

/** The maximum lengths of names, chat, words and the like, in UTF-16 units. */
export const longest = { name: 24, text: 500, words: 100, url: 500, id: 40, piece: 80, moves: 40, message: 8192 } as const;
