import type { Goal } from '../../shell/game.ts';

export const goal: Goal = {
  en: 'Most victory points after 8 rounds win. Complete quests: your secret lord rewards some kinds of them at the end.',
  ru: 'Побеждает тот, у кого после 8 раундов больше победных очков. Выполняйте квесты: за некоторые их типы ваш тайный лорд вознаградит в конце.',
  uk: 'Перемагає той, хто після 8 раундів має найбільше переможних очок. Виконуйте завдання: за деякі їхні типи ваш таємний лорд винагородить наприкінці.',
};
