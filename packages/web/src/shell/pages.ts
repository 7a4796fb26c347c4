import { createContext, use, type ReactNode } from 'react';

/** The pages that can be opened over a table; the app, which knows all pages, provides them. */
interface Pages {
  /** The rulebook, opened at a rule or a part of it if one is named. */
  readonly rules: (game: string, place: string | null) => ReactNode;
  readonly settings: () => ReactNode;
}

export const PagesContext = createContext<Pages>({ rules: () => null, settings: () => null });

export const usePages = (): Pages => use(PagesContext);
