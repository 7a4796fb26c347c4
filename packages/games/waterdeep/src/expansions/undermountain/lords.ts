import type { Bonus, Won } from '../../content/rows.ts';

export type UndermountainBonus = { readonly of: 'quests' } | { readonly of: 'worthy'; readonly worth: number };

export const undermountainBonuses = {
  quests: (_bonus: object, { completed }: Won): number => completed.length,
  /** */
  worthy: ({ worth }: { readonly worth: number }, { completed }: Won): number => completed.filter(({ vp }) => vp >= worth).length,
};

export const lords = {
  'l-danilo-thann': { of: 'quests', vp: 3 }, // UM-LORD-01
  'l-halaster-blackcloak': { of: 'module', module: 'undermountain', vp: 4 }, // UM-LORD-02
  'l-trobriand': { of: 'worthy', worth: 10, vp: 5 }, // UM-LORD-03
} as const satisfies Record<string, Bonus>;
