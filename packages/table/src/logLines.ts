import type { Seat } from '@fathom/kernel';
import type { PlayedBy } from './events.ts';
import type { NumberedEvent, StoredEvent } from './table.ts';

/*
 * The log of a table as text, one line per event, as small as it can be read: who played which index, and when. What a move led
 * to is not in it: a replay gives it back (`replayedLog.ts`).
 */

/** A move without its events. */
export interface BareMove {
  readonly kind: 'played';
  readonly seat: Seat;
  readonly by: PlayedBy;
  readonly joins?: true;
  readonly own?: true;
  readonly index: number;
}

/** An event as it is logged. Games that today's rules cannot replay are logged with all their events. */
export type LoggedEvent = { readonly seq: number; readonly at: number } & (StoredEvent | BareMove | { readonly kind: 'started' });

/** Text that lines are added to, and the number and time of its last event: each line gives the difference to the one before. */
export interface LogText {
  readonly text: string;
  readonly seq: number;
  readonly at: number;
}

export const emptyLog: LogText = { text: '', seq: 0, at: 0 };

const letters: Readonly<Record<PlayedBy, string>> = { person: 'p', order: 'o', table: 't', bot: 'b', clock: 'c' };
const players = new Map(Object.entries(letters).map(([by, letter]) => [letter, by as PlayedBy]));

/** The log with one more event; `isReplayable`: its moves can be played again. */
export function withLine(log: LogText, event: NumberedEvent, isReplayable: boolean): LogText {
  const { seq, at } = event;
  const [later, further] = [at - log.at, seq - log.seq];
  const line = `${later === 0 ? '' : later}${further === 1 ? '' : `+${further}`}${contentOf(event, isReplayable)}`;
  return { text: log.text === '' ? line : `${log.text}\n${line}`, seq, at };
}

function contentOf(numbered: NumberedEvent, isReplayable: boolean): string {
  if (numbered.kind === 'played' && isReplayable) {
    const { by, seat, joins, own, index } = numbered;
    return `${letters[by]}${seat}${joins === undefined ? '.' : own === undefined ? ':' : ';'}${index}`;
  }
  const { seq: _seq, at: _at, ...event } = { ...numbered, hash: undefined };
  return JSON.stringify(event.kind === 'started' && isReplayable ? { kind: event.kind } : event);
}

/** The difference in time and in number; then a move, or any event as JSON. */
const LINE = /^(?<later>-?\d+)?(?:\+(?<further>\d+))?(?:(?<by>[potbc])(?<seat>\d+)(?<link>[.:;])(?<index>\d+)|(?<json>\{.*\}))$/;

/** The events of a log. Throws if it was not written by `withLine`. */
export function readLog(text: string): LoggedEvent[] {
  let [seq, at] = [0, 0];
  return text.split('\n').map((line) => {
    const found = LINE.exec(line)?.groups;
    if (found === undefined) throw new Error('a line of a log cannot be read');
    seq += Number(found['further'] ?? 1);
    at += Number(found['later'] ?? 0);
    return { ...eventIn(found), seq, at };
  });
}

function eventIn({ by, seat, link, index, json }: Readonly<Record<string, string | undefined>>): StoredEvent | BareMove {
  if (json !== undefined) return JSON.parse(json) as StoredEvent;
  const joins = link === '.' ? {} : { joins: true as const };
  return {
    kind: 'played',
    seat: Number(seat),
    by: players.get(by!)!,
    ...joins,
    ...(link === ';' ? { own: true as const } : {}),
    index: Number(index),
  };
}
