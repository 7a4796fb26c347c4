import type { Playable, Seat } from '@fathom/kernel';
import type { BotTurn, LocalGame, LocalTable } from '@fathom/table';
import { setTimeout } from 'node:timers/promises';
import { ask, type UserAction } from './ask.ts';
import { draw, isNeeded, type Curtain } from './curtain.ts';
import { logPage, piecesPage, rulesPage } from './pages.ts';
import { stateOf } from './printed.ts';
import { tableFor, type Session } from './session.ts';
import { show, type ShownGame } from './show.ts';

/** At a shared screen nobody may notice that a player had nothing to decide: the table takes as long as a player would. */
const PAUSE = 900;

/** A game at this terminal: bots play by themselves, people are asked one after another. */
export class TerminalPlay<G extends Playable<G>> {
  private readonly game: ShownGame<G>;
  private readonly table: LocalTable;
  private readonly people: readonly Seat[];
  /** The person who sees the screen. */
  private viewer: Seat | null;
  private notice = '';

  constructor(game: ShownGame<G>, session: Session<G>, from: LocalGame) {
    this.game = game;
    this.people = session.holders.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    this.viewer = this.people.length === 1 ? this.people[0]! : null;
    this.table = tableFor(session, from, { pause: () => setTimeout(PAUSE), thinking: (turn) => this.showThinking(turn) });
  }

  /** The game so far. */
  get current(): LocalGame {
    return this.table.current;
  }

  /** Plays until the end, or until a person quits: true if it is over. */
  async run(curtain: Curtain, save: () => string): Promise<boolean> {
    const { t, entry, names } = this.game;
    this.table.start();
    for (;;) {
      await t.keyboard.during(this.table.idle());
      const [seat] = this.current.table.play!.waiting;
      if (seat === undefined) return true;
      if (isNeeded(entry.game, stateOf<G>(this.current), curtain, this.viewer, seat)) await draw(t, names[seat]!);
      this.viewer = seat;
      const action = await ask(this.game, this.current, seat, this.notice);
      if (action.type === 'quit') return false;
      this.notice = await this.perform(seat, action, save);
    }
  }

  private showThinking({ seat }: BotTurn): void {
    const prompt = this.game.t.text.play.thinking(this.game.names[seat]!);
    show(this.game, this.current, this.viewer ?? this.people[0] ?? null, { prompt });
  }

  /** Performs an action and returns the notice to show. */
  private async perform(seat: Seat, action: UserAction<G>, save: () => string): Promise<string> {
    const { game } = this;
    const { play } = game.t.text;
    const state = stateOf<G>(this.current);
    switch (action.type) {
      case 'move':
        await this.table.submit(seat, { type: 'moves', ply: state.ply, moves: action.moves });
        return '';
      case 'undo': // of the player who acted last, even if the screen has already passed on
        return (await this.table.undoLast()) === null ? play.undone : play.nothingToUndo;
      case 'redo':
        return (await this.table.redoLast()) === null ? play.redone : play.nothingToRedo;
      case 'save':
        return save();
      case 'pieces':
        await piecesPage(game, game.entry.game.view(state, seat));
        return '';
      case 'rules':
        await rulesPage(game);
        return '';
      case 'log':
        await logPage(game, this.current, seat);
        return '';
      case 'quit':
        return '';
    }
  }
}
