import { conspiracy, type Conspiracy, type Event } from '@fathom/conspiracy';
import { gameText } from '@fathom/conspiracy/text/game-text';
import type { Words } from '@fathom/conspiracy/text/words';
import type { Language, Seat } from '@fathom/kernel';
import type { Entry } from '../entry.ts';
import { Board, Rival } from './Board.tsx';
import { Chip, Face } from './Face.tsx';

/** Each language comes when it is wanted. */
const words: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('@fathom/conspiracy/text/en')).en,
  ru: async () => (await import('@fathom/conspiracy/text/ru')).ru,
  uk: async () => (await import('@fathom/conspiracy/text/uk')).uk,
};

/** Conspiracy on this table. */
export const entry: Entry<Conspiracy> = {
  game: conspiracy,
  loadText: async (language) => gameText(await words[language]()),
  loadRulebook: async (language) => (await import('./rulebook.ts')).rulebook(language),
  loadLesson: async () => (await import('./lesson/lesson.ts')).lesson,
  Board,
  Rival,
  Face,
  Chip,
  turnOf: ({ turn }) => turn,
  strikes,
};

/** Pearls' mastery lost, or a strait that binds the others. */
function strikes(event: Event, seat: Seat): boolean {
  return (event.type === 'masterChanged' && event.from === seat) || (event.type === 'conspireRestricted' && event.by !== seat);
}
