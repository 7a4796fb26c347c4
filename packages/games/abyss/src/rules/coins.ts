import { othersFrom, type Seat } from '@fathom/kernel';
import { lordIds, lords } from '../content/lords.ts';
import type { Source } from '../events.ts';
import type { Coins } from '../flow.ts';
import { isShielded, lasting } from '../lasting.ts';
import type { SeatView, State } from '../state.ts';
import { addPearls } from '../verbs/tokens.ts';

/* Pearls that are gained; and what can be paid with pearls, and with the Nebulis that a player has. */

/** One single gain of pearls, and what it triggers. */
export function gainPearls(s: State, seat: Seat, amount: number, from: Source): void {
  if (amount === 0) return;
  addPearls(s, seat, amount, from);
  maybeRob(s, seat, amount);
}

/** Smaller gains are never robbed. */
const LEAST = Math.min(...lordIds.map((lord) => lords[lord].lasting.robsGainsOf ?? Number.POSITIVE_INFINITY));

/** KR-LORD-13 · A gain that is large enough costs one pearl, paid to the opponent whose lord robs such gains. */
export function maybeRob(s: State, seat: Seat, amount: number): void {
  if (s.kraken === null || amount < LEAST) return;
  for (const robber of othersFrom(s, seat)) {
    const least = lasting.robsGainsOf(s.players[robber]!);
    if (least === 0 || amount < least || isShielded(s, seat)) continue;
    s.players[seat]!.pearls--;
    s.players[robber]!.pearls++;
    s.log?.push({ type: 'pearlRobbed', seat: robber, from: seat });
  }
}

type Payer = Pick<SeatView, 'lords' | 'turned' | 'nebulis' | 'pearls'>;

/** KR-NEB-03, 04, KR-LORD-02 · How many Nebulis one payment may hold. */
const mostNebulis = (p: Payer): number => (p.nebulis === 0 ? 0 : Math.min(p.nebulis, 1 + lasting.extraNebulis(p)));

/** The highest price a player can pay: the last coins of all pearls may be Nebulis. */
export const purse = (p: Payer): number => p.pearls + mostNebulis(p);

/** KR-NEB-03, 04, 09, KR-LORD-03 · Every way to pay a price. Nebulis come after all pearls, except with a Counterfeiter. */
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
