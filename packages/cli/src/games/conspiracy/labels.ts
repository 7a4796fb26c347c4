import type { Language } from '@fathom/kernel';
import type { Sign } from './marks.ts';

/** Words that only the terminal board of Conspiracy needs. */
export interface Labels {
  readonly lordDeck: string;
  readonly locationDeck: string;
  readonly open: string;
  readonly revealed: string;
  readonly aside: string;
  readonly search: string;
  readonly none: string;
  readonly master: string;
  readonly restriction: (by: string, draw: number) => string;
  readonly lastTurns: (by: string) => string;
  readonly token: (holder: string) => string;
  /** The meaning of the symbols on cards. */
  readonly signs: Readonly<Record<Sign, string>>;
}

export const labels: Readonly<Record<Language, Labels>> = {
  en: {
    lordDeck: 'Lord deck',
    locationDeck: 'Location deck',
    open: 'Open',
    revealed: 'Revealed',
    aside: 'To place',
    search: 'In the deck',
    none: 'none',
    master: 'Master of Pearls',
    restriction: (by, draw) => `Until ${by}’s turn everyone else draws exactly ${draw}`,
    lastTurns: (by) => `Last turns: the alliance of ${by} is complete`,
    token: (holder) => `Replay token: ${holder}`,
    signs: {
      crest: 'crest',
      place: 'location and its value',
      both: 'both',
      pearl: 'pearl',
      silver: 'silver key',
      gold: 'gold key',
      swap: 'swap',
      unmask: 'discards the top lord',
    },
  },
  ru: {
    lordDeck: 'Лорды',
    locationDeck: 'Колода владений',
    open: 'Открыты',
    revealed: 'Показаны',
    aside: 'Разместить',
    search: 'В колоде',
    none: 'нет',
    master: 'Хранитель жемчуга',
    restriction: (by, draw) => `До хода игрока «${by}» остальные открывают ровно ${draw}`,
    lastTurns: (by) => `Последние ходы: альянс игрока «${by}» собран`,
    token: (holder) => `Жетон повторного хода: ${holder}`,
    signs: {
      crest: 'герб',
      place: 'владения и их цена',
      both: 'и то и другое',
      pearl: 'жемчужина',
      silver: 'серебряный ключ',
      gold: 'золотой ключ',
      swap: 'перестановка',
      unmask: 'сброс с колоды',
    },
  },
  uk: {
    lordDeck: 'Лорди',
    locationDeck: 'Колода володінь',
    open: 'Відкриті',
    revealed: 'Показані',
    aside: 'Розмістити',
    search: 'У колоді',
    none: 'немає',
    master: 'Хранитель перлин',
    restriction: (by, draw) => `До ходу гравця «${by}» решта відкриває рівно ${draw}`,
    lastTurns: (by) => `Останні ходи: альянс гравця «${by}» зібрано`,
    token: (holder) => `Жетон повторного ходу: ${holder}`,
    signs: {
      crest: 'герб',
      place: 'володіння та їх вартість',
      both: 'і те, і те',
      pearl: 'перлина',
      silver: 'срібний ключ',
      gold: 'золотий ключ',
      swap: 'обмін місцями',
      unmask: 'скид із колоди',
    },
  },
};
