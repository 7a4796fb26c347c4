import { abyss, type Abyss, type Event } from '@fathom/abyss';
import { gameText } from '@fathom/abyss/text/game-text';
import type { Words } from '@fathom/abyss/text/words';
import type { Language, Seat } from '@fathom/kernel';
import type { Entry } from '../entry.ts';
import { Board, Rival } from './Board.tsx';
import { Chip, Face } from './Face.tsx';

/** Each language comes when it is wanted. */
const words: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('@fathom/abyss/text/en')).en,
  ru: async () => (await import('@fathom/abyss/text/ru')).ru,
  uk: async () => (await import('@fathom/abyss/text/uk')).uk,
};

/** Abyss on this table, and Kraken with it. */
export const entry: Entry<Abyss> = {
  game: abyss,
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

/** Pearls, allies, lords or tokens lost by another's hand, a Nebulis pressed into mine, or the end brought on. */
function strikes(event: Event, seat: Seat): boolean {
  if (event.type === 'pearlsLost' || event.type === 'alliesDiscarded' || event.type === 'lordTurned') return event.seat === seat;
  if (event.type === 'pearlRobbed' || event.type === 'tokenStolen') return event.from === seat;
  if (event.type === 'nebulisGiven') return event.to.includes(seat);
  return event.type === 'endTriggered' && event.seat !== seat;
}
