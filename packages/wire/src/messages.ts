import type { Piece, RuleId, Seat } from '@fathom/kernel';
import type { BeatNow, Command, News, Now } from '@fathom/table';
import type { RefusalCode } from './errors.ts';

/** Grows when an old client would misunderstand. */
export const PROTOCOL = 1;

/** What a client says. `hello` comes first: it names the last number the client has seen, 0 if none. */
export type Ask =
  | { readonly type: 'hello'; readonly protocol: number; readonly since: number }
  /** The id is the client's: sent again with the same one, a command is done once. */
  | { readonly type: 'do'; readonly id: string; readonly command: Command }
  /** Why can this piece not be touched now? */
  | { readonly type: 'why'; readonly id: string; readonly piece: Piece };

/** What the server says. */
export type Tell = Update | Done | Refused | Why | Present | Alive;

/** All news since the last update, then the truth. A long story comes in several; `now` is null until the last of them. */
export interface Update {
  readonly type: 'update';
  /** The number to ask from next time. */
  readonly seq: number;
  readonly news: readonly News[];
  readonly now: Now | null;
  /** What was seen on the way to `now`, if its newest move is news: all beats but the last, which is what `now` shows. */
  readonly beats: readonly BeatNow[];
}

/** The command is in the journal: it will not be lost. */
export interface Done {
  readonly type: 'done';
  readonly id: string;
}

export interface Refused {
  readonly type: 'refused';
  /** Null if it answers nothing that could be read. */
  readonly id: string | null;
  readonly code: RefusalCode;
  readonly rule: RuleId | null;
}

export interface Why {
  readonly type: 'why';
  readonly id: string;
  readonly rule: RuleId;
}

/** The seats that are connected. */
export interface Present {
  readonly type: 'present';
  readonly seats: readonly Seat[];
  readonly spectators: number;
}

/** Sent when there was nothing else to say for a while. */
export interface Alive {
  readonly type: 'alive';
}

/** How long a client waits to hear anything before it takes the line for dead, and how often the server speaks. */
export const silence = { most: 45_000, usual: 20_000 } as const;
