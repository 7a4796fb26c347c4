/** Stands for the listener in a sentence about players, where otherwise a name is; `addressed` of each language makes "you" of it. */
export const YOU = '\uE000';

/** Sentences begin with a capital letter, also those within a text. */
export const capitalized = (text: string): string =>
  text.replaceAll(/(^|[.!?] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
