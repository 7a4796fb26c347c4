import type { LevelId } from '@fathom/kernel';

/** The bot that takes over for a player who leaves or is late. */
export const STAND_IN: LevelId = 'expert';
