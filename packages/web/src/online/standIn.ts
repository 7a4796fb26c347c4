import type { LevelId } from '@fathom/bots';

/** The bot that takes over for a player who leaves or is late. */
export const STAND_IN: LevelId = 'ismcts-200';
