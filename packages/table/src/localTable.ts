import type { Piece, Preview, RuleId, Seat } from '@fathom/kernel';
import type { Command } from './commands.ts';
import type { Change, TableEnvironment } from './environment.ts';
import type { TableRequest } from './decide.ts';
import type { Decision, RulingContext } from './decision.ts';
import { refuse, type TableRefusal } from './errors.ts';
import { beforeLastAnswer, gameLog } from './gameLog.ts';
import { gameCommand, isGameCommand } from './gameCommand.ts';
import { answerWith, freeUndo } from './play.ts';
import { recordAfter } from './record.ts';
import type { Rules } from './rules.ts';
import type { Table } from './table.ts';
import { TableRunner } from './tableRunner.ts';
import { updateFor, type ViewerUpdate } from './views.ts';
import type { LocalGame } from './localGame.ts';

/** What a table needs from the page or terminal that runs it. */
export type LocalEnvironment = Pick<TableEnvironment, 'now' | 'think' | 'pause' | 'report'> & {
  /** Stores the game after each change. */
  readonly keep: (game: LocalGame) => void;
};

/** A seat's connection to a table in this process. */
export interface LocalConnection {
  readonly seat: Seat | null;
  /** Null when it is done. */
  readonly do: (command: Command) => Promise<TableRefusal | null>;
  /** The rule that blocks a piece now. */
  readonly why: (piece: Piece) => RuleId | null;
  /** What an answer will bring; null if it cannot be given now. */
  readonly preview: (moves: readonly unknown[]) => Preview | null;
}

/** Runs a table in this process: the same engine as on a server, without a network. */
export class LocalTable {
  private readonly runner: TableRunner;
  private readonly environment: LocalEnvironment;
  private game: LocalGame;
  private readonly viewers: { readonly seat: Seat | null; readonly receive: (update: ViewerUpdate) => void }[] = [];
  private commands = 0;
  private isStopped = false;

  constructor(environment: LocalEnvironment, rules: Rules, game: LocalGame) {
    this.environment = environment;
    this.game = game;
    const { now, report } = environment;
    this.runner = new TableRunner(
      {
        now,
        think: (turn) => this.unlessStopped(environment.think(turn)),
        pause: (most) => this.unlessStopped(environment.pause(most)),
        report,
        isLevel: () => true,
        isWebhook: () => 'off',
        absence: () => 0,
        write: (change) => Promise.resolve(this.keep(change)),
        read: () => Promise.resolve({ table: this.game.table, seq: this.game.events.length, events: null }),
        written: (change) => this.publish(change),
      },
      rules,
      { table: game.table, seq: game.events.length },
      decideLocal,
    );
  }

  get current(): LocalGame {
    return this.game;
  }

  /** Lets bots and standing orders act. */
  start(): void {
    this.isStopped = false;
    this.runner.runDue();
  }

  /** Moves that bots are choosing now are not played. */
  stop(): void {
    this.isStopped = true;
  }

  /** Resolves when only a person can go on. */
  idle(): Promise<void> {
    return this.runner.idle();
  }

  private async unlessStopped<T>(work: Promise<T>): Promise<T> {
    const done = await work;
    return this.isStopped ? new Promise(() => {}) : done;
  }

  /** A command of a seat. Null when it is done. */
  submit(seat: Seat, command: Command): Promise<TableRefusal | null> {
    return this.runner.submit({ from: 'seat', seat, id: `local ${this.commands++}`, command });
  }

  /** Undoes the last answer of a person who may, and what bots have played since. */
  undoLast(): Promise<TableRefusal | null> {
    const { table, events } = this.game;
    const seat = table.seats.findIndex((_, each) => freeUndo(table, each) !== null);
    const to = beforeLastAnswer(gameLog(events), seat);
    if (seat < 0 || to === null) return Promise.resolve(refuse('needs-consent'));
    return this.submit(seat, { type: 'undo', to: Math.max(to, freeUndo(table, seat)!) });
  }

  /** Plays again what was undone last. */
  redoLast(): Promise<TableRefusal | null> {
    const last = this.game.table.play!.undone?.at(-1);
    return last === undefined ? Promise.resolve(refuse('nothing-undone')) : this.submit(last.seat, { type: 'redo' });
  }

  /** Sends everything so far at once, and every change from then on. */
  connect(seat: Seat | null, receive: (update: ViewerUpdate) => void): LocalConnection {
    this.viewers.push({ seat, receive });
    receive({ ...updateFor(this.runner, this.game.events, seat, this.environment.now()), steps: [] });
    const { rules } = this.runner;
    return {
      seat,
      do: (command) => {
        if (seat === null) throw new Error('a spectator gives no commands');
        return this.submit(seat, command);
      },
      why: (piece) => (seat === null ? null : rules.blockedBy(this.runner.table.play!.state, seat, piece)),
      preview: (moves) => (seat === null ? null : rules.preview(this.runner.table.play!.state, seat, moves)),
    };
  }

  private keep({ table, events }: Change): true {
    this.game = { table, record: recordAfter(this.game.record, events), events: [...this.game.events, ...events] };
    this.environment.keep(this.game);
    return true;
  }

  private publish({ events }: Change): void {
    for (const { seat, receive } of this.viewers) receive(updateFor(this.runner, events, seat, this.environment.now()));
  }
}

/** Here nobody gathers, leaves, votes or chats: only the game commands remain. */
function decideLocal(table: Table, request: TableRequest, context: RulingContext): Decision {
  if (request.from === 'system' && request.type === 'moves')
    return answerWith(table, context, request.seat, request.ply, request.moves, request.by);
  if (request.from !== 'seat' || !isGameCommand(request.command)) return refuse('already-so');
  return gameCommand(table, context, request.seat, request.command);
}
