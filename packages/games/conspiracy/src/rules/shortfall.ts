import type { Seat } from '@fathom/kernel';
import type { Laid } from '../state.ts';
import { activeKeys, anyTwoKeys } from './keys.ts';

/** CO-KEY-04 · Two keys of a kind win a location. */
const KEYS = 2;

/** The active keys of a player who has too few for a location. With a Locksmith's Vault keys of both kinds count together. */
export interface KeyShortfall {
  readonly silver: number;
  readonly gold: number;
  readonly isAnyKind: boolean;
}

/** CO-KEY-04..06 · What a player has while it is not enough for a location; null if it is. */
export function keyShortfall(t: Laid, side: Seat): KeyShortfall | null {
  const { silver, gold } = activeKeys(t.players[side]!);
  const isAnyKind = anyTwoKeys(t, side);
  const most = isAnyKind ? silver + gold : Math.max(silver, gold);
  return most >= KEYS ? null : { silver, gold, isAnyKind };
}
