import { next, othersFrom, type Chapter, type Seat } from '@fathom/kernel';
import { cards, isKraken, type AllyId } from '../content/cards.ts';
import { lords, type LordId } from '../content/lords.ts';
import { checkFigure, nebulisOf } from '../expansions.ts';
import type { Coins } from '../flow.ts';
import { lasting, react, reactors } from '../lasting.ts';
import { affiliate, forEach, whicheverCopy } from '../moves.ts';
import type { Abyss, State } from '../state.ts';
import { affiliateSpent, leaveCourt, payForLord, placeLord } from '../verbs/lords.ts';
import { payments } from './assemble.ts';
import { cheapestPayment } from './cheapest.ts';
import { paymentMoves } from './payment.ts';
import { affiliationRule } from './blocked.ts';
import { whyNotDone, whyNotSpent } from './why-unpaid.ts';

/** AB-REC-12, KR-ALLY-12 · The order of a recruitment is the order of this list. */
export function startRecruiting(s: State, seat: Seat, lord: LordId): void {
  s.log?.push({ type: 'lordChosen', seat, lord });
  next(s, { kind: 'pay', seat, lord, spent: [] }, { kind: 'enter', seat, lord }, { kind: 'court', seat });
}

export const recruiting: Chapter<Abyss, 'pay' | 'paid' | 'affiliate' | 'enter'> = {
  /** AB-REC-01..08 · Ally by ally from left to right through the hand, then the coins; all of it can be taken back until the last. */
  pay: {
    moves: (s, { seat, lord, spent }) => paymentMoves(s, seat, lord, spent),
    take(s, { seat, lord, spent }, move) {
      if (move.type === 'spend') return next(s, { kind: 'pay', seat, lord, spent: [...spent, move.ally] });
      next(s, { kind: 'paid', seat });
      if (move.type === 'done') return payLord(s, seat, spent, move);
      const payment = cheapestPayment(s, seat, lord);
      payLord(s, seat, payment.allies, payment);
    },
    touches(s, { seat, lord }, move) {
      if (move.type === 'spend') return [move.ally];
      return move.type === 'done' ? ['pearls'] : cheapestPayment(s, seat, lord).allies;
    },
    whyNot(s, { seat, lord, spent }, wanted) {
      if (wanted.type === 'spend') return whyNotSpent(s, seat, lord, spent, wanted['ally'] as AllyId);
      if (wanted.type === 'done') return whyNotDone(s, seat, lord, spent, wanted);
      return 'AB-REC-01';
    },
    /** Whether there is a choice would tell the others about the hand. */
    alwaysAsk: true,
    joins: 'amount',
    meaning: (move) => (move.type === 'cheapest' ? null : whicheverCopy(move)),
    assembly: payments,
  },
  /** KR-ALLY-12, AB-AFF-05 · Opponents' lords who react are paid before one of the spent allies, if there are any, is affiliated. */
  paid: {
    run(s, { seat }) {
      if (s.spent.length > 0) next(s, { kind: 'affiliate', seat });
      for (const other of othersFrom(s, seat)) react(s, other, reactors.opponentRecruits);
    },
  },
  /** AB-AFF-01..03 · Exactly one of the spent allies. */
  affiliate: {
    moves: (s, { seat }) => forEach(affiliable(s, seat), affiliate),
    take: (s, { seat }, { ally }) => affiliateSpent(s, seat, ally),
    touches: (_s, _f, { ally }) => [ally],
    meaning: whicheverCopy,
    whyNot: (s, { seat }, { ally }) => (s.spent.includes(ally as AllyId) ? affiliationRule(s, seat) : 'AB-AFF-01'),
  },
  /**
   * AB-REC-11, AB-ABIL-01, 09 · The lord leaves the Court for the player; his ability, and all it leads to, before the recruitment goes on.
   */
  enter: {
    run(s, { seat, lord }) {
      leaveCourt(s, lord);
      welcome(s, seat, lord);
    },
  },
};

/** KR-FIG-08, KR-ALLY-12 · The coins, then the Krakens that were used; each is an event of its own. */
export function payLord(s: State, seat: Seat, allies: readonly AllyId[], coins: Coins): void {
  const before = coins.nebulis > 0 ? nebulisOf(s) : [];
  payForLord(s, seat, allies, coins);
  if (allies.length > 0 && isKraken(allies[0]!)) next(s, { kind: 'krakens', seat }); // they come first in a hand
  if (coins.nebulis > 0) checkFigure(s, before);
}

/** AB-ABIL-03 · A lord enters play: recruited, or as a replacement. */
export function welcome(s: State, seat: Seat, lord: LordId): void {
  placeLord(s, seat, lord);
  const { onEnter } = lords[lord];
  for (let i = onEnter.length - 1; i >= 0; i--) next(s, { kind: 'effect', seat, lord, effect: onEnter[i]! });
}

/** AB-AFF-01..03, AB-LORD-20 · The lowest; with a Master of Magic any, or in the first edition the strongest. */
function affiliable(s: State, seat: Seat): readonly AllyId[] {
  const master = lasting.anyAffiliation(s.players[seat]!) > 0;
  if (master && s.options.masterOfMagic === 'any') return s.spent;
  let wanted = cards[s.spent[0]!].value;
  for (const ally of s.spent) wanted = master ? Math.max(wanted, cards[ally].value) : Math.min(wanted, cards[ally].value);
  return s.spent.filter((ally) => cards[ally].value === wanted);
}
