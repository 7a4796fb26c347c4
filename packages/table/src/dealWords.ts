import { sealOf, type Seat } from '@fathom/kernel';
import { longest } from './commands.ts';
import { refuse } from './errors.ts';
import { plainText } from './chat.ts';
import { begin } from './play.ts';
import { andThen, accept, type RulingContext, type Accepted, type Decision } from './decision.ts';
import { isPerson, isShowing, phaseOf, withSeat, type SeatState, type Table } from './table.ts';

/*
 * The words of the seats, in two steps: everybody seals theirs, then everybody shows them. The operator of the server knows its
 * secret, but nobody's words until all are sealed (docs/adr/0017).
 */

/** How long the table waits for the words of seats whose people are connected. */
const SHOW = 60_000;

const hidden: Pick<SeatState, 'ready' | 'seal' | 'shown' | 'words'> = { ready: false, seal: null, shown: false, words: '' };

/** A seat is ready, with its words sealed. */
export function ready(table: Table, context: RulingContext, seat: Seat, seal: string): Decision {
  if (phaseOf(table) !== 'gathering') return refuse('already-started');
  if (isShowing(table)) return refuse('already-so');
  const sealed = withSeat(table, seat, { ...hidden, ready: true, seal });
  return andThen(accept(sealed, { kind: 'ready', seat }), (after) => maybeShow(after, context));
}

/** Once every seat is taken and all words are sealed, they are to be shown. */
export const maybeShow = (table: Table, { now }: RulingContext): Accepted =>
  accept(isShowing(table) ? { ...table, showUntil: now + SHOW } : table);

/** A seat shows its words. With the last of them the game begins. */
export function show(table: Table, context: RulingContext, seat: Seat, words: string): Decision {
  if (phaseOf(table) !== 'gathering') return refuse('already-started');
  if (!isShowing(table)) return refuse('stale');
  const { seal, shown } = table.seats[seat]!;
  if (shown) return refuse('already-so');
  if (sealOf(words) !== seal || (words !== '' && plainText(words, longest.words) !== words)) return refuse('not-sealed');
  const showing = accept(withSeat(table, seat, { shown: true, words }), { kind: 'shown', seat });
  return andThen(showing, (after) =>
    notShown(after).length > 0 ? accept(after) : begin({ ...after, showUntil: null }, context.rules, context.now),
  );
}

const notShown = ({ seats }: Table): Seat[] => seats.flatMap((place, seat) => (isPerson(place) && !place.shown ? [seat] : []));

/**
 * A seat is no longer ready. If words were being shown, everybody is asked again: nobody may choose between deals. A seat that
 * has not shown its own words may know those of all others, so the event names it as withholding.
 */
export function unready(table: Table, seat: Seat): Decision {
  if (phaseOf(table) !== 'gathering') return refuse('already-started');
  const { ready: isReady, shown } = table.seats[seat]!;
  if (!isReady) return refuse('already-so');
  if (!isShowing(table)) return accept(withSeat(table, seat, hidden), { kind: 'unready', seat });
  return accept(askedAgain(table), shown ? { kind: 'unready', seat } : { kind: 'withheld', seats: [seat] });
}

/**
 * The time to show words is up. A connected seat that has not shown its words withholds them; for absent ones the table waits
 * until a seat is unready.
 */
export function stopWaiting(table: Table, { now, absence }: RulingContext): Decision {
  if (!isShowing(table) || table.showUntil === null || now < table.showUntil) return refuse('stale');
  const seats = notShown(table);
  const away = seats.find((seat) => absence(seat) > 0);
  if (away !== undefined) return accept({ ...table, showUntil: null }, { kind: 'settled', seat: away });
  return accept(askedAgain(table), { kind: 'withheld', seats });
}

/** Words that were shown are known: none may be used for the next deal. */
const askedAgain = (table: Table): Table => ({
  ...table,
  showUntil: null,
  seats: table.seats.map((place) => (isPerson(place) ? { ...place, ...hidden } : place)),
});
