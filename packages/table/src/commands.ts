import type { Order, Seat } from '@fathom/kernel';

/** What a seat can do at its table. It never says which seat it is: the server knows. */
export type Command =
  /** `ply` is the moves played so far, as the client saw it: a move for another moment is stale. `move` is one of the listed ones. */
  | { readonly type: 'move'; readonly ply: number; readonly move: unknown }
  /** Several moves that make up one answer: all of them are played, or none. */
  | { readonly type: 'moves'; readonly ply: number; readonly moves: readonly unknown[] }
  /** Back to a ply, freely: as far as `Now.undo` allows. */
  | { readonly type: 'undo'; readonly to: number }
  /** Plays again what this seat took back last. */
  | { readonly type: 'redo' }
  /** What needs everybody's consent. */
  | { readonly type: 'propose'; readonly what: ProposedChange }
  | { readonly type: 'answer'; readonly proposal: number; readonly agree: boolean }
  | { readonly type: 'say'; readonly text: string }
  /** Ready to begin. The words that this seat adds to the deal are sealed: the kernel's `sealOf`, 64 hexadecimal digits. */
  | { readonly type: 'ready'; readonly seal: string }
  /** The words themselves, once everybody has sealed theirs (`isShowing`). The game begins when all are shown. */
  | { readonly type: 'show'; readonly words: string }
  /** Not ready after all. Once words are being shown, everybody is asked again. */
  | { readonly type: 'unready' }
  /** The host, before the game: a seat is opened or given to a bot of a level. */
  | { readonly type: 'arrange'; readonly seat: Seat; readonly sitter: SeatAssignment }
  /** Leave the seat to a bot, and take it back. */
  | { readonly type: 'leave'; readonly level: string }
  | { readonly type: 'return' }
  /** Where to call when it is this seat's turn. */
  | { readonly type: 'notify'; readonly webhook: Webhook | null }
  /** What is to be answered for this seat from now on. */
  | { readonly type: 'order'; readonly order: Order }
  /** The same people once more, at a new table. */
  | { readonly type: 'rematch' };

export type SeatAssignment = { readonly kind: 'open' } | { readonly kind: 'bot'; readonly level: string };

export type ProposedChange =
  | { readonly kind: 'undo'; readonly to: number }
  /** An absent player's seat goes to a bot; `forGood` means that the player may not come back. */
  | { readonly kind: 'replace'; readonly seat: Seat; readonly level: string; readonly forGood: boolean };

/** The words are the player's own, in the player's language: the server has none. */
export interface Webhook {
  readonly url: string;
  readonly text: string;
}

/** How long names, chat, added words and the like may be, in UTF-16 units. */
export const longest = { name: 24, text: 500, words: 100, url: 500, id: 40, piece: 80, moves: 40, message: 8192 } as const;
