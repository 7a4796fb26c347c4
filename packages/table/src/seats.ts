import type { Seat } from '@fathom/kernel';
import { longest, type SeatAssignment, type Webhook } from './commands.ts';
import { refuse } from './errors.ts';
import { plainName, plainText } from './chat.ts';
import { withGrace } from './clock.ts';
import { openSeat } from './newTable.ts';
import { keepTime } from './play.ts';
import { andThen, accept, type RulingContext, type Accepted, type Decision } from './decision.ts';
import { isPerson, isShowing, nameOf, phaseOf, seatOf, withSeat, type Table } from './table.ts';
import { maybeShow } from './dealWords.ts';

/** How many stored requests a seat may make that are neither moves nor chat. It bounds the log of a table. */
export const MOST_COUNTED = 1000;

/** The number of devices of one person; the oldest is dropped. */
const MOST_KEYS = 8;

/** A person takes a seat, with the hashes of the device key and of the recovery words. */
export function sit(table: Table, seat: Seat, given: string, key: string, recovery: string): Decision {
  const place = table.seats[seat];
  const name = plainName(given);
  if (place === undefined) return refuse('no-such-seat');
  if (phaseOf(table) !== 'gathering') return refuse('already-started');
  if (place.holder.kind !== 'open') return refuse('seat-taken');
  if (seatOf(table, key) !== null) return refuse('already-so');
  if (name === null) return refuse('bad-name');
  const sat = withSeat(table, seat, { ...openSeat, holder: { kind: 'person', name }, keys: [key], recovery, requests: place.requests });
  return accept(sat, { kind: 'sat', seat, name });
}

/** Adds a device that knows the recovery words: it may act for the seat, like those that already may. */
export function recover(table: Table, recovery: string, key: string): Decision {
  const seat = table.seats.findIndex((place) => place.recovery === recovery);
  const other = seatOf(table, key);
  if (seat < 0) return refuse('bad-words');
  if (other !== null) return other === seat ? accept(table) : refuse('already-so');
  const place = table.seats[seat]!;
  if (place.requests >= MOST_COUNTED) return refuse('limit-reached');
  const keys = [...place.keys, key].slice(-MOST_KEYS);
  return accept(withSeat(table, seat, { keys, requests: place.requests + 1 }), { kind: 'settled', seat });
}

/** The host opens a seat or gives it to a bot, before the game. */
export function arrange(table: Table, context: RulingContext, by: Seat, seat: Seat, assigned: SeatAssignment): Decision {
  if (phaseOf(table) !== 'gathering') return refuse('already-started');
  if (by !== table.host) return refuse('not-the-host');
  const place = table.seats[seat];
  if (place === undefined) return refuse('no-such-seat');
  if (seat === table.host) return refuse('seat-taken');
  if (isShowing(table)) return refuse('already-started'); // someone who knows the words could choose a deal by who sits there
  if (assigned.kind === 'bot' && !context.isLevel(assigned.level)) return refuse('unknown-level');
  const holder = assigned.kind === 'bot' ? { ...assigned, keeps: null } : assigned;
  // The next person continues the count of the last one: people who come and go cannot make the log endless.
  const arranged = withSeat(table, seat, { ...openSeat, holder, requests: place.requests });
  return andThen(accept(arranged, { kind: 'arranged', seat, sitter: assigned }), (after) => maybeShow(after, context));
}

/** A bot keeps the seat of a person who leaves. */
export function leave(table: Table, context: RulingContext, seat: Seat, level: string): Decision {
  if (phaseOf(table) !== 'playing') return refuse(table.play === null ? 'not-started' : 'game-over');
  if (!isPerson(table.seats[seat]!)) return refuse('already-so');
  if (!context.isLevel(level)) return refuse('unknown-level');
  return giveToBot(table, context, seat, level, 'choice', false);
}

export function giveToBot(
  table: Table,
  context: RulingContext,
  seat: Seat,
  level: string,
  why: 'choice' | 'clock' | 'vote',
  forGood: boolean,
): Accepted {
  const name = nameOf(table.seats[seat]!)!;
  const left = withSeat(table, seat, { holder: { kind: 'bot', level, keeps: { name, forGood } } });
  return accept(keepTime(left, context.now), { kind: 'left', seat, level, why });
}

export function comeBack(table: Table, context: RulingContext, seat: Seat): Decision {
  const { holder } = table.seats[seat]!;
  if (holder.kind !== 'bot' || holder.keeps === null || holder.keeps.forGood) return refuse('not-left');
  const { plan, times, play, seats } = table;
  const ply = play?.state.ply ?? 0;
  const back = withSeat(table, seat, { holder: { kind: 'person', name: holder.keeps.name }, graceGivenAt: ply });
  // Once per question: leaving and returning repeatedly gains nothing.
  const isFresh = ply > (seats[seat]!.graceGivenAt ?? -1);
  const timed = plan === null || times === null || !isFresh ? back : { ...back, times: withGrace(plan, times, seat) };
  return accept(keepTime(timed, context.now), { kind: 'returned', seat });
}

export function notify(table: Table, context: RulingContext, seat: Seat, webhook: Webhook | null): Decision {
  if (webhook !== null) {
    const fits = context.isWebhook(webhook.url);
    if (fits === 'off') return refuse('webhooks-off');
    if (!fits) return refuse('bad-webhook');
    if (plainText(webhook.text, longest.text) === null) return refuse('bad-text');
  }
  return accept(withSeat(table, seat, { webhook }), { kind: 'settled', seat });
}
