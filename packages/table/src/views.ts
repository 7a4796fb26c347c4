import type { Seat } from '@fathom/kernel';
import type { AnimationStepData, SeatViewData, TableSnapshot, Phase, SeatInfo, TableSummary, TableInfo } from './tableView.ts';
import type { ViewerEvent } from './events.ts';
import { leftAt } from './clock.ts';
import { freeUndo } from './play.ts';
import type { TableRunner } from './tableRunner.ts';
import type { Rules } from './rules.ts';
import { nameOf, phaseOf, type StoredTable, type NumberedEvent, type SeatState, type Table } from './table.ts';

/* Everything that leaves a table, in one file. What is not built here is not sent. */

/** An event as a seat may know it; null if it is private to another seat. */
export function eventFor(stored: NumberedEvent, seat: Seat | null, rules: Rules): ViewerEvent | null {
  const { seq, at } = stored;
  const seen = (events: readonly object[]): object[] => events.flatMap((event) => rules.redact(event, seat) ?? []);
  if (stored.kind === 'settled') return null;
  if (stored.kind === 'started') return { seq, at, kind: 'started', events: seen(stored.events) };
  if (stored.kind !== 'played') return stored;
  const { kind, seat: mover, ply, events } = stored;
  // That there was nothing to decide is the seat's secret: to others it looks like any answer.
  const by = stored.by === 'table' && mover !== seat ? 'person' : stored.by;
  const joins = stored.own === true && mover !== seat ? undefined : stored.joins;
  return { seq, at, kind, seat: mover, by, ...(joins === undefined ? {} : { joins }), ply, events: seen(events) };
}

/** What a viewer receives after a change: its events, the snapshot, and the steps to it. */
export interface ViewerUpdate {
  readonly seq: number;
  readonly events: readonly ViewerEvent[];
  readonly snapshot: TableSnapshot;
  /** Of the moves that have just been played, all animation steps but the last. */
  readonly steps: readonly AnimationStepData[];
}

export function updateFor(runner: TableRunner, happened: readonly NumberedEvent[], seat: Seat | null, now: number): ViewerUpdate {
  const { rules, table, seq } = runner;
  const played = happened.filter((event) => event.kind === 'played');
  return {
    seq,
    events: happened.flatMap((event) => eventFor(event, seat, rules) ?? []),
    snapshot: snapshotFor(table, seat, rules, now),
    steps: happened.some(({ kind }) => kind === 'undone') ? [] : runner.watch(played, seat),
  };
}

export const snapshotFor = (table: Table, seat: Seat | null, rules: Rules, now: number): TableSnapshot => ({
  at: now,
  seat,
  table: publicInfo(table, now),
  seatView: visibleSeatView(table, seat, rules),
  undo: seat === null ? null : freeUndo(table, seat),
  redo: seat !== null && table.play?.undone?.at(-1)?.seat === seat,
  order: seat === null ? null : table.seats[seat]!.order,
});

/** A question that an order or the table is about to answer is not asked. */
function visibleSeatView({ play, seats }: Table, seat: Seat | null, rules: Rules): SeatViewData | null {
  if (play === null) return null;
  const seatView = rules.seatView(play.state, seat);
  const order = seat === null ? null : seats[seat]!.order;
  const isOrdered = order !== null && seat !== null && rules.orderedMove(play.state, seat, order) !== null;
  return isOrdered || play.settled.some((each) => each.seat === seat) ? { ...seatView, moves: [] } : seatView;
}

export function publicInfo(table: Table, now: number): TableInfo {
  const { id, game, options, listed, created, host, seats, plan, times, proposal, secret, commitment, rematch, play } = table;
  const phase = phaseOf(table);
  return {
    id,
    game,
    options,
    listed,
    created,
    phase,
    host,
    seats: seats.map((place) => seatNow(place, phase)),
    waiting: play?.waiting ?? [],
    plan,
    left: times === null ? null : leftAt(times, now),
    proposal,
    commitment,
    secret: phase === 'over' ? secret : null,
    rematch,
  };
}

function seatNow(place: SeatState, phase: Phase): SeatInfo {
  const { holder, ready, seal, shown, words } = place;
  return {
    kind: holder.kind,
    name: nameOf(place),
    level: holder.kind === 'bot' ? holder.level : null,
    kept: holder.kind === 'bot' && holder.keeps?.forGood === false,
    ready,
    seal,
    shown,
    words: phase === 'gathering' ? '' : words, // nobody sees any words before all are here
  };
}

/** A line of a list, for the owner of a key. */
export const summaryOf = (table: StoredTable, touched: number, key: string | null): TableSummary => ({
  id: table.id,
  game: table.game,
  phase: phaseOf(table),
  seats: table.seats.map((place) => seatNow(place, phaseOf(table))),
  waiting: table.play?.waiting ?? [],
  touched,
  mine: table.seats.flatMap(({ keys }, seat) => (key !== null && keys.includes(key) ? [seat] : [])),
});
