import type { Cover } from '../../shell/game.ts';

export const cover: Cover = {
  light: '#8f7cf0',
  faces: ['shepherd', 'oracle', 'elder', 'hunter', 'opportunist'],
};
