import type { GameText, RuleChapter, RuleId } from '@fathom/kernel';
import { hear, isWell, randomGame, textLaws, type Spoken } from '@fathom/kernel/testing';
import { describe, expect, test } from 'vitest';
import { divers, type Divers } from './toy.ts';

const game = divers();
const ruleIds: readonly RuleId[] = ['CO-TURN-01', 'CO-TURN-02'];
const spoken: Spoken<Divers> = {
  game,
  heard: hear(game, [randomGame(game, 2, {}, 'texts', null), randomGame(game, 3, {}, 'texts', null)]),
  rare: [{ type: 'roundEnded', round: 99 }],
  ruleIds,
  questions: ['turn', 'act', 'bid'],
  pieces: ['deck', 'card-1'],
  titled: ['deck'],
  strangers: ['constructor'],
  longest: 20,
  face: (move) => move,
};

const sound: GameText<Divers> = {
  title: 'Divers',
  blurb: 'Who dives deepest?',
  prompt: (question) => ({ turn: 'Aim at somebody', act: 'Dive, show or stir', bid: 'Bid' })[question],
  move: (move) => Object.values(move).join(' '),
  event: (event, name) => (event.type === 'roundEnded' ? `Round ${event.round} is over.` : `${name(event.seat)} ${event.type}.`),
  piece: (piece) => (/^(?:deck|seat-\d|card-\d+)$/.test(piece) ? { name: 'Deck', text: 'What lies deep.', rule: 'CO-TURN-01' } : null),
  automaton: () => 'Nobody',
  option: () => 'Cards',
  optionValue: (_option, value) => String(value),
  part: () => 'Points',
};
const book: readonly RuleChapter[] = [
  {
    title: 'Turns',
    rules: [
      { id: 'CO-TURN-01', title: 'Deck', text: 'Dive.' },
      { id: 'CO-TURN-02', title: 'Aims', text: 'See CO-TURN-01.' },
    ],
  },
];
const complaints = (law: string, text: GameText<Divers>, chapters = book): readonly string[] =>
  textLaws(spoken, 'en', text, chapters, (seat) => ['Ann', 'Bob', 'Cat'][seat]!)[law]!();

const names = Object.keys(textLaws(spoken, 'en', sound, book, String));

test.each(names)('sound texts: %s', (law) => expect(complaints(law, sound)).toEqual([]));

/** For every law what breaks it, and what it then points at. */
const broken: readonly (readonly [law: string, flaw: Partial<GameText<Divers>>, said: string])[] = [
  ['the shelf has its words', { title: ' Divers' }, ' Divers'],
  ['every question has its prompt', { prompt: () => 'undefined' }, 'undefined'],
  ['every piece has a name, a text and a rule of the book', { piece: () => null }, 'card-1'],
  ['what is no piece has no text', { piece: () => ({ name: 'Any', text: 'Any.', rule: 'CO-TURN-01' }) }, 'constructor'],
  ['what the rules point at is a piece', { piece: (piece) => (piece === 'deck' ? sound.piece(piece) : null) }, 'seat-1'],
  ['a card is called in the book as on the table', { piece: () => ({ name: 'Pile', text: 'Deep.', rule: 'CO-TURN-01' }) }, 'deck'],
  ['every option and its values have words, and values differ', { optionValue: () => 'some' }, 'cards'],
  ['every move fits a button', { move: (move) => `${move.type} in very many words` }, 'stir in very many words'],
  ['moves offered together can be told apart, unless they look the same', { move: () => 'Go' }, 'Go'],
  ['every event is a sentence, or needs none', { event: ({ type }) => type }, 'roundEnded'],
];

describe('a slip is noticed', () => {
  test.each(broken)('%s', (law, flaw, said) => expect(complaints(law, { ...sound, ...flaw })).toContain(said));

  test('the book has every rule once, in order, under its chapter', () => {
    const law = 'the book has every rule once, in order, under its chapter';
    const chapter = book[0]!;
    expect(complaints(law, sound, [{ ...chapter, rules: chapter.rules.toReversed() }])).toEqual(['CO-TURN-02', 'CO-TURN-01']);
    expect(complaints(law, sound, [{ ...chapter, rules: chapter.rules.slice(0, 1) }])).toEqual(['CO-TURN-02']);
  });

  test('every law has its slip', () => expect(broken.length + 1).toBe(names.length));
});

test.each([
  ['en', 'The Deck', true],
  ['en', 'Колода', false],
  ['ru', 'Колода', true],
  ['ru', 'Колода (CO-TURN-01)', true],
  ['ru', 'Коlода', false],
  ['ru', 'Стіл', false],
  ['uk', 'Стіл', true],
  ['uk', 'Объём', false],
  ['uk', 'Два  пробіли', false],
  ['en', 'Nothing ()', false],
] as const)('%s: %s', (language, said, well) => expect(isWell(language, said)).toBe(well));
