import { lords, type Conspiracy } from '@fathom/conspiracy';
import type { Move } from '@fathom/kernel';
import { lessonOf, ofType, read } from '../../../../shell/lesson.ts';

type Wanted = (move: Move<Conspiracy>) => boolean;

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

/** Conspiracy: drawing, piles, crests, pearls, the pyramid, keys, a location, a coalition, the end. */
export const lesson = lessonOf<Conspiracy>()({
  position: {
    seats: 2,
    turn: 0,
    openLocations: ['silver-gate'],
    locationDeck: ['pearl-lagoon', 'farmer-guildhall', 'grand-citadel'],
    lordDeck: ['mage-4', 'farmer-1', 'merchant-1', 'politician-2', 'farmer-1', 'military-3', 'military-6', 'farmer-0'],
  },
  steps: {
    goal: read('zone:players.0.alliance'),
    touch: read('piece:lordDeck'),
    draw: { play: draw(3) },
    keep: { play: keep('mage') },
    crest: read('piece:mage-4-1'),
    pearl: read('fact:players.0.pearls', 'fact:master'),
    left: read('zone:piles.farmer', 'zone:piles.merchant'),
    merchants: { play: pile('merchant') },
    pyramid: read('zone:players.0.alliance'),
    keys: read('piece:merchant-1-1'),
    mixed: read('piece:merchant-1-1'),
    farmers: { play: pile('farmer') },
    order: { play: a('place') },
    reveal: { play: reveal(3), about: ['zone:openLocations'] },
    location: { play: (move) => move.type === 'takeLocation' && move.location === 'pearl-lagoon' },
    spent: read('piece:pearl-lagoon'),
    fresh: read('piece:farmer-1-2'),
    again: { play: pile('farmer') },
    coalition: { play: a('decline'), about: ['piece:farmer-1-1', 'piece:farmer-1-2', 'piece:farmer-0-1'] },
    end: read('zone:players.0.alliance'),
    score: read('part:score'),
    undo: read('part:undo'),
    help: read('part:log', 'part:rules'),
    last: read(),
  },
  replies: [
    { seat: 1, move: { type: 'draw', count: 1 } },
    { seat: 1, move: { type: 'draw', count: 2 } },
    { seat: 1, move: { type: 'keep', lord: 'military-3-1' } },
    { seat: 1, move: { type: 'draw', count: 1 } },
  ],
  words: {
    en: async () => (await import('./en.ts')).words,
    ru: async () => (await import('./ru.ts')).words,
    uk: async () => (await import('./uk.ts')).words,
  },
});
