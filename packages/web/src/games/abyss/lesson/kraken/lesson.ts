import type { Abyss } from '@fathom/abyss';
import type { Move } from '@fathom/kernel';
import { lessonOf, ofType, read } from '../../../../shell/lesson.ts';

const a = ofType<Move<Abyss>>;

/** Kraken: paying with a Kraken, Nebulis and the figure, a sanctuary, a purchase with a Nebulis, Sentinels. */
export const lesson = lessonOf<Abyss>()({
  position: {
    seats: 2,
    turn: 0,
    options: { kraken: true },
    players: [
      { hand: ['kraken-3', 'seahorse-4'], pearls: 0, keys: 2 },
      { hand: ['squid-3'], pearls: 2 },
    ],
    deck: ['shellfish-3', 'kraken-2', 'crab-1'],
    court: ['watcher', 'outlaw', 'trader', 'oracle', 'treasurer', 'landowner'],
    lordDeck: ['shaman'],
    available: ['megalodon'],
    kraken: { lootDeck: [3, 5, 7] },
  },
  options: { kraken: true },
  steps: {
    kraken: read('piece:kraken-3-1'),
    recruit: { play: (move) => move.type === 'recruit' && move.lord === 'outlaw' },
    pay: { play: a('cheapest'), about: ['zone:players.0.hand'] },
    nebulis: read('fact:players.0.nebulis', 'fact:kraken.figure'),
    sanctuary: { play: a('takeLocation') },
    more: { play: a('drawLoot'), about: ['piece:megalodon', 'zone:kraken.loot.megalodon'] },
    stop: { play: a('stop'), about: ['piece:megalodon', 'zone:kraken.loot.megalodon'] },
    buy: { play: a('buy'), about: ['piece:shellfish-3-1', 'fact:players.0.nebulis'] },
    figure: read('fact:players.1.nebulis', 'fact:kraken.figure', 'fact:players.0.nebulis'),
    last: read('piece:watcher'),
  },
  replies: [
    { seat: 1, move: { type: 'explore' } },
    { seat: 1, move: { type: 'goOn' } },
    { seat: 1, move: { type: 'take' } },
    { seat: 1, move: { type: 'stow', race: 'crab' } },
  ],
  words: {
    en: async () => (await import('./en.ts')).words,
    ru: async () => (await import('./ru.ts')).words,
    uk: async () => (await import('./uk.ts')).words,
  },
});
