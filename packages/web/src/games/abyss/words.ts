import type { Language } from '@fathom/kernel';

/** What stands on the table as numbers beside marks, for screen readers. */
export const countedOf: Readonly<Record<Language, Readonly<Record<'keys' | 'cards' | 'nebulis', string>>>> = {
  en: { keys: 'Keys', cards: 'Cards in hand', nebulis: 'Nebulis' },
  ru: { keys: 'Ключи', cards: 'Карты на руке', nebulis: 'Небулисы' },
  uk: { keys: 'Ключі', cards: 'Карти на руці', nebulis: 'Небуліси' },
};

/** How many lords a player has of the seven that end the game. */
export const lordsOf: Readonly<Record<Language, (n: number) => string>> = {
  en: (n) => `Lords: ${n} of 7`,
  ru: (n) => `Лорды: ${n} из 7`,
  uk: (n) => `Лорди: ${n} з 7`,
};
