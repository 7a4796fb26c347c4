import { waterdeep, type Event, type Waterdeep } from '@fathom/waterdeep';
import { gameText } from '@fathom/waterdeep/text/game-text';
import type { Words } from '@fathom/waterdeep/text/words';
import type { Language, Seat } from '@fathom/kernel';
import type { Entry } from '../entry.ts';
import { Board } from './Board.tsx';
import { Chip, Face } from './Face.tsx';
import { Rival } from './Rival.tsx';

/** Each language comes when it is wanted. */
const words: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('@fathom/waterdeep/text/en')).en,
  ru: async () => (await import('@fathom/waterdeep/text/ru')).ru,
  uk: async () => (await import('@fathom/waterdeep/text/uk')).uk,
};

/** Waterdeep on this table, with Undermountain and Skullport. */
export const entry: Entry<Waterdeep> = {
  game: waterdeep,
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

/** By another's hand: goods or a building lost, a duty or a token pressed into mine, my agent moved, my lord seen. */
function strikes(event: Event, seat: Seat): boolean {
  if (event.type === 'goodsReturned' || event.type === 'corruptionTaken') return event.seat === seat;
  if (event.type === 'goodsGiven' || event.type === 'deedForged') return event.from === seat;
  if (event.type === 'buildingDemolished') return event.owner === seat && event.seat !== seat;
  if (event.type === 'dutyLaid') return event.to === seat;
  if (event.type === 'agentMoved') return event.agent === seat;
  return event.type === 'lordSeen' && event.of === seat;
}
