import type { Seat } from '@fathom/kernel';
import type { SpecialCard } from '../../effects/effect.ts';
import type { State } from '../../state.ts';
import { executioner, prepareAxe } from './special/executioner.ts';
import { fence, openShop } from './special/fence.ts';
import { healer, visitSick } from './special/healer.ts';
import { liberate, liberator } from './special/liberator.ts';

/** The cards of Kraken that are small programs of their own. */
export const specialsOfKraken: Readonly<
  Record<Extract<SpecialCard, 'fence' | 'healer' | 'executioner' | 'liberator'>, (s: State, seat: Seat) => void>
> = {
  fence: openShop,
  healer: visitSick,
  executioner: prepareAxe,
  liberator: liberate,
};

export const specialSteps = { ...fence, ...healer, ...executioner, ...liberator };
