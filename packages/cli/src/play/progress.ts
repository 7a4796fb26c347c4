import type { GameRecord, Playable, LoggedMove } from '@fathom/kernel';
import type { LocalGame } from '@fathom/table';

/** A game as far as it has been played. */
export interface Progress<G extends Playable<G>> {
  readonly state: G['state'];
  readonly record: GameRecord;
  /** What happened, move by move; the first entry is the setting up. */
  readonly told: readonly LoggedMove<G>[];
}

/** The events and the state are of this game: its own rules made them. */
export function progressOf<G extends Playable<G>>({ table, record, events }: LocalGame): Progress<G> {
  const told: LoggedMove<G>[] = [];
  for (const event of events) {
    if (event.kind === 'started') told.push({ by: null, events: event.events });
    if (event.kind === 'undone') told.length = event.to + 1;
    if (event.kind === 'played') told.push({ by: event.seat, events: event.events, ...(event.joins === true ? { joins: true } : {}) });
  }
  return { state: table.play!.state as G['state'], record, told };
}
