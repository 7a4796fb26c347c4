import { sealOf, type Playable, type Seat, type SeenBeat, type Told } from '@fathom/kernel';
import {
  TableClient,
  type Command,
  type Done,
  type News,
  type Now,
  type RefusalCode,
  type Refused,
  type Sealing,
  type Socket,
  type Status,
  type Update,
} from '@fathom/wire';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** A table on a server, as this device has heard of it. */
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

export interface RoomLine<G extends Playable<G>> {
  readonly room: StoreApi<Room<G>>;
  /** Does something at the table; a refusal is kept for the screen to tell. */
  readonly act: (command: Command) => Promise<boolean>;
  /** Ready to begin, with these words for the deal. */
  readonly ready: (typed: string) => Promise<boolean>;
  readonly client: TableClient;
}

const empty = {
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

/** Goes to a table and stays there: the line comes back by itself. */
export function enter<G extends Playable<G>>(connect: () => Socket, clock: () => number, kept: Sealing['kept']): RoomLine<G> {
  const room = createStore<Room<G>>(() => empty);
  const client = new TableClient({
    connect,
    sealing: { sealOf, ...(kept === undefined ? {} : { kept }) },
    onUpdate: (update) => room.setState((before) => hear(before, update, clock())),
    onStatus: (status) => room.setState({ status, beats: [] }),
    onPresent: ({ seats, spectators }) => room.setState({ present: seats, spectators, beats: [] }),
    onRefused: ({ code }) => room.setState({ refused: code, beats: [] }),
  });
  const answered = async (asked: Promise<Done | Refused>): Promise<boolean> => {
    room.setState({ refused: null, beats: [] });
    const answer = await asked;
    if (answer.type === 'refused') room.setState({ refused: answer.code, beats: [] });
    return answer.type === 'done';
  };
  return { room, act: (command) => answered(client.do(command)), ready: (typed) => answered(client.ready(typed)), client };
}

/** The room after an update. */
export function hear<G extends Playable<G>>(before: Room<G>, update: Update, heard: number): Room<G> {
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
function beatsOf<G extends Playable<G>>({ news, now, beats }: Update): SeenBeat<G>[] {
  const view = now?.look?.view;
  const played = news.flatMap((one) => (one.kind === 'played' ? one.events : []));
  if (view === undefined || played.length === 0 || news.some(({ kind }) => kind === 'undone')) return [];
  const rest = played.slice(beats.reduce((sum, { events }) => sum + events.length, 0));
  return [...beats, { events: rest, view }];
}
