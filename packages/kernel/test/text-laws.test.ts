import type { GameText, Language, RuleChapter, RuleId } from '@fathom/kernel';
import { mapTexts, typeset, withoutTypography } from '@fathom/kernel';
import {
  allSentences,
  collectTexts,
  passesTextLaws,
  randomGame,
  styleFaults,
  textLaws,
  type TextSubject,
  divers,
  type Divers,
} from '@fathom/kernel/testing';
import { describe, expect, test } from 'vitest';

const game = divers();
const ruleIds: readonly RuleId[] = ['CO-TURN-01', 'CO-TURN-02'];
const subject: TextSubject<Divers> = {
  game,
  samples: collectTexts(game, [randomGame(game, 2, {}, 'texts', null), randomGame(game, 3, {}, 'texts', null)]),
  rare: [{ type: 'roundEnded', round: 99 }],
  ruleIds,
  questions: ['turn', 'act', 'bid'],
  pieces: ['deck', 'card-1'],
  titled: ['deck'],
  notPieces: ['constructor'],
  longest: 20,
  face: (move) => move,
  points: { en: 'VP', ru: 'ОВ', uk: 'ОВ' },
  strange: { uk: /акул/u },
};

const sound: GameText<Divers> = {
  title: 'Divers',
  blurb: 'Who dives deepest?',
  prompt: (question) => ({ turn: 'Aim at somebody', act: 'Dive, show or stir', bid: 'Bid' })[question],
  move: (move) => Object.values(move).join(' '),
  event: (event, name) => (event.type === 'roundEnded' ? `Rounds over: ${event.round}.` : `${name(event.seat)} ${event.type}.`),
  piece: (piece) => (/^(?:deck|seat-\d|card-\d+)$/.test(piece) ? { name: 'Deck', text: 'What lies deep.', rule: 'CO-TURN-01' } : null),
  automaton: () => 'Nobody',
  option: () => 'Cards',
  optionValue: (_option, value) => String(value),
  part: () => 'Points',
  points: (n) => `${n}\u00a0VP`,
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
const complaints = (law: string, text: GameText<Divers>, chapters = book, language: Language = 'en'): readonly string[] =>
  textLaws(subject, language, text, chapters, (seat) => ['Ann', 'Bob', 'Cat'][seat]!)[law]!();

const names = Object.keys(textLaws(subject, 'en', sound, book, String));

test.each(names)('sound texts: %s', (law) => expect(complaints(law, sound)).toEqual([]));

/** For every law a flaw that violates it, and the reported text. */
const broken: readonly (readonly [law: string, flaw: Partial<GameText<Divers>>, said: string])[] = [
  ['the list of games has its texts', { title: ' Divers' }, ' Divers'],
  ['every question has its prompt', { prompt: () => 'undefined' }, 'undefined'],
  ['every piece has a name, a text and a rule of the book', { piece: () => null }, 'card-1'],
  ['what is no piece has no text', { piece: () => ({ name: 'Any', text: 'Any.', rule: 'CO-TURN-01' }) }, 'constructor'],
  ['what the rules point at is a piece', { piece: (piece) => (piece === 'deck' ? sound.piece(piece) : null) }, 'seat-1'],
  ['a card has the same name in the book and on the table', { piece: () => ({ name: 'Pile', text: 'Deep.', rule: 'CO-TURN-01' }) }, 'deck'],
  ['every option and its values have words, and values differ', { optionValue: () => 'some' }, 'cards'],
  ['every move fits a button', { move: (move) => `${move.type} in very many words` }, 'stir in very many words'],
  ['moves offered together have different labels, unless they look the same', { move: () => 'Go' }, 'Go'],
  ['every event is a sentence, or needs none', { event: ({ type }) => type }, 'roundEnded'],
];

describe('an error is noticed', () => {
  test.each(broken)('%s', (law, flaw, said) => expect(complaints(law, { ...sound, ...flaw })).toContain(said));

  test('the book has every rule once, in order, under its chapter', () => {
    const law = 'the book has every rule once, in order, under its chapter';
    const chapter = book[0]!;
    expect(complaints(law, sound, [{ ...chapter, rules: chapter.rules.toReversed() }])).toEqual(['CO-TURN-02', 'CO-TURN-01']);
    expect(complaints(law, sound, [{ ...chapter, rules: chapter.rules.slice(0, 1) }])).toEqual(['CO-TURN-02']);
  });

  /** For every law of style a blurb that violates it, and what is reported. */
  const slips: readonly (readonly [law: string, language: Language, blurb: string, found: string])[] = [
    ['points have the name of this game', 'ru', 'Это 3\u00a0ПО.', 'ПО'],
    ['points have the name of this game', 'uk', 'Це 3\u00a0ПО.', 'ПО'],
    ['a number and its unit cannot be torn apart', 'en', 'Worth 3 VP.', '3 VP'],
    ['a number and its unit cannot be torn apart', 'ru', 'Сразу 2 жемчужины.', '2 жемчужины'],
    ['a number and its unit cannot be torn apart', 'uk', 'Шанс 95 %.', '95 %'],
    ['dashes are written as the language writes them', 'ru', 'Анна - первая.', 'а - п'],
    ['dashes are written as the language writes them', 'ru', 'Анна\u00a0– первая.', '\u00a0– '],
    ['dashes are written as the language writes them', 'uk', 'Анна— перша.', 'а—'],
    ['dashes are written as the language writes them', 'uk', 'Анна — перша.', ' —'],
    ['a quoted name is declined where the sentence wants it', 'ru', 'Взять «Тюрьма».', 'Взять «Тюрьма»'],
    ['a quoted name is declined where the sentence wants it', 'ru', 'Анна берёт «Тюрьма».', 'берёт «Тюрьма»'],
    ['a quoted name is declined where the sentence wants it', 'uk', 'Карта із «Тюрьма».', 'із «Тюрьма»'],
    ['terms are those of the published rulebook', 'uk', 'Стережися акули.', 'акул'],
    ['no archaic words', 'en', 'Draw anew.', 'anew'],
    ['no archaic words', 'ru', 'Анна кладёт игре конец.', 'кладёт игре конец'],
    ['no archaic words', 'ru', 'Тогда наступает конец.', 'наступает конец'],
    ['no archaic words', 'uk', 'Щасти всім.', 'Щасти'],
  ];
  const prison = (blurb: string): GameText<Divers> => ({
    ...sound,
    blurb,
    piece: () => ({ name: 'Тюрьма', text: 'Глубоко.', rule: 'CO-TURN-01' }),
  });

  test.each(slips)('%s, in %s: %s', (law, language, blurb, found) =>
    expect(complaints(law, prison(blurb), book, language)).toEqual([`${found}: ${blurb}`]),
  );

  test.each([
    ['ru', 'Тюрьма\u00a0— это 3\u00a0ОВ; места 1–5; кто-то взял «Тюрьму», пока действует «Тюрьма». См. CO-TURN-01 и дальше.'],
    ['uk', 'Узяти локацію «Тюрьма»: 3\u00a0ОВ, «так»\u00a0— і край.'],
    ['en', 'Rows 1–5 – worth 3\u00a0VP, see CO-TURN-01 or ask.'],
  ] as const)('good style is accepted: %s', (language, blurb) => {
    for (const law of new Set(slips.map(([name]) => name)))
      expect([law, complaints(law, prison(blurb), book, language)]).toEqual([law, []]);
  });

  test('every law has a violation', () => expect(broken.length + 1 + new Set(slips.map(([law]) => law)).size).toBe(names.length));
});

test('a table of texts is typeset as a whole', () => {
  const texts = { title: '3 VP', of: (n: number) => ({ said: `${n} pearls`, none: null }), list: ['Анна — 5 ОВ'], count: 7 };
  const set = mapTexts(texts, (text) => typeset('ru', text));
  expect([set.title, set.of(2), set.list, set.count]).toEqual([
    '3\u00a0VP',
    { said: '2\u00a0pearls', none: null },
    ['Анна\u00a0— 5\u00a0ОВ'],
    7,
  ]);
  expect(withoutTypography(set.list[0]!)).toBe(texts.list[0]);
  expect(typeset('en', 'See CO-KEY-04 – or not')).toBe('See CO-KEY-04 – or not');
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
] as const)('%s: %s', (language, said, well) => expect(passesTextLaws(language, said)).toBe(well));

test('texts outside the games have the same style, and no word for points', () => {
  const faults = (language: Language, said: string): readonly string[] =>
    styleFaults(language, allSentences({ table: { said: () => said } }, { 'table.said': [[]] }));
  expect(faults('en', 'Worth 3\u00a0VP.')).toEqual(['table.said: VP: Worth 3\u00a0VP.']);
  expect(faults('ru', 'Осталось 3 хода.')).toEqual(['table.said: 3 хода: Осталось 3 хода.']);
  expect(faults('uk', 'Cтіл готовий.')).toEqual(['table.said: Cт: Cтіл готовий.']); // a Latin letter that looks Cyrillic
  expect(faults('uk', 'Стіл готовий.')).toEqual([]);
});
