import type { Cover } from '../../shell/game.ts';

export const cover: Cover = {
  light: '#f2b45a',
  faces: ['l-nymara-scheiron', 'l-khelben-arunsun', 'l-larissa-neathal', 'l-mirt-the-moneylender', 'l-brianne-byndraeth'],
};
