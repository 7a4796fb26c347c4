import type { Seat, RequestedMove } from '@fathom/kernel';
import type { AllyId } from '../content/cards.ts';
import type { LordId } from '../content/lords.ts';
import { countRaces, hasRace } from '../content/races.ts';
import type { AbyssRule } from '../rule-ids.ts';
import type { State } from '../state.ts';
import { canComplete, isPaid, lotOf, priceOf, racesFit, type Lot, type Price } from './payable.ts';

/* Which rule forbids a payment. The lists of moves decide what is legal; this only explains a refusal. */

/** Why one more ally cannot be spent. Allies left of the last spent one were skipped already. */
export function whyNotSpent(s: State, seat: Seat, lord: LordId, spent: readonly AllyId[], ally: AllyId): AbyssRule {
  const { hand } = s.players[seat]!;
  const at = hand.indexOf(ally);
  if (at < 0) return 'AB-REC-10';
  if (spent.length > 0 && at <= hand.indexOf(spent.at(-1)!)) return 'AB-REC-01';
  const price = priceOf(s, seat, lord);
  const lot = lotOf([...spent, ally]);
  const rest = lotOf(hand, at + 1);
  return canComplete(lot, rest, price) ? 'AB-REC-08' : (whyNotRaces(lot, rest, price) ?? 'AB-REC-05');
}

/** Why the payment cannot end with these coins. */
export function whyNotDone(s: State, seat: Seat, lord: LordId, spent: readonly AllyId[], coins: RequestedMove): AbyssRule {
  const price = priceOf(s, seat, lord);
  const lot = lotOf(spent);
  if (countRaces(lot.suits) + lot.krakens < price.races) return 'AB-REC-02';
  if (!racesFit(lot.suits, lot.krakens, price)) return lot.krakens > 0 ? 'KR-ALLY-05' : 'AB-REC-03';
  if (!isPaid(lot, price)) return 'AB-REC-05';
  return whyNotCoins(s, seat, Math.max(0, price.value - lot.value), coins, { less: 'AB-REC-05', more: 'AB-REC-06', without: 'AB-REC-05' });
}

/** Why a whole hand cannot pay for a lord of the Court, KR-SENT-05 aside. */
export function whyNotRecruited(s: State, seat: Seat, lord: LordId): AbyssRule {
  if (!s.court.includes(lord)) return 'AB-REC-01';
  return whyNotRaces(lotOf([]), lotOf(s.players[seat]!.hand), priceOf(s, seat, lord)) ?? 'AB-REC-05';
}

/** AB-REC-02, 03, KR-ALLY-05 · Too many races, too few, or not the one that is named; null if races are not the reason. */
function whyNotRaces(lot: Lot, rest: Lot, price: Price): AbyssRule | null {
  const different = countRaces(lot.suits);
  const krakens = lot.krakens + rest.krakens;
  if (different > price.races) return 'AB-REC-02';
  if (price.suit >= 0 && !hasRace(lot.suits, price.suit)) {
    if (different === price.races) return krakens > 0 ? 'KR-ALLY-05' : 'AB-REC-03';
    if (krakens === 0 && !hasRace(rest.suits, price.suit)) return 'AB-REC-03';
  }
  return countRaces(lot.suits | rest.suits) + krakens < price.races ? 'AB-REC-02' : null;
}

/** What to cite where coins are too few, too many, or not there. */
interface CoinRules {
  readonly less: AbyssRule;
  readonly more: AbyssRule;
  readonly without: AbyssRule;
}

/** KR-NEB-04 · The right sum in pearls that are there fails only by its Nebulis. */
export function whyNotCoins(s: State, seat: Seat, price: number, wanted: RequestedMove, rules: CoinRules): AbyssRule {
  const pearls = Number(wanted['pearls'] ?? 0);
  const nebulis = Number(wanted['nebulis'] ?? 0);
  if (pearls + nebulis < price) return rules.less;
  if (pearls + nebulis > price) return rules.more;
  return nebulis > 0 && pearls <= s.players[seat]!.pearls && s.kraken !== null ? 'KR-NEB-04' : rules.without;
}
