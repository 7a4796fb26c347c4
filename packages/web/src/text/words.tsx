import type { Language } from '@fathom/kernel';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import type { ShellText } from './shell-text.ts';

/** Each language is loaded when it is needed. */
const load: Readonly<Record<Language, () => Promise<ShellText>>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
};

const Words = createContext<ShellText | null>(null);

/** The old language stays until the new one is loaded. */
export function WordsProvider({ language, children }: { readonly language: Language; readonly children: ReactNode }): ReactNode {
  const [text, setText] = useState<ShellText | null>(null);
  useEffect(() => {
    let wanted = true;
    void load[language]().then((loaded) => wanted && setText(loaded));
    return () => void (wanted = false);
  }, [language]);
  return text === null ? null : <Words value={text}>{children}</Words>;
}

export function useWords(): ShellText {
  const text = use(Words);
  if (text === null) throw new Error('words are used outside their provider');
  return text;
}
