import { remarksLoader, textLoader, type Book, type Evaluation, type GameListing, type Language, type Skills } from '@fathom/kernel';
import type { Conspiracy } from './state.ts';

/* Conspiracy in the list of games. */

export const listing: GameListing<Conspiracy> = {
  id: 'conspiracy',
  /** Known before the texts are loaded; a test compares them. */
  titles: { en: 'Conspiracy', ru: 'Повелители Бездны', uk: 'Повелителі Безодні' },
  async loadRules() {
    const { conspiracy: game, weigh: heuristic } = await import('./index.ts');
    return { game, heuristic };
  },
};

export const loadEvaluation = async (): Promise<Evaluation<Conspiracy>> => (await import('./evaluation/index.ts')).evaluation;
export const loadSkills = async (): Promise<Skills> => (await import('./evaluation/skills.ts')).skills;

const words = { en: () => import('../text/en.ts'), ru: () => import('../text/ru.ts'), uk: () => import('../text/uk.ts') };

const textsAndRules = textLoader(
  () => import('../text/game-text.ts'),
  words,
  () => import('../text/rulebook/chapters.ts'),
  {
    en: () => import('../text/rulebook/en.ts'),
    ru: () => import('../text/rulebook/ru.ts'),
    uk: () => import('../text/rulebook/uk.ts'),
  },
);

export const texts = {
  ...textsAndRules,
  loadRemarks: remarksLoader(() => import('../text/remarks/remarks.ts'), words, {
    en: () => import('../text/remarks/en.ts'),
    ru: () => import('../text/remarks/ru.ts'),
    uk: () => import('../text/remarks/uk.ts'),
  }),
  loadBook: async (language: Language): Promise<Book> => (await import('../text/book/index.ts')).loadBook(language),
};
