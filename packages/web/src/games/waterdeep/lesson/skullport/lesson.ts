import type { Waterdeep } from '@fathom/waterdeep';
import { lessonOf, read } from '../../../../shell/lesson.ts';
import { sent, to } from '../steps.ts';

/** Skullport: taking corruption, what it costs, and how to get rid of it. */
export const lesson = lessonOf<Waterdeep>()({
  position: {
    seats: 2,
    turn: 0,
    first: 0,
    options: { skullport: true },
    players: [{ lord: 'l-sangalor', gold: 4, hand: ['i-repent'] }, { gold: 4 }],
    inn: ['q-domesticate-owlbears', 'q-pay-fines', 'q-form-an-alliance-with-the-rashemi', 'q-expose-cult-corruption'],
  },
  options: { skullport: true },
  steps: {
    track: read('fact:corruption.track'),
    market: { play: to('s-slavers-market') },
    cost: read('fact:players.0.corruption', 'fact:corruption.track'),
    harbor: { play: to('s-waterdeep-harbor-1') },
    repent: { play: (move) => move.type === 'play' },
    back: read('fact:corruption.track'),
    voice: { play: to('s-hall-of-the-voice') },
    quest: { play: (move) => move.type === 'takeQuest' && move.quest === 'q-pay-fines' },
    empty: read('fact:corruption.track'),
    last: read('piece:s-skull-island'),
  },
  replies: [
    sent('s-skull-island'),
    { seat: 1, move: { type: 'take', adventurer: 'cleric' } },
    { seat: 1, move: { type: 'take', adventurer: 'wizard' } },
    sent('s-the-plinth'),
  ],
  words: {
    en: async () => (await import('./en.ts')).words,
    ru: async () => (await import('./ru.ts')).words,
    uk: async () => (await import('./uk.ts')).words,
  },
});
