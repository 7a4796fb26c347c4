import { impossible, type Seat } from '@fathom/kernel';
import { leftAt } from './clock.ts';
import type { TableRequest } from './decide.ts';
import { dueActions, type DueAction } from './dueActions.ts';
import type { TableEnvironment } from './environment.ts';
import type { TableRefusal } from './errors.ts';
import { Retries } from './retries.ts';
import type { Rules } from './rules.ts';
import { isPerson, nameOf, type Table } from './table.ts';

/** The writer of the table. */
interface Runner {
  readonly table: Table;
  readonly rules: Rules;
  readonly isStopped: boolean;
  submit(request: TableRequest): Promise<TableRefusal | null>;
}

/** Performs what is due at a table without a request: bots' moves, standing orders, clocks that ran out. */
export class DueActionRunner {
  private readonly runner: Runner;
  private readonly environment: TableEnvironment;
  private readonly inProgress = new Map<string, Promise<void>>();
  private readonly retries: Retries;

  constructor(runner: Runner, environment: TableEnvironment) {
    this.runner = runner;
    this.environment = environment;
    this.retries = new Retries(environment.now);
  }

  get isBusy(): boolean {
    return this.inProgress.size > 0;
  }

  /** Resolves when what is being performed now has ended. */
  async performed(): Promise<void> {
    await Promise.all(this.inProgress.values());
  }

  forgetFailures(): void {
    this.retries.clear();
  }

  run(): void {
    if (this.runner.isStopped || !this.retries.isDue('due')) return;
    try {
      for (const action of dueActions(this.runner.table, this.environment.now(), this.runner.rules)) this.begin(action);
    } catch (error) {
      this.retries.failed('due');
      this.environment.report(error, 'due');
    }
  }

  private begin(action: DueAction): void {
    const { play, showUntil } = this.runner.table;
    const ply = play?.state.ply ?? 0;
    const name = action.kind === 'stopWaiting' ? `${action.kind}/${showUntil}` : `${action.kind}/${action.seat}/${ply}/${play!.hash}`;
    if (this.inProgress.has(name) || !this.retries.isDue(name)) return;
    const performed = this.perform(action, ply)
      .then((refusal) => (refusal === null ? this.retries.succeeded(name) : this.retries.failed(name)))
      .catch((error: unknown) => {
        this.retries.failed(name);
        this.environment.report(error, action.kind);
      })
      .finally(() => {
        this.inProgress.delete(name);
      });
    this.inProgress.set(name, performed);
  }

  private perform(action: DueAction, ply: number): Promise<TableRefusal | null> {
    switch (action.kind) {
      case 'stopWaiting':
        return this.runner.submit({ from: 'system', type: 'stopWaiting' });
      case 'flag':
        return this.runner.submit({ from: 'system', type: 'flag', seat: action.seat, level: action.level });
      case 'order':
        return this.runner.submit({ from: 'system', type: 'moves', seat: action.seat, ply, moves: [action.move], by: 'order' });
      case 'settle':
        return this.settle(action, ply);
      case 'think':
        return this.think(action);
      default:
        return impossible(action);
    }
  }

  private async think({ seat, level, by }: Extract<DueAction, { kind: 'think' }>): Promise<TableRefusal | null> {
    const { table } = this.runner;
    const { state } = table.play!;
    const move = await this.environment.think({ table, seat, level, state, seed: `${table.secret}/${seat}/${state.ply}` });
    if (this.runner.table.play?.state !== state || !this.isStillDue(seat, by)) return null; // undone, or the person has returned
    return this.runner.submit({ from: 'system', type: 'moves', seat, ply: state.ply, moves: [move], by });
  }

  /**
   * Others must not see that there was nothing to decide: with other people at the table the answer takes a moment, always the
   * same. It is the player's time, so it never takes more than is left of that.
   */
  private async settle({ seat, moves }: Extract<DueAction, { kind: 'settle' }>, ply: number): Promise<TableRefusal | null> {
    const { seats, times, play } = this.runner.table;
    const state = play?.state;
    const isWatched = seats.some((place, other) => other !== seat && nameOf(place) !== null);
    if (isWatched) await this.environment.pause(times === null ? Infinity : leftAt(times, this.environment.now())[seat]!);
    if (this.runner.isStopped || this.runner.table.play?.state !== state) return null; // undone, or the player was quicker
    return this.runner.submit({ from: 'system', type: 'moves', seat, ply, moves, by: 'table' });
  }

  private isStillDue(seat: Seat, by: 'bot' | 'clock'): boolean {
    return by === 'clock' || !isPerson(this.runner.table.seats[seat]!);
  }
}
