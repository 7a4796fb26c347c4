import type { Amount, Effect } from '../effects/effect.ts';
import { amount } from '../effects/words.ts';
import { rewards, type Cost, type Reward } from './quest.ts';

/** WD-PLAY-04. */
export type IntrigueKind = 'attack' | 'utility' | 'mandatory';

/** WD-QUEST-07 · What lies in front of a player when a mandatory quest was played. */
export interface Duty {
  readonly cost: Amount;
  readonly reward: readonly Effect[];
}

export interface IntrigueRow<K extends IntrigueKind = IntrigueKind> {
  readonly kind: K;
  readonly copies: number;
  readonly effects: readonly Effect[];
  readonly duty: Duty | null;
}

const card =
  <K extends IntrigueKind>(kind: K) =>
  (copies: number, ...effects: readonly Effect[]): IntrigueRow<K> => ({ kind, copies, effects, duty: null });
export const attack = card('attack');
export const utility = card('utility');
/** WD-PLAY-08. */
export const mandatory = (cost: Cost, reward: Reward, ...more: readonly Effect[]): IntrigueRow<'mandatory'> => ({
  ...card('mandatory')(1, { op: 'giveMandatoryQuest' }),
  duty: { cost: amount(cost), reward: rewards(reward, more) },
});
