import type { Cover } from '../../shell/game.ts';

export const cover: Cover = {
  light: '#f2b45a',
  faces: ['l-larissa-neathal', 'l-nymara-scheiron', 'l-khelben-arunsun', 'l-mirt-the-moneylender', 'l-brianne-byndraeth'],
  modules: { undermountain: 's-the-grim-statue', skullport: 's-skull-island' },
  about: {
    players: '2–6',
    minutes: 75,
    weight: 3,
    sentence: {
      en: 'Send agents through the city, gather adventurers and finish quests behind a mask.',
      ru: 'Рассылайте агентов по городу, собирайте искателей приключений и выполняйте задания, не снимая маски.',
      uk: 'Розсилайте агентів містом, збирайте шукачів пригод і виконуйте завдання, не знімаючи маски.',
    },
  },
};
