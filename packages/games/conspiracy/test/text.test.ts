import { languages, rngFrom, start, withoutTypography, type Language, type Move } from '@fathom/kernel';
import { collectTexts, passesTextLaws, textLaws, type TextSubject } from '@fathom/kernel/testing';
import { conspiracy, guilds, locationIds, lordIds, lords, ruleIds, type Answers, type Conspiracy, type Event } from '@fathom/conspiracy';
import { rulebooks, texts, words } from '@fathom/conspiracy/text';
import { describe, expect, test } from 'vitest';
import { randomGames } from './random.ts';

const people: Readonly<Record<Language, readonly string[]>> = {
  en: ['Anna', 'Boris', 'Clara', 'David'],
  ru: ['Анна', 'Борис', 'Клара', 'Давид'],
  uk: ['Анна', 'Борис', 'Клара', 'Давид'],
};

const pieces = [...lordIds, ...locationIds, ...guilds.map((guild) => `pile-${guild}`), 'lordDeck', 'locationDeck', 'token'];

/** One of each, however seldom it happens. */
const samples: { readonly [T in Event['type']]: Extract<Event, { readonly type: T }> } = {
  gameBegan: { type: 'gameBegan', first: 0, location: 'mage-guildhall', rival: 'military' },
  turnBegan: { type: 'turnBegan', side: 0 },
  restrictionEnded: { type: 'restrictionEnded', by: 0 },
  lordsRevealed: { type: 'lordsRevealed', side: 0, lords: ['mage-0-1', 'military-6-1', 'farmer-1-2'] },
  lordKept: { type: 'lordKept', side: 0, lord: 'mage-0-1' },
  lordDiscarded: { type: 'lordDiscarded', lord: 'military-6-1' },
  pileTaken: { type: 'pileTaken', side: 0, guild: 'mage', lords: ['mage-1-1', 'mage-2-1'] },
  lordReturned: { type: 'lordReturned', side: 0, lord: 'mage-2-1' },
  lordPlaced: { type: 'lordPlaced', side: 0, lord: 'mage-1-1', slot: 15 },
  crestMoved: { type: 'crestMoved', side: 0, guild: 'mage', lord: 'mage-1-1', from: 'mage-0-1' },
  lordsSwapped: { type: 'lordsSwapped', side: 0, lords: ['mage-0-1', 'mage-3-1'], slots: [2, 7] },
  lordUnmasked: { type: 'lordUnmasked', side: 0, lord: 'farmer-4-2' },
  pearlsGained: { type: 'pearlsGained', side: 0, amount: 2, total: 5 },
  masterChanged: { type: 'masterChanged', side: 0, from: 1, counter: 5 },
  locationsRevealed: { type: 'locationsRevealed', side: 0, locations: ['silver-gate', 'grand-citadel'] },
  deckSearched: { type: 'deckSearched', side: 0 },
  noLocationLeft: { type: 'noLocationLeft', side: 0 },
  locationTaken: { type: 'locationTaken', side: 0, location: 'silver-gate', slot: 15, from: 'reveal' },
  locationOpened: { type: 'locationOpened', location: 'grand-citadel' },
  conspireRestricted: { type: 'conspireRestricted', by: 0, draw: 2 },
  lordsRecalled: { type: 'lordsRecalled', count: 21 },
  locationsRecalled: { type: 'locationsRecalled', count: 3 },
  endArmed: { type: 'endArmed', side: 0 },
  tokenWon: { type: 'tokenWon', side: 0 },
  tokenSpent: { type: 'tokenSpent', side: 0 },
  gameEnded: { type: 'gameEnded', scores: [50, 50, 40], winners: [0, 1] },
};

const spoken: TextSubject<Conspiracy> = {
  game: conspiracy,
  samples: collectTexts(conspiracy, randomGames(1, 'texts')),
  rare: Object.values(samples),
  ruleIds,
  questions: Object.keys(words.en.prompts) as (keyof Answers)[],
  pieces,
  titled: locationIds,
  notPieces: ['constructor', 'pile-'],
  longest: 52,
  face,
  points: { en: 'VP', ru: 'ОВ', uk: 'ОВ' },
  strange: { uk: /охорон\p{L}+ перл/iu },
};

describe.each(languages)('in %s', (language) => {
  const text = texts[language];
  const name = (side: number): string => people[language][side]!;

  for (const [law, complaints] of Object.entries(textLaws(spoken, language, text, rulebooks[language], name)))
    test(law, () => expect(complaints()).toEqual([]));

  test('the score, the guilds and the rivals have their words', () => {
    const { score, guilds: named, kinds, rivals } = words[language];
    const said = [
      ...Object.values(score),
      ...Object.values(named).flatMap(({ name, color }) => [name, color]),
      ...[...Object.values(kinds), ...Object.values(rivals)].flatMap(({ name, text }) => [name, text]),
    ];
    expect(said.filter((each) => !passesTextLaws(language, each))).toEqual([]);
  });

  test('the rival has a name', () => {
    const { state } = start(conspiracy, 1, { first: 1, bonusLocations: false, rival: 'mage' }, rngFrom('rival'));
    expect(text.automaton(conspiracy.view(state, 0))).toBe(words[language].rivals.mage.name);
  });

  test('only what the lines around it say already needs no line', () => {
    const silent = Object.values(samples).filter((event) => text.event(event, name) === null);
    expect(silent.map(({ type }) => type)).toEqual(['turnBegan', 'lordKept', 'lordDiscarded', 'locationOpened']);
  });
});

/** Two lords of one kind and guild look the same. */
function face(move: Move<Conspiracy>): unknown {
  return 'lord' in move ? { type: move.type, guild: lords[move.lord].guild, kind: lords[move.lord].kind } : move;
}

/** Where the words matter, and not which spaces break. */
const plain = <T extends string | null>(said: T): T => (said === null ? said : withoutTypography(said)) as T;

describe('numbers and cases', () => {
  const said = (language: Language, event: Event): string | null => plain(texts[language].event(event, (side) => people[language][side]!));
  const pearls = (language: Language, amount: number) => said(language, { type: 'pearlsGained', side: 0, amount, total: amount });
  const recalled = (language: Language, count: number) => said(language, { type: 'lordsRecalled', count });

  test.each([
    ['en', 1, 'Anna gains 1 pearl.', 'All discard piles are shuffled into the deck: 1 lord.'],
    ['en', 21, 'Anna gains 21 pearls.', 'All discard piles are shuffled into the deck: 21 lords.'],
    ['ru', 1, 'Анна получает 1 жемчужину.', 'Все стопки сброса замешаны в колоду: 1 лорд.'],
    ['ru', 2, 'Анна получает 2 жемчужины.', 'Все стопки сброса замешаны в колоду: 2 лорда.'],
    ['ru', 5, 'Анна получает 5 жемчужин.', 'Все стопки сброса замешаны в колоду: 5 лордов.'],
    ['ru', 11, 'Анна получает 11 жемчужин.', 'Все стопки сброса замешаны в колоду: 11 лордов.'],
    ['ru', 21, 'Анна получает 21 жемчужину.', 'Все стопки сброса замешаны в колоду: 21 лорд.'],
    ['uk', 1, 'Анна отримує 1 перлину.', 'Усі стоси скиду затасовано в колоду: 1 лорд.'],
    ['uk', 2, 'Анна отримує 2 перлини.', 'Усі стоси скиду затасовано в колоду: 2 лорди.'],
    ['uk', 5, 'Анна отримує 5 перлин.', 'Усі стоси скиду затасовано в колоду: 5 лордів.'],
    ['uk', 11, 'Анна отримує 11 перлин.', 'Усі стоси скиду затасовано в колоду: 11 лордів.'],
    ['uk', 21, 'Анна отримує 21 перлину.', 'Усі стоси скиду затасовано в колоду: 21 лорд.'],
  ] as const)('%s: %i', (language, n, gained, shuffled) => {
    expect(pearls(language, n)).toBe(gained);
    expect(recalled(language, n)).toBe(shuffled);
  });

  test('several cards are joined as the language joins them', () => {
    expect(languages.map((language) => said(language, samples.lordsRevealed))).toEqual([
      'Anna draws Schemer of the Mages (0), Grandee of the Military (6) and Silver Keeper of the Farmers (1).',
      'Анна открывает интригана магов (0), вельможу воинов (6) и серебряного ключаря земледельцев (1).',
      'Анна відкриває інтригана магів (0), вельможу військовиків (6) і срібного ключаря фермерів (1).',
    ]);
  });

  test('two vowels do not collide in Ukrainian', () => {
    expect(said('uk', { type: 'lordsRevealed', side: 0, lords: ['mage-6-1', 'farmer-0-1'] })).toBe(
      'Анна відкриває вельможу магів (6) та інтригана фермерів (0).',
    );
  });

  test('a location is declined where it is taken', () => {
    const taken = { type: 'takeLocation', location: 'mage-guildhall' } as const;
    expect(languages.map((language) => texts[language].move(taken, String))).toEqual([
      'Take Mages’ Guildhall',
      'Взять «Ратушу магов»',
      'Узяти «Ратушу магів»',
    ]);
  });

  test('a draw counts cards', () => {
    const draws = languages.map((language) => [1, 2, 3].map((count) => plain(texts[language].move({ type: 'draw', count }, String))));
    expect(draws).toEqual([
      ['Draw 1 lord', 'Draw 2 lords', 'Draw 3 lords'],
      ['Открыть 1 карту лорда', 'Открыть 2 карты лордов', 'Открыть 3 карты лордов'],
      ['Відкрити 1 карту лорда', 'Відкрити 2 карти лордів', 'Відкрити 3 карти лордів'],
    ]);
  });

  test('a shared victory is in the plural', () => {
    expect(languages.map((language) => said(language, samples.gameEnded))).toEqual([
      'Game over. Anna: 50 VP, Boris: 50 VP, Clara: 40 VP. Anna and Boris win.',
      'Игра окончена: Анна — 50 ОВ, Борис — 50 ОВ, Клара — 40 ОВ. Побеждают Анна и Борис.',
      'Гру завершено: Анна — 50 ОВ, Борис — 50 ОВ, Клара — 40 ОВ. Перемагають Анна і Борис.',
    ]);
  });
});
