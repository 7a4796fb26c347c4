import { asked, type Move, type Playable, type Seat } from '@fathom/kernel';
import { freeUndo, LocalTable, type BotTurn, type Command, type LocalGame, type Rules } from '@fathom/table';
import { setTimeout } from 'node:timers/promises';
import { ask, type UserAction } from './ask.ts';
import { draw, isNeeded, type Curtain } from './curtain.ts';
import { logPage, piecesPage, rulesPage } from './pages.ts';
import { progressOf, type Progress } from './progress.ts';
import { NOTHING, show, type Table } from './table.ts';
import type { BotWorker } from './botWorker.ts';

/** What a game at this terminal needs. */
export interface Host<G extends Playable<G>> {
  readonly table: Table<G>;
  readonly rules: Rules;
  readonly botWorker: BotWorker;
  readonly curtain: Curtain;
  /** Saves the game and returns the sentence that reports it. */
  save(): string;
  /** Called after every change, so that nothing is lost if the game is interrupted. */
  keep(game: LocalGame): void;
}

/** At a shared screen nobody may notice that a player had nothing to decide: the table takes as long as a player would. */
const PAUSE = 900;

/** Plays until the end, or until a person quits: true if it is over. */
export const playOn = <G extends Playable<G>>(host: Host<G>, from: LocalGame): Promise<boolean> => new Play(host, from).run();

/** A game at this terminal: bots play by themselves, people are asked one after another. */
class Play<G extends Playable<G>> {
  private readonly host: Host<G>;
  private readonly local: LocalTable;
  private readonly people: readonly Seat[];
  private viewer: Seat | null;
  private notice = '';

  constructor(host: Host<G>, from: LocalGame) {
    this.host = host;
    const { holders } = host.table;
    this.people = holders.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    this.viewer = this.people.length === 1 ? this.people[0]! : null;
    this.local = new LocalTable(
      {
        now: () => 0,
        think: (turn) => this.think(turn),
        pause: () => setTimeout(PAUSE),
        report(error) {
          throw error;
        },
        keep: (game) => host.keep(game),
      },
      host.rules,
      from,
    );
  }

  async run(): Promise<boolean> {
    const { table, curtain } = this.host;
    this.local.start();
    for (;;) {
      await table.t.keyboard.during(this.local.idle());
      const progress = this.progress();
      const [seat] = asked(table.entry.game, progress.state);
      if (seat === undefined) return true;
      if (isNeeded(table.entry.game, progress.state, curtain, this.viewer, seat)) await draw(table.t, table.holders[seat]!.name);
      this.viewer = seat;
      const action = await ask(table, progress, seat, this.notice);
      if (action.type === 'quit') return false;
      this.notice = await this.perform(seat, action);
    }
  }

  private progress(): Progress<G> {
    return progressOf<G>(this.local.current);
  }

  private think({ seat, state, seed }: BotTurn): Promise<unknown> {
    const { table, botWorker } = this.host;
    const holder = table.holders[seat]!;
    show(table, this.progress(), this.viewer ?? this.people[0] ?? null, {
      prompt: table.t.text.play.thinking(holder.name),
      menu: () => [],
      hint: '',
      notice: '',
      keys: [],
      lit: NOTHING,
      chosen: NOTHING,
    });
    return botWorker.choose(holder, state, seat, seed);
  }

  /** Performs an action and returns the notice to show. */
  private async perform(seat: Seat, action: UserAction<G>): Promise<string> {
    const { table } = this.host;
    const { play } = table.t.text;
    switch (action.type) {
      case 'move':
        await this.send(seat, this.moves(action.moves));
        return '';
      case 'undo':
        return (await this.undo(seat)) ? play.undone : play.nothingToUndo;
      case 'redo':
        return (await this.redo()) ? play.redone : play.nothingToRedo;
      case 'save':
        return this.host.save();
      case 'pieces':
        await piecesPage(table, table.entry.game.view(this.progress().state, seat));
        return '';
      case 'rules':
        await rulesPage(table);
        return '';
      case 'log':
        await logPage(table, this.progress(), seat);
        return '';
      case 'quit':
        return '';
    }
  }

  private moves(moves: readonly Move<G>[]): Command {
    return { type: 'moves', ply: this.progress().state.ply, moves };
  }

  /** The player who acted last may undo, even if the screen has already passed on. */
  private async undo(seat: Seat): Promise<boolean> {
    const { log, state } = this.progress();
    const last = state.actor !== null && this.people.includes(state.actor) ? state.actor : seat;
    const free = freeUndo(this.local.current.table, last);
    if (free === null) return false;
    const before = log.findLastIndex(({ joins }) => joins !== true) - 1;
    return this.send(last, { type: 'undo', to: Math.max(before, free) });
  }

  private redo(): Promise<boolean> {
    const last = this.local.current.table.play!.undone?.at(-1);
    return last === undefined ? Promise.resolve(false) : this.send(last.seat, { type: 'redo' });
  }

  private async send(seat: Seat, command: Command): Promise<boolean> {
    return (await this.local.submit(seat, command)) === null;
  }
}
