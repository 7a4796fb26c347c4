import type { Piece, Playable, Preview, RuleId, Seat, VisibleStep, LoggedMove } from '@fathom/kernel';
import { gameLog, type LocalUpdate } from '@fathom/table';
import type { Command, ViewerEvent, TableSnapshot, RefusalCode, Status, Update } from '@fathom/wire';
import type { StoreApi } from 'zustand/vanilla';

/** A table as one seat knows it, local or on a server. */
export interface SessionState<G extends Playable<G>> {
  /** The position after the last update; null before the first. */
  readonly now: TableSnapshot | null;
  /** When the update arrived, by this device's clock. */
  readonly receivedAt: number;
  readonly status: Status;
  readonly present: readonly Seat[];
  readonly spectators: number;
  /** What was played, move by move; the first entry is the setup. */
  readonly log: readonly LoggedMove<G>[];
  /** How the newest update came about, step by step; empty if nothing was played. */
  readonly steps: readonly VisibleStep<G>[];
  /** What happened at the table beside the game: who came and went, what was said and agreed. */
  readonly tableEvents: readonly ViewerEvent[];
  /** The last refusal, until something else happens. */
  readonly refused: RefusalCode | null;
}

/** A seat's connection to its table: in this page, or on a server. */
export interface Session<G extends Playable<G>> {
  readonly store: StoreApi<SessionState<G>>;
  /** Sends a command; a refusal is kept for the screen to show. */
  readonly act: (command: Command) => Promise<boolean>;
  /** The rule that forbids picking a piece now; null if it is unknown. */
  readonly why: (piece: Piece) => Promise<RuleId | null>;
  /** What an answer at this ply will bring; null if it is unknown. */
  readonly preview: (ply: number, moves: readonly unknown[]) => Promise<Preview | null>;
}

export const initialSession = {
  now: null,
  receivedAt: 0,
  status: 'connecting',
  present: [],
  spectators: 0,
  log: [],
  steps: [],
  tableEvents: [],
  refused: null,
} as const;

type SessionUpdate = Pick<Update | LocalUpdate, 'events' | 'snapshot' | 'steps'>;

/** The session after an update. */
export function applyUpdate<G extends Playable<G>>(before: SessionState<G>, update: SessionUpdate, receivedAt: number): SessionState<G> {
  const { events, snapshot } = update;
  const fromTheStart = events[0]?.kind === 'created';
  return {
    ...before,
    now: snapshot ?? before.now,
    receivedAt,
    log: gameLog(events, fromTheStart ? [] : before.log),
    tableEvents: [...(fromTheStart ? [] : before.tableEvents), ...events.filter(({ kind }) => kind !== 'started' && kind !== 'played')],
    steps: fromTheStart ? [] : stepsOf(update),
    refused: null,
  };
}

/** What to animate: the steps of the update, and a last one that ends in the current position. */
function stepsOf<G extends Playable<G>>({ events, snapshot, steps }: SessionUpdate): VisibleStep<G>[] {
  const view = snapshot?.seatView?.view;
  const played = events.flatMap((one) => (one.kind === 'played' ? one.events : []));
  if (view === undefined || played.length === 0 || events.some(({ kind }) => kind === 'undone')) return [];
  const rest = played.slice(steps.reduce((sum, { events }) => sum + events.length, 0));
  return [...steps, { events: rest, view }];
}
