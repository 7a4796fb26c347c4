import { next, othersFrom, type Chapter, type Seat } from '@fathom/kernel';
import { cards, type AllyId } from '../content/cards.ts';
import { lordIds, lords } from '../content/lords.ts';
import type { Race } from '../content/races.ts';
import { isShielded, lasting, suffered } from '../lasting.ts';
import { discard, forEach, whicheverCopy } from '../moves.ts';
import type { Abyss, State } from '../state.ts';
import { discardAllies } from '../verbs/cards.ts';
import { refuse } from './refusals.ts';

/* AB-TURN-09 · What several players must discard: each chooses face down, then all of it is discarded clockwise. */

type Source = 'hand' | Race;

export const tributes: Chapter<Abyss, 'tribute'> = {
  tribute: {
    asked: (_s, { owed, sealed }) => waiting(owed, sealed),
    moves: (s, { from, sealed }, seat) =>
      forEach(
        heldBy(s, from, seat).filter((ally) => !sealed[seat]!.includes(ally)),
        discard,
      ),
    take(s, { to, from, owed, sealed: before }, { ally }, seat) {
      const sealed = before.map((allies, owner) => (owner === seat ? [...allies, ally] : allies));
      if (waiting(owed, sealed).length > 0) next(s, { kind: 'tribute', to, from, owed, sealed });
      else layDown(s, to, from, sealed);
    },
    touches: (_s, _f, { ally }) => [ally],
    joins: 'amount',
    meaning: whicheverCopy,
    whyNot(s, { to, from }, wanted, seat) {
      const last = s.players[to]!.lords.at(-1);
      const isLimit = to === seat || (last !== undefined && lords[last].lasting.handLimit !== undefined);
      return refuse(s, seat, wanted, from !== 'hand' ? 'KR-LORD-14' : isLimit ? 'AB-LORD-05' : 'AB-LORD-02');
    },
  },
};

function waiting(owed: readonly number[], sealed: readonly (readonly AllyId[])[]): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < owed.length; seat++) if (sealed[seat]!.length < owed[seat]!) seats.push(seat);
  return seats;
}

/** The hand, or what is affiliated of a race. */
const heldBy = (s: State, from: Source, seat: Seat): readonly AllyId[] =>
  from === 'hand' ? s.players[seat]!.hand : s.players[seat]!.affiliated.filter((ally) => cards[ally].race === from);

function layDown(s: State, to: Seat, from: Source, sealed: readonly (readonly AllyId[])[]): void {
  for (const payer of [to, ...othersFrom(s, to)]) {
    const { hand, affiliated } = s.players[payer]!;
    discardAllies(s, payer, sealed[payer]!, from === 'hand' ? hand : affiliated);
  }
}

/** Asks for what is owed. A player who has exactly that much is not asked. */
function demand(s: State, to: Seat, from: Source, owed: readonly number[]): void {
  if (owed.every((count) => count === 0)) return;
  const sealed = owed.map((count, seat) => {
    const held = heldBy(s, from, seat);
    return count > 0 && held.length === count ? held.slice() : [];
  });
  if (waiting(owed, sealed).length > 0) next(s, { kind: 'tribute', to, from, owed, sealed });
  else layDown(s, to, from, sealed);
}

/** AB-LORD-02, KR-LORD-14 · So many from each opponent, or all there are; a Shaman protects. */
export function demandOfOthers(s: State, to: Seat, from: Source, count: number): void {
  demand(
    s,
    to,
    from,
    s.players.map((_, seat) => (seat === to || isShielded(s, seat) ? 0 : Math.min(count, heldBy(s, from, seat).length))),
  );
}

/** AB-LORD-05 · On entering play: every opponent goes down to the limit. */
export function limitHands(s: State, to: Seat, limit: number): void {
  demand(
    s,
    to,
    'hand',
    s.players.map(({ hand }, seat) => (seat === to || isShielded(s, seat) ? 0 : Math.max(0, hand.length - limit))),
  );
}

/** A hand of this size or less is never over a limit. */
const SMALLEST_LIMIT = Math.min(...lordIds.map((lord) => lords[lord].lasting.handLimit ?? Number.POSITIVE_INFINITY));

/** AB-LORD-05 · And later at the end of each of their own turns. */
export function checkHand(s: State, seat: Seat): void {
  const { length } = s.players[seat]!.hand;
  const limit = length <= SMALLEST_LIMIT ? 0 : suffered(s, seat, lasting.handLimit);
  const over = length - limit;
  if (limit === 0 || over <= 0) return;
  demand(
    s,
    seat,
    'hand',
    s.players.map((_, other) => (other === seat ? over : 0)),
  );
}
