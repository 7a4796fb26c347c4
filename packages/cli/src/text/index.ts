import { languages, type Language } from '@fathom/kernel';
import { en } from './en.ts';
import { ru } from './ru.ts';
import type { Text } from './text.ts';
import { uk } from './uk.ts';

export type { Text } from './text.ts';

export const texts: Readonly<Record<Language, Text>> = { en, ru, uk };

export const isLanguage = (word: string): word is Language => (languages as readonly string[]).includes(word);

/** The language of the machine, if it is one of ours. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = (env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '').slice(0, 2).toLowerCase();
  return isLanguage(locale) ? locale : 'en';
}
