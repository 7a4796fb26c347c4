import type { Order, Seat, Seed } from '@fathom/kernel';
import type { PlayedBy } from './events.ts';
import type { PastMoment } from './tableView.ts';
import { refuse, type TableRefusal } from './errors.ts';
import { startTimes, clocksAfterMove, clocksAfterUndo, runClocks, type Times } from './clock.ts';
import { accept, andThen, type RulingContext, type Accepted, type Decision } from './decision.ts';
import type { GameStart, PlayedMove, Rules, State } from './rules.ts';
import { isPerson, withSeat, type StoredEvent, type Play, type Settled, type StoredTable, type Table, type Undone } from './table.ts';

/** The seed of the deal: the secret that was committed to, and the words of every seat. */
export const seedOf = ({ secret, seats, play }: Pick<StoredTable, 'secret' | 'seats' | 'play'>): Seed =>
  play?.seed ?? { secret, words: seats.map(({ words }) => words) };

/** Deals and begins. A table without a gathering may have a seed of its own. */
export function begin(table: Table, rules: Rules, now: number, seed?: Seed): Accepted {
  const { state, events, hash } = rules.begin(table.seats.length, table.options, seed ?? seedOf(table));
  const own = seed === undefined ? {} : { seed };
  const play: Play = { state, hash, version: rules.version, ...own, moves: [], floor: state.undoFloor, ...waitingIn(rules, state) };
  const times = table.plan === null ? null : startTimes(table.plan, table.seats.length, now);
  return ended(keepTime({ ...table, play, times }, now), { kind: 'started', events, hash });
}

/** The seats that are waited for, and those that the table can answer for. */
export const waitingIn = (rules: RulingContext['rules'], state: State): Pick<Play, 'waiting' | 'settled'> => {
  const waiting = rules.asked(state);
  return { waiting, settled: waiting.flatMap((seat): Settled[] => settledFor(seat, rules.forcedAnswer(state, seat))) };
};

const settledFor = (seat: Seat, moves: readonly object[] | null): Settled[] => (moves === null ? [] : [{ seat, moves }]);

/** Plays the moves of one answer: all of them, or none. */
export function answerWith(
  table: Table,
  context: RulingContext,
  seat: Seat,
  ply: number,
  wanted: readonly unknown[],
  by: PlayedBy,
): Decision {
  const { play } = table;
  if (play === null) return refuse('not-started');
  if (play.state.outcome === null && ply !== play.state.ply) return refuse('stale');
  const answer = context.rules.play(play.state, seat, wanted);
  if (!answer.ok) return answer;
  const first: Link = by === 'table' && freeUndo(table, seat) !== null ? 'own' : null;
  const all = answer.moves.reduce(
    (before, move, i) => andThen(before, (at) => played(at, context, seat, move, by, i > 0 ? 'all' : first)),
    accept(table),
  );
  return settled(all, context.rules);
}

/** Works out who is waited for, once the whole answer is played. */
function settled({ table, events }: Accepted, rules: Rules, change: Partial<Play> = {}): Accepted {
  const play = table.play!;
  return accept({ ...table, play: { ...play, ...change, ...waitingIn(rules, play.state) } }, ...events);
}

/**
 * Who gets to know that a move belongs to the one before it. What the table adds to a player's answer looks to others like a
 * separate answer.
 */
type Link = 'all' | 'own' | null;

/** The table after a move. */
function played(table: Table, { rules, now }: RulingContext, seat: Seat, move: PlayedMove, by: PlayedBy, link: Link): Accepted {
  const play = table.play!;
  const { state, events, index, hash } = move;
  const next: Play = {
    ...play,
    state,
    hash,
    moves: [...play.moves, index],
    floor: Math.max(play.floor, state.undoFloor),
    waiting: rules.asked(state),
    undone: [],
    settled: [],
  };
  const seats = table.seats.map((place, at) =>
    place.order === null ? place : { ...place, order: rules.orderAfter(place.order, at, play.state, state) },
  );
  const after = withTimes({ ...table, seats, play: next, proposal: proposalAfter(table, seat) }, (times, running) =>
    clocksAfterMove(table.plan!, times, running, link === 'all' ? null : seat, play.state.ply, now),
  );
  const linked = { ...(link === null ? {} : { joins: true as const }), ...(link === 'own' ? { own: true as const } : {}) };
  return ended(after, { kind: 'played', seat, by, ...linked, ply: state.ply, events, index, hash });
}

/** A move settles a proposal about the moment before it; a seat that moves is not absent. */
const proposalAfter = ({ proposal }: Table, mover: Seat): Table['proposal'] =>
  proposal?.what.kind === 'replace' && proposal.what.seat !== mover ? proposal : null;

function ended(table: Table, ...events: readonly StoredEvent[]): Accepted {
  const outcome = table.play?.state.outcome ?? null;
  return outcome === null
    ? accept(table, ...events)
    : accept({ ...table, proposal: null }, ...events, { kind: 'ended', outcome, secret: table.secret });
}

/**
 * The earliest ply that a seat may undo to without consent; null if there is none. Moves that a bot plays for a seat are the
 * bot's. Where everybody else is a bot, nobody is wronged: moves can be undone back to the start.
 */
export function freeUndo(table: Table, seat: Seat): number | null {
  const { play, seats } = table;
  if (play === null || !isPerson(seats[seat]!) || play.state.outcome !== null) return null;
  const floor = isSolo(table, seat) ? (play.origin?.ply ?? 0) : play.state.actor === seat ? play.floor : play.state.ply;
  return floor < play.state.ply ? floor : null;
}

/** Is everybody else a bot, and none of them in the place of somebody who may come back? */
const isSolo = ({ seats }: Table, seat: Seat): boolean =>
  seats.every(({ holder }, i) => i === seat || (holder.kind === 'bot' && holder.keeps === null));

export function undo(table: Table, context: RulingContext, seat: Seat, to: number): Decision {
  const { play } = table;
  if (play === null) return refuse('not-started');
  if (to >= play.state.ply) return refuse('no-such-ply');
  const free = freeUndo(table, seat);
  if (free === null || to < free) return refuse('needs-consent');
  return goBack(table, context, seat, to, false);
}

/** The number of moves that may be undone at a table in all: the log keeps every one of them. */
const MOST_TAKEN_BACK = 5000;

/** Undoes moves. The generator is part of the state, so the same moves give the same cards again. */
export function goBack(table: Table, context: RulingContext, seat: Seat, to: number, agreed: boolean): Decision {
  const play = table.play!;
  const takenBack = (play.takenBack ?? 0) + play.moves.length - to;
  if (takenBack > MOST_TAKEN_BACK) return refuse('limit-reached');
  const earlier = stateAt(table, context.rules, to);
  if (earlier === null) return refuse('cannot-go-back');
  const { state, hash } = earlier;
  const moves = play.moves.slice(0, to);
  const undone = [...(play.undone ?? []), ...undoneFrom(context.rules, state, play.moves.slice(to))];
  const floor = agreed ? to : play.floor;
  const back: Play = { ...play, state, hash, moves, takenBack, undone, floor, ...waitingIn(context.rules, state) };
  const after = withTimes({ ...table, play: back, proposal: null }, (times, running) => clocksAfterUndo(times, running, to, context.now));
  return accept(after, { kind: 'undone', seat, to, agreed });
}

/** The state after so many moves of the record; null if they cannot be replayed. */
function stateAt(table: Table, rules: Rules, ply: number): Pick<GameStart, 'state' | 'hash'> | null {
  const { origin, moves, version } = table.play!;
  if (origin !== undefined) return ply < origin.ply ? null : rules.replay(origin.state, moves.slice(origin.ply, ply));
  if (version !== rules.version) return null;
  return rules.replay(rules.begin(table.seats.length, table.options, seedOf(table)).state, moves.slice(0, ply));
}

/** Of moves that are undone from here on, those of the seat whose answer comes first: only they can be redone. */
function undoneFrom(rules: Rules, from: State, moves: readonly number[]): Undone[] {
  const { seat } = rules.moveAt(from, moves[0]!)!;
  let state = from;
  const others = moves.findIndex((index) => {
    if (rules.moveAt(state, index)!.seat !== seat) return true;
    state = rules.replay(state, [index]).state;
    return false;
  });
  return [{ seat, moves: others < 0 ? moves : moves.slice(0, others) }];
}

/** Plays again what a seat undid last. The generator is part of the state, so the result is the same. */
export function redo(table: Table, context: RulingContext, seat: Seat): Decision {
  const { play } = table;
  if (play === null) return refuse('not-started');
  const last = play.undone?.at(-1);
  if (last === undefined || last.seat !== seat) return refuse('nothing-undone');
  let all = accept(table);
  for (const index of last.moves) {
    const { state } = all.table.play!;
    const again = context.rules.play(state, seat, [context.rules.moveAt(state, index)!.move]);
    if (!again.ok) return again;
    const joins = all.events.length > 0 && context.rules.completesAnswer(state);
    all = andThen(all, (at) => played(at, context, seat, again.moves[0]!, 'person', joins ? 'all' : null));
  }
  return settled(all, context.rules, { undone: play.undone!.slice(0, -1) });
}

/** The table as a viewer saw it after so many moves. */
export function momentAt(
  table: Table,
  rules: RulingContext['rules'],
  seat: Seat | null,
  ply: number,
): { ok: true; value: PastMoment } | TableRefusal {
  if (table.play === null) return refuse('not-started');
  if (ply > table.play.moves.length) return refuse('no-such-ply');
  const earlier = stateAt(table, rules, ply);
  return earlier === null ? refuse('cannot-go-back') : { ok: true, value: { ply, view: rules.seatView(earlier.state, seat).view } };
}

/** The clocks of the waiting seats run on. */
export const keepTime = (table: Table, now: number): Table => withTimes(table, (times, running) => runClocks(times, running, now));

/** Updates the clocks of a table that has some, for the waiting seats; a bot has no clock. */
function withTimes(table: Table, turn: (times: Times, running: readonly Seat[]) => Times): Table {
  const { plan, times, play, seats } = table;
  if (plan === null || times === null || play === null) return table;
  const running = play.waiting.filter((seat) => isPerson(seats[seat]!));
  return { ...table, times: turn(times, running) };
}

/** Sets the standing order of a seat. Its content stays private. */
export function order(table: Table, { rules }: RulingContext, seat: Seat, wanted: Order): Decision {
  const { play } = table;
  if (play === null) return refuse('not-started');
  const admitted = rules.validateOrder(play.state, seat, wanted);
  return admitted.ok ? accept(withSeat(table, seat, { order: admitted.value }), { kind: 'settled', seat }) : refuse('bad-order');
}
