import type { Abyss } from '@fathom/abyss';
import type { Move } from '@fathom/kernel';
import { lessonOf, ofType, read } from '../../../../shell/lesson.ts';

const a = ofType<Move<Abyss>>;

/** Abyss: exploring, selling and buying, a fight, the Council, a plot, a lord, an affiliation, the Court, a location, the end. */
export const lesson = lessonOf<Abyss>()({
  position: {
    seats: 2,
    turn: 0,
    players: [
      { hand: ['jellyfish-2'], pearls: 2, keys: 2 },
      { hand: ['squid-3'], pearls: 3 },
    ],
    deck: ['squid-2', 'crab-4', 'seahorse-3', 'shellfish-1', 'monster', 'crab-1', 'monster'],
    council: { squid: ['squid-1'], crab: ['crab-2'], jellyfish: ['jellyfish-1'] },
    court: ['assassin', 'keeper'],
    lordDeck: ['shaman', 'oracle', 'treasurer', 'landowner', 'trader'],
    available: ['sargasso-silos'],
    pool: [3],
  },
  steps: {
    goal: read('zone:court', 'zone:available'),
    touch: read('piece:deck'),
    explore: { play: a('explore') },
    goOn: { play: a('goOn'), about: ['zone:track'] },
    sale: read('fact:players.0.pearls'),
    once: read('zone:track'),
    fifth: read('zone:track'),
    take: { play: a('take'), about: ['piece:seahorse-3-1'] },
    left: read('zone:council.squid'),
    buy: { play: a('buy'), about: ['piece:shellfish-1-1'] },
    threat: read('fact:threat'),
    deeper: { play: a('explore') },
    fight: { play: a('fight'), about: ['fact:threat'] },
    reward: { play: (move) => move.type === 'reward' && move.pearls === 1 && move.tokens === 1, about: ['fact:threat'] },
    calm: read('fact:threat'),
    council: { play: (move) => move.type === 'takeStack' && move.race === 'squid' },
    plot: { play: a('plot') },
    cost: read('piece:keeper'),
    recruit: { play: (move) => move.type === 'recruit' && move.lord === 'keeper' },
    pay: { play: a('cheapest'), about: ['zone:players.0.hand'] },
    affiliated: read('zone:players.0.affiliated'),
    refill: read('zone:court'),
    location: { play: a('takeLocation'), about: ['fact:players.0.keys', 'zone:players.0.lords'] },
    covered: read('piece:sargasso-silos', 'piece:keeper'),
    lasting: read('zone:court'),
    end: read('zone:court'),
    score: read('part:score'),
    undo: read('part:undo'),
    help: read('part:log', 'part:rules'),
    last: read(),
  },
  replies: [
    { seat: 1, move: { type: 'pass' } },
    { seat: 1, move: { type: 'buy', pearls: 1, nebulis: 0 } },
    { seat: 1, move: { type: 'explore' } },
    { seat: 1, move: { type: 'goOn' } },
    { seat: 1, move: { type: 'take' } },
    { seat: 1, move: { type: 'takeStack', race: 'crab' } },
    { seat: 1, move: { type: 'takeStack', race: 'jellyfish' } },
  ],
  words: {
    en: async () => (await import('./en.ts')).words,
    ru: async () => (await import('./ru.ts')).words,
    uk: async () => (await import('./uk.ts')).words,
  },
});
