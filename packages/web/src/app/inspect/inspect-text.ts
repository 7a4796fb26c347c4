import type { Language } from '@fathom/kernel';

/** What the page for developers says. Names inside a table are those of the code. */
export interface InspectText {
  readonly title: string;
  readonly game: string;
  readonly pasted: string;
  readonly paste: string;
  readonly nothing: string;
  readonly ply: (last: number) => string;
  readonly seenBy: string;
  readonly all: string;
  readonly seat: (number: number) => string;
  readonly spectator: string;
  readonly tree: string;
  /** The parts of a table by the names that the kernel gives them. */
  readonly parts: Readonly<Record<string, string>>;
}

export const inspectTexts: Readonly<Record<Language, InspectText>> = {
  en: {
    title: 'Inspect a table',
    game: 'Game',
    pasted: 'pasted below',
    paste: 'Record, link or position',
    nothing: 'Choose a game of this device, or paste a record, a link or a position.',
    ply: (last) => `After move, 0–${last}`,
    seenBy: 'Seen by',
    all: 'everybody',
    seat: (number) => `seat ${number}`,
    spectator: 'a spectator',
    tree: 'The table as a tree',
    parts: {
      game: 'Game',
      ply: 'Moves played',
      zones: 'Zones',
      stack: 'Steps to do',
      question: 'Question',
      outcome: 'Result',
      seen: 'Seats',
      seat: 'Seat',
      moves: 'Legal moves',
      view: 'View',
    },
  },
  ru: {
    title: 'Стол изнутри',
    game: 'Партия',
    pasted: 'вставлена ниже',
    paste: 'Запись, ссылка или позиция',
    nothing: 'Выберите партию на этом устройстве или вставьте запись, ссылку или позицию.',
    ply: (last) => `После шага, 0–${last}`,
    seenBy: 'Кто смотрит',
    all: 'все',
    seat: (number) => `место ${number}`,
    spectator: 'зритель',
    tree: 'Стол в виде дерева',
    parts: {
      game: 'Игра',
      ply: 'Сделано шагов',
      zones: 'Зоны',
      stack: 'Что осталось сделать',
      question: 'Вопрос',
      outcome: 'Итог',
      seen: 'Места',
      seat: 'Место',
      moves: 'Допустимые ходы',
      view: 'Что видно',
    },
  },
  uk: {
    title: 'Стіл ізсередини',
    game: 'Партія',
    pasted: 'вставлено нижче',
    paste: 'Запис, посилання або позиція',
    nothing: 'Виберіть партію на цьому пристрої або вставте запис, посилання чи позицію.',
    ply: (last) => `Після кроку, 0–${last}`,
    seenBy: 'Хто дивиться',
    all: 'усі',
    seat: (number) => `місце ${number}`,
    spectator: 'глядач',
    tree: 'Стіл у вигляді дерева',
    parts: {
      game: 'Гра',
      ply: 'Зроблено кроків',
      zones: 'Зони',
      stack: 'Що залишилося зробити',
      question: 'Питання',
      outcome: 'Підсумок',
      seen: 'Місця',
      seat: 'Місце',
      moves: 'Дозволені ходи',
      view: 'Що видно',
    },
  },
};
