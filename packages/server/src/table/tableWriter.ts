import { playOf } from '@fathom/bots';
import { impossible, invariant, type Seat } from '@fathom/kernel';
import type { BeatNow } from '@fathom/wire';
import { refuse, type Refusal } from '../errors.ts';
import type { World } from '../world.ts';
import {
  decide,
  type DueAction,
  dueActions,
  isDone,
  isPerson,
  keepChat,
  leftAt,
  nameOf,
  type NumberedEvent,
  type Rules,
  type State,
  type Table,
  type TableRequest,
} from '@fathom/table';
import { commitOf } from './serialize.ts';
import { Retries } from './retries.ts';

/** What was told last stays at hand, for those who were away for a moment. */
const AT_HAND = 64;
/** How often a request is decided again because another process wrote to the table meanwhile; after that the client may try again. */
const MOST_CONFLICTS = 5;

/** A table that was read from the journal. */
export interface Opened {
  readonly table: Table;
  readonly seq: number;
}

/**
 * The one writer of a table. Requests are queued; each is decided, written to the journal, and only then acknowledged and published. Nobody
 * sees a decision that is not on disk yet.
 */
export class TableWriter {
  readonly rules: Rules;
  private readonly world: World;
  private readonly reload: () => Promise<Opened | null>;
  private now: Opened;
  private atHand: NumberedEvent[] = [];
  /** The state that the newest move was played on, for those who watch it. */
  private before: State | null = null;
  private line: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private readonly thinking = new Set<string>();
  private readonly retries: Retries;
  private stopped = false;

  constructor(world: World, rules: Rules, opened: Opened, reload: () => Promise<Opened | null>) {
    this.world = world;
    this.rules = rules;
    this.now = opened;
    this.reload = reload;
    this.retries = new Retries(world.now);
  }

  get table(): Table {
    return this.now.table;
  }

  /** The number of the last thing that happened. */
  get seq(): number {
    return this.now.seq;
  }

  get isBusy(): boolean {
    return this.waiting > 0 || this.thinking.size > 0;
  }

  /** What happened after a number; null if that is too long ago to be at hand. */
  since(seq: number): readonly NumberedEvent[] | null {
    if (seq === this.seq) return [];
    const first = this.atHand[0]?.seq;
    return first === undefined || seq + 1 < first ? null : this.atHand.slice(seq + 1 - first);
  }

  /** Moves as a viewer sees them beat by beat; nothing if they are not those that have just been played. */
  watch(played: readonly Extract<NumberedEvent, { kind: 'played' }>[], viewer: Seat | null): readonly BeatNow[] {
    const { before } = this;
    const isNewest = before !== null && played.length > 0 && played.every(({ ply }, i) => ply === before.ply + 1 + i);
    const indices = played.map(({ index }) => index);
    return isNewest ? this.rules.watch(before, indices, viewer) : [];
  }

  /** Null when it is done, durably; else why not. */
  submit(request: TableRequest): Promise<Refusal | null> {
    this.waiting++;
    const answered = this.line.then(() => this.answer(request)).finally(() => this.waiting--);
    this.line = answered.catch(() => {});
    return answered;
  }

  /** Somebody else has written to this table: what is here is old. */
  refresh(): Promise<void> {
    const done = this.line.then(() => this.readAgain());
    this.line = done.catch(() => {});
    return done;
  }

  /** Does what is due though no person asks. Done twice, it does nothing twice. */
  tend(): void {
    if (this.stopped || !this.retries.isDue('tend')) return;
    try {
      for (const action of dueActions(this.table, this.world.now(), this.rules)) this.take(action);
    } catch (error) {
      this.retries.failed('tend');
      this.world.report(error, 'tend');
    }
  }

  /** Finishes what stands in line and takes nothing more. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.line;
  }

  private async answer(request: TableRequest): Promise<Refusal | null> {
    const kind = request.from === 'seat' ? request.command.type : request.type;
    let answer: Refusal | null;
    try {
      answer = await this.rule(request);
    } catch (error) {
      this.world.report(error, kind);
      answer = refuse('busy');
    }
    this.world.meter.requested(kind, answer?.code ?? 'done');
    return answer;
  }

  private async rule(request: TableRequest): Promise<Refusal | null> {
    for (let attempt = 0; attempt < MOST_CONFLICTS; attempt++) {
      const answer = await this.ruleOnce(request);
      if (answer !== 'conflict') return answer;
      await this.readAgain();
    }
    return refuse('busy');
  }

  private async ruleOnce(request: TableRequest): Promise<Refusal | null | 'conflict'> {
    if (this.stopped) return refuse('busy');
    const { table, seq } = this.now;
    if (request.from === 'seat' && isDone(table, request.seat, request.id)) return null;
    const at = this.world.now();
    const { isLevel, isWebhook } = this.world;
    const absence = (seat: Seat): number => this.world.absence(this, seat);
    const decision = decide(table, request, { rules: this.rules, now: at, absence, isLevel, isWebhook });
    if (!decision.ok) return decision;
    if (decision.news.length === 0) return null;
    const news = decision.news.map((happened, i): NumberedEvent => ({ ...happened, seq: seq + 1 + i, at }));
    const { table: next, forgotten } = keepChat(decision.table, news);
    const written = await this.world.journal.append(commitOf(table, next, this.rules, seq, news, at, forgotten));
    if (!written) return 'conflict';
    this.before = table.play?.state ?? null;
    this.now = { table: next, seq: seq + news.length };
    this.atHand = [...this.atHand, ...news].slice(-AT_HAND);
    this.spread(table);
    return null;
  }

  /** What follows from a change that is on the disk. Whatever goes wrong here, the change was made. */
  private spread(before: Table): void {
    const { table } = this;
    const isolated = (work: () => void): void => {
      try {
        work();
      } catch (error) {
        this.world.report(error, 'spread');
      }
    };
    isolated(() => this.world.bus.publish({ table: table.id, seq: this.seq }));
    isolated(() => called(before, table, this.rules).forEach((seat) => this.world.summon(table, seat)));
    this.tend();
  }

  private async readAgain(): Promise<void> {
    const opened = await this.reload();
    invariant(opened !== null, 'a table is never lost');
    this.now = opened;
    this.atHand = [];
    this.before = null;
  }

  private take(action: DueAction): void {
    const { play, showUntil } = this.table;
    const ply = play?.state.ply ?? 0;
    const mark = action.kind === 'stopWaiting' ? `${action.kind}/${showUntil}` : `${action.kind}/${action.seat}/${ply}/${play!.hash}`;
    if (this.thinking.has(mark) || !this.retries.isDue(mark)) return;
    this.thinking.add(mark);
    this.perform(action, ply)
      .then((refusal) => (refusal === null ? this.retries.succeeded(mark) : this.retries.failed(mark)))
      .catch((error: unknown) => {
        this.retries.failed(mark);
        this.world.report(error, action.kind);
      })
      .finally(() => {
        this.thinking.delete(mark);
      });
  }

  private perform(action: DueAction, ply: number): Promise<Refusal | null> {
    switch (action.kind) {
      case 'stopWaiting':
        return this.submit({ from: 'system', type: 'stopWaiting' });
      case 'flag':
        return this.submit({ from: 'system', type: 'flag', seat: action.seat, level: action.level });
      case 'order':
        return this.submit({ from: 'system', type: 'moves', seat: action.seat, ply, moves: [action.move], by: 'order' });
      case 'settle':
        return this.settle(action, ply);
      case 'think':
        return this.think(action);
      default:
        return impossible(action);
    }
  }

  private async think({ seat, level, by }: Extract<DueAction, { kind: 'think' }>): Promise<Refusal | null> {
    const { game, secret, play } = this.table;
    const { state } = play!;
    const started = performance.now();
    const luck = `${secret}/${seat}/${state.ply}`;
    const move = await this.world.thinker.choose({ game, play: playOf(level), state, seat, luck });
    this.world.meter.thought(level, performance.now() - started);
    if (this.table.play?.state !== state || !this.isStillDue(seat, by)) return null; // taken back, or its person is here again
    return this.submit({ from: 'system', type: 'moves', seat, ply: state.ply, moves: [move], by });
  }

  /**
   * Others must not see that there was nothing to decide: with other people at the table the answer takes a moment, always the same. It
   * is the player's time, so it never takes more than is left of that.
   */
  private async settle({ seat, moves }: Extract<DueAction, { kind: 'settle' }>, ply: number): Promise<Refusal | null> {
    const { places, times, play } = this.table;
    const state = play?.state;
    const isWatched = places.some((place, other) => other !== seat && nameOf(place) !== null);
    if (isWatched) await this.world.pause(times === null ? Infinity : leftAt(times, this.world.now())[seat]!);
    if (this.stopped || this.table.play?.state !== state) return null; // taken back, or the player was quicker
    return this.submit({ from: 'system', type: 'moves', seat, ply, moves, by: 'table' });
  }

  private isStillDue(seat: Seat, by: 'bot' | 'clock'): boolean {
    return by === 'clock' || !isPerson(this.table.places[seat]!);
  }
}

/** The people whose turn has just come, who have something to decide and have left no order for it. */
const called = (before: Table, { play, places }: Table, { ordered }: Rules): Seat[] =>
  (play?.waiting ?? []).filter((seat) => {
    const place = places[seat]!;
    if (!isPerson(place) || before.play?.waiting.includes(seat) === true) return false;
    if (play!.settled.some((each) => each.seat === seat)) return false;
    return place.order === null || ordered(play!.state, seat, place.order) === null;
  });
