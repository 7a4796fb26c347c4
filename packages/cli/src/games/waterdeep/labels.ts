import type { Language } from '@fathom/kernel';
import type { Sign } from './marks.ts';

/** Words that only the terminal board of Waterdeep needs. */
export interface Labels {
  readonly round: (round: number) => string;
  readonly city: string;
  readonly buildings: string;
  readonly inn: string;
  readonly hall: string;
  readonly active: string;
  readonly completed: string;
  readonly hand: string;
  readonly lord: string;
  readonly corruption: (track: number, value: number) => string;
  readonly signs: Readonly<Record<Sign, string>>;
}

export const labels: Readonly<Record<Language, Labels>> = {
  en: {
    round: (round) => `Round ${round} of 8`,
    city: 'City',
    buildings: 'Buildings',
    inn: 'Inn',
    hall: 'Hall',
    active: 'Quests',
    completed: 'Completed',
    hand: 'Hand',
    lord: 'Lord',
    corruption: (track, value) => `corruption ${track}, −${value} each`,
    signs: {
      gold: 'gold',
      corruption: 'corruption',
      agent: 'agent',
      ambassador: 'Ambassador',
      card: 'intrigue cards in hand',
      vp: 'victory points',
      any: 'any adventurer',
      first: 'first player',
    },
  },
  ru: {
    round: (round) => `Раунд ${round} из 8`,
    city: 'Город',
    buildings: 'Здания',
    inn: 'Трактир',
    hall: 'Зал',
    active: 'Квесты',
    completed: 'Выполнено',
    hand: 'Рука',
    lord: 'Лорд',
    corruption: (track, value) => `коррупция ${track}, −${value} за фишку`,
    signs: {
      gold: 'золото',
      corruption: 'коррупция',
      agent: 'агент',
      ambassador: 'посол',
      card: 'карты интриг на руке',
      vp: 'победные очки',
      any: 'любой искатель приключений',
      first: 'первый игрок',
    },
  },
  uk: {
    round: (round) => `Раунд ${round} із 8`,
    city: 'Місто',
    buildings: 'Будівлі',
    inn: 'Корчма',
    hall: 'Зала',
    active: 'Завдання',
    completed: 'Виконано',
    hand: 'Рука',
    lord: 'Лорд',
    corruption: (track, value) => `корупція ${track}, −${value} за фішку`,
    signs: {
      gold: 'золото',
      corruption: 'корупція',
      agent: 'агент',
      ambassador: 'посол',
      card: 'карти інтриг на руці',
      vp: 'переможні очки',
      any: 'будь-який шукач пригод',
      first: 'перший гравець',
    },
  },
};
