import type { Piece, Preview, RuleId, Seat } from '@fathom/kernel';
import type { AnimationStepData, Command, ViewerEvent, TableSnapshot } from '@fathom/table';
import type { Patch } from './changes.ts';
import type { RefusalCode } from './errors.ts';

/** Incremented when an old client would misunderstand. */
export const PROTOCOL = 3;

/** Clients of protocol 2 still work: they receive whole snapshots, never `change`. */
export const OLDEST_PROTOCOL = 2;

/** A message from a client. `hello` comes first: it has the last number the client has seen, 0 if none. */
export type ClientMessage =
  | { readonly type: 'hello'; readonly protocol: number; readonly since: number }
  /** The client chooses the ID: a command that is sent again with the same ID is done once. */
  | { readonly type: 'do'; readonly id: string; readonly command: Command }
  /** Why can this piece not be touched now? */
  | { readonly type: 'why'; readonly id: string; readonly piece: Piece }
  /** What would this answer bring? */
  | { readonly type: 'preview'; readonly id: string; readonly ply: number; readonly moves: readonly unknown[] };

/** A message from the server. */
export type ServerMessage = Update | Change | Done | Refused | Why | Previewed | Present | Heartbeat;

/**
 * All events since the last update, then the current snapshot. A long log comes in several updates; `snapshot` is null until
 * the last of them.
 */
export interface Update {
  readonly type: 'update';
  /** The number to ask from next time. */
  readonly seq: number;
  readonly events: readonly ViewerEvent[];
  readonly snapshot: TableSnapshot | null;
  /**
   * The views on the way to `snapshot`, if its newest move is among the events: all steps but the last, which is what
   * `snapshot` shows.
   */
  readonly steps: readonly AnimationStepData[];
}

/**
 * An update as the difference to the snapshot that came with the number `from`. The first update is always whole, and others now and then.
 */
export interface Change {
  readonly type: 'change';
  readonly from: number;
  readonly seq: number;
  readonly events: readonly ViewerEvent[];
  readonly patch: Patch;
  /** Of each step, how many of the played events belong to it, and the difference to the view before it. */
  readonly steps: readonly { readonly events: number; readonly patch: Patch }[];
}

/** The command is in the journal: it will not be lost. */
export interface Done {
  readonly type: 'done';
  readonly id: string;
}

export interface Refused {
  readonly type: 'refused';
  /** Null if it answers no message that could be read. */
  readonly id: string | null;
  readonly code: RefusalCode;
  readonly rule: RuleId | null;
}

export interface Why {
  readonly type: 'why';
  readonly id: string;
  /** Null for a piece that nobody can ever act on. */
  readonly rule: RuleId | null;
}

export interface Previewed {
  readonly type: 'preview';
  readonly id: string;
  /** Null if the answer cannot be given now. */
  readonly preview: Preview | null;
}

/** The seats that are connected. */
export interface Present {
  readonly type: 'present';
  readonly seats: readonly Seat[];
  readonly spectators: number;
}

/** Sent when nothing else was sent for a while. */
export interface Heartbeat {
  readonly type: 'alive';
}

/** How long a client waits for any message before it reconnects, and how often the server sends one. */
export const heartbeat = { most: 45_000, usual: 20_000 } as const;
