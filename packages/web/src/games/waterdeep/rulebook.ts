import { chapters, type Rulebook } from '@fathom/waterdeep/text/rulebook/chapters';
import type { Language, RuleChapter } from '@fathom/kernel';

const books: Readonly<Record<Language, () => Promise<Rulebook>>> = {
  en: async () => (await import('@fathom/waterdeep/text/rulebook/en')).rulebook,
  ru: async () => (await import('@fathom/waterdeep/text/rulebook/ru')).rulebook,
  uk: async () => (await import('@fathom/waterdeep/text/rulebook/uk')).rulebook,
};

export const rulebook = async (language: Language): Promise<readonly RuleChapter[]> => chapters(await books[language]());
