import type { Language } from '@fathom/kernel';

/** How many lords a player has of the seven that end the game. */
export const lordsOf: Readonly<Record<Language, (n: number) => string>> = {
  en: (n) => `Lords: ${n} of 7`,
  ru: (n) => `Лорды: ${n} из 7`,
  uk: (n) => `Лорди: ${n} з 7`,
};
