import type { Cover } from '../../shell/game.ts';

export const cover: Cover = {
  light: '#5fe3d3',
  faces: ['farmer-6-1', 'politician-6-1', 'military-6-1', 'merchant-6-1', 'mage-6-1'],
};
