import type { Seat } from '@fathom/kernel';
import type { Hand, PastMoment } from '@fathom/wire';
import { refuse, type Refusal } from '../errors.ts';
import { startTimes, turnAfter, turnBack, turnTo, type Times } from './clock.ts';
import { ruled, type Bench, type Ruled, type Ruling } from './ruling.ts';
import type { State } from './referee.ts';
import { isPerson, type Happened, type Play, type Settled, type Table } from './table.ts';

/** The deal: the secret that was promised, and the words of every seat. */
export const seedOf = ({ secret, places }: Pick<Table, 'secret' | 'places'>): { secret: string; words: string[] } => ({
  secret,
  words: places.map(({ words }) => words),
});

export function begin(table: Table, { referee, now }: Bench): Ruled {
  const { state, events, hash } = referee.begin(table.places.length, table.options, seedOf(table));
  const play: Play = { state, hash, version: referee.version, moves: [], floor: state.fence, ...waitingIn(referee, state) };
  const times = table.plan === null ? null : startTimes(table.plan, table.places.length, now);
  return ended(keepTime({ ...table, play, times }, now), { kind: 'started', events, hash });
}

/** Who is waited for, and for whom the table can answer. */
const waitingIn = (referee: Bench['referee'], state: State): Pick<Play, 'waiting' | 'settled'> => {
  const waiting = referee.asked(state);
  return { waiting, settled: waiting.flatMap((seat): Settled[] => settledFor(seat, referee.obvious(state, seat))) };
};

const settledFor = (seat: Seat, moves: readonly object[] | null): Settled[] => (moves === null ? [] : [{ seat, moves }]);

/** The moves of one answer: all of them are played, or none. */
export function answerWith(table: Table, bench: Bench, seat: Seat, ply: number, wanted: readonly unknown[], by: Hand): Ruling {
  const { play } = table;
  if (play === null) return refuse('not-started');
  if (play.state.outcome === null && ply !== play.state.ply) return refuse('stale');
  const first: Link = by === 'table' && freeUndo(table, seat) !== null ? 'own' : null;
  let all = ruled(table);
  for (const [i, each] of wanted.entries()) {
    const { state, waiting } = all.table.play!;
    if (i > 0 && (state.fence > ply || !waiting.includes(seat))) return refuse('not-asked', bench.referee.notAsked);
    const ruling = move(all.table, bench, seat, each, by, i > 0 ? 'all' : first);
    if (!ruling.ok) return ruling;
    all = ruled(ruling.table, ...all.news, ...ruling.news);
  }
  const after = all.table.play!;
  return ruled({ ...all.table, play: { ...after, ...waitingIn(bench.referee, after.state) } }, ...all.news);
}

/** Who is told that a move belongs to the one before it. What the table adds to a player's answer looks to others like an answer of its own. */
type Link = 'all' | 'own' | null;

function move(table: Table, { referee, now }: Bench, seat: Seat, wanted: unknown, by: Hand, link: Link): Ruling {
  const play = table.play!;
  const played = referee.play(play.state, seat, wanted);
  if (!played.ok) return played;
  const { state, events, index, hash } = played;
  const next: Play = {
    ...play,
    state,
    hash,
    moves: [...play.moves, index],
    floor: Math.max(play.floor, state.fence),
    waiting: referee.asked(state),
    settled: [], // worked out once, when the whole answer is played
  };
  const places = table.places.map((place, at) =>
    place.order === null ? place : { ...place, order: referee.lapsed(place.order, at, play.state, state) },
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

function ended(table: Table, ...news: readonly Happened[]): Ruled {
  const outcome = table.play?.state.outcome ?? null;
  return outcome === null
    ? ruled(table, ...news)
    : ruled({ ...table, proposal: null }, ...news, { kind: 'ended', outcome, secret: table.secret });
}

/** The earliest ply that a seat may go back to without asking; null if there is none. What a bot plays for a seat is the bot's. */
export const freeUndo = ({ play, places }: Table, seat: Seat): number | null =>
  play !== null && isPerson(places[seat]!) && play.state.outcome === null && play.state.actor === seat && play.floor < play.state.ply
    ? play.floor
    : null;

export function undo(table: Table, bench: Bench, seat: Seat, to: number): Ruling {
  const { play } = table;
  if (play === null) return refuse('not-started');
  if (to >= play.state.ply) return refuse('no-such-ply');
  const free = freeUndo(table, seat);
  if (free === null || to < free) return refuse('beyond-the-fence');
  return goBack(table, bench, seat, to, false);
}

/** So many moves may be taken back at a table in all: the story keeps every one of them. */
const MOST_TAKEN_BACK = 5000;

/** Takes moves back. Luck lives in the state, so the same moves bring the same cards again. */
export function goBack(table: Table, bench: Bench, seat: Seat, to: number, agreed: boolean): Ruling {
  const play = table.play!;
  if (play.version !== bench.referee.version) return refuse('cannot-go-back');
  const takenBack = (play.takenBack ?? 0) + play.moves.length - to;
  if (takenBack > MOST_TAKEN_BACK) return refuse('limit-reached');
  const moves = play.moves.slice(0, to);
  const { state, hash } = bench.referee.replay(table.places.length, table.options, seedOf(table), moves);
  const back: Play = { ...play, state, hash, moves, takenBack, floor: agreed ? to : play.floor, ...waitingIn(bench.referee, state) };
  const after = withTimes({ ...table, play: back, proposal: null }, (times, running) => turnBack(times, running, to, bench.now));
  return ruled(after, { kind: 'undone', seat, to, agreed });
}

/** The table as a viewer saw it after so many moves. */
export function lookBack(
  table: Table,
  referee: Bench['referee'],
  seat: Seat | null,
  ply: number,
): { ok: true; value: PastMoment } | Refusal {
  const { play, places, options } = table;
  if (play === null) return refuse('not-started');
  if (ply > play.moves.length) return refuse('no-such-ply');
  if (play.version !== referee.version) return refuse('cannot-go-back');
  const { state } = referee.replay(places.length, options, seedOf(table), play.moves.slice(0, ply));
  return { ok: true, value: { ply, view: referee.look(state, seat).view } };
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
