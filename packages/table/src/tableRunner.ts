import type { Seat } from '@fathom/kernel';
import { keepChat } from './chat.ts';
import type { TableRequest } from './decide.ts';
import type { Decision, RulingContext } from './decision.ts';
import { DueActionRunner } from './dueActionRunner.ts';
import type { Change, Opened, TableEnvironment } from './environment.ts';
import { refuse, type TableRefusal } from './errors.ts';
import type { Rules } from './rules.ts';
import { isDone, isPerson, type NumberedEvent, type Table } from './table.ts';
import type { AnimationStepData } from './tableView.ts';

/** So many of the latest events stay in memory at least, for viewers who reconnect. */
const IN_MEMORY = 64;
/** How often a request is decided again because another process wrote to the table meanwhile; after that the client may retry. */
const MOST_CONFLICTS = 5;

type Decide = (table: Table, request: TableRequest, context: RulingContext) => Decision;

/**
 * Runs one table and is its only writer. Requests are queued; each is decided, written, and only then acknowledged and
 * published. Nobody sees a decision before it is written.
 */
export class TableRunner {
  readonly rules: Rules;
  private readonly environment: TableEnvironment;
  private opened: Opened;
  private recent: NumberedEvent[] = [];
  /** The table before its latest change; null if it is not known. */
  private previous: Opened | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  private queued = 0;
  private readonly due: DueActionRunner;
  private stopped = false;
  private readonly decideOn: Decide;

  /** `decide` rules on every request; a local table needs only a part of it. */
  constructor(environment: TableEnvironment, rules: Rules, opened: Opened, decide: Decide) {
    this.decideOn = decide;
    this.environment = environment;
    this.rules = rules;
    this.opened = opened;
    this.due = new DueActionRunner(this, environment);
  }

  get table(): Table {
    return this.environment.corrected?.(this.opened.table) ?? this.opened.table;
  }

  /** The number of the last event. */
  get seq(): number {
    return this.opened.seq;
  }

  /** The table before its latest change, for viewers who have seen that; null if it is not known, or everybody has seen the change. */
  get before(): Opened | null {
    return this.previous;
  }

  /** All viewers have seen the latest change: what was before it is not needed any more. */
  forgetBefore(): void {
    this.previous = null;
  }

  get isStopped(): boolean {
    return this.stopped;
  }

  /** Is a request being decided, or an action being performed? */
  get isBusy(): boolean {
    return this.queued > 0 || this.due.isBusy;
  }

  /** The events after a number; null if they are no longer in memory. */
  since(seq: number): readonly NumberedEvent[] | null {
    if (seq === this.seq) return [];
    const first = this.recent[0]?.seq;
    return first === undefined || seq + 1 < first ? null : this.recent.slice(seq + 1 - first);
  }

  /** Moves as a viewer sees them step by step, without the last step; empty if they are not the newest ones. */
  watch(played: readonly Extract<NumberedEvent, { kind: 'played' }>[], viewer: Seat | null): readonly AnimationStepData[] {
    const before = this.previous?.table.play?.state;
    const isNewest = before !== undefined && played.length > 0 && played.every(({ ply }, i) => ply === before.ply + 1 + i);
    const indices = played.map(({ index }) => index);
    return isNewest ? this.rules.stepsBefore(before, indices, viewer) : [];
  }

  /** Null when it is done and written; otherwise the refusal. */
  submit(request: TableRequest): Promise<TableRefusal | null> {
    this.queued++;
    const answered = this.answerAfter(this.queue, request);
    this.queue = answered;
    return answered;
  }

  private async answerAfter(earlier: Promise<unknown>, request: TableRequest): Promise<TableRefusal | null> {
    try {
      await earlier.catch(() => {}); // its sender was answered
      return await this.answer(request);
    } finally {
      this.queued--;
    }
  }

  /** Another process has written to this table: reads it again. */
  refresh(): Promise<void> {
    const done = this.queue.then(() => this.readAgain());
    this.queue = done.catch(() => {});
    return done;
  }

  /** Performs the due actions. Calling it twice does nothing twice. */
  runDue(): void {
    this.due.run();
  }

  /** What has failed is tried again at once: its cause is gone. */
  forgetFailures(): void {
    this.due.forgetFailures();
  }

  /** Resolves when nothing is queued or being performed: only a person or a timer can continue. */
  async idle(): Promise<void> {
    while (this.isBusy) {
      await this.queue;
      await this.due.performed();
    }
  }

  /** Finishes what is queued and accepts nothing more. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.queue;
  }

  private async answer(request: TableRequest): Promise<TableRefusal | null> {
    const kind = request.from === 'seat' ? request.command.type : request.type;
    let answer: TableRefusal | null;
    try {
      answer = await this.decide(request);
    } catch (error) {
      this.environment.report(error, kind);
      answer = refuse('busy');
    }
    this.environment.count?.(kind, answer?.code ?? 'done');
    return answer;
  }

  private async decide(request: TableRequest): Promise<TableRefusal | null> {
    for (let attempt = 0; attempt < MOST_CONFLICTS; attempt++) {
      const answer = await this.decideOnce(request);
      if (answer !== 'conflict') return answer;
      await this.readAgain();
    }
    return refuse('busy');
  }

  private async decideOnce(request: TableRequest): Promise<TableRefusal | null | 'conflict'> {
    if (this.stopped) return refuse('busy');
    await this.environment.outagesKnown?.();
    const { table, seq } = this;
    if (request.from === 'seat' && isDone(table, request.seat, request.id)) return null;
    const at = this.environment.now();
    const { isLevel, isWebhook, absence } = this.environment;
    const decision = this.decideOn(table, request, { rules: this.rules, now: at, absence, isLevel, isWebhook });
    if (!decision.ok) return decision;
    if (decision.events.length === 0) return null;
    const events = decision.events.map((event, i): NumberedEvent => ({ ...event, seq: seq + 1 + i, at }));
    const change: Change = { before: table, after: seq, events, at, ...keepChat(decision.table, events) };
    if (!(await this.environment.write(change))) return 'conflict';
    this.previous = this.opened;
    this.opened = { table: change.table, seq: seq + events.length };
    this.keepRecent(events);
    this.publish(change);
    return null;
  }

  private keepRecent(events: readonly NumberedEvent[]): void {
    this.recent.push(...events);
    if (this.recent.length >= 2 * IN_MEMORY) this.recent = this.recent.slice(-IN_MEMORY);
  }

  /** What follows a written change. Whatever fails here, the change was made. */
  private publish(change: Change): void {
    try {
      this.environment.written(change, called(change.before, change.table, this.rules));
    } catch (error) {
      this.environment.report(error, 'publish');
    }
    this.runDue();
  }

  /** What was missed is shown as if it had been written here, as far as it was read. */
  private async readAgain(): Promise<void> {
    const { seq, table } = this.opened;
    const { events, ...opened } = await this.environment.read(this.opened);
    if (opened.seq === seq) return;
    this.opened = opened;
    if (events === null) this.recent = [];
    else this.keepRecent(events);
    this.previous = events === null ? null : { seq, table };
  }
}

/** The people whose turn it has become, and who have something to decide that no standing order answers. */
const called = (before: Table, { play, seats }: Table, { orderedMove }: Rules): Seat[] =>
  (play?.waiting ?? []).filter((seat) => {
    const place = seats[seat]!;
    if (!isPerson(place) || before.play?.waiting.includes(seat) === true) return false;
    if (play!.settled.some((each) => each.seat === seat)) return false;
    return place.order === null || orderedMove(play!.state, seat, place.order) === null;
  });
