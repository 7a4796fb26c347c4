import type { OperationTable, SpecialTable } from '../../effects/perform.ts';
import type { KrakenEffect, KrakenSpecial } from './effects.ts';
import { gainNebulis } from './figure.ts';
import { appointSentinel, guarding } from './guard.ts';
import { nebulis } from './nebulis.ts';
import { searching } from './search.ts';
import { executioner, prepareAxe } from './special/executioner.ts';
import { fence, openShop } from './special/fence.ts';
import { healer, visitSick } from './special/healer.ts';
import { liberate, liberator } from './special/liberator.ts';
import { stowing } from './stow.ts';

/** KR-LORD-06..08. */
export const krakenOperations: OperationTable<KrakenEffect> = {
  gainNebulis: (s, seat, { amount }) => gainNebulis(s, seat, amount),
  sentinel: (s, seat, { sentinel }) => appointSentinel(s, seat, sentinel),
};

/** The cards of Kraken with code of their own. */
export const krakenSpecials: SpecialTable<KrakenSpecial> = {
  fence: openShop,
  healer: visitSick,
  executioner: prepareAxe,
  liberator: liberate,
};

/** The chapters of Kraken. */
export const kraken = { ...nebulis, ...guarding, ...searching, ...stowing, ...fence, ...healer, ...executioner, ...liberator };
