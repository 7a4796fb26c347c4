import type { Language } from '@fathom/kernel';

/** Words that only the terminal board of Abyss needs. */
export interface Labels {
  readonly track: string;
  readonly threat: string;
  readonly council: string;
  readonly court: string;
  readonly available: string;
  readonly hand: string;
  readonly affiliated: string;
  readonly price: string;
  readonly lastTurns: (by: string) => string;
  readonly signs: Readonly<Record<'pearl' | 'key' | 'card' | 'token' | 'nebulis' | 'figure' | 'place', string>>;
}

export const labels: Readonly<Record<Language, Labels>> = {
  en: {
    track: 'Track',
    threat: 'Threat',
    council: 'Council',
    court: 'Court',
    available: 'Available',
    hand: 'Hand',
    affiliated: 'Affiliated',
    price: 'Price',
    lastTurns: (by) => `Last turns: the end was triggered by ${by}`,
    signs: {
      pearl: 'pearl',
      key: 'key',
      card: 'cards in hand',
      token: 'monster token',
      nebulis: 'Nebulis',
      figure: 'Kraken figure',
      place: 'location',
    },
  },
  ru: {
    track: 'Трек',
    threat: 'Угроза',
    council: 'Совет',
    court: 'Двор',
    available: 'Доступно',
    hand: 'Рука',
    affiliated: 'Компаньоны',
    price: 'Цена',
    lastTurns: (by) => `Последние ходы: конец игры запускает ${by}`,
    signs: {
      pearl: 'жемчужина',
      key: 'ключ',
      card: 'карты на руке',
      token: 'жетон чудовища',
      nebulis: 'небулис',
      figure: 'фигурка кракена',
      place: 'локация',
    },
  },
  uk: {
    track: 'Глибини',
    threat: 'Загроза',
    council: 'Рада',
    court: 'Двір',
    available: 'Доступні',
    hand: 'Рука',
    affiliated: 'Залучені',
    price: 'Ціна',
    lastTurns: (by) => `Останні ходи: кінець гри запускає ${by}`,
    signs: {
      pearl: 'перлина',
      key: 'ключ',
      card: 'карти на руці',
      token: 'жетон чудовиська',
      nebulis: 'небуліс',
      figure: 'фігурка кракена',
      place: 'місцина',
    },
  },
};
