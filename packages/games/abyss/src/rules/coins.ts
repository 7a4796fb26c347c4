import type { Coins } from '../flow.ts';
import { lasting } from '../lasting.ts';
import type { Player } from '../state.ts';

/* What can be paid with pearls, and with the Nebulis that a player has. */

type Payer = Pick<Player, 'lords' | 'turned' | 'nebulis' | 'pearls'>;

/** KR-NEB-03, 04, KR-LORD-02 · How many Nebulis one payment may hold. */
const mostNebulis = (p: Payer): number => (p.nebulis === 0 ? 0 : Math.min(p.nebulis, 1 + lasting.extraNebulis(p)));

/** The highest price a player can pay: the last coins of all pearls may be Nebulis. */
export const purse = (p: Payer): number => p.pearls + mostNebulis(p);

/** KR-NEB-03, 04, 09, KR-LORD-03 · Every way to pay a price. Nebulis are the last coins, but for a Counterfeiter. */
export function waysToPay(p: Payer, price: number): Coins[] {
  const ways: Coins[] = [];
  const most = Math.min(mostNebulis(p), price);
  for (let nebulis = 0; nebulis <= most; nebulis++) {
    const pearls = price - nebulis;
    if (pearls > p.pearls || (nebulis > 0 && pearls < p.pearls && lasting.nebulisAnytime(p) === 0)) continue;
    ways.push({ pearls, nebulis });
  }
  return ways;
}
