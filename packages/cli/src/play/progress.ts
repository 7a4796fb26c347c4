import type { GameRecord, Playable, LoggedMove } from '@fathom/kernel';
import type { LocalGame } from '@fathom/table';

/** A game so far. */
export interface Progress<G extends Playable<G>> {
  readonly state: G['state'];
  readonly record: GameRecord;
  /** The events, move by move; the first entry is the setup. */
  readonly log: readonly LoggedMove<G>[];
}

/** The events and the state are of type G: this game's rules produced them. */
export function progressOf<G extends Playable<G>>({ table, record, events }: LocalGame): Progress<G> {
  const log: LoggedMove<G>[] = [];
  for (const event of events) {
    if (event.kind === 'started') log.push({ by: null, events: event.events });
    if (event.kind === 'undone') log.length = event.to + 1;
    if (event.kind === 'played') log.push({ by: event.seat, events: event.events, ...(event.joins === true ? { joins: true } : {}) });
  }
  return { state: table.play!.state as G['state'], record, log };
}
