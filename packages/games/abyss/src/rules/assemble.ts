import type { Assembly, Frame, Piece } from '@fathom/kernel';
import type { AllyId } from '../content/cards.ts';
import { countRaces, hasRace, races } from '../content/races.ts';
import type { Answers, Coins } from '../flow.ts';
import { done, spend } from '../moves.ts';
import type { Abyss, State } from '../state.ts';
import { purse, waysToPay } from './coins.ts';
import { canComplete, isPaid, lotOf, priceOf, type Lot, type Price } from './payable.ts';
import { completable, isWasteful } from './payment.ts';

/** What a lord costs one player, and what there is to pay with. */
interface Bill {
  readonly price: Price;
  /** The allies that are laid down already, and those that can be added, as they lie in the hand. */
  readonly spent: readonly AllyId[];
  readonly hand: readonly AllyId[];
  /** By shortfall: the coins that fill it. */
  readonly coins: readonly (readonly Coins[])[];
  /** RL-15 · Superfluous allies are forbidden at this table. */
  readonly strict: boolean;
}

type Move = Answers['pay'];

/** AB-REC-02..08 · A payment put together in any order; it is played from left to right through the hand, as the rules ask for it. */
export const payments: Assembly<State, Frame<Abyss, 'pay'>, Move> = {
  describe(s, { seat, lord, spent }): Bill {
    const player = s.players[seat]!;
    const from = spent.length === 0 ? 0 : player.hand.indexOf(spent.at(-1)!) + 1;
    return {
      price: priceOf(s, seat, lord),
      spent,
      hand: player.hand.slice(from),
      coins: Array.from({ length: purse(player) + 1 }, (_, shortfall) => waysToPay(player, shortfall)),
      strict: s.options.superfluousAllies === 'forbidden',
    };
  },
  evaluate(described, picked) {
    const bill = described as Bill;
    const chosen = bill.hand.filter((ally) => picked.includes(ally));
    const lot = lotOf([...bill.spent, ...chosen]);
    return { open: addable(bill, chosen), ready: finished(bill, chosen, lot), sums: sumsOf(lot, bill.price) };
  },
};

function addable({ price, spent, hand, strict }: Bill, chosen: readonly AllyId[]): Piece[] {
  return hand.filter((ally) => {
    if (chosen.includes(ally)) return false;
    const laid = [...spent, ...chosen, ally];
    const rest = hand.filter((other) => other !== ally && !chosen.includes(other));
    return canComplete(lotOf(laid), lotOf(rest), price) && (!strict || completable(rest, 0, laid, price));
  });
}

function finished({ price, spent, coins, strict }: Bill, chosen: readonly AllyId[], lot: Lot): Move[][] {
  const laid = [...spent, ...chosen];
  if (laid.length === 0 || !isPaid(lot, price) || (strict && isWasteful(laid, price))) return [];
  const ways = coins[Math.max(0, price.value - lot.value)] ?? [];
  return ways.map(({ pearls, nebulis }) => [...chosen.map((ally) => spend[ally]), done[pearls]![nebulis]!]);
}

function sumsOf(lot: Lot, price: Price): { part: string; have: number; need: number }[] {
  const different = countRaces(lot.suits);
  const sums = [
    { part: 'value', have: lot.value, need: price.value },
    { part: 'races', have: Math.max(different, Math.min(price.races, different + lot.krakens)), need: price.races },
  ];
  if (price.suit < 0) return sums;
  const isNamed = hasRace(lot.suits, price.suit) || (lot.krakens > 0 && different < price.races);
  return [...sums, { part: races[price.suit]!, have: isNamed ? 1 : 0, need: 1 }];
}
