import { questTypes } from '../../content/goods.ts';
import type { Bonus, Won } from '../../content/rows.ts';

export type SkullportBonus = { readonly of: 'bestType' } | { readonly of: 'corruption' };

export const skullportBonuses = {
  /** */
  bestType: (_bonus: object, { completed }: Won): number =>
    Math.max(...questTypes.map((each) => completed.filter(({ type }) => type === each).length)),
  corruption: (_bonus: object, { corruption }: Won): number => corruption,
};

export const lords = {
  'l-irusyl-eraneth': { of: 'bestType', vp: 6 }, // SK-LORD-01
  'l-sangalor': { of: 'module', module: 'skullport', vp: 4 }, // SK-LORD-02
  'l-the-xanathar': { of: 'corruption', vp: 4 }, // SK-LORD-03
} as const satisfies Record<string, Bonus>;
