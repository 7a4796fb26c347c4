import type { Seat } from '@fathom/kernel';
import type { LordId } from '../../content/tables.ts';
import type { Effect, OpName } from '../../effects/operation.ts';
import { tuned } from '../../heuristic/tuned.ts';
import type { Player, State } from '../../state.ts';
import { skullport } from './content.ts';
import { tokenValue } from './verbs.ts';

/* What bots expect of this module. */

export const skullportVisits = { gainReturned: () => 0.6, returnAgentPerCorruption: () => 1 } satisfies Partial<
  Record<OpName, () => number>
>;

/** Corruption that may go. */
export const atonement = (effect: Effect): number =>
  effect.op === 'returnCorruption' || effect.op === 'removeCorruption' ? effect.count : 0;

/** What a lord gives for a token. */
export const tokenBonus = (lord: LordId): number => (lord === 'l-the-xanathar' ? skullport.lords[lord].vp : 0);

/** What a token will cost: more of them will leave the track; each of them makes one's own dearer, and everybody else's. */
export function tokenCost(s: State, seat: Seat, me: Player, roundsToCome: number): number {
  if (s.corruption === null) return 0;
  const cost = tokenValue(s.corruption.track) + tuned.rot * roundsToCome;
  return Math.min(9, cost) + (me.corruption - tokensOfOthers(s, seat) / (s.seats - 1)) / 3 - tokenBonus(me.lord);
}

export function tokensOfOthers(s: State, seat: Seat): number {
  let count = 0;
  for (let i = 0; i < s.seats; i++) if (i !== seat) count += s.players[i]!.corruption;
  return count;
}
