import type { Goal } from '../../shell/game.ts';

export const goal: Goal = {
  en: 'Most victory points win. The game ends when somebody has 7 lords.',
  ru: 'Побеждает тот, у кого больше очков влияния. Игра заканчивается, когда у кого-то будет 7 лордов.',
  uk: 'Перемагає той, хто має найбільше очок впливу. Гра завершується, коли хтось матиме 7 лордів.',
};
