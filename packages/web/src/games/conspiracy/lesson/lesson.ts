import { lords, type Conspiracy } from '@fathom/conspiracy';
import { typesetAll, type Language, type Move } from '@fathom/kernel';
import { ofType, type Lesson, type LessonStep } from '../../../shell/lesson.ts';

type Wanted = LessonStep<Conspiracy>;

const draw =
  (count: number): Wanted =>
  (move) =>
    move.type === 'draw' && move.count === count;
const pile =
  (guild: string): Wanted =>
  (move) =>
    move.type === 'takePile' && move.guild === guild;
const keep =
  (guild: string): Wanted =>
  (move) =>
    move.type === 'keep' && lords[move.lord].guild === guild;
const reveal =
  (count: number): Wanted =>
  (move) =>
    move.type === 'reveal' && move.count === count;
const a = ofType<Move<Conspiracy>>;

const words: Readonly<Record<Language, () => Promise<readonly string[]>>> = {
  en: async () => (await import('./en.ts')).lesson,
  ru: async () => (await import('./ru.ts')).lesson,
  uk: async () => (await import('./uk.ts')).lesson,
};

/** Five minutes of Conspiracy: drawing, piles, crests, pearls, keys, a location, a coalition. */
export const lesson: Lesson<Conspiracy> = {
  position: {
    seats: 2,
    turn: 0,
    openLocations: ['silver-gate'],
    locationDeck: ['pearl-lagoon', 'farmer-guildhall', 'grand-citadel'],
    lordDeck: ['mage-4', 'farmer-1', 'merchant-1', 'politician-2', 'farmer-1', 'military-3', 'military-6', 'farmer-0'],
  },
  steps: [
    'read',
    draw(3),
    keep('mage'),
    'read',
    pile('merchant'),
    'read',
    pile('farmer'),
    a('place'),
    reveal(3),
    (move) => move.type === 'takeLocation' && move.location === 'pearl-lagoon',
    'read',
    pile('farmer'),
    a('decline'),
    'read',
  ],
  replies: [
    { seat: 1, move: { type: 'draw', count: 1 } },
    { seat: 1, move: { type: 'draw', count: 2 } },
    { seat: 1, move: { type: 'keep', lord: 'military-3-1' } },
    { seat: 1, move: { type: 'draw', count: 1 } },
  ],
  say: async (language) => typesetAll(language, await words[language]()),
};
