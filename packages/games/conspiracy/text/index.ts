import { typesetEach, type GameText, type Language, type RuleChapter } from '@fathom/kernel';
import type { Conspiracy } from '../src/state.ts';
import { en } from './en.ts';
import { gameText } from './game-text.ts';
import { chapters } from './rulebook/chapters.ts';
import { rulebook as enBook } from './rulebook/en.ts';
import { rulebook as ruBook } from './rulebook/ru.ts';
import { rulebook as ukBook } from './rulebook/uk.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';
import type { Words } from './words.ts';

export type { Words } from './words.ts';

/** Everything Conspiracy says, for the screens that need more than sentences. */
export const words: Readonly<Record<Language, Words>> = { en, ru, uk };

export const texts: Readonly<Record<Language, GameText<Conspiracy>>> = typesetEach(words, gameText);

/** The whole rulebook, chapter by chapter. */
export const rulebooks: Readonly<Record<Language, readonly RuleChapter[]>> = typesetEach({ en: enBook, ru: ruBook, uk: ukBook }, chapters);
