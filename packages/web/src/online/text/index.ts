import type { Language } from '@fathom/kernel';
import { useWords } from '../../text/words.tsx';
import { en } from './en.ts';
import type { OnlineText } from './online-text.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

const texts: Readonly<Record<Language, OnlineText>> = { en, ru, uk };

export const useOnlineWords = (): OnlineText => texts[useWords().language];
