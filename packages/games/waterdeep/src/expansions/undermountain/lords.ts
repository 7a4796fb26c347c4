import type { Bonus } from '../../content/lord.ts';

export const undermountainLords = {
  'l-danilo-thann': { of: 'quests', vp: 3 }, // UM-LORD-01
  'l-halaster-blackcloak': { of: 'module', module: 'undermountain', vp: 4 }, // UM-LORD-02
  'l-trobriand': { of: 'worthy', worth: 10, vp: 5 }, // UM-LORD-03
} as const satisfies Record<string, Bonus>;
