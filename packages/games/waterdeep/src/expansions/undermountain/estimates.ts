import type { QuestId } from '../../content/tables.ts';
import type { OpName } from '../../effects/effect.ts';

/* What bots expect of this module. */

export const undermountainOngoing = {
  'q-establish-wizard-academy': 1,
  'q-study-in-the-librarium': 0.8,
  'q-obtain-builders-plans': 0.8,
  'q-sponsor-bounty-hunters': 1,
  'q-diplomatic-mission-to-suzail': 1,
  'q-sanctify-a-desecrated-temple': 1,
  'q-ally-with-the-xanathars-guild': 1,
  'q-impersonate-tax-collector': 0.8,
  'q-recover-the-flame-of-the-north': 1,
  'q-seize-citadel-of-the-bloody-hand': 1.2,
} as const satisfies Partial<Record<QuestId, number>>;

export const undermountainExtra = {
  takeAllFaceUpQuests: 4,
  scorePerSpent: 2.4,
  drawIntriguePerSpent: 1.2,
  drawIntrigueMayPlay: 3,
  mayPay: 2,
} as const satisfies Partial<Record<OpName, number>>;
