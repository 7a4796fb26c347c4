import {
  AMBASSADOR,
  adventurers,
  buildingIds,
  dutyIds,
  intrigueIds,
  intrigueNames,
  lordIds,
  questIds,
  quests,
  questTypes,
  ruleIds,
  spaceIds,
  waterdeep,
  type Answers,
  type Event,
  type Waterdeep,
} from '@fathom/waterdeep';
import { rulebooks, texts, words } from '@fathom/waterdeep/text';
import { answerText, eventLines, languages, withoutTypography, type Language, type Move } from '@fathom/kernel';
import { collectTexts, passesTextLaws, textLaws, type TextSubject } from '@fathom/kernel/testing';
import { describe, expect, test } from 'vitest';
import { randomGames } from './random.ts';
import { dealt } from './table.ts';

/** Where the words matter, and not which spaces break. */
const plain = <T extends string | null>(said: T): T => (said === null ? said : withoutTypography(said)) as T;

const people: Readonly<Record<Language, readonly string[]>> = {
  en: ['Anna', 'Boris', 'Clara', 'David', 'Emma', 'Felix'],
  ru: ['Анна', 'Борис', 'Клара', 'Давид', 'Эмма', 'Феликс'],
  uk: ['Анна', 'Борис', 'Клара', 'Давид', 'Емма', 'Фелікс'],
};

const cards = [...questIds, ...dutyIds, ...intrigueNames, ...intrigueIds, ...lordIds, ...spaceIds];
const pieces = [
  ...cards,
  's-cliffwatch-inn',
  's-waterdeep-harbor',
  ...[...adventurers, 'gold', 'corruption'].map((what) => `tavern-5-${what}`),
  ...[...adventurers, 'gold'].map((what) => `supply-${what}`),
  ...questTypes.map((type) => `type-${type}`),
  'questDeck',
  'questDiscard',
  'intrigueDeck',
  'intrigueDiscard',
  'tiles',
  'corruption',
  'first',
  'rounds',
  'score-1',
  'inn-3',
  'hall-2',
  'seat-0',
  'pool-1',
  'agent-1-2',
  'hand-4',
  'lord-5',
  'ambassador',
  'lieutenant',
];

/** What random games offered, and every card and space in the moves that are about it. */
const samples = collectTexts(waterdeep, randomGames(1, 'texts'));
const moves: readonly Move<Waterdeep>[] = [
  ...new Set(samples.offers.flat()),
  ...spaceIds.flatMap((space) => [
    { type: 'assign', space } as const,
    { type: 'use', space } as const,
    { type: 'move', space, agent: AMBASSADOR } as const,
    { type: 'move', space, agent: 5 } as const,
  ]),
  ...[...questIds, ...dutyIds].map((quest) => ({ type: 'complete', quest }) as const),
  ...questIds.map((quest) => ({ type: 'resolve', quest }) as const),
  ...dutyIds.map((quest) => ({ type: 'foist', quest }) as const),
  ...intrigueNames.map((card) => ({ type: 'play', card }) as const),
  ...buildingIds.map((building) => ({ type: 'forge', building }) as const),
];

/** What random games seldom see. */
const nothing = { cleric: 0, fighter: 0, rogue: 0, wizard: 0, gold: 0 };
const rare: readonly Event[] = [
  { type: 'ambassadorLeft' },
  { type: 'ambassadorHeld', seat: 0, holder: 0 },
  { type: 'ambassadorHeld', seat: 0, holder: 1 },
  { type: 'actionPerformed', seat: 1, space: 's-waterdeep-harbor-2' },
  { type: 'offerDeclined', seat: 0 },
  { type: 'offerDeclined', seat: 0, from: 'q-extort-aurora' },
  { type: 'cardKept', seat: 0 },
  { type: 'couldNot', seat: 0, what: 'ambassador' },
  { type: 'couldNot', seat: 0, what: 'agent' },
  { type: 'couldNot', seat: 0, what: 'hallTile' },
  { type: 'couldNot', seat: 0, what: 'card' },
  { type: 'couldNot', seat: 0, what: 'space' },
  { type: 'couldNot', seat: 0, what: 'offer' },
  { type: 'wasProtected', seat: 1 },
  { type: 'supplyWasEmpty', seat: 0, from: 's-the-plinth' },
  { type: 'nothingDrawn', seat: 0 },
  { type: 'hadNoEffect', seat: 0, from: 'b-the-waymoot' },
  ...questIds.filter((quest) => quests[quest].ongoing !== null).map((quest) => ({ type: 'plotAnswered', seat: 0, quest }) as const),
  ...lordIds.map((lord) => ({ type: 'lordOpened', seat: 0, lord }) as const),
  { type: 'trackWasEmpty', seat: 0, missing: 2, vp: 20 },
  { type: 'corruptionRemoved', seat: null, count: 3 },
  { type: 'corruptionRemoved', seat: 1, count: 1 },
  { type: 'agentMoved', seat: 0, agent: AMBASSADOR, from: 's-the-plinth', to: 's-entry-well' },
  { type: 'agentMoved', seat: 0, agent: 1, from: 's-cliffwatch-inn-1', to: 'b-the-zoarstar' },
  { type: 'goodsCollected', seat: 0, space: 's-the-plinth', goods: nothing, corruption: 1 },
  { type: 'innCleared', quests: [] },
  { type: 'questsTurnedUp', quests: [] },
  { type: 'lordSeen', seat: 0, of: 1, lord: 'l-danilo-thann' },
  { type: 'lordSeen', seat: 0, of: 1, lord: null },
  { type: 'gameEnded', scores: [90, 90], winners: [0, 1] },
];

const spoken: TextSubject<Waterdeep> = {
  game: waterdeep,
  samples: { ...samples, offers: [...samples.offers, ...moves.map((move) => [move])] },
  rare,
  ruleIds,
  questions: Object.keys(words.en.prompts) as (keyof Answers)[],
  pieces,
  titled: [...questIds, ...intrigueNames, ...buildingIds, ...lordIds].filter((id) => texts.en.piece(id)!.rule !== 'WD-QUEST-01'),
  notPieces: ['constructor', 'q-', 'i-ambush-9', 'tavern-0-', 'tavern-0-vp', 'supply-corruption', 'type-', 's-cliffwatch-inn-4'],
  longest: 64,
  face: (move) => move,
  points: { en: 'VP', ru: 'ПО', uk: 'ПО' },
  // A quest has one type: a lord who scores two types scores quests of one or the other.
  strange: {
    en: /each completed \p{L}+ and \p{L}+ quest/iu,
    ru: /совомедвед|Великолепия|уб(?:ра|ер|ира)\p{L}+ (?:из игры|корруп)|каждый выполненный квест \p{L}+ и \p{L}+\./iu,
    uk: /кожне виконане завдання \p{L}+ (?:та|і|й) \p{L}+\./iu,
  },
};

describe.each(languages)('in %s', (language) => {
  const text = texts[language];
  const name = (seat: number): string => people[language][seat]!;

  for (const [law, complaints] of Object.entries(textLaws(spoken, language, text, rulebooks[language], name)))
    test(law, () => expect(complaints()).toEqual([]));

  /** Nothing that counts to zero, and no ID, is said either. */
  const wellFormed = (...said: readonly string[]): void =>
    expect(said.filter((each) => !passesTextLaws(language, each) || /\b0[ \u00a0](?!VP|ПО)|[a-z]-[a-z]+-[a-z]+-/.test(each))).toEqual([]);

  test('the score, factions, types and goods have their words', () => {
    const { score, factions, questTypes: types, intrigueKinds, modules, resources, things } = words[language];
    wellFormed(...[score, factions, modules, intrigueKinds].flatMap((named) => Object.values(named)));
    wellFormed(...Object.values(types).flatMap((type) => Object.values(type)));
    wellFormed(...[...Object.values(resources), ...Object.values(things)].map(({ name: called }) => called));
    for (const { parts } of waterdeep.score(waterdeep.open(dealt(2, { skullport: true }, 'parts').state)))
      wellFormed(...parts.map(({ part }) => text.part(part)));
  });

  test('what is said of pieces, moves and events counts nothing to zero', () => {
    wellFormed(...pieces.flatMap((piece) => [text.piece(piece)!.name, text.piece(piece)!.text]));
    wellFormed(...moves.map((move) => text.move(move, name)));
    wellFormed(...[...samples.events, ...rare].flatMap((event) => text.event(event, name) ?? []));
  });

  test('a piece is spoken of in sentences, a prompt is none', () => {
    expect(pieces.filter((piece) => !/[.!]$/.test(text.piece(piece)!.text))).toEqual([]);
    expect(spoken.questions.filter((question) => text.prompt(question).endsWith('.'))).toEqual([]);
  });

  test('cards and spaces can be told apart', () => {
    const copies = new Set<string>([...intrigueIds, ...dutyIds]);
    const names = cards.filter((id) => !copies.has(id)).map((id) => text.piece(id)!.name);
    expect(names.filter((each, i) => names.indexOf(each) !== i)).toEqual([]);
  });
});

test('random games and the examples tell of every kind of event and offer every kind of move', () => {
  const seen = new Set<string>([...samples.events, ...rare].map(({ type }) => type));
  expect(Object.keys(words.en.events).filter((type) => !seen.has(type))).toEqual([]);
  const offered = new Set<string>(moves.map(({ type }) => type));
  expect(Object.keys(words.en.moves).filter((type) => !offered.has(type))).toEqual([]);
});

test('where nobody may know the cards, they are counted', () => {
  const drawn: Event = { type: 'intrigueDrawn', seat: 0, count: 2, cards: ['i-ambush-1', 'i-repent-2'] };
  const lines = (event: Event): (string | null)[] =>
    languages.map((language) => plain(texts[language].event(event, (seat) => people[language][seat]!)));
  expect(lines(drawn)).toEqual([
    'Anna draws 2 intrigue cards: Ambush and Repent.',
    'Анна берёт 2 карты интриг: «Засада», «Покаяние».',
    'Анна бере 2 карти інтриг: «Засідка», «Покаяння».',
  ]);
  expect(lines(waterdeep.redact(drawn, 1)!)).toEqual([
    'Anna draws 2 intrigue cards.',
    'Анна берёт 2 карты интриг.',
    'Анна бере 2 карти інтриг.',
  ]);
});

describe('numbers and cases', () => {
  const gained = (language: Language, rogue: number, gold: number): string | null =>
    plain(
      texts[language].event(
        { type: 'goodsGained', seat: 0, goods: { ...nothing, rogue, gold }, from: 's-grinning-lion-tavern' },
        (seat) => people[language][seat]!,
      ),
    );

  test.each([
    ['en', 1, 5, 'Anna takes 1 rogue and 5 gold (The Grinning Lion Tavern).'],
    ['en', 2, 0, 'Anna takes 2 rogues (The Grinning Lion Tavern).'],
    ['ru', 1, 1, 'Анна берёт 1 плута и 1 золотой (Таверна «Ухмыляющийся лев»).'],
    ['ru', 3, 4, 'Анна берёт 3 плутов и 4 золотых (Таверна «Ухмыляющийся лев»).'],
    ['ru', 21, 0, 'Анна берёт 21 плута (Таверна «Ухмыляющийся лев»).'],
    ['uk', 1, 1, 'Анна бере 1 пройду і 1 золотий (Таверна «Усміхнений лев»).'],
    ['uk', 3, 4, 'Анна бере 3 пройд і 4 золоті (Таверна «Усміхнений лев»).'],
    ['uk', 5, 5, 'Анна бере 5 пройд і 5 золотих (Таверна «Усміхнений лев»).'],
  ] as const)('%s: %i and %i', (language, rogue, gold, said) => expect(gained(language, rogue, gold)).toBe(said));

  test('a quest is told as a whole', () => {
    expect(languages.map((language) => plain(texts[language].piece('q-defend-the-yawning-portal')!.text).split('. ').slice(0, 3))).toEqual([
      ['Warfare quest', 'Cost: 3 clerics, 6 fighters, 1 rogue and 1 wizard', 'Reward: 15 VP and 2 adventurers of any type'],
      ['Квест войны', 'Цена: 3 жреца, 6 воинов, 1 плут и 1 волшебник', 'Награда: 15 ПО и 2 любых искателя приключений'],
      ['Завдання війни', 'Ціна: 3 жерці, 6 воїнів, 1 пройда і 1 чарівник', 'Нагорода: 15 ПО і 2 будь-які шукачі пригод'],
    ]);
  });

  test('like events in a row are told as one', () => {
    const returned = (fighter: number): Event => ({ type: 'goodsReturned', seat: 0, goods: { ...nothing, fighter } });
    const drawn = (cards: readonly ['i-ambush-1'] | null): Event => ({ type: 'intrigueDrawn', seat: 1, count: 1, cards });
    const lines = (language: Language, ...events: readonly Event[]): readonly string[] =>
      eventLines(texts[language], events, (seat) => people[language][seat]!).map(plain);
    const thrice = [returned(1), { type: 'plotStarted', seat: 0, quest: 'q-extort-aurora' }, returned(1), returned(1)] as const;
    expect(languages.map((language) => lines(language, ...thrice))).toEqual([
      ['Anna returns 3 fighters.'],
      ['Анна возвращает 3 воинов.'],
      ['Анна повертає 3 воїнів.'],
    ]);
    expect(lines('en', drawn(null), drawn(null))).toEqual(['Boris draws 2 intrigue cards.']);
    expect(lines('en', drawn(['i-ambush-1']), drawn(['i-ambush-1']))).toEqual(['Boris draws 2 intrigue cards: Ambush and Ambush.']);
    expect(lines('en', returned(1), { ...returned(1), seat: 1 } as Event)).toHaveLength(2);
    expect(lines('en', returned(1), drawn(null), returned(1))).toHaveLength(3);
  });

  test('several moves of one question are one command', () => {
    const called = (...moves: readonly Move<Waterdeep>[]): readonly string[] =>
      languages.map((language) => plain(answerText(texts[language], moves, (seat) => people[language][seat]!)));
    const take = (adventurer: 'fighter' | 'wizard') => ({ type: 'take', adventurer }) as const;
    expect(called(take('fighter'), take('wizard'), take('fighter'))).toEqual([
      'Take 2 fighters and 1 wizard',
      'Взять 2 воинов и 1 волшебника',
      'Узяти 2 воїнів і 1 чарівника',
    ]);
    expect(called({ type: 'give', adventurer: 'rogue' }, { type: 'give', adventurer: 'rogue' })).toEqual([
      'Return 2 rogues',
      'Вернуть 2 плутов',
      'Повернути 2 пройд',
    ]);
    expect(called({ type: 'recall', space: 's-the-plinth' }, { type: 'recall', space: 's-entry-well' }, { type: 'pass' })).toEqual([
      'Return the agents from the Plinth and Entry Well',
      'Вернуть агентов с Постамента и из Входного колодца',
      'Повернути агентів з Постаменту та із Вхідного колодязя',
    ]);
    expect(called({ type: 'recall', space: 's-the-plinth' }, { type: 'pass' })).toEqual([
      'Return the agent from the Plinth',
      'Вернуть агента с Постамента',
      'Повернути агента з Постаменту',
    ]);
    expect(called({ type: 'place', space: 's-the-plinth' }, { type: 'place', space: 's-entry-well' })).toEqual([
      'The Plinth and Entry Well',
      'Постамент и Входной колодец',
      'Постамент і Вхідний колодязь',
    ]);
    const discard = (card: 'i-ambush' | 'i-repent') => ({ type: 'discard', card }) as const;
    expect(called(discard('i-ambush'), discard('i-repent'))).toEqual([
      'Discard Ambush and Repent',
      'Сбросить карты «Засада» и «Покаяние»',
      'Скинути карти «Засідка» і «Покаяння»',
    ]);
    expect(called(discard('i-ambush'), discard('i-ambush'))).toEqual([
      'Discard Ambush ×2',
      'Сбросить карты «Засада» ×2',
      'Скинути карти «Засідка» ×2',
    ]);
  });

  test('what is quoted within a name is quoted otherwise', () => {
    const said = texts.ru.move({ type: 'complete', quest: 'q-heal-fallen-gray-hand-soldiers' }, String);
    expect(said).toBe('Выполнить квест «Исцелить павших бойцов „Серых рук“»');
  });
});
