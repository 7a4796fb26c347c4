import { counter, typesetAll, type Forms, type Language } from '@fathom/kernel';
import { useWords } from '../../text/words.tsx';

/** What the pages of a rulebook say. A text that is missing does not compile. */
export interface BookPageText {
  readonly search: string;
  readonly none: (word: string) => string;
  readonly found: (n: number) => string;
  readonly contents: string;
  readonly chapter: (n: number) => string;
  /** Which parts of the game the book speaks of. */
  readonly modules: string;
  readonly cards: string;
  readonly icons: string;
  readonly numbered: string;
  readonly example: string;
  readonly openTable: string;
  /** The numbered rules of a chapter. */
  readonly behind: (n: number) => string;
  /** Before the name of the chapter that a numbered rule belongs to. */
  readonly inBook: string;
  readonly inChapters: string;
  readonly next: string;
  readonly previous: string;
  readonly kinds: string;
  readonly groups: string;
  readonly all: string;
  readonly findCard: string;
}

const counts: Readonly<Record<Language, (n: number, forms: Forms) => string>> = {
  en: counter('en'),
  ru: counter('ru'),
  uk: counter('uk'),
};

const en = typesetAll<BookPageText>('en', {
  search: 'Search the rules',
  none: (word) => `No results for “${word}”.`,
  found: (n) => counts.en(n, { one: 'result', other: 'results' }),
  contents: 'Contents',
  chapter: (n) => `Chapter ${n}`,
  modules: 'Modules',
  cards: 'All cards',
  icons: 'Icon key',
  numbered: 'Numbered rules',
  example: 'A worked example',
  openTable: 'Open at the table',
  behind: (n) => `The rules in full (${n})`,
  inBook: 'In the book:',
  inChapters: 'In the book',
  next: 'Next chapter',
  previous: 'Previous chapter',
  kinds: 'Kinds of cards',
  groups: 'Groups',
  all: 'All',
  findCard: 'Find a card',
});

const ru = typesetAll<BookPageText>('ru', {
  search: 'Найти в правилах',
  none: (word) => `По запросу «${word}» ничего не найдено.`,
  found: (n) => counts.ru(n, { one: 'результат', few: 'результата', many: 'результатов', other: 'результата' }),
  contents: 'Содержание',
  chapter: (n) => `Глава ${n}`,
  modules: 'Модули',
  cards: 'Все карты',
  icons: 'Значки',
  numbered: 'Правила по номерам',
  example: 'Пример',
  openTable: 'Открыть за столом',
  behind: (n) => `Правила полностью (${n})`,
  inBook: 'В книге:',
  inChapters: 'В книге',
  next: 'Следующая глава',
  previous: 'Предыдущая глава',
  kinds: 'Виды карт',
  groups: 'Группы',
  all: 'Все',
  findCard: 'Найти карту',
});

const uk = typesetAll<BookPageText>('uk', {
  search: 'Знайти в правилах',
  none: (word) => `За запитом «${word}» нічого не знайдено.`,
  found: (n) => counts.uk(n, { one: 'результат', few: 'результати', many: 'результатів', other: 'результату' }),
  contents: 'Зміст',
  chapter: (n) => `Розділ ${n}`,
  modules: 'Модулі',
  cards: 'Усі карти',
  icons: 'Позначки',
  numbered: 'Правила за номерами',
  example: 'Приклад',
  openTable: 'Відкрити за столом',
  behind: (n) => `Правила повністю (${n})`,
  inBook: 'У книзі:',
  inChapters: 'У книзі',
  next: 'Наступний розділ',
  previous: 'Попередній розділ',
  kinds: 'Види карт',
  groups: 'Групи',
  all: 'Усі',
  findCard: 'Знайти карту',
});

export const bookTexts: Readonly<Record<Language, BookPageText>> = { en, ru, uk };

/** The texts in the current language. */
export const useBookText = (): BookPageText => bookTexts[useWords().language];
