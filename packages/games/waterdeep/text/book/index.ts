import { bookLoader } from '@fathom/kernel';
import { plan } from './plan.ts';

/** The rulebook for people; its words in each language are loaded when they are needed. */
export const loadBook = bookLoader(plan, { en: () => import('./en.ts'), ru: () => import('./ru.ts'), uk: () => import('./uk.ts') });
