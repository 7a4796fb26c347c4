import type { Abyss } from '@fathom/abyss';
import { typesetAll, type Language, type Move } from '@fathom/kernel';
import { ofType, type Lesson } from '../../../shell/lesson.ts';

const a = ofType<Move<Abyss>>;

const words: Readonly<Record<Language, () => Promise<readonly string[]>>> = {
  en: async () => (await import('./en.ts')).lesson,
  ru: async () => (await import('./ru.ts')).lesson,
  uk: async () => (await import('./uk.ts')).lesson,
};

/** Five minutes of Abyss: exploring, buying, a monster, a lord, an affiliation, a location, a plot. */
export const lesson: Lesson<Abyss> = {
  position: {
    seats: 2,
    turn: 0,
    players: [
      { hand: ['jellyfish-2'], pearls: 2, keys: 2 },
      { hand: ['squid-3'], pearls: 3 },
    ],
    deck: ['squid-2', 'crab-4', 'seahorse-3', 'shellfish-1', 'monster'],
    court: ['assassin', 'keeper', 'trader', 'oracle', 'treasurer', 'landowner'],
    lordDeck: ['shaman'],
    available: ['sargasso-silos'],
  },
  steps: [
    'read',
    a('explore'),
    a('goOn'),
    'read',
    a('take'),
    a('buy'),
    'read',
    (move) => move.type === 'recruit' && move.lord === 'keeper',
    a('cheapest'),
    'read',
    a('takeLocation'),
    'read',
    a('plot'),
    'read',
  ],
  replies: [
    { seat: 1, move: { type: 'pass' } },
    { seat: 1, move: { type: 'buy', pearls: 1, nebulis: 0 } },
    { seat: 1, move: { type: 'explore' } },
    { seat: 1, move: { type: 'fight' } },
    { seat: 1, move: { type: 'reward', keys: 0, pearls: 1, tokens: 0 } },
    { seat: 1, move: { type: 'takeStack', race: 'squid' } },
  ],
  say: async (language) => typesetAll(language, await words[language]()),
};
