import { next, othersFrom, type Chapter, type Seat } from '@fathom/kernel';
import { cards, type AllyId } from '../content/cards.ts';
import { HAND_LIMIT } from '../content/lords.ts';
import type { Race } from '../content/races.ts';
import { discard, forEach } from '../moves.ts';
import { isShielded, suffersFrom } from '../queries.ts';
import type { Abyss, State } from '../state.ts';
import { discardAllies } from '../verbs.ts';
import { refuse } from './touch.ts';

/* AB-TURN-09 · What several must give up: each decides alone, face down, and all of it is laid down clockwise. */

type Tribute = { readonly from: 'hand' | Race; readonly owed: readonly number[]; readonly sealed: readonly (readonly AllyId[])[] };

export const tributes: Chapter<Abyss, 'tribute'> = {
  tribute: {
    asked: (_s, f) => waiting(f),
    moves: (s, f, seat) => forEach(stillHeld(s, f, seat), discard),
    take(s, f, { ally }, seat) {
      const sealed = f.sealed.map((allies, owner) => (owner === seat ? [...allies, ally] : allies));
      if (waiting({ ...f, sealed }).length > 0) return next(s, { ...f, sealed });
      for (const payer of [f.to, ...othersFrom(s, f.to)]) discardAllies(s, payer, sealed[payer]!, source(s, f.from, payer));
    },
    touches: (_s, _f, { ally }) => [ally],
    whyNot: (s, { from }, wanted, seat) => refuse(s, seat, wanted, from === 'hand' ? 'AB-LORD-05' : 'KR-LORD-14'),
  },
};

const waiting = ({ owed, sealed }: Tribute): Seat[] => {
  const seats: Seat[] = [];
  for (let seat = 0; seat < owed.length; seat++) if (sealed[seat]!.length < owed[seat]!) seats.push(seat);
  return seats;
};

/** The hand, or what is affiliated. */
const source = (s: State, from: 'hand' | Race, seat: Seat): AllyId[] =>
  from === 'hand' ? s.players[seat]!.hand : s.players[seat]!.affiliated;

const stillHeld = (s: State, { from, sealed }: Tribute, seat: Seat): AllyId[] =>
  source(s, from, seat).filter((ally) => !sealed[seat]!.includes(ally) && (from === 'hand' || cards[ally].race === from));

/** Asks for what is owed. Who has no more than that has nothing to decide. */
function demand(s: State, to: Seat, from: 'hand' | Race, owed: readonly number[]): void {
  if (owed.every((count) => count === 0)) return;
  const nothing = owed.map(() => []);
  const sealed = owed.map((count, seat) => {
    const held = stillHeld(s, { from, owed, sealed: nothing }, seat);
    return count > 0 && held.length === count ? held : [];
  });
  if (waiting({ from, owed, sealed }).length > 0) return next(s, { kind: 'tribute', to, from, owed, sealed });
  for (const payer of othersFrom(s, to)) discardAllies(s, payer, sealed[payer]!, source(s, from, payer));
}

/** AB-LORD-02, KR-LORD-14 · So many of each opponent, as far as they have them; a Shaman protects. */
export function demandOfOthers(s: State, to: Seat, from: 'hand' | Race, count: number): void {
  const held = (seat: Seat): number => stillHeld(s, { from, owed: [], sealed: s.players.map(() => []) }, seat).length;
  demand(
    s,
    to,
    from,
    s.players.map((_, seat) => (seat === to || isShielded(s, seat) ? 0 : Math.min(count, held(seat)))),
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

/** AB-LORD-05 · And later at the end of each of their own turns. */
export function checkHand(s: State, seat: Seat): void {
  const over = s.players[seat]!.hand.length - HAND_LIMIT;
  if (over <= 0 || !suffersFrom(s, seat, 'commander')) return;
  demand(
    s,
    seat,
    'hand',
    s.players.map((_, other) => (other === seat ? over : 0)),
  );
}
