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
import { answers, languages, touches, type Language, type Move } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { randomGames } from './random.ts';
import { dealt } from './table.ts';

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

/** What random games asked, offered, pointed at and told. */
const offers: (readonly Move<Abyss>[])[] = [];
const events: Event[] = [];
const touched = new Set<string>();
for (const game of randomGames(2, 'texts')) {
  for (const { s, events: told } of game) {
    events.push(...told);
    const listed = answers(abyss, s);
    offers.push(listed.map(({ move }) => move));
    for (const { seat, move } of listed) for (const piece of touches(abyss, s, seat, move)) touched.add(piece);
  }
}

describe.each(languages)('in %s', (language) => {
  const text = texts[language];
  const name = (seat: number): string => people[language][seat]!;

  const wellFormed = (said: string): void => {
    expect(said).toMatch(/\S/);
    expect(said).toBe(said.trim());
    expect(said).not.toMatch(/undefined|NaN|null|\[object|function| {2}|\.\.|[«“]{2}/);
    if (language !== 'en') expect(said).not.toMatch(/[A-Za-z]/);
    if (language === 'ru') expect(said).not.toMatch(/[іїєґ]/i);
    if (language === 'uk') expect(said).not.toMatch(/[ыэёъ]/i);
    if (language === 'en') expect(said).not.toMatch(/\p{Script=Cyrillic}|'/u);
  };

  test('the shelf, the score, races and guilds have their words', () => {
    const { score, guilds, races: named } = words[language];
    for (const said of [text.title, text.blurb, ...Object.values(score), ...Object.values(guilds)]) wellFormed(said);
    for (const { name, one } of Object.values(named)) for (const said of [name, one]) wellFormed(said);
  });

  test('every piece has a name, a text and a rule of the book', () => {
    for (const piece of pieces) {
      const found = text.piece(piece)!;
      wellFormed(found.name);
      wellFormed(found.text);
      expect(ruleIds).toContain(found.rule);
    }
    expect([text.piece('constructor'), text.piece('council-'), text.piece('crab-9-9')]).toEqual([null, null, null]);
  });

  test('what the rules point at is a piece', () => {
    for (const piece of touched) expect(text.piece(piece), piece).not.toBeNull();
  });

  test('every question has its prompt', () => {
    for (const question of Object.keys(words[language].prompts)) wellFormed(text.prompt(question as keyof Answers));
  });

  test('the book has every rule once, in order, under its chapter', () => {
    expect(rulebooks[language].flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(ruleIds);
    for (const { title, rules } of rulebooks[language]) {
      wellFormed(title);
      for (const rule of rules) {
        wellFormed(rule.title);
        wellFormed(rule.text);
      }
    }
  });

  test('a card is called in the book as on the table', () => {
    const titles = new Map(rulebooks[language].flatMap(({ rules }) => rules.map(({ id, title }) => [id, title])));
    for (const id of [...lordIds, ...locationIds]) {
      const { name, rule } = text.piece(id)!;
      expect(name).toBe(titles.get(rule));
    }
  });

  test('every option and its values have words, and values differ', () => {
    for (const [option, values] of Object.entries(abyss.options(4))) {
      const key = option as keyof Abyss['options'];
      wellFormed(text.option(key));
      const said = values.map((value) => text.optionValue(key, value));
      said.forEach(wellFormed);
      expect(new Set(said).size).toBe(values.length);
    }
  });

  test('every move fits a button', () => {
    for (const move of new Set(offers.flat())) {
      const said = text.move(move);
      wellFormed(said);
      expect(said.length, said).toBeLessThanOrEqual(64);
      expect(said).not.toMatch(/\.$/);
    }
  });

  test('moves offered together can be told apart, but for equal allies', () => {
    for (const offer of offers) {
      const told = new Map<string, Move<Abyss>>();
      for (const move of offer) {
        const twin = told.get(text.move(move));
        if (twin !== undefined) expect(face(move), text.move(move)).toEqual(face(twin));
        told.set(text.move(move), move);
      }
    }
  });

  test('every event is a sentence, or needs none', () => {
    for (const line of new Set(events.map((event) => text.event(event, name)))) {
      if (line === null) continue;
      wellFormed(line);
      expect(line).toMatch(/^\p{Lu}.*\.$/u);
    }
  });
});

/** Two allies of one race and value look the same. */
function face(move: Move<Abyss>): unknown {
  return 'ally' in move ? { type: move.type, race: cards[move.ally].race, value: cards[move.ally].value } : move;
}

describe('numbers and cases', () => {
  const gained = (language: Language, amount: number): string | null =>
    texts[language].event({ type: 'pearlsGained', seat: 0, amount, from: 'reward' }, (seat) => people[language][seat]!);

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

  test('a reward is told as a whole', () => {
    const reward = { type: 'reward', keys: 1, pearls: 1, tokens: 1 } as const;
    expect(languages.map((language) => texts[language].move(reward))).toEqual([
      '1 key, 1 pearl and 1 monster token',
      '1 ключ, 1 жемчужину и 1 жетон чудовища',
      '1 ключ, 1 перлину і 1 жетон чудовиська',
    ]);
  });
});

test('a lord in the Court says that a hand can pay exactly where it can, and otherwise what is missing', () => {
  for (const game of randomGames(1, 'standing')) {
    let ply = 0;
    for (const { s } of game) {
      if (ply++ % 7 !== 0 || s.outcome !== null) continue;
      for (let seat = 0; seat < s.seats; seat++) {
        const view = abyss.view(s, seat);
        for (const lord of view.court) {
          if (view.kraken?.posts.court?.item === lord) continue; // reserved: whether it could be paid for is not what keeps it
          const said = texts.en.standing!(lord, view, seat)!;
          expect(said === words.en.payable, `${said} ${lord}: ${view.players[seat]!.hand!.join(' ')}`).toBe(view.payable.includes(lord));
        }
      }
    }
  }
});

describe.each(languages)('in %s', (language) => {
  test('what is missing is said in full', () => {
    const said = words[language].lacking({ race: 'crab', races: 2, value: 3 });
    expect(said).toMatch(/2.*3/);
    expect(said.toLowerCase()).toContain(words[language].races.crab.one.toLowerCase());
  });

  test('nothing is said of a piece that is no lord of the Court, or from a hand that is not seen', () => {
    const { state: s } = dealt(2, {}, 'still');
    expect(texts[language].standing!('deck', abyss.view(s, 0), 0)).toBeNull();
    expect(texts[language].standing!(s.court[0]!, abyss.view(s, null), 0)).toBeNull();
  });
});

/** Marks of a text that speaks to whoever builds the table, not to whoever plays at it. */
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
