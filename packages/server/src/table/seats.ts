import type { Order, Seat } from '@fathom/kernel';
import { longest, type Sitter, type Webhook } from '@fathom/wire';
import { refuse } from '../errors.ts';
import { plainName, plainText } from './chat.ts';
import { graced } from './clock.ts';
import { keepTime } from './play.ts';
import { andThen, ruled, type Bench, type Ruled, type Ruling } from './ruling.ts';
import { isPerson, isShowing, nameOf, phaseOf, seatOf, withPlace, type Place, type Table } from './table.ts';
import { maybeShow } from './words.ts';

/** A seat that nobody holds. */
export const openPlace: Place = {
  holder: { kind: 'open' },
  keys: [],
  recovery: null,
  ready: false,
  seal: null,
  shown: false,
  words: '',
  webhook: null,
  order: null,
  done: [],
  wishes: 0,
  graced: null,
};

/** So often a seat may ask for what is kept for ever and is neither a move nor chat: nobody can make a table's story endless. */
export const MOST_WISHES = 1000;

/** As many devices as a person may play from; the oldest goes. */
const MOST_KEYS = 8;

/** Somebody sits down, with the hashes of the device and of the words that bring the seat back. */
export function sit(table: Table, seat: Seat, given: string, key: string, recovery: string): Ruling {
  const place = table.places[seat];
  const name = plainName(given);
  if (place === undefined) return refuse('no-such-seat');
  if (phaseOf(table) !== 'gathering') return refuse('already-started');
  if (place.holder.kind !== 'open') return refuse('seat-taken');
  if (seatOf(table, key) !== null) return refuse('already-so');
  if (name === null) return refuse('bad-name');
  const sat = withPlace(table, seat, { ...openPlace, holder: { kind: 'person', name }, keys: [key], recovery, wishes: place.wishes });
  return ruled(sat, { kind: 'sat', seat, name });
}

/** Another device that knows the words: it may act for the seat, beside those that already may. */
export function recover(table: Table, recovery: string, key: string): Ruling {
  const seat = table.places.findIndex((place) => place.recovery === recovery);
  const other = seatOf(table, key);
  if (seat < 0) return refuse('bad-words');
  if (other !== null) return other === seat ? ruled(table) : refuse('already-so');
  const place = table.places[seat]!;
  if (place.wishes >= MOST_WISHES) return refuse('limit-reached');
  const keys = [...place.keys, key].slice(-MOST_KEYS);
  return ruled(withPlace(table, seat, { keys, wishes: place.wishes + 1 }), { kind: 'settled', seat });
}

/** The host opens a seat or gives it to a bot, before the game. */
export function arrange(table: Table, bench: Bench, by: Seat, seat: Seat, sitter: Sitter): Ruling {
  if (phaseOf(table) !== 'gathering') return refuse('already-started');
  if (by !== table.host) return refuse('not-the-host');
  const place = table.places[seat];
  if (place === undefined) return refuse('no-such-seat');
  if (seat === table.host) return refuse('seat-taken');
  if (isShowing(table)) return refuse('already-started'); // whoever knows the words could choose a deal by who sits
  if (sitter.kind === 'bot' && !bench.isLevel(sitter.level)) return refuse('unknown-level');
  const holder = sitter.kind === 'bot' ? { kind: 'bot' as const, level: sitter.level, keeps: null } : sitter;
  // Whoever sits there next begins where the last one stopped: guests who come and go do not make the story endless.
  const arranged = withPlace(table, seat, { ...openPlace, holder, wishes: place.wishes });
  return andThen(ruled(arranged, { kind: 'arranged', seat, sitter }), (after) => maybeShow(after, bench));
}

/** A bot keeps the seat of somebody who goes. */
export function leave(table: Table, bench: Bench, seat: Seat, level: string): Ruling {
  if (phaseOf(table) !== 'playing') return refuse(table.play === null ? 'not-started' : 'game-over');
  if (!isPerson(table.places[seat]!)) return refuse('already-so');
  if (!bench.isLevel(level)) return refuse('unknown-level');
  return giveToBot(table, bench, seat, level, 'choice', false);
}

export function giveToBot(
  table: Table,
  bench: Bench,
  seat: Seat,
  level: string,
  why: 'choice' | 'clock' | 'vote',
  forGood: boolean,
): Ruled {
  const name = nameOf(table.places[seat]!)!;
  const left = withPlace(table, seat, { holder: { kind: 'bot', level, keeps: { name, forGood } } });
  return ruled(keepTime(left, bench.now), { kind: 'left', seat, level, why });
}

export function comeBack(table: Table, bench: Bench, seat: Seat): Ruling {
  const { holder } = table.places[seat]!;
  if (holder.kind !== 'bot' || holder.keeps === null || holder.keeps.forGood) return refuse('not-left');
  const { plan, times, play, places } = table;
  const ply = play?.state.ply ?? 0;
  const back = withPlace(table, seat, { holder: { kind: 'person', name: holder.keeps.name }, graced: ply });
  // Once for each question: whoever leaves and returns again and again gains nothing.
  const isFresh = ply > (places[seat]!.graced ?? -1);
  const timed = plan === null || times === null || !isFresh ? back : { ...back, times: graced(plan, times, seat) };
  return ruled(keepTime(timed, bench.now), { kind: 'returned', seat });
}

export function notify(table: Table, bench: Bench, seat: Seat, webhook: Webhook | null): Ruling {
  if (webhook !== null) {
    const fits = bench.isWebhook(webhook.url);
    if (fits === 'off') return refuse('webhooks-off');
    if (!fits) return refuse('bad-webhook');
    if (plainText(webhook.text, longest.text) === null) return refuse('bad-text');
  }
  return ruled(withPlace(table, seat, { webhook }), { kind: 'settled', seat });
}

/** From now on so much is answered for this seat. What it says is its own business. */
export function order(table: Table, { referee }: Bench, seat: Seat, wanted: Order): Ruling {
  const { play } = table;
  if (play === null) return refuse('not-started');
  const admitted = referee.admitOrder(play.state, seat, wanted);
  return admitted.ok ? ruled(withPlace(table, seat, { order: admitted.value }), { kind: 'settled', seat }) : refuse('bad-order');
}
