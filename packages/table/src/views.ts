import type { Seat } from '@fathom/kernel';
import type { BeatNow, LookNow, Now, Phase, SeatNow, TableLine, TableNow } from './tableView.ts';
import type { News } from './events.ts';
import { leftAt } from './clock.ts';
import { freeUndo } from './play.ts';
import type { TableRunner } from './tableRunner.ts';
import type { Rules } from './rules.ts';
import { nameOf, phaseOf, type StoredTable, type NumberedEvent, type SeatState, type Table } from './table.ts';

/* Everything that leaves a table, in one file. What is not built here is not told. */

/** What happened, as a seat may know it; null for what is not its business. */
export function newsFor(happened: NumberedEvent, seat: Seat | null, rules: Rules): News | null {
  const { seq, at } = happened;
  const seen = (events: readonly object[]): object[] => events.flatMap((event) => rules.redact(event, seat) ?? []);
  if (happened.kind === 'settled') return null;
  if (happened.kind === 'started') return { seq, at, kind: 'started', events: seen(happened.events) };
  if (happened.kind !== 'played') return happened;
  const { kind, seat: mover, ply, events } = happened;
  // That there was nothing to decide is the seat's secret: to others it looks like any answer.
  const by = happened.by === 'table' && mover !== seat ? 'person' : happened.by;
  const joins = happened.own === true && mover !== seat ? undefined : happened.joins;
  return { seq, at, kind, seat: mover, by, ...(joins === undefined ? {} : { joins }), ply, events: seen(events) };
}

/** What is seen on the way to the newest state: of the moves that have just been played, all beats but the last. */
export function beatsFor(runner: TableRunner, events: readonly NumberedEvent[], seat: Seat | null): readonly BeatNow[] {
  const played = events.filter((event) => event.kind === 'played');
  return runner.watch(played, seat).slice(0, -1);
}

export const nowFor = (table: Table, seat: Seat | null, rules: Rules, now: number): Now => ({
  at: now,
  seat,
  table: publicly(table, now),
  look: lookOf(table, seat, rules),
  undo: seat === null ? null : freeUndo(table, seat),
  redo: seat !== null && table.play?.undone?.at(-1)?.seat === seat,
  order: seat === null ? null : table.places[seat]!.order,
});

/** A question that an order or the table is about to answer is not put. */
function lookOf({ play, places }: Table, seat: Seat | null, rules: Rules): LookNow | null {
  if (play === null) return null;
  const look = rules.look(play.state, seat);
  const order = seat === null ? null : places[seat]!.order;
  const isOrdered = order !== null && seat !== null && rules.ordered(play.state, seat, order) !== null;
  return isOrdered || play.settled.some((each) => each.seat === seat) ? { ...look, moves: [] } : look;
}

export function publicly(table: Table, now: number): TableNow {
  const { id, game, options, listed, created, host, places, plan, times, proposal, secret, commitment, rematch, play } = table;
  const phase = phaseOf(table);
  return {
    id,
    game,
    options,
    listed,
    created,
    phase,
    host,
    seats: places.map((place) => seatNow(place, phase)),
    waiting: play?.waiting ?? [],
    plan,
    left: times === null ? null : leftAt(times, now),
    proposal,
    commitment,
    secret: phase === 'over' ? secret : null,
    rematch,
  };
}

function seatNow(place: SeatState, phase: Phase): SeatNow {
  const { holder, ready, seal, shown, words } = place;
  return {
    kind: holder.kind,
    name: nameOf(place),
    level: holder.kind === 'bot' ? holder.level : null,
    kept: holder.kind === 'bot' && holder.keeps?.forGood === false,
    ready,
    seal,
    shown,
    words: phase === 'gathering' ? '' : words, // nobody sees some words before all are here
  };
}

/** A line of a list, for whoever holds a key. */
export const summaryOf = (table: StoredTable, touched: number, key: string | null): TableLine => ({
  id: table.id,
  game: table.game,
  phase: phaseOf(table),
  seats: table.places.map((place) => seatNow(place, phaseOf(table))),
  waiting: table.play?.waiting ?? [],
  touched,
  mine: table.places.flatMap(({ keys }, seat) => (key !== null && keys.includes(key) ? [seat] : [])),
});
