import type { Bonus } from '../../content/lord.ts';

export const skullportLords = {
  'l-irusyl-eraneth': { of: 'bestType', vp: 6 }, // SK-LORD-01
  'l-sangalor': { of: 'module', module: 'skullport', vp: 4 }, // SK-LORD-02
  'l-the-xanathar': { of: 'corruption', vp: 4 }, // SK-LORD-03
} as const satisfies Record<string, Bonus>;
