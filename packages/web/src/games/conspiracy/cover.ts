import type { Cover } from '../../shell/game.ts';

export const cover: Cover = {
  light: '#5fe3d3',
  faces: ['military-6-1', 'farmer-6-1', 'politician-6-1', 'merchant-6-1', 'mage-6-1'],
  modules: { bonusLocations: 'grand-citadel' },
  about: {
    players: '2–4',
    minutes: 30,
    weight: 2,
    sentence: {
      en: 'Gather fifteen lords, join them in coalitions and take the great houses of the sea.',
      ru: 'Соберите пятнадцать лордов, сплотите их в коалиции и займите великие дома моря.',
      uk: 'Зберіть п’ятнадцять лордів, об’єднайте їх у коаліції та посядьте великі доми моря.',
    },
  },
};
