import { impossible, type Seat } from '@fathom/kernel';
import type { Command, Hand } from '@fathom/wire';
import { refuse } from '../errors.ts';
import { say } from './chat.ts';
import { answer, propose, settleProposal } from './consent.ts';
import { answerWith, undo } from './play.ts';
import { andThen, ruled, type Bench, type Ruled, type Ruling } from './ruling.ts';
import { arrange, comeBack, giveToBot, leave, MOST_WISHES, notify, order, recover, sit } from './seats.ts';
import { isPerson, phaseOf, withPlace, type Table } from './table.ts';
import { ready, show, stopWaiting, unready } from './words.ts';

/** Everything that can be wished of a table: by a seat, by somebody at the door, or by the house itself. */
export type Wish =
  | { readonly from: 'seat'; readonly seat: Seat; readonly id: string; readonly command: Command }
  | {
      readonly from: 'door';
      readonly type: 'sit';
      readonly seat: Seat;
      readonly name: string;
      readonly key: string;
      readonly recovery: string;
    }
  | { readonly from: 'door'; readonly type: 'recover'; readonly key: string; readonly recovery: string }
  | {
      readonly from: 'house';
      readonly type: 'moves';
      readonly seat: Seat;
      readonly ply: number;
      readonly moves: readonly unknown[];
      readonly by: Hand;
    }
  /** Words that were to be shown have not come. */
  | { readonly from: 'house'; readonly type: 'stopWaiting' }
  | { readonly from: 'house'; readonly type: 'flag'; readonly seat: Seat; readonly level: string }
  | { readonly from: 'house'; readonly type: 'rematch'; readonly seat: Seat; readonly id: string; readonly table: string };

/** As many commands are remembered for each seat: more than a client can have on its way. */
const REMEMBERED = 16;

/** The referee's whole word on a wish. Pure: the same table, wish and hour give the same ruling. */
export function decide(table: Table, wish: Wish, bench: Bench): Ruling {
  const ruling = granted(table, wish, bench);
  return ruling.ok ? andThen(ruling, (after) => settleProposal(after, bench)) : ruling;
}

function granted(table: Table, wish: Wish, bench: Bench): Ruling {
  switch (wish.from) {
    case 'seat': {
      const isCounted = counted.has(wish.command.type);
      const { wishes } = table.places[wish.seat]!;
      if (isCounted && wishes >= MOST_WISHES) return refuse('limit-reached');
      const ruling = command(table, bench, wish.seat, wish.command);
      if (!ruling.ok) return ruling;
      const { done } = ruling.table.places[wish.seat]!;
      const change = { done: [...done, wish.id].slice(-REMEMBERED), wishes: isCounted ? wishes + 1 : wishes };
      return ruled(withPlace(ruling.table, wish.seat, change), ...ruling.news);
    }
    case 'door':
      return wish.type === 'sit' ? sit(table, wish.seat, wish.name, wish.key, wish.recovery) : recover(table, wish.recovery, wish.key);
    case 'house':
      return house(table, wish, bench);
    default:
      return impossible(wish);
  }
}

/** Was this very command done before? Then it is done. */
export const isDone = ({ places }: Table, seat: Seat, id: string): boolean => places[seat]!.done.includes(id);

function remembered({ table, news }: Ruled, seat: Seat, id: string): Ruled {
  return ruled(withPlace(table, seat, { done: [...table.places[seat]!.done, id].slice(-REMEMBERED) }), ...news);
}

/**
 * What makes a table's story longer and is no move. Moves end with the game, old chat is dropped, and whoever has reached the limit can
 * still do both.
 */
const counted: ReadonlySet<Command['type']> = new Set(['undo', 'propose', 'ready', 'unready', 'arrange', 'leave', 'notify', 'order']);

/** What only whoever holds the seat may do: not a person whose seat a bot has. */
const forHolders: ReadonlySet<Command['type']> = new Set(['move', 'moves', 'undo', 'propose', 'answer', 'order']);

function command(table: Table, bench: Bench, seat: Seat, wanted: Command): Ruling {
  if (forHolders.has(wanted.type) && !isPerson(table.places[seat]!)) return refuse('seat-taken');
  switch (wanted.type) {
    case 'move':
      return answerWith(table, bench, seat, wanted.ply, [wanted.move], 'person');
    case 'moves':
      return answerWith(table, bench, seat, wanted.ply, wanted.moves, 'person');
    case 'undo':
      return undo(table, bench, seat, wanted.to);
    case 'propose':
      return propose(table, bench, seat, wanted.what);
    case 'answer':
      return answer(table, seat, wanted.proposal, wanted.agree);
    case 'say':
      return say(table, seat, wanted.text);
    case 'ready':
      return ready(table, bench, seat, wanted.seal);
    case 'show':
      return show(table, bench, seat, wanted.words);
    case 'unready':
      return unready(table, seat);
    case 'arrange':
      return arrange(table, bench, seat, wanted.seat, wanted.sitter);
    case 'leave':
      return leave(table, bench, seat, wanted.level);
    case 'return':
      return comeBack(table, bench, seat);
    case 'notify':
      return notify(table, bench, seat, wanted.webhook);
    case 'order':
      return order(table, bench, seat, wanted.order);
    case 'rematch':
      // A second table is needed: the house lays it first, then wishes again.
      return phaseOf(table) !== 'over' ? refuse('not-over') : refuse('already-so');
    default:
      return impossible(wanted);
  }
}

function house(table: Table, wish: Extract<Wish, { from: 'house' }>, bench: Bench): Ruling {
  switch (wish.type) {
    case 'moves':
      return answerWith(table, bench, wish.seat, wish.ply, wish.moves, wish.by);
    case 'stopWaiting':
      return stopWaiting(table, bench);
    case 'flag':
      return isPerson(table.places[wish.seat]!) ? giveToBot(table, bench, wish.seat, wish.level, 'clock', false) : refuse('already-so');
    case 'rematch':
      if (table.rematch !== null) return refuse('already-so');
      return remembered(ruled({ ...table, rematch: wish.table }, { kind: 'rematch', table: wish.table }), wish.seat, wish.id);
    default:
      return impossible(wish);
  }
}
