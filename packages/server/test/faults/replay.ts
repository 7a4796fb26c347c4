import type { Seat } from '@fathom/kernel';
import { seedOf, type NumberedEvent, type Rules } from '@fathom/table';
import type { FinalTable, Violation } from './history.ts';

type State = ReturnType<Rules['begin']>['state'];

/** A table at each of its event numbers, recomputed from the deal and the recorded moves. */
export interface Replay {
  /** The state after the event with this number; null before the game begins. */
  readonly stateAt: (seq: number) => State | null;
  /** The move of each `played` event, by its number. */
  readonly moves: ReadonlyMap<number, unknown>;
  /** Whose turn it was after an event. */
  readonly waitingAt: (seq: number) => readonly Seat[];
  readonly violations: readonly Violation[];
}

/** Replays a journal. A state that the record does not lead to is a violation, and ends the replay. */
export function replayOf({ stored, events, state: end }: FinalTable, rules: Rules): Replay {
  const states = new Map<number, State>();
  const moves = new Map<number, unknown>();
  const violations: Violation[] = [];
  const past: State[] = [];
  for (const event of events) {
    const wrong = follow(event);
    if (wrong !== null) {
      violations.push({ kind: 'replay', table: stored.id, what: `event ${event.seq} (${event.kind}): ${wrong}` });
      break;
    }
    if (past.length > 0) states.set(event.seq, past.at(-1)!);
  }
  if (violations.length === 0 && end !== null && !rules.isSame(past.at(-1)!, end))
    violations.push({ kind: 'replay', table: stored.id, what: 'the moves lead to another state than the stored one' });

  /** What is wrong with an event; null if it follows from those before it. */
  function follow(event: NumberedEvent): string | null {
    if (event.kind === 'started') {
      past.push(rules.begin(stored.seats.length, stored.options, seedOf(stored)).state);
      return null;
    }
    if (event.kind === 'undone') {
      if (event.to >= past.length) return 'undone to a ply that was not reached';
      past.length = event.to + 1;
    }
    return event.kind === 'played' ? play(event) : null;
  }

  function play({ seq, seat, ply, index }: Extract<NumberedEvent, { kind: 'played' }>): string | null {
    const before = past.at(-1);
    if (before === undefined || ply !== past.length) return `ply ${ply} after ${past.length - 1}`;
    const found = rules.moveAt(before, index);
    if (found === null || found.seat !== seat) return `move ${index} of seat ${seat} is not listed`;
    const next = rules.replay(before, [index]);
    moves.set(seq, found.move);
    past.push(next.state);
    return null;
  }

  const stateAt = (seq: number): State | null => states.get(seq) ?? null;
  const waitingAt = (seq: number): readonly Seat[] => {
    const state = stateAt(seq);
    return state === null ? [] : rules.asked(state);
  };
  return { stateAt, moves, waitingAt, violations };
}
