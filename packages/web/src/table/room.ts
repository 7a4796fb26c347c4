import type { Piece, Playable, Preview, RuleId, Seat, VisibleStep, LoggedMove } from '@fathom/kernel';
import type { LocalUpdate } from '@fathom/table';
import type { Command, ViewerEvent, TableSnapshot, RefusalCode, Status, Update } from '@fathom/wire';
import type { StoreApi } from 'zustand/vanilla';

/** A table as one seat knows it, local or on a server. */
export interface Room<G extends Playable<G>> {
  /** The position after the last update; null before the first. */
  readonly now: TableSnapshot | null;
  /** When the update arrived, by this device's clock. */
  readonly heard: number;
  readonly status: Status;
  readonly present: readonly Seat[];
  readonly spectators: number;
  /** What was played, move by move; the first entry is the setup. */
  readonly told: readonly LoggedMove<G>[];
  /** How the newest update came about, beat by beat; empty if nothing was played. */
  readonly beats: readonly VisibleStep<G>[];
  /** What else happened: who came and went, what was said and agreed. */
  readonly story: readonly ViewerEvent[];
  /** The last refusal, until something else happens. */
  readonly refused: RefusalCode | null;
}

/** A seat's connection to its table: in this page, or on a server. */
export interface Session<G extends Playable<G>> {
  readonly room: StoreApi<Room<G>>;
  /** Sends a command; a refusal is kept in the room for the screen to show. */
  readonly act: (command: Command) => Promise<boolean>;
  /** The rule that forbids picking a piece now; null if it is unknown. */
  readonly why: (piece: Piece) => Promise<RuleId | null>;
  /** What an answer at this ply will bring; null if it is unknown. */
  readonly preview: (ply: number, moves: readonly unknown[]) => Promise<Preview | null>;
}

export const emptyRoom = {
  now: null,
  heard: 0,
  status: 'connecting',
  present: [],
  spectators: 0,
  told: [],
  beats: [],
  story: [],
  refused: null,
} as const;

type Heard = Pick<Update | LocalUpdate, 'events' | 'snapshot' | 'steps'>;

/** The room after an update. */
export function hear<G extends Playable<G>>(before: Room<G>, update: Heard, heard: number): Room<G> {
  const { events, snapshot } = update;
  const fromTheStart = events[0]?.kind === 'created';
  const told = fromTheStart ? [] : [...before.told];
  const story = fromTheStart ? [] : [...before.story];
  for (const one of events) {
    if (one.kind === 'started') told.splice(0, told.length, { by: null, events: one.events });
    else if (one.kind === 'played')
      told.push({
        by: one.seat,
        events: one.events,
        ...(one.by === 'person' || one.by === 'bot' ? {} : { playedBy: one.by }),
        ...(one.joins === undefined ? {} : { joins: one.joins }),
      });
    else story.push(one);
    if (one.kind === 'undone') told.length = Math.min(told.length, one.to + 1);
  }
  return { ...before, now: snapshot ?? before.now, heard, told, story, beats: fromTheStart ? [] : beatsOf(update), refused: null };
}

/** What to animate: the beats of the update, and a last one that ends in the current position. */
function beatsOf<G extends Playable<G>>({ events, snapshot, steps }: Heard): VisibleStep<G>[] {
  const view = snapshot?.seatView?.view;
  const played = events.flatMap((one) => (one.kind === 'played' ? one.events : []));
  if (view === undefined || played.length === 0 || events.some(({ kind }) => kind === 'undone')) return [];
  const rest = played.slice(steps.reduce((sum, { events }) => sum + events.length, 0));
  return [...steps, { events: rest, view }];
}
