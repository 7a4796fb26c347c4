import type { SpaceId, Waterdeep } from '@fathom/waterdeep';
import { typesetAll, type Language } from '@fathom/kernel';
import type { Lesson, LessonStep } from '../../../shell/lesson.ts';

type Wanted = LessonStep<Waterdeep>;

const to =
  (space: SpaceId): Wanted =>
  (move) =>
    move.type === 'assign' && move.space === space;

const sent = (space: SpaceId) => ({ seat: 1, move: { type: 'assign', space } }) as const;

const words: Readonly<Record<Language, () => Promise<readonly string[]>>> = {
  en: async () => (await import('./en.ts')).lesson,
  ru: async () => (await import('./ru.ts')).lesson,
  uk: async () => (await import('./uk.ts')).lesson,
};

/** Five minutes of Waterdeep, one round: fighters, a building and its owner, intrigue, a quest, the Inn, and the Harbor once more. */
export const lesson: Lesson<Waterdeep> = {
  position: {
    seats: 2,
    turn: 0,
    first: 0,
    players: [
      { lord: 'l-durnan-the-wanderer', gold: 5, rogue: 1, hand: ['i-conscription'], active: ['q-raid-orc-stronghold'] },
      { gold: 4 },
    ],
    hall: [
      { id: 'b-the-golden-horn', vp: 1 },
      { id: 'b-helmstar-warehouse', vp: 1 },
      { id: 'b-house-of-heroes', vp: 1 },
    ],
    inn: ['q-domesticate-owlbears', 'q-infiltrate-builders-hall', 'q-form-an-alliance-with-the-rashemi', 'q-expose-cult-corruption'],
  },
  steps: [
    'read',
    to('s-field-of-triumph'),
    'read',
    to('s-builders-hall'),
    (move) => move.type === 'buy' && move.building === 'b-helmstar-warehouse',
    'read',
    to('s-waterdeep-harbor-1'),
    (move) => move.type === 'play',
    (move) => move.type === 'complete',
    to('s-cliffwatch-inn-1'),
    (move) => move.type === 'takeQuest' && move.quest === 'q-infiltrate-builders-hall',
    to('s-blackstaff-tower'),
    'read',
    'read',
  ],
  replies: [sent('s-grinning-lion-tavern'), sent('b-helmstar-warehouse'), sent('s-the-plinth'), sent('s-aurora-realms-shop')],
  say: async (language) => typesetAll(language, await words[language]()),
};
