import type { Waterdeep } from '@fathom/waterdeep';
import { lessonOf, read } from '../../../../shell/lesson.ts';
import { sent, to } from '../steps.ts';

/** Waterdeep, one round: fighters, a building and its owner, intrigue, a quest, the Inn, the Castle, and the end. */
export const lesson = lessonOf<Waterdeep>()({
  position: {
    seats: 2,
    turn: 0,
    first: 1,
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
  steps: {
    goal: read('fact:players.0.pool'),
    lord: read('zone:players.0.lord'),
    touch: read('piece:s-field-of-triumph'),
    quest: read('piece:q-raid-orc-stronghold'),
    field: { play: to('s-field-of-triumph') },
    taken: read('piece:s-grinning-lion-tavern'),
    hall: { play: to('s-builders-hall') },
    buy: { play: (move) => move.type === 'buy' && move.building === 'b-helmstar-warehouse' },
    owner: read('piece:b-helmstar-warehouse'),
    harbor: { play: to('s-waterdeep-harbor-1') },
    intrigue: { play: (move) => move.type === 'play' },
    mandatory: read('zone:players.0.active'),
    complete: { play: (move) => move.type === 'complete' },
    inn: { play: to('s-cliffwatch-inn-1') },
    take: { play: (move) => move.type === 'takeQuest' && move.quest === 'q-infiltrate-builders-hall' },
    plot: read('piece:q-infiltrate-builders-hall'),
    castle: { play: to('s-castle-waterdeep') },
    marker: read('fact:first'),
    cards: read('zone:players.0.hand'),
    round: read('zone:hall.0.id', 'zone:hall.1.id', 'zone:hall.2.id'),
    rounds: read('fact:round'),
    end: read('part:score'),
    undo: read('part:undo'),
    help: read('part:log', 'part:rules'),
    last: read(),
  },
  replies: [sent('s-grinning-lion-tavern'), sent('b-helmstar-warehouse'), sent('s-the-plinth'), sent('s-aurora-realms-shop')],
  words: {
    en: async () => (await import('./en.ts')).words,
    ru: async () => (await import('./ru.ts')).words,
    uk: async () => (await import('./uk.ts')).words,
  },
});
