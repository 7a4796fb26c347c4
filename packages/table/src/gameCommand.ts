import { impossible, type Seat } from '@fathom/kernel';
import type { Command } from './commands.ts';
import type { Decision, RulingContext } from './decision.ts';
import { answerWith, order, redo, undo } from './play.ts';
import type { Table } from './table.ts';

const types = ['move', 'moves', 'undo', 'redo', 'order'] as const;

/** A command of the game itself, which every table knows, local or served. */
export type GameCommand = Extract<Command, { readonly type: (typeof types)[number] }>;

export const isGameCommand = (command: Command): command is GameCommand => types.some((type) => type === command.type);

export function gameCommand(table: Table, context: RulingContext, seat: Seat, command: GameCommand): Decision {
  switch (command.type) {
    case 'move':
      return answerWith(table, context, seat, command.ply, [command.move], 'person');
    case 'moves':
      return answerWith(table, context, seat, command.ply, command.moves, 'person');
    case 'undo':
      return undo(table, context, seat, command.to);
    case 'redo':
      return redo(table, context, seat);
    case 'order':
      return order(table, context, seat, command.order);
    default:
      return impossible(command);
  }
}
