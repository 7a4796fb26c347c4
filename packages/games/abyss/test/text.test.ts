import {
  abyss,
  allyIds,
  lordIds,
  locationIds,
  locations,
  lords,
  races,
  ruleIds,
  sentinelIds,
  cards,
  type Abyss,
  type Answers,
  type Event,
} from '@fathom/abyss';
import { rulebooks, texts, words } from '@fathom/abyss/text';
import { answerText, eventLines, languages, withoutTypography, type Language, type Move } from '@fathom/kernel';
import { collectTexts, passesTextLaws, textLaws, type TextSubject } from '@fathom/kernel/testing';
import { describe, expect, test } from 'vitest';
import { randomGames } from './random.ts';

const people: Readonly<Record<Language, readonly string[]>> = {
  en: ['Anna', 'Boris', 'Clara', 'David'],
  ru: ['Анна', 'Борис', 'Клара', 'Давид'],
  uk: ['Анна', 'Борис', 'Клара', 'Давид'],
};

const pieces = [
  ...lordIds,
  ...locationIds,
  ...allyIds,
  ...sentinelIds,
  ...races.map((race) => `council-${race}`),
  'monster-1',
  'deck',
  'lordDeck',
  'tiles',
  'pearls',
  'keys',
  'threat',
  'lootDeck',
  'seat-0',
  'monsters-1',
];

const spoken: TextSubject<Abyss> = {
  game: abyss,
  samples: collectTexts(abyss, randomGames(2, 'texts')),
  rare: [],
  ruleIds,
  questions: Object.keys(words.en.prompts) as (keyof Answers)[],
  pieces,
  titled: [...lordIds, ...locationIds],
  notPieces: ['constructor', 'council-', 'crab-9-9'],
  longest: 64,
  face,
  points: { en: 'VP', ru: 'ОВ', uk: 'ОВ' },
  strange: {
    ru: /присоедин|(?<!\p{L})сил(?:а|ы|у|ой)(?!\p{L})|попол\p{L}+ Двор|Двор\p{L}* (?:не )?попол/iu,
    uk: /(?<!роз)поверн\p{L}+ лорд|лорд\p{L}*,? (?:не )?поверн|попов\p{L}+ Дв|Дв[іо]р\p{L}* (?:не )?попов|постійн\p{L}+ здібн/iu,
  },
};

describe.each(languages)('in %s', (language) => {
  const text = texts[language];
  const name = (seat: number): string => people[language][seat]!;

  for (const [law, complaints] of Object.entries(textLaws(spoken, language, text, rulebooks[language], name)))
    test(law, () => expect(complaints()).toEqual([]));

  test('the score, races and guilds have their words', () => {
    const { score, guilds, races: named } = words[language];
    const said = [...Object.values(score), ...Object.values(guilds), ...Object.values(named).flatMap(({ name, one }) => [name, one])];
    expect(said.filter((each) => !passesTextLaws(language, each))).toEqual([]);
  });
});

/** Two allies of one race and value look the same. */
function face(move: Move<Abyss>): unknown {
  return 'ally' in move ? { type: move.type, race: cards[move.ally].race, value: cards[move.ally].value } : move;
}

describe('numbers and cases', () => {
  /** Where the words matter, and not which spaces break. */
  const eventText = (language: Language, event: Event): string =>
    withoutTypography(texts[language].event(event, (seat) => people[language][seat]!) ?? '');
  const called = (language: Language, ...moves: readonly Move<Abyss>[]): string =>
    withoutTypography(answerText(texts[language], moves, (seat) => people[language][seat]!));
  const everywhere = (said: (language: Language) => string): readonly string[] => languages.map(said);
  const gained = (language: Language, amount: number): string =>
    eventText(language, { type: 'pearlsGained', seat: 0, amount, from: 'reward' });

  test.each([
    ['en', 1, 'Anna gains 1 pearl from the fight.'],
    ['en', 5, 'Anna gains 5 pearls from the fight.'],
    ['ru', 1, 'Анна получает 1 жемчужину (бой).'],
    ['ru', 3, 'Анна получает 3 жемчужины (бой).'],
    ['ru', 11, 'Анна получает 11 жемчужин (бой).'],
    ['uk', 1, 'Анна отримує 1 перлину (бій).'],
    ['uk', 2, 'Анна отримує 2 перлини (бій).'],
    ['uk', 5, 'Анна отримує 5 перлин (бій).'],
  ] as const)('%s: %i', (language, n, said) => expect(gained(language, n)).toBe(said));

  test('a reward is one line', () => {
    const reward = { type: 'reward', keys: 1, pearls: 1, tokens: 1 } as const;
    expect(everywhere((language) => called(language, reward))).toEqual([
      '1 key, 1 pearl and 1 monster token',
      'Получить 1 ключ, 1 жемчужину и 1 жетон чудовища',
      'Отримати 1 ключ, 1 перлину і 1 жетон чудовиська',
    ]);
  });

  test('lords, allies and locations are declined after a verb', () => {
    const ousted = { type: 'lordOusted', seat: 0, lord: 'healer', successor: 'shepherd' } as const;
    expect(everywhere((language) => eventText(language, ousted))).toEqual([
      'Anna replaces Healer with Shepherd.',
      'Анна меняет во Дворе Целительницу на Пастушку.',
      'Анна міняє у Дворі Цілительку на Пастушку.',
    ]);
    const exchanged = { type: 'locationExchanged', seat: 0, gone: 'jail', location: 'closed-tower' } as const;
    expect(everywhere((language) => eventText(language, exchanged))).toEqual([
      'Anna exchanges Jail for Closed Tower.',
      'Анна меняет «Тюрьму» на «Запертую башню».',
      'Анна міняє «В’язницю» на «Замкнену вежу».',
    ]);
    const paid = { type: 'lordPaid', seat: 0, lord: 'healer', allies: ['jellyfish-3-1', 'seahorse-1-1'], pearls: 1, nebulis: 2 } as const;
    expect(everywhere((language) => eventText(language, paid))).toEqual([
      'Anna spends Jellyfish 3, Seahorse 1, 1 pearl and 2 Nebulis.',
      'Анна тратит медузу 3, морского конька 1, 1 жемчужину и 2 небулиса.',
      'Анна витрачає медузу 3, морського коника 1, 1 перлину і 2 небуліси.',
    ]);
    expect(everywhere((language) => called(language, { type: 'takeLocation', location: 'jail' }))).toEqual([
      'Take Jail',
      'Взять локацию «Тюрьма»',
      'Узяти місцину «В’язниця»',
    ]);
  });

  test('like events in a row are one line', () => {
    const gain = (amount: number, from: 'reward' | 'space5'): Event => ({ type: 'pearlsGained', seat: 0, amount, from });
    const lines = (...events: readonly Event[]): readonly string[] =>
      eventLines(texts.en, events, (seat) => people.en[seat]!).map(withoutTypography);
    expect(lines(gain(1, 'reward'), gain(2, 'reward'))).toEqual(['Anna gains 3 pearls from the fight.']);
    expect(lines(gain(1, 'reward'), gain(2, 'space5'))).toHaveLength(2);
    const discarded = (ally: 'crab-2-1' | 'jellyfish-1-1'): Event => ({ type: 'alliesDiscarded', seat: 1, allies: [ally] });
    expect(lines(discarded('crab-2-1'), discarded('jellyfish-1-1'))).toEqual(['Boris discards Crab 2 and Jellyfish 1.']);
  });

  test('several moves of one question are one command', () => {
    expect(everywhere((language) => called(language, { type: 'give', to: 1 }, { type: 'give', to: 2 }))).toEqual([
      'To Boris and Clara',
      'Небулис получают Борис и Клара',
      'Небуліс отримують Борис і Клара',
    ]);
    expect(everywhere((language) => called(language, { type: 'turn', lord: 'healer' }, { type: 'turn', lord: 'sage' }))).toEqual([
      'Turn Healer and Sage',
      'Повернуть Целительницу и Мудреца',
      'Розвернути Цілительку і Мудреця',
    ]);
    const crabs = [
      { type: 'discard', ally: 'crab-2-1' },
      { type: 'discard', ally: 'jellyfish-1-1' },
    ] as const;
    expect(everywhere((language) => called(language, ...crabs))).toEqual([
      'Discard Crab 2 and Jellyfish 1',
      'Сбросить краба 2 и медузу 1',
      'Скинути краба 2 і медузу 1',
    ]);
    expect(everywhere((language) => called(language, crabs[0], { type: 'payUp' }, { type: 'payUp' }))).toEqual([
      'Discard Crab 2, pay 2 pearls',
      'Сбросить краба 2, заплатить 2 жемчужины',
      'Скинути краба 2, заплатити 2 перлини',
    ]);
  });
});

describe.each(languages)('in %s', (language) => {
  test('what is missing is said in full', () => {
    const said = words[language].lacking({ race: 'crab', races: 2, value: 3 });
    expect(said).toMatch(/2.*3/);
    expect(said.toLowerCase()).toContain(words[language].races.crab.one.toLowerCase());
  });
});

/** Marks of a text that is written for developers, not for players. */
const notForPlayers: readonly RegExp[] = [
  /engine|program|software|snapshot|bookkeeping|движ[ок]|программ|рушій|двигун|програм/i,
  /\b(?:AB|KR|RL|ED|EX|PI)-/, // rules, rulings and editions by number
  /[;/]\s*\d+\s*[;/]|;\s*\d+ (?:keys?|ключ)|→|[`_{}<>=]|\p{Ll}\p{Lu}/u, // shorthand, signs and names of code
  /\s–\s/, // a dash between words is a long one, or none
];

/** Named by its words, never by its ID. */
const rawIds = [...lordIds, ...locationIds, ...allyIds, ...sentinelIds].filter((id) => id.includes('-'));
const numbers = (said: string): number[] => (said.match(/\d+/g) ?? []).map(Number).toSorted((a, b) => a - b);
const firstSentence = (said: string): string => said.slice(0, said.indexOf('.') + 1);

describe.each(languages)('the rulebook in %s', (language) => {
  const book = rulebooks[language];
  const rules = new Map(book.flatMap((chapter) => chapter.rules.map((rule) => [rule.id, rule])));

  test('speaks to players, in sentences', () => {
    for (const { id, title, text } of rules.values()) {
      for (const said of [title, text]) {
        for (const mark of notForPlayers) expect(said, id).not.toMatch(mark);
        const named = said.toLowerCase().split(/[^\w-]+/);
        expect(
          rawIds.filter((raw) => named.includes(raw)),
          id,
        ).toEqual([]);
      }
      expect(title, id).toMatch(/^\p{Lu}[^.;]{2,35}$/u);
      expect(text, id).toMatch(/^[\p{Lu}\d«“].*\.$/u);
      expect(text.length, id).toBeGreaterThan(20);
      expect(text.length, id).toBeLessThan(400);
    }
  });

  test('what pieces say of themselves speaks to players too', () => {
    for (const piece of pieces) for (const mark of notForPlayers) expect(texts[language].piece(piece)!.text).not.toMatch(mark);
  });

  test('no title twice: among chapters, in a chapter, among cards', () => {
    const unique = (titles: readonly string[]): void => expect(new Set(titles).size, titles.join(', ')).toBe(titles.length);
    unique(book.map(({ title }) => title));
    for (const chapter of book) unique(chapter.rules.map(({ title }) => title));
    unique([...lordIds, ...locationIds].map((id) => texts[language].piece(id)!.name));
  });

  test('a lord has guild, cost, influence and key as on the card', () => {
    const { guilds, races: named } = words[language];
    for (const id of lordIds) {
      const { rule, guild, cost, influence, keys } = lords[id];
      const said = firstSentence(rules.get(rule)!.text);
      expect(numbers(said), id).toEqual(numbers(`${cost.value} ${influence}`));
      expect(said, id).toContain(guilds[guild].slice(0, 3));
      expect(/key|ключ/.test(said), id).toBe(keys > 0);
      const asked = races.filter((race) => said.toLowerCase().includes(named[race].name.toLowerCase()));
      expect(asked, id).toEqual(cost.mandatory === null ? [] : [cost.mandatory]);
    }
  });

  test('a question about a monster, said after its name, names it only once', () => {
    const { name } = texts[language].piece('monster-1')!;
    expect(texts[language].prompt('encounter').toLowerCase()).not.toContain(name.toLowerCase());
  });

  test('a location has its numbers as they are counted', () => {
    for (const id of locationIds) {
      const { rule, worth } = locations[id];
      const counted = Object.entries(worth).flatMap(([name, n]) => (name === 'base' || name === 'each' ? [Number(n)] : []));
      expect(numbers(rules.get(rule)!.text), id).toEqual(expect.arrayContaining(counted));
    }
  });
});

test('the rulebook names the same numbers in every language, and says about as much', () => {
  const books = languages.map((language) => new Map(rulebooks[language].flatMap(({ rules }) => rules.map(({ id, text }) => [id, text]))));
  for (const id of ruleIds) {
    const said = books.map((book) => book.get(id)!);
    for (const text of said) expect(numbers(text), id).toEqual(numbers(said[0]!));
    const lengths = said.map(({ length }) => length);
    expect(Math.max(...lengths), id).toBeLessThan(1.6 * Math.min(...lengths));
  }
});
