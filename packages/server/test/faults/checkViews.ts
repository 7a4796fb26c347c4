import { canonical, type Seat } from '@fathom/kernel';
import { eventFor, type Rules } from '@fathom/table';
import type { FinalTable, ReceivedUpdate, Violation } from './history.ts';
import type { Replay } from './replay.ts';

/* All clients saw one order of events, each visible event once, and nothing that their seat may not see. */

export function checkViews(table: FinalTable, received: readonly ReceivedUpdate[], replay: Replay, rules: Rules): Violation[] {
  const visible = visibleEvents(table, rules);
  const expected = expectedViews(replay, rules);
  const clients = new Set(received.map(({ client }) => client));
  return [...clients].flatMap((client) => {
    const own = received.filter((each) => each.client === client);
    return [...checkEvents(own, visible), ...own.flatMap((each) => checkSnapshot(each, expected))];
  });
}

type Visible = (seat: Seat | null) => ReadonlyMap<number, string>;

/** The events of the journal as a seat may see them, by number. */
function visibleEvents({ events }: FinalTable, rules: Rules): Visible {
  const known = new Map<Seat | null, Map<number, string>>();
  return (seat) => {
    const seen = known.get(seat) ?? new Map<number, string>();
    if (!known.has(seat)) {
      known.set(seat, seen);
      for (const event of events) {
        const shown = eventFor(event, seat, rules);
        if (shown !== null) seen.set(event.seq, canonical(shown));
      }
    }
    return seen;
  };
}

/** Every visible event up to the last number, once, in order, as the journal has it. */
function checkEvents(received: readonly ReceivedUpdate[], visible: Visible): Violation[] {
  const { table, seat, client } = received[0]!;
  const wrong = (kind: Violation['kind'], what: string): Violation => ({ kind, table, what: `${client}, seat ${seat}: ${what}` });
  const expected = visible(seat);
  const violations: Violation[] = [];
  let last = 0;
  for (const { update } of received) {
    for (const event of update.events) {
      if (event.seq <= last) violations.push(wrong('order', `event ${event.seq} after ${last}`));
      const known = expected.get(event.seq);
      if (known === undefined) violations.push(wrong('secret', `event ${event.seq} (${event.kind}) is not in the journal for this seat`));
      else if (known !== canonical(event)) violations.push(wrong('order', `event ${event.seq} is another one in the journal`));
      last = Math.max(last, event.seq);
    }
  }
  const seen = new Set(received.flatMap(({ update }) => update.events.map(({ seq }) => seq)));
  const end = received.at(-1)!.update.seq;
  const missed = [...expected.keys()].filter((seq) => seq <= end && !seen.has(seq));
  return missed.length === 0 ? violations : [...violations, wrong('order', `events ${missed.join(', ')} were never received`)];
}

interface ExpectedView {
  readonly ply: number;
  readonly view: string;
  readonly moves: ReadonlySet<string>;
}
type Expected = (seq: number, seat: Seat | null) => ExpectedView | null;

/** What a seat may see after an event. */
function expectedViews({ stateAt }: Replay, rules: Rules): Expected {
  const known = new Map<object, Map<Seat | null, ExpectedView>>();
  return (seq, seat) => {
    const state = stateAt(seq);
    if (state === null) return null;
    const views = known.get(state) ?? new Map<Seat | null, ExpectedView>();
    known.set(state, views);
    if (!views.has(seat)) {
      const { ply, view, moves } = rules.seatView(state, seat);
      views.set(seat, { ply, view: canonical(view), moves: new Set(moves.map((move) => canonical(move))) });
    }
    return views.get(seat)!;
  };
}

function checkSnapshot({ table, seat, client, update }: ReceivedUpdate, expected: Expected): Violation[] {
  const { seq, snapshot } = update;
  if (snapshot === null || snapshot.seatView === null) return [];
  const wrong = (kind: Violation['kind'], what: string): Violation[] => [
    { kind, table, what: `${client}, seat ${seat}, after event ${seq}: ${what}` },
  ];
  const view = expected(seq, seat);
  if (snapshot.seat !== seat) return wrong('secret', `it was shown what seat ${snapshot.seat} sees`);
  if (view === null || view.ply !== snapshot.seatView.ply)
    return wrong('order', `a snapshot of ply ${snapshot.seatView.ply}, not ${view?.ply}`);
  if (view.view !== canonical(snapshot.seatView.view)) return wrong('secret', 'its view is not the one of this seat');
  if (!snapshot.seatView.moves.every((move) => view.moves.has(canonical(move))))
    return wrong('secret', 'it was offered moves that are not its own');
  return snapshot.table.phase !== 'over' && snapshot.table.secret !== null ? wrong('secret', 'the secret of the deal') : [];
}
