import type { SpaceId, Waterdeep } from '@fathom/waterdeep';
import type { Move } from '@fathom/kernel';
import { lessonOf, read } from '../../../../shell/lesson.ts';
import { sent, to } from '../steps.ts';

const on =
  (space: SpaceId) =>
  (move: Move<Waterdeep>): boolean =>
    move.type === 'place' && move.space === space;

/** Undermountain: its three spaces, and goods that lie on spaces. */
export const lesson = lessonOf<Waterdeep>()({
  position: {
    seats: 2,
    turn: 0,
    first: 0,
    options: { undermountain: true },
    players: [{ lord: 'l-halaster-blackcloak', gold: 4 }, { gold: 4 }],
    intrigueDeck: ['i-recruitment-drive', 'i-allied-faiths'],
    inn: ['q-domesticate-owlbears', 'q-obtain-builders-plans', 'q-form-an-alliance-with-the-rashemi', 'q-expose-cult-corruption'],
  },
  options: { undermountain: true },
  steps: {
    below: read('piece:s-entry-well', 'piece:s-hall-of-mirrors', 'piece:s-the-grim-statue'),
    statue: { play: to('s-the-grim-statue') },
    well: { play: to('s-entry-well') },
    quest: { play: (move) => move.type === 'takeQuest' && move.quest === 'q-obtain-builders-plans' },
    card: { play: (move) => move.type === 'play' && move.card.startsWith('i-recruitment-drive') },
    first: { play: on('s-the-plinth') },
    second: { play: on('s-blackstaff-tower') },
    lying: read('piece:s-blackstaff-tower', 'piece:s-the-plinth'),
    plinth: { play: to('s-the-plinth') },
    last: read('zone:players.0.lord', 'piece:s-hall-of-mirrors'),
  },
  replies: [sent('s-field-of-triumph'), sent('s-blackstaff-tower')],
  words: {
    en: async () => (await import('./en.ts')).words,
    ru: async () => (await import('./ru.ts')).words,
    uk: async () => (await import('./uk.ts')).words,
  },
});
