import { createContext, use, type ReactNode } from 'react';

/** The pages that can be opened over a table; the app, which knows all pages, provides them. */
interface Pages {
  readonly rules: (game: string) => ReactNode;
  readonly settings: () => ReactNode;
}

export const PagesContext = createContext<Pages>({ rules: () => null, settings: () => null });

export const usePages = (): Pages => use(PagesContext);
