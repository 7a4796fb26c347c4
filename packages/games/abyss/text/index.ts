import type { GameText, Language } from '@fathom/kernel';
import type { Abyss } from '../src/state.ts';
import { en } from './en.ts';
import { gameText } from './game-text.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';
import type { Words } from './words.ts';

export type { Words } from './words.ts';

/** Everything Abyss says, for the screens that need more than sentences. */
export const words: Readonly<Record<Language, Words>> = { en, ru, uk };

export const texts: Readonly<Record<Language, GameText<Abyss>>> = { en: gameText(en), ru: gameText(ru), uk: gameText(uk) };
