import type { Order, Orders, OrderValue } from '@fathom/kernel';
import type { Answers } from './flow.ts';
import { buy, pass } from './moves.ts';
import { races } from './content/races.ts';
import type { Abyss } from './state.ts';

/** Nobody has to pay more: three rivals, and two of them with a Hypnotist's second purchase. */
const PRICES: readonly OrderValue[] = ['ask', 0, 1, 2, 3, 4, 5];
const VALUES: readonly OrderValue[] = [1, 2, 3, 4, 5];

/**
 * AB-EXP-05 · Answers to offers: for each race the highest price and the lowest value wanted, or to pass until this turn is over. Orders
 * pay in pearls; where only Nebulis would do, the player decides.
 */
export const orders: Orders<Abyss> = {
  questions: ['offer'],
  fields({ options: { kraken } }) {
    const fields: Record<string, readonly OrderValue[]> = { pass: [false, true] };
    for (const race of races) {
      fields[`${race}-price`] = PRICES;
      fields[`${race}-value`] = VALUES;
    }
    if (kraken) fields['kraken-price'] = PRICES;
    return fields;
  },
  answer(order, { offer, players }, seat): Answers['offer'] | null {
    if (offer === null) return null;
    if (order['pass'] === true) return pass;
    const highest = order[`${offer.race}-price`];
    if (typeof highest !== 'number') return null;
    if (offer.price > highest || offer.value < Number(order[`${offer.race}-value`] ?? 0)) return pass;
    return players[seat]!.pearls < offer.price ? null : buy[offer.price]![0]!;
  },
  lapse(order, before, after): Order {
    const isOver = before.turn !== after.turn || (before.extraTurn && !after.extraTurn);
    return order['pass'] === true && isOver ? { ...order, pass: false } : order;
  },
};
