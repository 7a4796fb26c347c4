import type { LoggedMove, Playable, Seat } from '@fathom/kernel';
import type { TableEvent } from './events.ts';

/** What was played, move by move; the first entry is the setup. `before` is the log that these events continue. */
export function gameLog<G extends Playable<G>>(
  events: readonly (TableEvent | { readonly kind: 'settled' })[],
  before: readonly LoggedMove<G>[] = [],
): LoggedMove<G>[] {
  const log = [...before];
  for (const event of events) {
    if (event.kind === 'started') log.splice(0, log.length, { by: null, events: event.events });
    if (event.kind === 'undone') log.length = Math.min(log.length, event.to + 1);
    if (event.kind === 'played') {
      const { seat, by, joins, events: shown } = event;
      const playedBy = by === 'person' || by === 'bot' ? {} : { playedBy: by };
      log.push({ by: seat, events: shown, ...playedBy, ...(joins === undefined ? {} : { joins }) });
    }
  }
  return log;
}

/** The ply that the latest answer of a seat began at; null if it gave none. Several moves can form one answer. */
export function beforeLastAnswer(log: readonly { readonly by: Seat | null; readonly joins?: true }[], seat: Seat | null): number | null {
  const first = log.findLastIndex(({ by, joins }) => by === seat && by !== null && joins !== true);
  return first < 0 ? null : Math.max(0, first - 1);
}
