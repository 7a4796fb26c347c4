import type { Piece, Playable, RuleId, Seat, SeenBeat, Told } from '@fathom/kernel';
import type { LocalUpdate } from '@fathom/table';
import type { Command, News, Now, RefusalCode, Status, Update } from '@fathom/wire';
import type { StoreApi } from 'zustand/vanilla';

/** A table as one seat has heard of it, wherever it is run. */
export interface Room<G extends Playable<G>> {
  /** The truth, as of the last update; null until the first. */
  readonly now: Now | null;
  /** When it was heard, by this device's clock. */
  readonly heard: number;
  readonly status: Status;
  readonly present: readonly Seat[];
  readonly spectators: number;
  /** What was played, move by move; the first entry is the setting up. */
  readonly told: readonly Told<G>[];
  /** How the newest update came about, beat by beat; none where nothing was played. */
  readonly beats: readonly SeenBeat<G>[];
  /** What else happened: who came and went, what was said and agreed. */
  readonly story: readonly News[];
  /** What was refused last, until something else happens. */
  readonly refused: RefusalCode | null;
}

/** A seat's connection to its table: in this page, or on a server. */
export interface Session<G extends Playable<G>> {
  readonly room: StoreApi<Room<G>>;
  /** Does something at the table; a refusal is kept in the room for the screen to tell. */
  readonly act: (command: Command) => Promise<boolean>;
  /** The rule that keeps a piece out of reach now; null if nobody can say. */
  readonly why: (piece: Piece) => Promise<RuleId | null>;
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

type Heard = Pick<Update | LocalUpdate, 'news' | 'now' | 'beats'>;

/** The room after an update. */
export function hear<G extends Playable<G>>(before: Room<G>, update: Heard, heard: number): Room<G> {
  const { news, now } = update;
  const fromTheStart = news[0]?.kind === 'created';
  const told = fromTheStart ? [] : [...before.told];
  const story = fromTheStart ? [] : [...before.story];
  for (const one of news) {
    if (one.kind === 'started') told.splice(0, told.length, { by: null, events: one.events });
    else if (one.kind === 'played')
      told.push({
        by: one.seat,
        events: one.events,
        ...(one.by === 'person' || one.by === 'bot' ? {} : { hand: one.by }),
        ...(one.joins === undefined ? {} : { joins: one.joins }),
      });
    else story.push(one);
    if (one.kind === 'undone') told.length = Math.min(told.length, one.to + 1);
  }
  return { ...before, now: now ?? before.now, heard, told, story, beats: fromTheStart ? [] : beatsOf(update), refused: null };
}

/** What is to be watched: the beats that came, and the last one, which ends in what is so now. */
function beatsOf<G extends Playable<G>>({ news, now, beats }: Heard): SeenBeat<G>[] {
  const view = now?.look?.view;
  const played = news.flatMap((one) => (one.kind === 'played' ? one.events : []));
  if (view === undefined || played.length === 0 || news.some(({ kind }) => kind === 'undone')) return [];
  const rest = played.slice(beats.reduce((sum, { events }) => sum + events.length, 0));
  return [...beats, { events: rest, view }];
}
