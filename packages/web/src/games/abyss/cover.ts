import type { Cover } from '../../shell/game.ts';

export const cover: Cover = {
  light: '#8f7cf0',
  faces: ['opportunist', 'shepherd', 'oracle', 'elder', 'hunter'],
  modules: { kraken: 'krakens-lair' },
  about: {
    players: '2–4',
    minutes: 45,
    weight: 3,
    sentence: {
      en: 'Explore the depths, bargain for allies and recruit the lords who carry you to the throne.',
      ru: 'Исследуйте глубины, торгуйтесь за союзников и нанимайте лордов, которые приведут вас к трону.',
      uk: 'Досліджуйте глибини, торгуйтеся за союзників і наймайте лордів, які приведуть вас до трону.',
    },
  },
};
