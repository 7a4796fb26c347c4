import type { Language, Problem } from '@fathom/kernel';

/** What can be wrong with a value of a file. */
export const problems: Readonly<Record<Language, Readonly<Record<Problem, string>>>> = {
  en: {
    'wrong-type': 'a value of another type is needed',
    'unknown-field': 'there is no such field',
    missing: 'the value is missing',
    'out-of-range': 'the value is out of range',
    'not-allowed': 'this is not allowed here',
    'unknown-piece': 'there is no such piece',
    'piece-twice': 'this piece is already somewhere else',
  },
  ru: {
    'wrong-type': 'нужно значение другого типа',
    'unknown-field': 'такого поля здесь нет',
    missing: 'значение не указано',
    'out-of-range': 'оно вне допустимых границ',
    'not-allowed': 'здесь это не разрешено',
    'unknown-piece': 'такой карты нет',
    'piece-twice': 'эта карта уже лежит в другом месте',
  },
  uk: {
    'wrong-type': 'потрібне значення іншого типу',
    'unknown-field': 'такого поля тут немає',
    missing: 'значення не вказано',
    'out-of-range': 'воно поза допустимими межами',
    'not-allowed': 'тут це не дозволено',
    'unknown-piece': 'такої карти немає',
    'piece-twice': 'ця карта вже лежить в іншому місці',
  },
};
