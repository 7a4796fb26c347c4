import { impossible, type Seat } from '@fathom/kernel';
import type { Command } from './commands.ts';
import type { PlayedBy } from './events.ts';
import { refuse } from './errors.ts';
import { say } from './chat.ts';
import { answer, propose, settleProposal } from './consent.ts';
import { gameCommand, isGameCommand } from './gameCommand.ts';
import { answerWith } from './play.ts';
import { andThen, accept, type RulingContext, type Accepted, type Decision } from './decision.ts';
import { arrange, comeBack, giveToBot, leave, MOST_COUNTED, notify, recover, sit } from './seats.ts';
import { isPerson, phaseOf, withSeat, type Table } from './table.ts';
import { ready, show, stopWaiting, unready } from './dealWords.ts';

/** Everything that can be requested of a table: by a seat, by a visitor without one, or by the program that runs the table. */
export type TableRequest =
  | { readonly from: 'seat'; readonly seat: Seat; readonly id: string; readonly command: Command }
  | {
      readonly from: 'visitor';
      readonly type: 'sit';
      readonly seat: Seat;
      readonly name: string;
      readonly key: string;
      readonly recovery: string;
    }
  | { readonly from: 'visitor'; readonly type: 'recover'; readonly key: string; readonly recovery: string }
  | {
      readonly from: 'system';
      readonly type: 'moves';
      readonly seat: Seat;
      readonly ply: number;
      readonly moves: readonly unknown[];
      readonly by: PlayedBy;
    }
  /** Words that were to be shown have not come. */
  | { readonly from: 'system'; readonly type: 'stopWaiting' }
  | { readonly from: 'system'; readonly type: 'flag'; readonly seat: Seat; readonly level: string }
  | { readonly from: 'system'; readonly type: 'rematch'; readonly seat: Seat; readonly id: string; readonly table: string };

/** The number of commands that are remembered for each seat: more than a client can have in flight. */
const REMEMBERED = 16;

/** Decides on a request. Pure: the same table, request and context give the same decision. */
export function decide(table: Table, request: TableRequest, context: RulingContext): Decision {
  const decision = granted(table, request, context);
  return decision.ok ? andThen(decision, (after) => settleProposal(after, context)) : decision;
}

function granted(table: Table, request: TableRequest, context: RulingContext): Decision {
  switch (request.from) {
    case 'seat': {
      const isCounted = counted.has(request.command.type);
      const { requests } = table.seats[request.seat]!;
      if (isCounted && requests >= MOST_COUNTED) return refuse('limit-reached');
      const decision = command(table, context, request.seat, request.command);
      return decision.ok ? remembered(decision, request.seat, request.id, isCounted ? requests + 1 : requests) : decision;
    }
    case 'visitor':
      return request.type === 'sit'
        ? sit(table, request.seat, request.name, request.key, request.recovery)
        : recover(table, request.recovery, request.key);
    case 'system':
      return systemRequest(table, request, context);
    default:
      return impossible(request);
  }
}

/** A command is remembered once it is done, so that it is not repeated. */
function remembered({ table, events }: Accepted, seat: Seat, id: string, requests = table.seats[seat]!.requests): Accepted {
  const done = [...table.seats[seat]!.done, id].slice(-REMEMBERED);
  return accept(withSeat(table, seat, { done, requests }), ...events);
}

/**
 * Commands that make the log of a table longer and are no moves. Moves end with the game and old chat is dropped, so a seat
 * that has reached the limit can still do both.
 */
const counted: ReadonlySet<Command['type']> = new Set([
  'undo',
  'redo',
  'propose',
  'ready',
  'unready',
  'arrange',
  'leave',
  'notify',
  'order',
]);

/** What only the holder of a seat may do: not a person whose seat a bot has. */
const forHolders: ReadonlySet<Command['type']> = new Set(['move', 'moves', 'undo', 'redo', 'propose', 'answer', 'order']);

function command(table: Table, context: RulingContext, seat: Seat, requested: Command): Decision {
  if (forHolders.has(requested.type) && !isPerson(table.seats[seat]!)) return refuse('seat-taken');
  if (isGameCommand(requested)) return gameCommand(table, context, seat, requested);
  switch (requested.type) {
    case 'propose':
      return propose(table, context, seat, requested.what);
    case 'answer':
      return answer(table, seat, requested.proposal, requested.agree);
    case 'say':
      return say(table, seat, requested.text);
    case 'ready':
      return ready(table, context, seat, requested.seal);
    case 'show':
      return show(table, context, seat, requested.words);
    case 'unready':
      return unready(table, seat);
    case 'arrange':
      return arrange(table, context, seat, requested.seat, requested.sitter);
    case 'leave':
      return leave(table, context, seat, requested.level);
    case 'return':
      return comeBack(table, context, seat);
    case 'notify':
      return notify(table, context, seat, requested.webhook);
    case 'rematch':
      // This needs a second table: the server creates it first, then sends the request again.
      return phaseOf(table) !== 'over' ? refuse('not-over') : refuse('already-so');
    default:
      return impossible(requested);
  }
}

function systemRequest(table: Table, request: Extract<TableRequest, { from: 'system' }>, context: RulingContext): Decision {
  switch (request.type) {
    case 'moves':
      return answerWith(table, context, request.seat, request.ply, request.moves, request.by);
    case 'stopWaiting':
      return stopWaiting(table, context);
    case 'flag':
      return isPerson(table.seats[request.seat]!)
        ? giveToBot(table, context, request.seat, request.level, 'clock', false)
        : refuse('already-so');
    case 'rematch':
      if (table.rematch !== null) return refuse('already-so');
      return remembered(accept({ ...table, rematch: request.table }, { kind: 'rematch', table: request.table }), request.seat, request.id);
    default:
      return impossible(request);
  }
}
