import type { BareMove, LoggedEvent } from './logLines.ts';
import type { GameStart, Rules, State } from './rules.ts';
import type { NumberedEvent } from './table.ts';

/** Where a log begins: before the deal, or at a later state. */
export interface LogStart {
  /** Null before the deal. */
  readonly state: State | null;
  readonly deal: () => GameStart;
}

type Bare = Extract<LoggedEvent, BareMove>;

const isBare = (event: LoggedEvent): event is Bare => event.kind === 'played' && !('events' in event);

/**
 * A log with the events of all moves: those that were not stored are played again. If the replay does not lead to the state that the
 * table is in, the rules have changed since, or something is damaged: then nobody knows what those moves led to, and they have no
 * events.
 */
export function replayedLog(
  logged: readonly LoggedEvent[],
  start: LogStart,
  end: State | null,
  rules: Rules,
): { readonly events: readonly NumberedEvent[]; readonly isWhole: boolean } {
  if (!logged.some((event) => isBare(event) || (event.kind === 'started' && !('events' in event))))
    return { events: logged as readonly NumberedEvent[], isWhole: true };
  const replay = new Replay(start, rules);
  const events = logged.map((event) => replay.next(event));
  const isWhole = end !== null && replay.leadsTo(end);
  return { events: isWhole ? events : events.map((event, i) => ('events' in logged[i]! ? event : withoutEvents(event))), isWhole };
}

const withoutEvents = (event: NumberedEvent): NumberedEvent =>
  event.kind === 'played' || event.kind === 'started' ? { ...event, events: [] } : event;

class Replay {
  private readonly start: LogStart;
  private readonly rules: Rules;
  /** The states since the start, so that moves can be undone; empty if the replay failed. */
  private states: State[];
  private readonly first: number;
  private ply: number;

  constructor(start: LogStart, rules: Rules) {
    this.start = start;
    this.rules = rules;
    this.states = start.state === null ? [] : [start.state];
    this.first = this.ply = start.state?.ply ?? 0;
  }

  leadsTo(end: State): boolean {
    const last = this.states.at(-1);
    return last !== undefined && this.rules.isSame(last, end);
  }

  next(event: LoggedEvent): NumberedEvent {
    if (event.kind === 'started') return this.begun(event);
    if (event.kind === 'played') return this.played(event);
    if (event.kind === 'undone') {
      this.ply = event.to;
      this.states.length = Math.min(this.states.length, Math.max(0, event.to - this.first + 1));
    }
    return event;
  }

  private begun(event: Extract<LoggedEvent, { kind: 'started' }>): NumberedEvent {
    const { state, events } = this.start.deal();
    this.states = [state];
    this.ply = 0;
    return { events, ...event };
  }

  private played(event: Extract<LoggedEvent, { kind: 'played' }>): NumberedEvent {
    const before = this.states.at(-1);
    const isFollowed = before !== undefined && before.ply === this.ply;
    const after = isFollowed ? this.rules.playAt(before, event.index) : null;
    this.ply++;
    if (after === null || after.seat !== event.seat) this.states = [];
    else this.states.push(after.state);
    return { ply: this.ply, events: after?.events ?? [], ...event };
  }
}
