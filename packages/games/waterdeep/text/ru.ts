import { en } from './en.ts';
import type { Words } from './words.ts';
export const ru: Words = en;
