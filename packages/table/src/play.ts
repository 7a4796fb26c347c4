import type { Seat } from '@fathom/kernel';
import type { Hand } from './events.ts';
import type { PastMoment } from './tableView.ts';
import { refuse, type TableRefusal } from './errors.ts';
import { startTimes, turnAfter, turnBack, turnTo, type Times } from './clock.ts';
import { accept, type RulingContext, type Accepted, type Decision } from './decision.ts';
import type { State } from './rules.ts';
import { isPerson, type StoredEvent, type Play, type Settled, type Table } from './table.ts';

/** The deal: the secret that was promised, and the words of every seat. */
export const seedOf = ({ secret, places }: Pick<Table, 'secret' | 'places'>): { secret: string; words: string[] } => ({
  secret,
  words: places.map(({ words }) => words),
});

export function begin(table: Table, { rules, now }: RulingContext): Accepted {
  const { state, events, hash } = rules.begin(table.places.length, table.options, seedOf(table));
  const play: Play = { state, hash, version: rules.version, moves: [], floor: state.fence, ...waitingIn(rules, state) };
  const times = table.plan === null ? null : startTimes(table.plan, table.places.length, now);
  return ended(keepTime({ ...table, play, times }, now), { kind: 'started', events, hash });
}

/** Who is waited for, and for whom the table can answer. */
const waitingIn = (rules: RulingContext['rules'], state: State): Pick<Play, 'waiting' | 'settled'> => {
  const waiting = rules.asked(state);
  return { waiting, settled: waiting.flatMap((seat): Settled[] => settledFor(seat, rules.obvious(state, seat))) };
};

const settledFor = (seat: Seat, moves: readonly object[] | null): Settled[] => (moves === null ? [] : [{ seat, moves }]);

/** The moves of one answer: all of them are played, or none. */
export function answerWith(table: Table, context: RulingContext, seat: Seat, ply: number, wanted: readonly unknown[], by: Hand): Decision {
  const { play } = table;
  if (play === null) return refuse('not-started');
  if (play.state.outcome === null && ply !== play.state.ply) return refuse('stale');
  const first: Link = by === 'table' && freeUndo(table, seat) !== null ? 'own' : null;
  let all = accept(table);
  for (const [i, each] of wanted.entries()) {
    const { state, waiting } = all.table.play!;
    if (i > 0 && (state.fence > ply || !waiting.includes(seat))) return refuse('not-asked', context.rules.notAsked);
    const decision = move(all.table, context, seat, each, by, i > 0 ? 'all' : first);
    if (!decision.ok) return decision;
    all = accept(decision.table, ...all.news, ...decision.news);
  }
  const after = all.table.play!;
  return accept({ ...all.table, play: { ...after, ...waitingIn(context.rules, after.state) } }, ...all.news);
}

/** Who is told that a move belongs to the one before it. What the table adds to a player's answer looks to others like an answer of its own. */
type Link = 'all' | 'own' | null;

function move(table: Table, { rules, now }: RulingContext, seat: Seat, wanted: unknown, by: Hand, link: Link): Decision {
  const play = table.play!;
  const played = rules.play(play.state, seat, wanted);
  if (!played.ok) return played;
  const { state, events, index, hash } = played;
  const next: Play = {
    ...play,
    state,
    hash,
    moves: [...play.moves, index],
    floor: Math.max(play.floor, state.fence),
    waiting: rules.asked(state),
    settled: [], // worked out once, when the whole answer is played
  };
  const places = table.places.map((place, at) =>
    place.order === null ? place : { ...place, order: rules.lapsed(place.order, at, play.state, state) },
  );
  const after = withTimes({ ...table, places, play: next, proposal: proposalAfter(table, seat) }, (times, running) =>
    turnAfter(table.plan!, times, running, link === 'all' ? null : seat, play.state.ply, now),
  );
  const linked = { ...(link === null ? {} : { joins: true as const }), ...(link === 'own' ? { own: true as const } : {}) };
  return ended(after, { kind: 'played', seat, by, ...linked, ply: state.ply, events, index, hash });
}

/** A move answers what was proposed about the moment before; whoever moves is not absent. */
const proposalAfter = ({ proposal }: Table, mover: Seat): Table['proposal'] =>
  proposal?.what.kind === 'replace' && proposal.what.seat !== mover ? proposal : null;

function ended(table: Table, ...news: readonly StoredEvent[]): Accepted {
  const outcome = table.play?.state.outcome ?? null;
  return outcome === null
    ? accept(table, ...news)
    : accept({ ...table, proposal: null }, ...news, { kind: 'ended', outcome, secret: table.secret });
}

/** The earliest ply that a seat may go back to without asking; null if there is none. What a bot plays for a seat is the bot's. */
export const freeUndo = ({ play, places }: Table, seat: Seat): number | null =>
  play !== null && isPerson(places[seat]!) && play.state.outcome === null && play.state.actor === seat && play.floor < play.state.ply
    ? play.floor
    : null;

export function undo(table: Table, context: RulingContext, seat: Seat, to: number): Decision {
  const { play } = table;
  if (play === null) return refuse('not-started');
  if (to >= play.state.ply) return refuse('no-such-ply');
  const free = freeUndo(table, seat);
  if (free === null || to < free) return refuse('beyond-the-fence');
  return goBack(table, context, seat, to, false);
}

/** So many moves may be taken back at a table in all: the story keeps every one of them. */
const MOST_TAKEN_BACK = 5000;

/** Takes moves back. Luck lives in the state, so the same moves bring the same cards again. */
export function goBack(table: Table, context: RulingContext, seat: Seat, to: number, agreed: boolean): Decision {
  const play = table.play!;
  if (play.version !== context.rules.version) return refuse('cannot-go-back');
  const takenBack = (play.takenBack ?? 0) + play.moves.length - to;
  if (takenBack > MOST_TAKEN_BACK) return refuse('limit-reached');
  const moves = play.moves.slice(0, to);
  const { state, hash } = context.rules.replay(table.places.length, table.options, seedOf(table), moves);
  const back: Play = { ...play, state, hash, moves, takenBack, floor: agreed ? to : play.floor, ...waitingIn(context.rules, state) };
  const after = withTimes({ ...table, play: back, proposal: null }, (times, running) => turnBack(times, running, to, context.now));
  return accept(after, { kind: 'undone', seat, to, agreed });
}

/** The table as a viewer saw it after so many moves. */
export function lookBack(
  table: Table,
  rules: RulingContext['rules'],
  seat: Seat | null,
  ply: number,
): { ok: true; value: PastMoment } | TableRefusal {
  const { play, places, options } = table;
  if (play === null) return refuse('not-started');
  if (ply > play.moves.length) return refuse('no-such-ply');
  if (play.version !== rules.version) return refuse('cannot-go-back');
  const { state } = rules.replay(places.length, options, seedOf(table), play.moves.slice(0, ply));
  return { ok: true, value: { ply, view: rules.look(state, seat).view } };
}

/** The clocks of those who are waited for run on. */
export const keepTime = (table: Table, now: number): Table => withTimes(table, (times, running) => turnTo(times, running, now));

/** Sets the clocks of a table that has some, for those who are waited for; a bot has none. */
function withTimes(table: Table, turn: (times: Times, running: readonly Seat[]) => Times): Table {
  const { plan, times, play, places } = table;
  if (plan === null || times === null || play === null) return table;
  const running = play.waiting.filter((seat) => isPerson(places[seat]!));
  return { ...table, times: turn(times, running) };
}
