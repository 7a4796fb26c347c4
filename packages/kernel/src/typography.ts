import { languages, type Language } from './text.ts';

const NBSP = '\u00a0';

/** Sources are written with ordinary spaces; this inserts non-breaking ones. */
export function typeset(language: Language, text: string): string {
  const joined = text.replaceAll(/(?<=\d) (?=[\p{L}%])/gu, NBSP);
  return language === 'en' ? joined : joined.replaceAll(' —', `${NBSP}—`);
}

/** A whole table of texts, typeset. */
export const typesetAll = <T>(language: Language, texts: T): T => mapTexts(texts, (text) => typeset(language, text));

/** What is built from the words of each language, typeset. */
export const typesetEach = <Words, T>(
  words: Readonly<Record<Language, Words>>,
  build: (words: Words) => T,
): Readonly<Record<Language, T>> =>
  Object.fromEntries(languages.map((language) => [language, typesetAll(language, build(words[language]))])) as Record<Language, T>;

/** The reverse, for terminals and for searching. */
export const withoutTypography = (text: string): string => text.replaceAll(NBSP, ' ');

/** A table of texts with every text changed, also those that functions return. */
export function mapTexts<T>(texts: T, change: (text: string) => string): T {
  return mapped(texts, change) as T;
}

function mapped(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (typeof value === 'function') return (...given: unknown[]) => mapped(Reflect.apply(value, undefined, given), change);
  if (Array.isArray(value)) return value.map((each) => mapped(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapped(each, change)]));
}
