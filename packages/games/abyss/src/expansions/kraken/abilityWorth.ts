import type { krakenLords } from './lords.ts';

/** What the abilities of these lords are good for, to a bot. */
export const krakenAbilityWorth: Readonly<Partial<Record<keyof typeof krakenLords, number>>> = {
  inheritor: 4.5,
  fence: 1,
  watcher: 0.5,
  vigil: 0.5,
  lookout: 0.5,
  shareholder: 2,
  hypnotist: 0.5,
  healer: 2.5,
  highwayman: 2,
  executioner: 1.5,
  recipient: 1,
  liberator: 1.5,
  outlaw: 0.5,
  counterfeiter: 0.5,
  ferryman: 1,
  cleaner: 0.5,
};
