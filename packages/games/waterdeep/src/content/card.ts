import type { Amount, Effect } from '../effects/effect.ts';
import { amount } from '../effects/words.ts';
import type { Module } from './goods.ts';
import { rewards, type Cost, type Reward } from './quest.ts';

/** WD-PLAY-04. */
export type IntrigueKind = 'attack' | 'utility' | 'mandatory';

/** WD-QUEST-07 · What lies in front of a player when a mandatory quest was played. */
export interface Duty {
  readonly cost: Amount;
  readonly reward: readonly Effect[];
}

export interface IntrigueRow {
  readonly kind: IntrigueKind;
  readonly copies: number;
  readonly effects: readonly Effect[];
  readonly duty: Duty | null;
}

export interface Intrigue extends IntrigueRow {
  readonly module: Module;
}

export const attack = (copies: number, ...effects: readonly Effect[]): IntrigueRow => ({ kind: 'attack', copies, effects, duty: null });
export const utility = (copies: number, ...effects: readonly Effect[]): IntrigueRow => ({ kind: 'utility', copies, effects, duty: null });
/** WD-PLAY-08. */
export const mandatory = (cost: Cost, reward: Reward, ...more: readonly Effect[]): IntrigueRow => ({
  kind: 'mandatory',
  copies: 1,
  effects: [{ op: 'giveMandatoryQuest' }],
  duty: { cost: amount(cost), reward: rewards(reward, more) },
});
