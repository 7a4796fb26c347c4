import type { Language } from '@fathom/kernel';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import type { ShellText } from '../text/shell-text.ts';
import { useSettings } from './settings.ts';

/** Each language comes when it is wanted. */
const load: Readonly<Record<Language, () => Promise<ShellText>>> = {
  en: async () => (await import('../text/en.ts')).en,
  ru: async () => (await import('../text/ru.ts')).ru,
  uk: async () => (await import('../text/uk.ts')).uk,
};

const Words = createContext<ShellText | null>(null);

/** The last language stays until the next one is here. */
export function WordsProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { language } = useSettings();
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
