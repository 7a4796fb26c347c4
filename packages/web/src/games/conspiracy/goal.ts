import type { Goal } from '../../shell/game.ts';

export const goal: Goal = {
  en: 'Most victory points win. The game ends when somebody’s alliance has all 15 lords.',
  ru: 'Побеждает тот, у кого больше очков влияния. Игра заканчивается, когда чей-то альянс соберёт всех 15 лордов.',
  uk: 'Перемагає той, хто має найбільше очок впливу. Гра завершується, коли чийсь альянс збере всіх 15 лордів.',
};
